/// A file that is named, or that is there, and of no use.
package struct UnusableFile: Error, CustomStringConvertible {
  package let path: String

  /// Such as `a file that can be read`.
  package let expected: String

  /// Such as `a pipe`.
  package let found: String

  /// What the system says about it, if it was asked.
  package let reason: String?

  package init(path: String, expected: String, found: String = "none", reason: String? = nil) {
    self.path = path
    self.expected = expected
    self.found = found
    self.reason = reason
  }

  package var description: String {
    "Expected \(expected) at \(path), found \(found)" + (reason.map { ": \($0)." } ?? ".")
  }
}

/// The reason why something could not be done with a name in a folder, to be told with the path.
struct Obstacle: Error {
  var found = "none"
  var reason: String?

  /// The system's last error.
  static var ofSystem: Obstacle { Obstacle(reason: systemReason()) }
}

extension UnusableFile {
  init(path: String, expected: String, _ obstacle: Obstacle) {
    self.init(path: path, expected: expected, found: obstacle.found, reason: obstacle.reason)
  }
}
