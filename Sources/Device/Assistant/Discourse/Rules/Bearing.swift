import Dialogue
import Domains
import Understanding

/// The values in a line that is said at a question: what they bear on.
struct Bearing {
  let hearing: Hearing
  let context: Context

  /// The request that the question belongs to, and what its app asks.
  let exchange: Exchange
  let prompt: Prompt?

  /// True if what was said besides calling off is of another kind than the request's values: “let me
  /// walk, it's only 30 minutes”.
  var isOnNothing: Bool {
    context.values(of: hearing.slots, for: exchange).isEmpty
      && hearing.updates.allSatisfy { !$0.isRelative && !$0.isRewording }
  }

  /// True if nothing but a name that nobody has is said where one of several is to be chosen.
  var isGuess: Bool {
    guard case .choice? = prompt?.kind else { return false }
    return hearing.updates.allSatisfy { edit in
      guard case .set(let slots, replaces: false) = edit else { return false }
      return slots.allSatisfy(\.isNobodyKnown)
    }
  }

  /// True if the same request in other words answers or corrects the one at hand; otherwise it is a
  /// request of its own.
  func isAnswer(_ restated: Reading) -> Bool {
    guard let prompt else { return false }
    let draft = exchange.conversation.draft
    let said = restated.slots.filter { !$0.isPronoun }
    let values = context.values(of: said, for: exchange)
    // Whoever only asks can ask anew.
    if exchange.manner.isLookup, values.keys.contains(where: { $0 != prompt.kind.slot }) {
      return false
    }
    switch prompt.kind {
    case .value, .choice, .narrowing, .approval: return !values.isEmpty || draft.filledSlots.isEmpty
    case .openApp(.gaveUp): return !values.isEmpty
    case .openApp(.failed): return false
    case .goAhead: break
    }
    guard !said.isEmpty, !values.isEmpty else { return false }
    if restated.intent.manner.isOneAtATime || hearing.decision == .no { return true }
    if said.count < restated.slots.count { return true }
    let people = Slot.people.filter { values[$0] != nil }
    return !people.isEmpty && people.allSatisfy { draft[$0].areThose(like: values[$0] ?? []) }
  }

  /// True if what is done at once is wanted at another time.
  var isForLater: Bool {
    guard exchange.manner.isImmediate, !hearing.slots.isEmpty else {
      return false
    }
    // “Wait, Monday” is about the text, which has no day in it.
    let isOfText = exchange.manner.delivers == .text && hearing.updates.contains(where: \.replaces)
    return !isOfText && !hearing.updates.contains(where: \.isRewording)
      && hearing.slots.allSatisfy { $0.name == "time" || $0.name == "date" }
  }
}

extension SlotReading {
  /// True if it is a name that nobody has.
  fileprivate var isNobodyKnown: Bool {
    guard case .person(let mention) = meaning else { return false }
    return mention.candidates.isEmpty && mention.relation == nil && mention.pronoun == nil
      && mention.alternatives.isEmpty
  }
}
