import Files
import Foundation

/// The sentences and partial conversations that the files of a BotiumScript folder share, by name.
package struct BotiumLibrary: Hashable {
  /// Each way of saying it, the first one first.
  var utterances: [String: [String]] = [:]

  /// The files of partial conversations, by the names that these have.
  var partials: [String: String] = [:]

  /// The paths of the files that were read.
  package private(set) var paths: [String] = []

  package init() {}

  /// Reads what lies beside a file; what can't be read is as if it weren't there.
  package init(besides path: String) {
    let folder = URL(filePath: path).deletingLastPathComponent().path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names.sorted() {
      let isOfSentences = name.hasSuffix(".utterances.txt")
      guard isOfSentences || name.hasSuffix(Self.partialEnding),
        let text = try? Files.text(ofFile: "\(folder)/\(name)")
      else { continue }
      paths.append("\(folder)/\(name)")
      let lines = BotiumLine.lines(of: text).map(\.text).filter { !$0.isEmpty }
      guard let title = lines.first else { continue }
      if isOfSentences {
        utterances[title] = Array(lines.dropFirst())
      } else {
        partials[title] = name
      }
    }
  }

  static let partialEnding = ".pconvo.txt"

  /// The file that a partial conversation has as a part of transcripts; `nil` if it isn't there.
  func part(named name: String) -> String? {
    partials[name].map { $0.dropLast(Self.partialEnding.count) + ".part" }
  }
}
