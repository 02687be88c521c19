internal import Automata

/// Tells a yes from what only sounds like one: “sure he did”, “yes, but read it again first”.
struct ConsentReader {
  let line: Line
  let phrases: Automaton
  let question: Question

  /// The clauses of an answer, none of which asks about the act that is asked about and agrees to
  /// it, as “do I have to pay now” would.
  func withoutAsking(_ clauses: [Clause]) -> [Clause] {
    clauses.map { clause in
      guard case .verb(let verb) = clause.move, !verb.cancels, clause.isQuestion,
        line.asksOfSomething(words(of: clause), phrases)
      else { return clause }
      return clause.making(.doubt)
    }
  }

  /// True if something is to be told before a yes counts.
  func asksFirst(_ clauses: [Clause]) -> Bool {
    clauses.indices.dropFirst().contains { index in
      clauses[index - 1].move.isConsent && asksFirst(clauses[index])
    }
  }

  /// True if all words of a line that agrees have to be weighed.
  ///
  /// A yes that tells nothing, or is said with a “please”, needs no other words to speak for it, and
  /// a call for help doesn't wait for them.
  func isInDoubt(_ clauses: [Clause]) -> Bool {
    !question.isUrgent && clauses.allSatisfy(\.isAnswerOrAside)
      && clauses.contains { $0.tells && !isPlain($0) } && !clauses.contains(where: isPlea)
  }

  /// The move that all words of the line make, if that is no yes; `nil` where it may be one.
  func dissent(of clauses: [Clause], by odds: Odds<ReplyKind>) -> Move? {
    let least = isParted(clauses) ? Certainty.dissentOfTold : Certainty.dissent
    return 1 - odds[.affirm] >= least ? odds.best?.move ?? .remark : nil
  }
}

// MARK: - What stands beside a yes

extension ConsentReader {
  /// True if a clause behind a yes asks something, or to look it up with a “but” or in the same
  /// breath; what an “and” adds is for later.
  private func asksFirst(_ clause: Clause) -> Bool {
    guard case .request(let reading) = clause.move, let first = words(of: clause).first else {
      return false
    }
    let looksUp = Manner.of(reading.intent).isLookup
    if has(first, .exclusion) { return clause.isQuestion || looksUp }
    return line.role(first) != .and && (clause.isQuestion || looksUp && !isMarked(first))
  }

  /// True if a mark stands between a yes and all that is said besides.
  private func isParted(_ clauses: [Clause]) -> Bool {
    let places = clauses.dropFirst().compactMap { words(of: $0).first }
    return !places.isEmpty && places.allSatisfy(isMarked)
  }

  /// True if all words of a clause are such as answer by themselves.
  private func isPlain(_ clause: Clause) -> Bool {
    words(of: clause).allSatisfy { has($0, .response) || has($0, .courtesy) }
  }

  /// True if a clause says yes and please.
  private func isPlea(_ clause: Clause) -> Bool {
    clause.move == .affirm && isPlain(clause) && words(of: clause).contains { has($0, .courtesy) }
  }

  private func words(of clause: Clause) -> Range<Int> { line.words(in: clause.range) }

  private func isMarked(_ index: Int) -> Bool { line.marks(index).hasAny(of: Division.marks) }

  private func has(_ index: Int, _ sort: WordSort) -> Bool {
    phrases.has(line.sentence.tokens[index].word, as: sort)
  }
}

extension Question {
  /// True if it is about what is otherwise done at once, such as a call.
  fileprivate var isUrgent: Bool {
    guard let manner = intent.map(Manner.of) else { return false }
    return manner.isImmediate && !manner.confirms
  }
}

extension Clause {
  /// True if it says more than yes and thanks.
  fileprivate var tells: Bool {
    isTold || isQuestion || !move.isConsent && move != .courtesy(.thanks)
  }

  /// True if it asks for nothing that is known; other words that could not be read are quoted.
  fileprivate var isAnswerOrAside: Bool {
    switch move {
    case .unread: isQuestion
    case .foreign: true
    default: move.isConsent || move.isSilent
    }
  }
}

extension Move {
  /// True if it agrees by a word of yes, or may do so by one that hears.
  var isConsent: Bool { self == .affirm || self == .courtesy(.acknowledgement) }
}
