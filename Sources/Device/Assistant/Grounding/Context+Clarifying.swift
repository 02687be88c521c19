import Dialogue
import Domains
import Understanding

// MARK: - What was said, made ready

extension Context {
  /// Returns the words with their times put together and what they keep of the request at hand.
  func readied(_ purpose: Clarification.Purpose) -> Clarification.Purpose {
    parted(keepingRest(withoutToday(joined(purpose))))
  }

  /// A request without “today”, where a time is meant: with no hour that is now.
  func withoutToday(_ purpose: Clarification.Purpose) -> Clarification.Purpose {
    guard case .request(var reading, let app) = purpose else { return purpose }
    let columns = IntentRow.rows(for: reading.intent).flatMap(\.columns)
    let points = Set(columns.filter { $0.kind == .time }.map(\.slot))
    let times = reading.slots.filter { points.contains($0.name) }
    guard times.count == 1, case .time(.instant(let day, .day)) = times[0].meaning,
      (day.year, day.month, day.day) == (civilNow.year, civilNow.month, civilNow.day)
    else { return purpose }
    reading.slots.removeAll { $0 == times[0] }
    return .request(reading, app: app)
  }

  /// “Tomorrow to the station at 9”, “tonight, a sedan at 6:30”: a day or a part of one and a time of
  /// day of one slot, as if they had been said together.
  func joined(_ purpose: Clarification.Purpose) -> Clarification.Purpose {
    var result = purpose
    result.slots = purpose.slots.compactMap { slot in
      guard case .time(let time) = slot.meaning else { return slot }
      let others = purpose.slots.filter { $0.name == slot.name && $0 != slot }
      guard others.count == 1, case .time(let other) = others[0].meaning,
        time.isClockTime != other.isClockTime
      else { return slot }
      guard time.isClockTime else { return nil }
      var whole = slot
      whole.meaning = .time(
        interpreter.hour(slot.wording, on: other, at: civilNow) ?? time.on(dayOf: other)
      )
      return whole
    }
    return result
  }

  func intent(of purpose: Clarification.Purpose) -> String? {
    switch purpose {
    case .request(let reading, let identifier):
      app(identifier).flatMap { grounding.intent(for: reading, app: $0) }
    case .answer(_, let exchange): exchange.conversation.draft.intent
    }
  }

  /// “Make it tomorrow”: at the hour that was said before; “make it 8”: on that day.
  func keepingRest(_ purpose: Clarification.Purpose) -> Clarification.Purpose {
    guard case .answer(let change, let exchange) = purpose, change.asked == nil else {
      return purpose
    }
    var result = purpose
    let known = KnownTimes(draft: exchange.conversation.draft)
    // “Make it 11”: more than ride together.
    var slots = purpose.slots.map { slot in
      guard slot.name == "partySize", !slot.isLikelyHeadcount else { return slot }
      return known.hour(slot, by: interpreter, at: civilNow) ?? slot
    }
    slots = known.keepingClock(known.keepingHour(slots))
    result.slots = known.keepingDay(slots, by: interpreter, at: civilNow)
    return result
  }

  /// “To work at 25:00”: what stands behind a place, or for one, and can only be meant as a time.
  func parted(_ purpose: Clarification.Purpose) -> Clarification.Purpose {
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
  func hour(of slot: SlotReading, in words: [String]) -> SlotReading? {
    guard case .time(let day) = slot.meaning else { return nil }
    for words in words {
      guard let time = interpreter.hour(words, on: day, at: civilNow) else { continue }
      var settled = slot
      (settled.meaning, settled.wording) = (.time(time), "\(slot.wording) \(words)")
      return settled
    }
    return nil
  }
}

extension TimeReading {
  /// True if it is a time of day, and neither a day nor a part of one.
  var isClockTime: Bool {
    if case .instant(_, let grain) = self { grain < .day } else { false }
  }

  /// The time of day on the day of another time.
  fileprivate func on(dayOf other: TimeReading) -> TimeReading {
    guard case .instant(let time, let grain) = self else { return self }
    switch other {
    case .instant(let day, _), .interval(let day?, _, _):
      return .instant(day.at(time.hour ?? 0, time.minute ?? 0, time.second), grain)
    case .interval: return self
    }
  }
}

extension String {
  /// “work” and “25:00” of “work at 25:00”; nothing and “13pm” of that alone.
  fileprivate var partedHour: (place: String, hour: String)? {
    let hour = /(?:^|^(.+?) at )(\d{1,2}[:.]\d{2}(?: ?[ap]m)?|\d{1,2} ?[ap]m)$/.ignoresCase()
    return wholeMatch(of: hour).map { (String($0.1 ?? ""), String($0.2)) }
  }
}
