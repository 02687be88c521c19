import Automata
import Foundation
import Measurement
import Phrases

extension Corpus {
  /// - Parameter path: The file without its ending, from the folder of English.
  /// - Throws: What reading the file throws: there is none of that name.
  init(_ path: String) throws {
    self.init(try Self.text("\(path).corpus"), name: path)
  }

  /// The corpora in a folder of that of English, without their endings.
  static func names(in name: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.appending(path: name).path)
      .filter { $0.hasSuffix(".corpus") }.map { String($0.dropLast(".corpus".count)) }.sorted()
  }

  /// The text of a file in the folder of English.
  static func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Language/English")
}
