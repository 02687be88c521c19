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
    let replies = Set(moves.filter { ![.remark, .courtesy(.thanks)].contains($0) }.map(\.reply))
    return replies.count == 1 ? replies.first ?? .other : .other
  }
}

extension Move {
  fileprivate var reply: ReplyKind {
    switch self {
    case .affirm: .affirm
    case .deny, .retract: .deny
    case .wait, .unsure: .wait
    case .again: .again
    default: .other
    }
  }
}
