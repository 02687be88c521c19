import Dialogue
import Domains
import Understanding

/// Gives a new request what is known of others that it goes on with.
struct Completion {
  let discourse: Discourse
  let context: Context

  /// Fills parameters of a draft that the line does not give itself.
  func complete(_ draft: inout Draft, for reading: Reading, besides said: Set<Slot>) {
    if reading.isElliptical { takeBefore(&draft, for: reading, besides: said) }
    takeInterrupted(&draft, for: reading.intent, besides: said)
    takeRefused(&draft)
    takePart(&draft, for: reading)
    takeCalledOff(&draft, for: reading)
  }

  /// Gives an elliptical request what the same look-up or call had before it, or the look-up of what
  /// can be chosen: “and from home?”, “on video I meant”, “the big one then”.
  private func takeBefore(_ draft: inout Draft, for reading: Reading, besides said: Set<Slot>) {
    guard let last = discourse.memory.handled.first?.draft else { return }
    let manner = Manner.of(intent: draft.intent)
    let isSame = last.intent == draft.intent && (manner.isLookup || manner.isImmediate)
    // Those that are shown may no longer be what was looked for: “what does Mike write”, of new ones.
    if isSame, let listed = discourse.memory.draft(ofListedFrom: reading.slots, for: draft.intent) {
      draft = listed
      return
    }
    let listing = discourse.listedOption?.request == manner.request ? discourse.listing : nil
    guard let earlier = isSame ? last : listing?.draft else { return }
    let parameters = Schema.named(draft.intent)?.parameters.map(\.slot) ?? []
    for slot in earlier.filledSlots where !said.contains(slot) && parameters.contains(slot) {
      draft[slot] = earlier[slot]
    }
  }

  /// Gives a request whom the same one was for that its app has just refused: “then send 20”.
  private func takeRefused(_ draft: inout Draft) {
    guard let refused = discourse.dropped, refused.isRefused else { return }
    let earlier = refused.exchange.conversation.draft
    guard earlier.intent == draft.intent else { return }
    for slot in Slot.people where draft[slot].isEmpty { draft[slot] = earlier[slot] }
  }

  /// Gives a request the part that it speaks of, of the sum at hand or of the last one: “and get
  /// half of that from Alex”.
  private func takePart(_ draft: inout Draft, for reading: Reading) {
    guard let part = reading.fraction else { return }
    let atHand = discourse.waiting.last?.exchange.map { [$0.conversation.draft] } ?? []
    let change = Shift(slot: "amount", .times(part))
    let sums = (atHand + discourse.memory.handled.map(\.draft)).lazy.compactMap { earlier in
      context.grounding.shifted(earlier, by: change, at: context.civilNow)
    }
    if let (slot, sum) = sums.first { draft[slot] = [sum] }
  }

  /// Gives a request what the same one was about that was called off just now: “yes, 5k, indoors”;
  /// one that says only which of what is on offer, all the rest of it: “then get me a compact”.
  private func takeCalledOff(_ draft: inout Draft, for reading: Reading) {
    let (manner, effect) = (reading.intent.manner, discourse.deed?.manner.effect)
    guard let option = IntentRow.row(for: draft.intent)?.optionParameter, effect?.verb == .cancels,
      effect?.activity == manner.effect?.activity, let begun = discourse.memory.last(draft.intent)
    else { return }
    let isOfOption =
      manner.offers != nil && !reading.slots.isEmpty
      && reading.slots.allSatisfy { $0.name == reading.intent.optionSlot }
    let kept =
      isOfOption
      ? begun.current.filledSlots : manner.isBegunAnew && !draft.filledSlots.isEmpty ? [option] : []
    for slot in kept where draft[slot].isEmpty { draft[slot] = begun[slot] }
  }

  /// Gives a look-up what is known already of the request that it interrupts, but for what it says
  /// itself: “what would a sedan cost?” is about that ride.
  private func takeInterrupted(
    _ draft: inout Draft,
    for lookUp: IntentName,
    besides said: Set<Slot>
  ) {
    guard lookUp.manner.isLookup, let activity = lookUp.manner.effect?.activity,
      let interrupted = discourse.waiting.last?.exchange,
      interrupted.manner.effect?.activity == activity
    else { return }
    let parameters = Schema.named(draft.intent)?.parameters.map(\.slot) ?? []
    for slot in parameters where !said.contains(slot) {
      let known = interrupted.conversation.draft[slot]
      if !known.isEmpty { draft[slot] = known }
    }
  }
}
