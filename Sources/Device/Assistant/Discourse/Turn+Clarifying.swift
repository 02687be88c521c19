import Dialogue
import Domains
import Understanding

// MARK: - Before an app hears of it

extension Turn {
  /// Goes on with what was said; where something in it is unclear, the user is asked first.
  mutating func proceed(with purpose: Clarification.Purpose, settled: Set<Int> = []) {
    let purpose = context.parted(context.keepingRest(purpose))
    if let intent = context.intent(of: purpose),
      let (place, doubt) = context.grounding.doubt(
        in: purpose.slots,
        intent: intent,
        settled: settled,
        by: context.interpreter
      )
    {
      return ask(
        .clarifying(Clarification(purpose: purpose, place: place, doubt: doubt, settled: settled))
      )
    }
    switch purpose {
    case .request(let reading, let app): begin(reading, with: app)
    case .answer(let change, let exchange): conclude(change, exchange)
    }
  }

  /// Tells the conversation what an answer comes to.
  private mutating func conclude(_ change: Change, _ exchange: Exchange) {
    let spoken = discourse.considered?.slots ?? []
    if !change.slots.isEmpty {
      let intent = exchange.conversation.draft.intent
      discourse.considered = Considered(slots: change.slots, intent: intent)
    }
    if let crowded = context.crowded(change.slots, exchange.conversation.draft.intent) {
      say(.onePerson(context.name(of: exchange.app)))
      return reply(.redo(crowded.parameter), to: exchange)
    }
    reply(context.reply(change, to: exchange, after: spoken), to: exchange)
  }
}

// MARK: - The answer

extension Turn {
  /// The one who is meant, the hour, or the number that was in doubt.
  mutating func clears(_ clarification: Clarification) -> Bool {
    switch clarification.doubt {
    case .hour where !hearing.requests.isEmpty: return false
    case .hour: return settle(clarification, hourIn: utterance)
    case .headcount, .person:
      guard let other = hearing.slots.first(where: { $0.name == clarification.slot.name }) else {
        return false
      }
      go(on: clarification.with(other))
      return true
    }
  }

  mutating func settle(_ clarification: Clarification, onFirstOf positions: [Int]) {
    guard case .person(let suggestions) = clarification.doubt, let position = positions.first,
      suggestions.indices ~= position
    else { return }
    go(on: clarification.taking(suggestions[position]))
  }

  /// The time of day that an answer gives, on the day that was said; another day counts instead.
  private mutating func settle(
    _ clarification: Clarification,
    hourIn utterance: Utterance
  ) -> Bool {
    let said = hearing.slots.first { $0.name == clarification.slot.name }
    let words = [said?.wording, utterance.line].compactMap(\.self)
    if let slot = context.hour(of: clarification.slot, in: words) ?? said {
      go(on: clarification.with(slot))
      return true
    }
    return false
  }

  private mutating func go(on clarification: Clarification) {
    stage = .idle
    proceed(with: clarification.purpose, settled: clarification.settled)
  }

  /// No: the words as they stand, or nothing where there is nothing to go on with.
  mutating func decline(_ clarification: Clarification) {
    if clarification.isNeeded { return cancel(clarification) }
    var settled = clarification
    settled.settled.insert(clarification.place)
    go(on: settled)
  }

  mutating func cancel(_ clarification: Clarification) {
    switch clarification.purpose {
    case .request:
      stage = .idle
      state(.cancelled)
      say(.fine)
    case .answer(_, let exchange): reply(.cancel, to: exchange)
    }
  }
}

extension Clarification {
  /// The slot in doubt.
  var slot: SlotReading { purpose.slots[place] }

  var slots: [SlotReading] { purpose.slots }

  var intent: IntentName? { Stage.clarifying(self).intent }

  /// The same with another value for the slot in doubt.
  func with(_ slot: SlotReading) -> Clarification {
    var result = self
    result.purpose.slots[place].meaning = slot.meaning
    result.purpose.slots[place].wording = slot.wording
    return result
  }
}

// MARK: - Grounding

extension Context {
  func intent(of purpose: Clarification.Purpose) -> String? {
    switch purpose {
    case .request(let reading, let identifier):
      app(identifier).flatMap { grounding.intent(for: reading, app: $0) }
    case .answer(_, let exchange): exchange.conversation.draft.intent
    }
  }

  /// “Make it tomorrow”: at the hour that was said before; “make it 8”: on that day.
  fileprivate func keepingRest(_ purpose: Clarification.Purpose) -> Clarification.Purpose {
    guard case .answer(let change, let exchange) = purpose, change.asked == nil else {
      return purpose
    }
    var result = purpose
    let draft = exchange.conversation.draft
    let slots = grounding.keepingHour(purpose.slots, of: draft)
    result.slots = grounding.keepingDay(slots, of: draft, by: interpreter, at: civilNow)
    return result
  }

  /// “To work at 25:00”: what stands behind a place, or for one, and can only be meant as a time.
  fileprivate func parted(_ purpose: Clarification.Purpose) -> Clarification.Purpose {
    guard purpose.slots.contains(where: { $0.meaning == .place(.unknown) }),
      let time = intent(of: purpose).flatMap(IntentRow.row)?.columns.first(where: {
        $0.kind == .time
      })?.slot,
      !purpose.slots.contains(where: { $0.name == time })
    else { return purpose }
    var result = purpose
    result.slots = purpose.slots.flatMap { slot -> [SlotReading] in
      guard slot.meaning == .place(.unknown), let (place, hour) = slot.wording.partedHour else {
        return [slot]
      }
      var late = slot
      (late.name, late.wording, late.meaning) = (time, hour, .text)
      return places(place, slot.name) + [late]
    }
    return result
  }

  /// The values that words have where a place is wanted.
  private func places(_ words: String, _ slot: String) -> [SlotReading] {
    guard !words.isEmpty else { return [] }
    let clauses = interpreter.hear(words, at: civilNow)
      .clauses(answering: Question(.value(slot: slot)))
    guard case .inform(let slots)? = clauses.first?.move else { return [] }
    return slots
  }

  /// The time of day in an answer, on the day of the slot in doubt.
  fileprivate func hour(of slot: SlotReading, in words: [String]) -> SlotReading? {
    for words in words {
      for expression in ["\(slot.wording) \(words)", "\(slot.wording) at \(words)"] {
        guard let time = interpreter.time(expression, at: civilNow) else { continue }
        var settled = slot
        (settled.meaning, settled.wording) = (.time(time), expression)
        return settled
      }
    }
    return nil
  }
}

extension String {
  /// “work” and “25:00” of “work at 25:00”; nothing and “13pm” of that alone.
  fileprivate var partedHour: (place: String, hour: String)? {
    let hour = /(?:^|^(.+?) at )(\d{1,2}[:.]\d{2}(?: ?[ap]m)?|\d{1,2} ?[ap]m)$/.ignoresCase()
    return wholeMatch(of: hour).map { (String($0.1 ?? ""), String($0.2)) }
  }
}
