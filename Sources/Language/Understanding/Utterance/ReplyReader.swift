internal import Automata

/// Reads answers that no phrase covers by the words of the whole line.
struct ReplyReader {
  let question: Question

  /// The odds of the line as a whole.
  let odds: Odds<ReplyKind>

  /// True if a word denies or doubts something: no weight tells what.
  var isInDoubt = false

  /// True if a value stands in the line that may change what a yes would be to: any but a position.
  var hasValue = false

  /// True if somebody is named other than those whom the request is for already.
  var namesOther = false

  /// The clauses with those that could not be read as the whole line speaks for; beside a plain
  /// answer they are a remark, unless their words speak for more.
  ///
  /// - Parameters:
  ///   - clauses: The clauses of the line.
  ///   - alone: The odds of a clause by its own words; `nil` if they are not weighed, or nothing is
  ///     known of one of them.
  /// - Returns: As many clauses.
  func clauses(insteadOf clauses: [Clause], _ alone: (Clause) -> Odds<ReplyKind>?) -> [Clause] {
    guard clauses.allSatisfy({ $0.move.isSilent || $0.move.answers(question) }) else {
      return clauses
    }
    if let decided = decided(clauses) { return decided }
    guard !clauses.allSatisfy(\.move.isSilent), odds[.other] + odds[.deny] <= Certainty.aside else {
      return clauses
    }
    return clauses.map { clause in
      let isAside =
        clause.move == .unread
        && (agrees(beside: clause) || !clause.isQuestion && isAside(alone(clause)))
      return isAside ? clause.making(.remark) : clause
    }
  }

  /// True if the line as a whole agrees, whatever a clause tells beside it: the more that asks for
  /// something, or asks something, the surer its words have to be.
  private func agrees(beside clause: Clause) -> Bool {
    guard odds.best == .affirm, !hasValue, !namesOther || clause.isTold else { return false }
    if clause.isQuestion || namesOther { return odds[.affirm] >= Certainty.replyOfAsked }
    if clause.isOrder || !clause.isTold { return odds[.affirm] >= Certainty.replyOfMixed }
    return odds[.other] + odds[.deny] <= Certainty.asideOfYes
  }

  /// True if words beside an answer say nothing of their own.
  private func isAside(_ words: Odds<ReplyKind>?) -> Bool {
    guard !hasValue, !namesOther, let words else { return false }
    return words[.other] + words[.deny] <= Certainty.aside
  }

  /// The clauses with the move that all their words make; `nil` where they make none, or what some
  /// clause says is an answer that they don't contradict.
  private func decided(_ clauses: [Clause]) -> [Clause]? {
    let isSilent = clauses.allSatisfy(\.move.isSilent)
    guard let reply = odds.best, let move = reply.move,
      reply != .affirm || isSilent && !hasValue && !namesOther && question.kind == .approval,
      reply != .affirm || !clauses.isAcknowledged, odds[reply] >= least(for: reply, clauses)
    else { return nil }
    let place = clauses.firstIndex { $0.move == .unread } ?? 0
    return clauses.enumerated().map { index, clause in
      if index == place { return clause.making(move) }
      return clause.move.answers(question) || clause.move == .unread
        ? clause.making(.remark) : clause
    }
  }

  /// The least probability at which the words of a line make a reply.
  private func least(for reply: ReplyKind, _ clauses: [Clause]) -> Double {
    if clauses.contains(where: { $0.move == .unread && $0.isQuestion }) {
      switch reply {
      case .again: return Certainty.reply
      case .affirm: return Certainty.replyOfAsked
      case .deny, .wait, .other: return .infinity
      }
    }
    let isRemark = !clauses.contains { $0.move == .unread }
    guard clauses.allSatisfy(\.move.isSilent), !hasValue, !namesOther else {
      return Certainty.replyOfMixed
    }
    guard reply == .affirm else {
      return isRemark ? Certainty.replyOfRemark : Certainty.reply
    }
    return isInDoubt || isRemark || clauses.isMixed ? Certainty.replyOfMixed : Certainty.consent
  }
}

extension ReplyReader {
  /// - Returns: `nil` if words alone decide nothing: the line is long.
  init?(_ line: Search, by weights: Weights, _ question: Question) {
    let people = question.people ?? []
    guard let odds = Odds<ReplyKind>(line, by: weights) else { return nil }
    self.init(
      question: question,
      odds: odds,
      isInDoubt: line.line.isInDoubt(0..<line.line.count)
        || line.line.sentence.tokens.contains { line.phrases.has($0.word, as: .negation) },
      hasValue: Clues(line).values.contains { $0.kind != .person && $0.kind != .ordinal },
      namesOther: !line.knownPeople.allSatisfy { $0.isOneOf(people) }
    )
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

  /// True if it is told something behind an “OK”, which is then no more than heard.
  fileprivate var isAcknowledged: Bool {
    isMixed && contains { $0.move == .courtesy(.acknowledgement) }
  }
}

extension Clause {
  /// The same words with another meaning.
  func making(_ move: Move) -> Clause {
    var clause = self
    clause.move = move
    return clause
  }
}
