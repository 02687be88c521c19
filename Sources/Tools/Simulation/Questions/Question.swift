package import Dialogue

/// An open question, as a person understands it.
package enum Question: Sendable, Hashable {
  /// The parameter needs a value.
  case value(intent: String, Slot)

  /// One of these is meant.
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

    /// One of two requests has to come first.
    case first

    /// Something is to be changed, but not yet clear what.
    case change

    /// When, exactly?
    case time

    /// A number is not exact enough.
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
  /// The name alone, without details that tell it from others.
  var name: String {
    if case .person(let person) = content { person.displayName } else { spoken }
  }
}
