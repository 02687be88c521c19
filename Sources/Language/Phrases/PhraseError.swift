package import Automata

/// A mistake in a file of phrases, told so that its author can mend it.
package struct PhraseError: Error, Sendable, Hashable, CustomStringConvertible {
  package var file: String

  /// Both counted from one.
  package var line: Int
  package var column: Int
  package var message: String

  /// The line as it stands in the file.
  package var source: String

  package var description: String {
    let caret = String(repeating: " ", count: max(0, column - 1)) + "^"
    return "\(file):\(line):\(column): \(message)\n\(source)\n\(caret)"
  }
}
