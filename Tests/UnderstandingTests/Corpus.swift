import Foundation
import Measurement

extension Corpus {
  /// - Parameter path: The file without its ending, from the folder of Understanding's sources.
  /// - Throws: What reading the file throws: there is none of that name.
  init(_ path: String) throws {
    let folder = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appending(path: "Sources/Understanding/\(path).corpus")
    self.init(try String(contentsOf: file, encoding: .utf8), name: path)
  }
}
