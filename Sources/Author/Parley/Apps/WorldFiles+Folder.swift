package import Assistant
import Files
import Foundation

extension WorldFiles {
  /// The world in a folder, or the sample world.
  package init(named folder: String?) throws {
    guard let folder else {
      self = .sample
      return
    }
    self.init(folder: URL(filePath: folder))
    guard isFound else { throw UnusableFolder(path: folder, expected: "the folder of a world") }
  }
}

/// A folder that a command line names, or leaves to the usual place, and that is of no use.
package struct UnusableFolder: Error, CustomStringConvertible {
  private let path: String
  private let expected: String

  package init(path: String, expected: String) {
    self.path = path
    self.expected = expected
  }

  package var description: String {
    "Expected \(expected) at \(path), found \(FileKind(at: path)?.description ?? "nothing")."
  }
}
