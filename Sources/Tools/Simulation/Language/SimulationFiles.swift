import Automata
package import Foundation
import Measurement
import Phrases

/// The files that people are made of: what they want, how they talk, and the phrases.
package struct SimulationFiles: Sendable {
  /// The folder of this module.
  private let folder: URL

  /// - Parameter folder: The folder with `Sample` and `Voices` in it; that of this source file if
  ///   none is given.
  package init(folder: URL? = nil) {
    let own = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    self.folder = folder ?? own
  }

  /// - Throws: The first file or line that can't be used.
  package func ontology() throws -> Ontology {
    try Ontology(text("Sample/sample.goals"), file: "sample.goals")
  }

  /// The voices of the files, one that speaks as authors wrote who had read no phrase, and one that
  /// speaks the phrases: of these so many sentences are sampled for each move, and without any
  /// there is neither.
  ///
  /// - Throws: The first file or line that can't be used.
  package func voices(tries: Int) throws -> Voices {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Voices")
    let files = names.filter { $0.hasSuffix(".voice") }.sorted()
    let voices = try files.map { try Voice(text("Voices/\($0)"), file: $0) }
    return Voices(voices, sampled: tries > 0 ? try sampledVoices(tries) : [])
  }

  private func sampledVoices(_ tries: Int) throws -> [Voice] {
    let grammar = try Grammar(
      sources("phrases").map { try PhraseFileParser.parse(text($0), name: $0.lastPathComponent) }
    )
    let wordings = try sources("wordings").filter { $0.path.contains("/Wordings/") }
      .map { try Wordings(text($0), name: $0.lastPathComponent) }
    return [
      try PhraseSampling(grammar, wordings)
        .voice("authors", text("Voices/authors.sampling"), file: "authors.sampling"),
      try PhraseSampling(grammar, tries: tries)
        .voice("phrases", text("Voices/phrases.sampling"), file: "phrases.sampling"),
    ]
  }

  /// All files of a kind, wherever they are among the package's sources.
  private func sources(_ kind: String) -> [URL] {
    let sources = folder.path.range(of: "/Sources/").map { folder.path[..<$0.upperBound] }
    let root = URL(filePath: sources.map(String.init) ?? folder.path)
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == kind }
      .sorted { $0.path < $1.path }
  }

  private func text(_ path: String) throws -> String {
    try text(folder.appending(path: path))
  }

  private func text(_ file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8)
  }
}
