// Moves as they are written: in corpora, and where a reading is explained.

extension [Clause] {
  /// The moves of a line in their order: `deny; inform | recipients=Anna`.
  package var notation: String { map(\.move.notation).joined(separator: "; ") }
}

extension [SlotReading] {
  /// Each value with the name of its slot: `recipients=Anna`.
  package var notation: [String] { map { "\($0.name)=\($0.wording)" } }
}

extension Move {
  /// The name of the move, with its values: `inform | recipients=Anna`.
  package var notation: String {
    switch self {
    case .request(let reading): Self.noted("request \(reading.intent.rawValue)", reading.slots)
    case .either(let one, let other): "either \(one.intent.rawValue) \(other.intent.rawValue)"
    case .perhaps(let reading): "perhaps \(reading.intent.rawValue)"
    case .inform(let slots): Self.noted("inform", slots)
    case .correct(let slots): Self.noted("correct", slots)
    case .add(let slots): Self.noted("add", slots)
    case .resume(let slots): Self.noted("resume", slots)
    case .remove(let slots): Self.noted("remove", slots)
    case .exchange(let old, let new): Self.noted("exchange", old + new)
    case .reword(let changes):
      "reword " + changes.map { "\($0.slot) \($0.old) > \($0.new)" }.joined(separator: ", ")
    case .restore(let slots): Self.noted("restore", slots)
    case .instead(let intent, let slots): Self.noted("instead \(intent.rawValue)", slots)
    case .verb(let verb): verb.notation
    case .shift(let shifts): "shift " + shifts.map(\.notation).joined(separator: ", ")
    case .pick(let places): "pick " + places.map { "\($0 + 1)" }.joined(separator: " ")
    case .revise(let aspect): aspect.map { "revise \($0)" } ?? "revise"
    case .detail(let detail, let things): Self.noted("detail \(detail)", things)
    case .prefer(let preference): "prefer \(preference)"
    case .courtesy(let courtesy): courtesy.rawValue
    case .first(let new): "first \(new.map { $0 ? "new" : "other" } ?? "named")"
    case .pickAny, .pickShown, .pickAll, .affirm, .deny, .retract, .again, .help, .back, .skip,
      .unsure,
      .doubt, .foreign, .keep, .remark, .unread, .wait:
      "\(self)"
    }
  }

  fileprivate static func noted(_ name: String, _ slots: [SlotReading]) -> String {
    ([name] + slots.notation).joined(separator: " | ")
  }
}

extension Verb {
  fileprivate var notation: String {
    let requests = requests.map(\.rawValue).sorted()
    return Move.noted((["verb"] + requests).joined(separator: " "), object)
      + (cancels ? " cancels" : "")
  }
}

extension Shift {
  fileprivate var notation: String {
    let change =
      switch change {
      case .times(let factor): "times \(factor)"
      case .more(let meaning): "more \(meaning.measure)"
      case .less(let meaning): "less \(meaning.measure)"
      case .later(let seconds): "later \(seconds)"
      case .earlier(let seconds): "earlier \(seconds)"
      }
    return slot.map { "\($0) \(change)" } ?? change
  }
}

extension Meaning {
  fileprivate var measure: String {
    switch self {
    case .number(let number): "\(number)"
    case .duration(let seconds): "\(seconds) s"
    case .distance(let value, let unit): "\(value) \(unit)"
    case .energy(let value, let unit): "\(value) \(unit)"
    case .money(let money): "\(money.amount) \(money.currency.code)"
    default: "\(self)"
    }
  }
}
