import Dialogue
import Domains
import Understanding

// MARK: - The verb of an act

extension Turn {
  /// The question's own act is a yes to it: “send it”, “yeah, call it off”.
  mutating func agreesByVerb() -> Bool {
    guard let verb = hearing.verb, let intent = stage.intent, verb.requests.contains(intent),
      hearing.decision != .no, hearing.unread.isEmpty, hearing.updates.isEmpty,
      hearing.requests.isEmpty
    else { return false }
    guard isYesOrNo else { return false }
    agree()
    return true
  }

  /// The verb of another act is never a yes: it is a request that takes over what it points to, or
  /// is not understood.
  mutating func takesOverByVerb() -> Bool {
    guard let verb = hearing.verb, !verb.cancels, stage != .idle, hearing.requests.isEmpty,
      stage.intent.map(verb.requests.contains) != true
    else { return false }
    let (kept, grounding) = (keptSlots, context.grounding)
    let readings = verb.requests.sorted { $0.rawValue < $1.rawValue }
      .compactMap { grounding.reading($0, for: verb.object, keeping: kept) }
    let other = readings.first { $0.slots.contains(where: \.isSomebody) }
    guard let other, let exchange else {
      say(.unread([utterance.line]))
      askAgain()
      return true
    }
    if hearing.decision == .no {
      state(.cancelled)
      admit(other)
    } else {
      ask(.replacing(exchange, other))
    }
    return true
  }

  /// “Text her instead”: another act in the place of the one at hand, with what fits of it.
  mutating func doesInstead() -> Bool {
    guard let instead = hearing.instead else { return false }
    if case .replacing(let exchange, let reading) = stage {
      return offersInstead(instead, of: reading, exchange)
    }
    if stage == .idle { return doesInsteadOfLast(instead) }
    guard
      let other = instead.reading
        ?? context.grounding.reading(instead.intent, for: instead.slots, keeping: keptSlots)
    else {
      if case .talking(let exchange) = stage { reply(.unclear, to: exchange) } else { askAgain() }
      return true
    }
    state(.cancelled)
    stage = .idle
    admit(other)
    return true
  }

  private mutating func offersInstead(
    _ instead: Hearing.Instead,
    of reading: Reading,
    _ exchange: Exchange
  ) -> Bool {
    guard
      let other = context.grounding.reading(
        instead.intent,
        for: instead.slots,
        keeping: reading.slots
      )
    else { return false }
    ask(.replacing(exchange, other))
    return true
  }

  /// The same with what was handled last, after which it is done besides.
  private mutating func doesInsteadOfLast(_ instead: Hearing.Instead) -> Bool {
    var kept = discourse.memory.handled.first.map { context.grounding.slots(of: $0.draft) } ?? []
    if !kept.contains(where: \.isSomebody), discourse.memory.people.count == 1 {
      kept += discourse.memory.people.map { context.grounding.slot(for: $0) }
    }
    guard
      let reading = context.grounding.reading(instead.intent, for: instead.slots, keeping: kept)
    else {
      refuse("nothing-to-repeat", .nothingToRepeat)
      return true
    }
    admit(reading)
    return true
  }

  /// Whom and what the open request is about, as it would be said.
  private var keptSlots: [SlotReading] {
    if let exchange { return context.grounding.slots(of: exchange.conversation.draft) }
    if case .clarifying(let clarification) = stage { return clarification.slots }
    return stage.reading?.slots ?? []
  }
}

extension Hearing.Instead {
  /// The request in its own words, where it says more than for whom it is: “book a ride home
  /// instead”.
  fileprivate var reading: Reading? {
    let own = slots.filter { !$0.isSomebody && $0.name != "label" }
    return own.isEmpty ? nil : Reading(intent: intent, slots: slots, score: 1)
  }
}

// MARK: - Which comes first

extension Turn {
  /// “That first”, “Anna first”, where it is asked whether a request can wait.
  mutating func putsFirst() -> Bool {
    guard case .replacing(let exchange, let reading) = stage,
      case .first(let isNew) = hearing.control
    else { return false }
    if isNew ?? true { admit(reading, before: exchange) } else { goOn(with: exchange) }
    return true
  }
}

// MARK: - From a list

extension Turn {
  /// Begins with one of the things that were listed last: “the compact”, “book the second one”.
  mutating func beginsFromList() -> Bool {
    guard stage == .idle, let last = discourse.memory.handled.first,
      let request = Manner.of(intent: last.draft.intent).begins, let app = context.app(last.app),
      let intent = app.intents.first(where: { Requests.request(for: $0) == request }),
      let option = listedOption
    else { return false }
    guard mayBegin(intent, with: app) else { return true }
    let reading = Reading(intent: request, slots: [option], score: 1)
    var draft = context.grounding.draft(for: reading, intent: intent, app: app)
    for slot in last.draft.filledSlots { draft[slot] = last.draft[slot] }
    act(.begin(draft, nil, app: last.app))
    return true
  }

  /// The option that the line picks, by its name or its place in the list.
  private var listedOption: SlotReading? {
    let names = discourse.card?.items.map(\.title) ?? []
    let place: Int? =
      if let picks = hearing.picks {
        picks.count == 1 ? picks[0] : nil
      } else if let only = hearing.slots.first, hearing.slots.count == 1 {
        only.meaning.place(amongst: names.count)
          ?? names.firstIndex { $0.lowercased() == only.wording.lowercased() }
      } else {
        nil
      }
    guard let place, names.indices ~= place else { return nil }
    let named = context.interpreter.hear(names[place], at: context.civilNow)
      .clauses(answering: Question(.value(slot: "rideOption")))
    guard case .inform(let slots)? = named.first?.move else { return nil }
    return slots.first
  }
}
