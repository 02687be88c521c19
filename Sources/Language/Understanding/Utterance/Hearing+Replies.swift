internal import Automata

// MARK: - What words alone answer

extension Hearing {
  /// The clauses of an answer with those that could not be read as the words of the whole line speak
  /// for: “so ordered”, “over my dead body”.
  ///
  /// Where there is a question or a request among them, words alone decide nothing.
  mutating func replying(insteadOf clauses: [Clause], to question: Question) -> [Clause] {
    guard clauses.contains(where: { $0.move == .unread || $0.move == .remark }),
      !clauses.contains(where: { $0.move == .unread && $0.isQuestion }),
      case .refused = understood, let weights = interpreter.secondStage.replies,
      let reader = ReplyReader(stretch(0..<line.count).requests, by: weights, question)
    else { return clauses }
    return reader.clauses(insteadOf: clauses) { clause in
      let words = line.words(in: clause.range)
      return words.isEmpty ? nil : stretch(words).requests
    }
  }
}
