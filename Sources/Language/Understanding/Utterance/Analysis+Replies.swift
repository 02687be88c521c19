internal import Automata

// MARK: - What words alone answer

extension Analysis {
  /// The clauses of an answer with those that could not be read as the words of the whole line speak
  /// for: “so ordered”, “over my dead body”.
  ///
  /// Where phrases ask for something else, words alone decide nothing.
  mutating func replying(insteadOf clauses: [Clause], to question: Question) -> [Clause] {
    guard !understood.asksForMore(than: question), let weights = interpreter.secondStage.replies,
      let reader = ReplyReader(stretch(0..<line.count).requests, by: weights, question)
    else { return clauses }
    return reader.clauses(insteadOf: clauses) { clause in
      let words = line.words(in: clause.range)
      guard !words.isEmpty, !stretch(words).hasUnknownWords else { return nil }
      return Odds(stretch(words).requests, by: weights)
    }
  }
}

extension Understood {
  /// True if phrases ask for something else than what the question is about; to words alone the
  /// weights of replies are closer.
  fileprivate func asksForMore(than question: Question) -> Bool {
    switch self {
    case .refused, .doubtful: false
    case .reading(let reading, _), .nearTie(let reading, _):
      reading.intent != question.intent && reading.evidence.isEmpty
    }
  }
}

// MARK: - What only sounds like a yes

extension Analysis {
  /// The clauses of an answer without a yes that is none: all words of the line speak against it, or
  /// something is asked first.
  mutating func consenting(_ clauses: [Clause], to question: Question) -> [Clause] {
    let reader = ConsentReader(line: line, phrases: interpreter.phrases, question: question)
    let clauses = reader.withoutAsking(clauses)
    guard clauses.contains(where: \.move.isConsent) else { return clauses }
    var move = reader.asksFirst(clauses) ? Move.remark : nil
    if move == nil, reader.isInDoubt(clauses),
      let odds = Odds<ReplyKind>(
        stretch(0..<line.count).requests,
        by: interpreter.secondStage.replies
      )
    {
      move = reader.dissent(of: clauses, by: odds)
    }
    return clauses.map { $0.move.isConsent ? $0.making(move ?? $0.move) : $0 }
  }
}
