import Dialogue
import Domains
import Understanding

// MARK: - Values and corrections

extension Turn {
  /// Takes values where they belong: to the open question, to the rest of its request, or to the
  /// request before.
  mutating func changes() -> Bool {
    if case .clarifying(let clarification) = stage, clarification.doubt == .hour {
      return clears(clarification)
    }
    guard !hearing.updates.isEmpty, hearing.instead == nil else { return false }
    switch stage {
    case .idle, .offering: return changesWhatIsOver()
    case .talking(let exchange): return changes(exchange)
    case .resuming(let waiting):
      guard let exchange = waiting.last, !hearing.restates else { return false }
      return changes(parts: exchange)
    case .changing(let exchange): return changes(parts: exchange)
    case .replacing(let exchange, let reading): return changes(exchange, or: reading)
    case .clarifying(let clarification): return clears(clarification)
    case .doubting, .choosingApp, .choosingIntent, .substituting, .authorizing:
      return changesReading()
    }
  }

  private mutating func changes(_ exchange: Exchange) -> Bool {
    guard !exchange.conversation.isCommitted else { return false }
    if let restated = hearing.restated.last, !isAnswer(restated, to: exchange) { return false }
    if isForLater(exchange) {
      say(.onlyNow)
      askAgain()
      return true
    }
    return changes(parts: exchange)
  }

  /// Takes the changes, or asks for the part that is to be changed.
  private mutating func changes(parts exchange: Exchange) -> Bool {
    if case .revise(let aspect)? = hearing.updates.last { return revise(aspect, of: exchange) }
    return apply(to: exchange)
  }

  /// Whether the same request in other words answers or corrects the one at hand; otherwise it is a
  /// request of its own.
  private func isAnswer(_ restated: Reading, to exchange: Exchange) -> Bool {
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

  /// Whether what is done at once is wanted at another time.
  private func isForLater(_ exchange: Exchange) -> Bool {
    guard case .goAhead = prompt?.kind, exchange.manner.isImmediate,
      !hearing.slots.isEmpty
    else { return false }
    return hearing.slots.allSatisfy { $0.name == "time" || $0.name == "date" }
  }

  /// Puts the changes to the request's conversation, once they are clear.
  private mutating func apply(to exchange: Exchange) -> Bool {
    proceed(with: .answer(Change(hearing.updates.map { $0.about(exchange) }, to: prompt), exchange))
    return true
  }
}

extension Edit {
  /// “Tell her it's cancelled”: “her” is whomever the request is for already.
  fileprivate func about(_ exchange: Exchange) -> Edit {
    guard case .restate(var reading) = self, reading.slots.contains(where: { !$0.isPronoun }),
      Slot.people.contains(where: { !exchange.conversation.draft[$0].isEmpty })
    else { return self }
    reading.slots.removeAll(where: \.isPronoun)
    return .restate(reading)
  }
}

// MARK: - What is to be changed

extension Turn {
  /// “Change the amount”: it is asked for; “change it”: what, unless one thing alone can be meant.
  private mutating func revise(_ aspect: String?, of exchange: Exchange) -> Bool {
    if let aspect {
      let slots = exchange.conversation.parameters.map(\.slot)
      reply(slots.first { $0.isMeant(by: aspect) }.map { .redo($0) } ?? .unclear, to: exchange)
      return true
    }
    let slots = exchange.changeable
    guard !slots.isEmpty else {
      reply(.unclear, to: exchange)
      return true
    }
    let named = slots.filter { SessionWording.aspect(of: $0) != nil }
    if let only = slots.contains("content") ? "content" : named.count == 1 ? named.first : nil {
      reply(.redo(only), to: exchange)
    } else {
      ask(.changing(exchange))
    }
    return true
  }
}

extension Exchange {
  /// The parameters with a value, in the intent's order, while anything can be changed.
  var changeable: [Slot] {
    conversation.isCommitted
      ? [] : conversation.parameters.map(\.slot).filter { !conversation.draft[$0].isEmpty }
  }
}

extension Slot {
  /// Whether the phrases' word for a part of requests means this parameter.
  func isMeant(by aspect: String) -> Bool {
    aspect == "person" ? Self.people.contains(self) : rawValue == aspect
  }
}

// MARK: - Of one of two requests

extension Turn {
  /// A change where it is asked which of two requests comes first: of the new one, of which was
  /// spoken last, if it has such a value, else of the one under way.
  private mutating func changes(_ exchange: Exchange, or reading: Reading) -> Bool {
    if let restated = hearing.restated.last, restated.asksTheSame(as: reading) {
      admit(reading, before: exchange)
      return true
    }
    let said = hearing.restated.last?.slots ?? hearing.slots
    if let corrected = reading.taking(said) {
      if hearing.decision == .yes {
        admit(corrected, before: exchange)
      } else {
        ask(.replacing(exchange, corrected))
      }
      return true
    }
    guard hearing.restated.isEmpty, !context.values(of: hearing.slots, for: exchange).isEmpty else {
      return false
    }
    say(.goingOn)
    return apply(to: exchange)
  }

  /// A change of a request of which no app has heard.
  private mutating func changesReading() -> Bool {
    guard let reading = stage.reading, let corrected = reading.taking(hearing.slots) else {
      return false
    }
    switch stage {
    case .doubting:
      if hearing.decision == .yes {
        stage = .idle
        admit(corrected.atOnce)
      } else {
        ask(.doubting(corrected))
      }
    case .choosingApp(_, let apps): ask(.choosingApp(corrected, apps))
    case .substituting(_, let app, let service):
      ask(.substituting(corrected, app: app, service: service))
    default: return false
    }
    return true
  }
}

// MARK: - After a request

extension Turn {
  /// A change of the request that is over: done again with it where nothing was done, else it is
  /// said that it is too late.
  private mutating func changesWhatIsOver() -> Bool {
    if hearing.restates { return false }
    if let dropped = discourse.dropped, hearing.corrects { return redo(dropped) }
    guard let last = discourse.memory.handled.first,
      let request = Requests.request(for: last.draft.intent), concerns(request)
    else { return false }
    guard request.manner.late != nil else {
      return hearing.corrects && request.manner.repeats && redo(last)
    }
    stage = .idle
    refuse("done", .tooLate(request))
    return true
  }

  /// Begins anew with a request that was called off, with other values.
  private mutating func redo(_ dropped: Memory.Handled) -> Bool {
    guard let app = context.app(dropped.app) else { return false }
    let columns = IntentRow.row(for: dropped.draft.intent)?.columns ?? []
    let values = context.grounding.values(
      of: hearing.slots.named(as: columns),
      intent: dropped.draft.intent,
      app: app
    )
    guard !values.isEmpty else { return false }
    var draft = dropped.draft
    for (slot, new) in values { draft[slot] = new }
    stage = .idle
    act(.begin(draft, nil, app: dropped.app))
    return true
  }

  /// Whether what was said is of a kind that a request has.
  private func concerns(_ request: IntentName) -> Bool {
    let columns = IntentRow.rows(for: request).first?.columns ?? []
    return hearing.updates.contains { update in
      switch update {
      case .revise, .shift: true
      case .add(let slots): slots.allSatisfy { $0.meaning != .text } || !slots.isEmpty
      case .set(let slots, _), .remove(let slots):
        slots.contains { slot in columns.contains { $0.slot == slot.name } }
      case .restate: false
      }
    }
  }
}

extension Hearing {
  /// Whether what was said is put right: “no, Jane”, “I meant Anna”.
  fileprivate var corrects: Bool {
    if decision == .no { return true }
    return updates.contains { edit in
      if case .set(_, replaces: true) = edit { true } else { false }
    }
  }

  /// Whether the request at hand is made once more in other words.
  var restates: Bool { !restated.isEmpty }
}
