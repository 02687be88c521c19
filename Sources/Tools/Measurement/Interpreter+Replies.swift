package import Understanding

extension Interpreter {
  /// The reply that a line makes at the question whether to go ahead, remarks beside it left aside.
  package func reply(to line: String, at now: CivilTime) -> ReplyKind {
    let moves = hear(line, at: now).clauses(answering: Question(.approval)).map(\.move)
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
