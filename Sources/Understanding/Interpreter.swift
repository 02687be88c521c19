/// Reads sentences and answers.
///
/// A value without state between calls: the same sentence, lexicon and time give the same
/// reading.
package struct Interpreter: Sendable {
  package init(lexicon: Lexicon) {
    fatalError("The interpreter is being written.")
  }

  /// Reads a sentence as a request.
  ///
  /// - Parameters:
  ///   - sentence: What was typed, at any length.
  ///   - now: The wall-clock time at which it was said; all six parts given.
  /// - Returns: One reading, a near tie to ask about, or a refusal.
  package func read(_ sentence: String, at now: CivilTime) -> Understood {
    fatalError("The interpreter is being written.")
  }

  /// Reads a sentence as the answer to a question.
  package func readReply(
    _ sentence: String,
    to question: Question,
    at now: CivilTime
  ) -> ReplyReading {
    fatalError("The interpreter is being written.")
  }
}
