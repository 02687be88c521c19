/// A line of a transcript that can't be read.
public struct SyntaxError: Error, Sendable, Hashable, CustomStringConvertible {
  public var file: String

  /// Counted from one.
  public var line: Int
  public var expected: String
  public var found: String

  package init(file: String, line: Int, expected: String, found: String) {
    self.file = file
    self.line = line
    self.expected = expected
    self.found = found
  }

  public var description: String {
    "\(file):\(line): Expected \(expected), found \(found)."
  }
}

/// All the lines of a file that can't be read; never empty.
public struct SyntaxErrors: Error, Sendable, Hashable, CustomStringConvertible {
  public var errors: [SyntaxError]

  public var description: String {
    errors.map(\.description).joined(separator: "\n")
  }
}

/// What was wrong with a piece of a line, wherever that stands.
package struct Mismatch: Error, Hashable {
  var expected: String
  var found: String

  /// - Parameters:
  ///   - expected: Such as `a number`.
  ///   - text: What stands there instead; never what someone said.
  init(expected: String, found text: some StringProtocol) {
    self.expected = expected
    found = text.isEmpty ? "nothing" : "“\(text)”"
  }
}
