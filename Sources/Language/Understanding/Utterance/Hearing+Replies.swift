internal import Automata

// MARK: - What words alone answer

extension Hearing {
  /// The clauses of an answer with those that could not be read as the words of the whole line speak
  /// for: “so ordered”, “over my dead body”.
  ///
  /// Beside a plain answer they are a remark, unless the words speak for more. Where there is a
  /// question, a value or a request among them, words alone decide nothing.
  mutating func replying(insteadOf clauses: [Clause], to question: Question) -> [Clause] {
    guard clauses.contains(where: { $0.move == .unread || $0.move == .remark }),
      !clauses.contains(where: { $0.move == .unread && $0.isQuestion }), case .refused = understood
    else { return clauses }
    let search = stretch(0..<line.count).requests
    guard let odds = ReplyOdds(search, by: interpreter.secondStage.replies),
      !hasValues(search, besides: question.people ?? [])
    else { return clauses }
    if clauses.allSatisfy(\.move.isSilent) {
      return decided(clauses, by: odds, question)
    }
    let isPlain = clauses.allSatisfy { $0.move.isSilent || $0.move.answers(question) }
    guard isPlain, odds[.other] <= Certainty.aside else { return clauses }
    return clauses.map { clause in
      clause.move == .unread && oddsOfOther(clause) <= Certainty.aside
        ? clause.making(.remark) : clause
    }
  }

  /// The probability that words beside an answer say something of their own.
  private mutating func oddsOfOther(_ clause: Clause) -> Double {
    let words = line.sentence.tokens.indices.filter {
      clause.range.contains(Int(line.sentence.tokens[$0].start))
    }
    guard let first = words.first, let last = words.last else { return 1 }
    let search = stretch(first..<last + 1).requests
    guard !Clues(search).hasUnknownWords else { return 1 }
    return ReplyOdds(search, by: interpreter.secondStage.replies)?[.other] ?? 1
  }

  /// The clauses, none of which decides anything, with the move that all their words make.
  private func decided(_ clauses: [Clause], by odds: ReplyOdds, _ question: Question) -> [Clause] {
    let reply = odds.best
    guard let move = reply.move, question.kind == .approval || reply != .affirm else {
      return clauses
    }
    let place = clauses.firstIndex { $0.move == .unread }
    let least = reply == .affirm ? Certainty.consent : Certainty.reply
    guard odds[reply] >= (place == nil ? Certainty.replyOfRemark : least) else { return clauses }
    return clauses.enumerated().map { index, clause in
      if index == place ?? 0 { return clause.making(move) }
      return clause.move == .unread ? clause.making(.remark) : clause
    }
  }

  /// True if there are values in the line, other than those whom the request is for already.
  private func hasValues(_ search: Search, besides people: Set<String>) -> Bool {
    Clues(search).values.contains { $0.kind != .person && $0.kind != .ordinal }
      || search.knownPeople.contains { !$0.isOneOf(people) }
  }
}

extension SlotReading {
  /// True if it may be one of some people, given by their identifiers.
  fileprivate func isOneOf(_ people: Set<String>) -> Bool {
    guard case .person(let mention) = meaning else { return false }
    return !people.isDisjoint(with: mention.candidates)
  }
}

extension Move {
  /// True if it is no more than an answer to a question.
  fileprivate func answers(_ question: Question) -> Bool {
    switch self {
    case .affirm, .deny, .retract, .wait, .again: true
    case .verb(let verb):
      !verb.cancels && question.intent.map(verb.requests.contains) == true
    default: false
    }
  }
}

extension Clause {
  /// The same words with another meaning.
  fileprivate func making(_ move: Move) -> Clause {
    var clause = self
    clause.move = move
    return clause
  }
}
