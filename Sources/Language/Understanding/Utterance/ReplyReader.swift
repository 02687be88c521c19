internal import Automata

/// Reads answers that no phrase covers by the words of the whole line.
struct ReplyReader {
  let question: Question

  /// The odds of the line as a whole.
  let odds: Odds<ReplyKind>

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
    if clauses.allSatisfy(\.move.isReply) { return clauses }
    if let decided = decided(clauses) { return decided }
    guard clauses.allSatisfy(isAnswerOrAside), !clauses.allSatisfy(\.move.isSilent),
      odds[.other] + odds[.deny] <= Certainty.aside
    else { return clauses }
    return clauses.map { clause in
      let isAside =
        clause.move == .unread
        && (agrees(beside: clause, alone(clause)) || !clause.isQuestion && isAside(alone(clause)))
      return isAside ? clause.making(.remark) : clause
    }
  }

  /// True if the line as a whole agrees, whatever a clause tells beside it; where that may ask for
  /// something, or is not known, its words have to be surer.
  private func agrees(beside clause: Clause, _ words: Odds<ReplyKind>?) -> Bool {
    guard odds.best == .affirm, !hasValue, !namesOther || clause.isTold else { return false }
    if clause.isQuestion || words == nil && !clause.isTold {
      return odds[.affirm] >= Certainty.replyOfRead
    }
    if namesOther || clause.isOrder || !clause.isTold {
      return odds[.affirm] >= Certainty.replyOfMixed
    }
    return odds[.other] + odds[.deny] <= Certainty.aside
  }

  /// True if words beside an answer say nothing of their own.
  private func isAside(_ words: Odds<ReplyKind>?) -> Bool {
    guard !hasValue, !namesOther, let words else { return false }
    return words[.other] + words[.deny] <= Certainty.aside
  }

  /// The clauses with the move that all their words make; `nil` where they make none.
  private func decided(_ clauses: [Clause]) -> [Clause]? {
    guard let reply = odds.best, let move = reply.move, odds[reply] >= least(for: reply, clauses)
    else { return nil }
    let place = clauses.firstIndex { $0.move == .unread } ?? 0
    return clauses.enumerated().map { index, clause in
      if index == place { return clause.making(move) }
      return clause.move.isSilent && clause.move != .unread ? clause : clause.making(.remark)
    }
  }

  /// The least probability at which the words of a line make a reply, whatever phrases take parts of
  /// it for: a yes takes more than another, as it can't be taken back.
  private func least(for reply: ReplyKind, _ clauses: [Clause]) -> Double {
    if clauses.contains(where: { $0.move.intent != nil || $0.isPlainChange }) { return .infinity }
    let isUnread =
      clauses.allSatisfy(\.move.isSilent) && clauses.contains { $0.move == .unread }
    let isAsked = clauses.contains { $0.isQuestion || $0.endsInQuestionMark }
    let isOfMore = clauses.contains { !$0.move.isReply && !$0.move.isSilent && $0.move != .foreign }
    if reply == .affirm {
      guard question.kind == .approval, !hasValue, !namesOther, !clauses.isAcknowledged,
        isUnread || !isAsked, !isOfMore, !clauses.contains(where: \.move.isOtherReply),
        !clauses.contains(where: { $0.move.isAct(otherThan: question.intent) })
      else { return .infinity }
      if isAsked { return Certainty.replyOfRead }
      return isUnread ? Certainty.consent : Certainty.consentOfRead
    }
    if isOfMore { return Certainty.replyOfRead }
    let isPlain = isUnread && !hasValue && !namesOther && (!isAsked || reply == .again)
    return isPlain ? Certainty.reply : Certainty.replyOfMixed
  }

  private func isAnswerOrAside(_ clause: Clause) -> Bool {
    clause.move.isSilent || clause.move.answers(question)
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

extension Move {
  /// True if phrases read it as an answer that is no yes: no words make one of it.
  fileprivate var isOtherReply: Bool {
    [.deny, .retract, .wait, .unsure, .again, .keep].contains(self)
  }

  /// True if it is the verb of another act than the one that is asked about: “pay him”, where money is
  /// to be asked for.
  fileprivate func isAct(otherThan intent: IntentName?) -> Bool {
    guard case .verb(let verb) = self, let intent else { return false }
    return !verb.requests.contains(intent)
  }

  /// True if phrases read it as an answer, or as the courtesy beside one.
  fileprivate var isReply: Bool {
    switch self {
    case .affirm, .deny, .retract, .wait, .unsure, .again, .keep, .verb, .courtesy: true
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
  /// True if phrases read it as a change without a doubt: “double that”.
  fileprivate var isPlainChange: Bool {
    switch move {
    case .shift, .reword: cost <= Costs.courtesy
    default: false
    }
  }

  /// The same words with another meaning.
  func making(_ move: Move) -> Clause {
    var clause = self
    clause.move = move
    return clause
  }
}
