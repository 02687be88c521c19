import Glibc

/// A file that is named, or that is there, and of no use.
package struct UnusableFile: Error, CustomStringConvertible {
  package let path: String

  /// Such as `a file that can be read`.
  package let expected: String

  /// Such as `a pipe`.
  package let found: String

  /// The system's sentence about it, if it was asked.
  package let reason: String?

  /// Set if nothing is at the path, or at the end of a link there.
  package let isMissing: Bool

  package init(path: String, expected: String, found: String = "none", reason: String? = nil) {
    self.init(path: path, expected: expected, Obstacle(found: found, reason: reason))
  }

  /// One that the system's last error keeps from being of use.
  package init(ofSystemAt path: String, expected: String) {
    self.init(path: path, expected: expected, .ofSystem)
  }

  init(path: String, expected: String, _ obstacle: Obstacle) {
    self.path = path
    self.expected = expected
    found = obstacle.found
    reason = obstacle.reason
    isMissing = obstacle.isMissing
  }

  /// The finding, with the reason: `an error: Permission denied`.
  package var finding: String { found + (reason.map { ": \($0)" } ?? "") }

  package var description: String { "Expected \(expected) at \(path), found \(finding)." }
}

/// The reason why something could not be done with a name in a folder, to be told with the path.
struct Obstacle: Error {
  var found = "none"
  var reason: String?
  var isMissing = false

  /// The system's last error.
  static var ofSystem: Obstacle {
    let code = errno
    return switch code {
    case ENOENT: Obstacle(reason: systemReason(code), isMissing: true)
    case EEXIST: Obstacle(found: "something that is there already")
    default: Obstacle(found: "an error", reason: systemReason(code))
    }
  }
}
