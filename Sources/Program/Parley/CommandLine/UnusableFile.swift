/// A file that is named, or that is there, and of no use.
package struct UnusableFile: Error, CustomStringConvertible {
  let path: String

  /// Such as `a file that can be read`.
  let expected: String

  /// What the system says about it, if it was asked.
  let reason: String?

  package init(path: String, expected: String, reason: String? = nil) {
    self.path = path
    self.expected = expected
    self.reason = reason
  }

  package var description: String {
    "Expected \(expected) at \(path), found none" + (reason.map { ": \($0)." } ?? ".")
  }
}
