// From the clauses of an answer to the label by which answers are measured.

extension Prediction {
  /// The prediction for an answer: what is changed comes before what is refused, and any doubt
  /// before a yes.
  init(_ clauses: [Clause], to expected: Interpreter.Expectation) {
    let changes = clauses.flatMap(\.changes)
    let label = Self.label(clauses)
    let isSelected = expected != .confirmation && label == "no_with_change" && !changes.isEmpty
    self.init(label: isSelected ? "select" : label)
    if isSelected { slots = Self.values(changes) } else { self.changes = Self.values(changes) }
  }

  private static func label(_ clauses: [Clause]) -> String {
    let moves = clauses.map(\.move)
    if moves.contains(where: \.isPick) { return "select" }
    if clauses.contains(where: { $0.changesSomething(behind: clauses) }) { return "no_with_change" }
    if moves.contains(where: \.endsSomething) { return "cancel" }
    if moves.contains(.deny) { return "no" }
    if !Set(moves).isDisjoint(with: [.unsure, .wait, .doubt]) || clauses.contains(where: \.asksBack)
    {
      return "maybe"
    }
    if moves.contains(where: \.isConsentOrAct), !moves.contains(where: \.asksOfWhatIsShown) {
      return clauses.contains(where: \.isDoubtful) ? "maybe" : "yes"
    }
    return moves.contains(.again) ? "repeat" : "other"
  }
}

extension Move {
  fileprivate var isPick: Bool {
    switch self {
    case .pick, .pickAny, .pickShown, .pickAll: true
    default: false
    }
  }

  /// Indicates whether it ends something, be it for a while.
  fileprivate var endsSomething: Bool {
    if case .request(let reading) = self {
      return [.cancelThat, .finished].contains(reading.intent)
    }
    guard case .verb(let verb) = self else { return self == .retract }
    return verb.cancels || verb.requests == ["pauseWorkout"]
  }

  /// Indicates whether it asks something about what is shown, before it is agreed to.
  fileprivate var asksOfWhatIsShown: Bool {
    switch self {
    case .detail, .prefer, .help: true
    default: self == .again
    }
  }

  fileprivate var isConsentOrAct: Bool {
    switch self {
    case .affirm, .courtesy(.acknowledgement): true
    case .verb: !endsSomething
    default: false
    }
  }
}

extension Clause {
  /// The values that it gives in the place of others.
  fileprivate var changes: [SlotReading] {
    isInquiry ? [] : move.slots
  }

  /// Indicates whether it asks for something that changes nothing.
  private var isInquiry: Bool {
    switch move {
    case .request: isQuestion
    case .detail: true
    default: false
    }
  }

  fileprivate func changesSomething(behind clauses: [Clause]) -> Bool {
    switch move {
    case .inform, .correct, .add, .remove, .reword, .restore, .shift, .instead, .revise: true
    case .request(let reading):
      !move.endsSomething
        && !(clauses.contains { $0.move.isConsentOrAct } && (isQuestion || reading.slots.isEmpty))
    default: false
    }
  }

  /// “Yes?” is no yes.
  fileprivate var asksBack: Bool {
    move.isConsentOrAct && endsInQuestionMark && wording.split(separator: " ").count <= 2
  }

  /// Indicates whether it leaves in doubt what was agreed to besides it.
  fileprivate var isDoubtful: Bool {
    switch move {
    case .unread, .foreign: !isQuestion
    case .unsure, .doubt, .wait, .either, .perhaps, .back, .skip, .first: true
    default: false
    }
  }
}
