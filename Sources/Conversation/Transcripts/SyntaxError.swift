/// A line of a transcript that can't be read.
package struct SyntaxError: Error, Sendable, Hashable, CustomStringConvertible {
  package var file: String

  /// Counted from one.
  package var line: Int
  package var expected: String
  package var found: String

  package init(file: String, line: Int, expected: String, found: String) {
    self.file = file
    self.line = line
    self.expected = expected
    self.found = found
  }

  package var description: String {
    "\(file):\(line): Expected \(expected), found \(found)."
  }
}

/// All the lines of a file that can't be read; never empty.
package struct SyntaxErrors: Error, Sendable, Hashable, CustomStringConvertible {
  package var errors: [SyntaxError]

  package var description: String {
    errors.map(\.description).joined(separator: "\n")
  }
}

/// An error in a piece of a line, wherever the line is.
package struct Mismatch: Error, Hashable {
  package var expected: String

  /// As the sentence has it, quotes and all.
  package var found: String

  /// - Parameters:
  ///   - expected: Such as `a number`.
  ///   - text: The text in its place; never what someone said.
  package init(expected: String, found text: some StringProtocol) {
    self.expected = expected
    found = text.isEmpty ? "nothing" : "“\(text)”"
  }

  /// - Parameters:
  ///   - expected: Such as `a file that can be read`.
  ///   - finding: The finding, as the sentence has it.
  package init(expected: String, finding: String) {
    self.expected = expected
    found = finding
  }
}

extension Mismatch: CustomStringConvertible {
  package var description: String { "Expected \(expected), found \(found)." }
}
