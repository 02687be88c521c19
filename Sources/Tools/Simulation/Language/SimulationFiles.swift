package import Foundation
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

  /// - Throws: What can't be read or used.
  package func ontology() throws -> Ontology {
    try Ontology(text("Sample/sample.goals"), file: "sample.goals")
  }

  /// The voices of the files, and one that speaks the phrases: of these so many sentences are
  /// sampled for each move, and without any there is no such voice.
  ///
  /// - Throws: What can't be read or used.
  package func voices(tries: Int) throws -> Voices {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path + "/Voices")
    let files = names.filter { $0.hasSuffix(".voice") }.sorted()
    let voices = try files.map { try Voice(text("Voices/\($0)"), file: $0) }
    return Voices(tries > 0 ? voices + [try phraseVoice(tries)] : voices)
  }

  private func phraseVoice(_ tries: Int) throws -> Voice {
    let files = try phraseFiles().map { file in
      try PhraseFileParser.parse(
        String(contentsOf: file, encoding: .utf8),
        name: file.lastPathComponent
      )
    }
    return try PhraseSampling(Grammar(files), tries: tries)
      .voice(text("Voices/phrases.sampling"), file: "phrases.sampling")
  }

  /// All files of phrases of the package, wherever they are among its sources.
  private func phraseFiles() throws -> [URL] {
    let sources = folder.path.range(of: "/Sources/").map { folder.path[..<$0.upperBound] }
    let root = URL(filePath: sources.map(String.init) ?? folder.path)
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    return (files?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == "phrases" }
      .sorted { $0.path < $1.path }
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }
}
