/// A file that is named, or that is there, and of no use.
package struct UnusableFile: Error, CustomStringConvertible {
  let path: String

  /// Such as `a file that can be read`.
  let expected: String

  package init(path: String, expected: String) {
    self.path = path
    self.expected = expected
  }

  package var description: String { "Expected \(expected) at \(path), found none." }
}
