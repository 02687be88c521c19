/// The file and line number of a line.
package struct Place: Sendable, Hashable, CustomStringConvertible {
  package var file: String

  /// Counted from one.
  package var line: Int

  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }

  package var description: String { "\(file):\(line)" }
}
