import Foundation
import Measurement
import Phrases

extension Corpus {
  /// - Parameter path: The file without its ending, from the folder of English.
  /// - Throws: What reading the file throws: there is none of that name.
  init(_ path: String) throws {
    self.init(try Self.text("\(path).corpus"), name: path)
  }

  /// The text of a file in the folder of English.
  static func text(_ path: String) throws -> String {
    let folder = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appending(path: "Sources/Language/English/\(path)")
    return try String(contentsOf: file, encoding: .utf8)
  }
}
