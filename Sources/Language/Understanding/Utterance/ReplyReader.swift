internal import Automata

/// Reads answers that no phrase covers by the words of the whole line.
struct ReplyReader {
  private let weights: Weights
  private let question: Question
  private let odds: ReplyOdds

  /// True if a word denies or doubts something: no weight tells what.
  private let isInDoubt: Bool

  /// - Returns: `nil` if words alone decide nothing: the line is long, or there are values in it
  ///   other than those whom the request is for already.
  init?(_ line: Search, by weights: Weights, _ question: Question) {
    let people = question.people ?? []
    guard let odds = ReplyOdds(line, by: weights),
      !Clues(line).values.contains(where: { $0.kind != .person && $0.kind != .ordinal }),
      line.knownPeople.allSatisfy({ $0.isOneOf(people) })
    else { return nil }
    (self.weights, self.question, self.odds) = (weights, question, odds)
    isInDoubt =
      line.line.isInDoubt(0..<line.line.count)
      || line.line.sentence.tokens.contains { line.phrases.has($0.word, as: .negation) }
  }

  /// The clauses with those that could not be read as the whole line speaks for; beside a plain
  /// answer they are a remark, unless their words speak for more.
  ///
  /// - Parameters:
  ///   - clauses: The clauses of the line.
  ///   - search: What the words of a clause can ask for.
  /// - Returns: As many clauses.
  func clauses(insteadOf clauses: [Clause], _ search: (Clause) -> Search?) -> [Clause] {
    if clauses.allSatisfy(\.move.isSilent) { return decided(clauses) }
    let isPlain = clauses.allSatisfy { $0.move.isSilent || $0.move.answers(question) }
    guard isPlain, odds[.other] + odds[.deny] <= Certainty.aside else { return clauses }
    let isSure = odds[.other] + odds[.deny] <= Certainty.asideOfYes && odds.best == .affirm
    return clauses.map { clause in
      let isAside = isSure && clause.saysNoMore || self.isAside(search(clause))
      return clause.move == .unread && isAside ? clause.making(.remark) : clause
    }
  }

  /// True if words beside an answer say nothing of their own.
  private func isAside(_ words: Search?) -> Bool {
    guard let words, !Clues(words).hasUnknownWords else { return false }
    return ReplyOdds(words, by: weights).map { $0[.other] + $0[.deny] <= Certainty.aside } == true
  }

  /// The clauses, none of which decides anything, with the move that all their words make.
  private func decided(_ clauses: [Clause]) -> [Clause] {
    let reply = odds.best
    guard let move = reply.move,
      reply != .affirm
        || question.kind == .approval && !isInDoubt && !clauses.isMixed
    else { return clauses }
    let place = clauses.firstIndex { $0.move == .unread }
    let isYes = reply == .affirm
    let ofUnread = isYes ? Certainty.consent : Certainty.reply
    let ofRemark = isYes ? Certainty.consentOfRemark : Certainty.replyOfRemark
    guard odds[reply] >= (place == nil ? ofRemark : ofUnread) else { return clauses }
    return clauses.enumerated().map { index, clause in
      if index == place ?? 0 { return clause.making(move) }
      return clause.move == .unread ? clause.making(.remark) : clause
    }
  }
}

extension ReplyKind {
  /// The move that it makes; `nil` for what the words alone don't tell.
  var move: Move? {
    switch self {
    case .affirm: .affirm
    case .deny: .deny
    case .wait: .wait
    case .again: .again
    case .other: nil
    }
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

extension [Clause] {
  /// True if some of it is known to tell something, and some is not read.
  fileprivate var isMixed: Bool { count > 1 && contains { $0.move == .remark } }
}

extension Clause {
  /// True if it asks for nothing, and has no value in it.
  fileprivate var saysNoMore: Bool { !isOrder && !isQuestion && !hidesValue }

  /// The same words with another meaning.
  func making(_ move: Move) -> Clause {
    var clause = self
    clause.move = move
    return clause
  }
}
