package import Dialogue

/// An open question, as a person understands it.
package enum Question: Sendable, Hashable {
  /// What should the parameter hold?
  case value(intent: String, Slot)

  /// Which of these?
  case choice(intent: String, Slot, [String])

  /// Is it this one?
  case approval(intent: String, Slot, String)

  /// Shall it be done as it is shown?
  case goAhead(Draft)

  /// It can't be done here. Open the app?
  case openApp(intent: String)

  /// A question that the assistant asks by itself, with the answers that it lists.
  case own(Own, answers: [String], line: String)

  package enum Own: String, Sendable, Hashable {
    /// Is a request that was left still wanted?
    case resume

    /// Which of two requests comes first?
    case first

    /// What should be changed?
    case change

    /// When, exactly?
    case time

    /// How many, exactly?
    case count
    case openApp

    /// Is that what was asked for?
    case doubt

    /// None of these.
    case other
  }
}

extension Question {
  /// The intent that is asked about, where facts tell it.
  var intent: String? {
    switch self {
    case .value(let intent, _), .choice(let intent, _, _), .approval(let intent, _, _),
      .openApp(let intent):
      intent
    case .goAhead(let draft): draft.intent
    case .own: nil
    }
  }

  /// The parameter that is asked about, where facts tell it.
  var slot: Slot? {
    switch self {
    case .value(_, let slot), .choice(_, let slot, _), .approval(_, let slot, _): slot
    case .goAhead, .openApp, .own: nil
    }
  }
}

extension Value {
  /// What it is called, whatever else is said to tell it from others.
  var name: String {
    if case .person(let person) = content { person.displayName } else { spoken }
  }
}
