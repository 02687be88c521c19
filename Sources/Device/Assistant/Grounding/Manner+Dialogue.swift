import Dialogue
import Understanding

extension Manner {
  /// True if it ends or calls off what another request began.
  var isUndoing: Bool { effect?.verb == .ends || effect?.verb == .cancels }

  /// The look-up of the offers from which the request chooses; `nil` where it sets nothing going, or
  /// there is nothing to choose from.
  var offers: IntentName? {
    guard let effect, effect.verb == .sets else { return nil }
    return Manner.request(that: .offers, effect.activity)
  }
}

extension Exchange {
  /// The name that the request is asked for by, as in the phrases.
  var request: IntentName? { Requests.request(for: conversation.draft.intent) }

  var manner: Manner { Manner.of(intent: conversation.draft.intent) }

  /// True if it has come no further at its question, for which a value was refused or none given:
  /// whoever asks for something else has let it be.
  var isStuck: Bool {
    guard case .ask(let prompt) = conversation.step, case .value(_, _, let reason) = prompt.kind
    else { return false }
    if case .unsupported = reason { return true }
    return prompt.attempt > 1
  }

  /// True if anything is lost when it is dropped.
  ///
  /// Whoever only asks can ask again, and what is left to the app is left there.
  var wouldBeMissed: Bool {
    if case .ask(let prompt) = conversation.step, case .openApp = prompt.kind { return false }
    return !manner.isLookup
  }
}

extension IntentName {
  var manner: Manner { Manner.of(self) }
}
