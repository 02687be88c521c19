package import Understanding

extension Utterance {
  /// The detail that is asked for where nothing is open; `nil` if there is none.
  package var detail: Detail? {
    for case .detail(let detail, _) in clauses(answering: nil).map(\.move) { return detail }
    return nil
  }

  /// The reply that it makes at the question whether to go ahead, remarks beside it left aside.
  package var reply: ReplyKind {
    let moves = clauses(answering: Question(.approval)).map(\.move)
    let replies = Set(moves.filter { !$0.isAside }.map(\.reply))
    return replies.count == 1 ? replies.first ?? .other : .other
  }
}

extension Move {
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
