package import Phrases
package import Understanding

extension Corpus {
  /// Clauses as a corpus of moves spells them: `deny; inform recipients=Anna`.
  package static func spelled(_ clauses: [Clause]) -> String {
    clauses.map { spelled($0.move) }.joined(separator: "; ")
  }

  private static func spelled(_ move: Move) -> String {
    switch move {
    case .request(let reading): spelled("request \(reading.intent.rawValue)", reading.slots)
    case .either(let one, let other): "either \(one.intent.rawValue) \(other.intent.rawValue)"
    case .perhaps(let reading): "perhaps \(reading.intent.rawValue)"
    case .inform(let slots): spelled("inform", slots)
    case .correct(let slots): spelled("correct", slots)
    case .add(let slots): spelled("add", slots)
    case .resume(let slots): spelled("resume", slots)
    case .remove(let slots): spelled("remove", slots)
    case .instead(let intent, let slots): spelled("instead \(intent.rawValue)", slots)
    case .verb(let verb): spelled(verb)
    case .shift(let shifts): "shift " + shifts.map(spelled).joined(separator: ", ")
    case .pick(let places): "pick " + places.map { "\($0 + 1)" }.joined(separator: " ")
    case .revise(let aspect): aspect.map { "revise \($0)" } ?? "revise"
    case .detail(let detail): "detail \(detail)"
    case .courtesy(let courtesy): courtesy.rawValue
    case .first(let new): "first \(new.map { $0 ? "new" : "other" } ?? "named")"
    case .pickAny, .pickAll, .affirm, .deny, .retract, .again, .help, .back, .skip, .unsure,
      .foreign, .unread:
      "\(move)"
    }
  }

  private static func spelled(_ name: String, _ slots: [SlotReading]) -> String {
    ([name] + self.slots(slots)).joined(separator: " | ")
  }

  private static func spelled(_ verb: Verb) -> String {
    let requests = verb.requests.map(\.rawValue).sorted()
    return spelled((["verb"] + requests).joined(separator: " "), verb.object)
      + (verb.cancels ? " cancels" : "")
  }

  private static func spelled(_ shift: Shift) -> String {
    let change =
      switch shift.change {
      case .times(let factor): "times \(factor)"
      case .more(let meaning): "more \(spelled(meaning))"
      case .less(let meaning): "less \(spelled(meaning))"
      case .later(let seconds): "later \(seconds)"
      case .earlier(let seconds): "earlier \(seconds)"
      }
    return shift.slot.map { "\($0) \(change)" } ?? change
  }

  private static func spelled(_ meaning: Meaning) -> String {
    switch meaning {
    case .number(let number): "\(number)"
    case .duration(let seconds): "\(seconds) s"
    case .distance(let value, let unit): "\(value) \(unit)"
    case .energy(let value, let unit): "\(value) \(unit)"
    case .money(let money): "\(money.amount) \(money.currency.code)"
    default: "\(meaning)"
    }
  }
}
