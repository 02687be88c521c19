/// A source of the person's lines: a line editor on a terminal, a plain reader elsewhere.
package protocol Input: Sendable {
  /// The next line, once the person has finished it.
  ///
  /// Only one call at a time; other tasks go on while it waits.
  func next(_ prompt: Prompt) async -> Entry
}

/// The result of asking for a line.
package enum Entry: Hashable, Sendable {
  case line(Line)
  /// The person gave up the line with Ctrl-C; the session goes on.
  case interrupted
  /// There will be no more lines: Ctrl-D on an empty line, the end of a file, or a signal
  /// that asks the process to go.
  case end
}

/// One line as the person meant it: valid text without control characters.
package struct Line: Hashable, Sendable {
  package let text: String
  /// Counted from 1 as they are typed.
  package let number: Int
  /// The repairs made to the line; empty for nearly every line.
  package let warnings: [InputWarning]

  package init(text: String, number: Int, warnings: [InputWarning] = []) {
    self.text = text
    self.number = number
    self.warnings = warnings
  }
}

/// A prompt, with the completions for its answer.
package struct Prompt: Sendable {
  package let text: TerminalText
  /// Called for each press of Tab and between two keys, on the editor's thread; it must be quick.
  package let candidates: @Sendable (CompletionRequest) -> [String]
  /// True if the answer belongs into the history.
  package let isRemembered: Bool

  package init(
    _ text: TerminalText,
    isRemembered: Bool = true,
    candidates: @escaping @Sendable (CompletionRequest) -> [String] = { _ in [] }
  ) {
    self.text = text
    self.isRemembered = isRemembered
    self.candidates = candidates
  }
}
