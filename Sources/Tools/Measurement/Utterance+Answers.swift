package import Understanding

extension Utterance {
  /// The detail that is asked for where nothing is open; `nil` if there is none.
  package var detail: Detail? {
    for case .detail(let detail, _) in clauses(answering: nil).map(\.move) { return detail }
    return nil
  }

  /// The reply that it makes at the question whether to go ahead, remarks beside it left aside.
  ///
  /// A line that names an act by its verb is held against the question about that act.
  package var reply: ReplyKind {
    let open = clauses(answering: Question(.approval)).map(\.move)
    let own = open.lazy.compactMap(\.ownAct).first
    let question = own.map { Question(.approval, intent: $0) }
    let moves = question.map { clauses(answering: $0).map(\.move) } ?? open
    let replies = Set(moves.filter { !$0.isAside }.map(\.reply))
    return replies.count == 1 ? replies.first ?? .other : .other
  }
}

extension Move {
  /// The act that its verb names.
  fileprivate var ownAct: IntentName? {
    guard case .verb(let verb) = self else { return nil }
    return verb.requests.min { $0.rawValue < $1.rawValue }
  }

  fileprivate var isAside: Bool {
    switch self {
    case .remark, .courtesy, .keep: true
    default: false
    }
  }

  fileprivate var reply: ReplyKind {
    switch self {
    case .affirm: .affirm
    case .deny, .retract: .deny
    case .wait, .unsure: .wait
    case .again: .again
    // The question's own, as far as words alone tell.
    case .verb(let verb): verb.cancels ? .deny : .affirm
    default: .other
    }
  }
}
