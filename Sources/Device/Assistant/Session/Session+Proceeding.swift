import Dialogue
import Domains
import Understanding

// MARK: - Before an app hears of it

extension Session {
  /// Goes on with what was said; where something is unclear, the user is asked first.
  func proceed(with purpose: Clarification.Purpose, settled: Set<Int> = []) async {
    let purpose = keepingRest(partingHours(purpose))
    if let intent = intent(of: purpose),
      let (place, doubt) = requests.doubt(
        in: purpose.slots,
        intent: intent,
        settled: settled,
        by: interpreter
      )
    {
      stage = .clarifying(
        Clarification(purpose: purpose, place: place, doubt: doubt, settled: settled)
      )
      return repeatPrompt()
    }
    switch purpose {
    case .request(let reading, let app): await begin(reading, with: app)
    case .answer(let reading, let line, let exchange): await conclude(reading, line, exchange)
    }
  }

  /// “Make it tomorrow”: at the hour that was said before; “make it 8”: on that day.
  private func keepingRest(_ purpose: Clarification.Purpose) -> Clarification.Purpose {
    guard case .answer(.change, _, let exchange) = purpose else { return purpose }
    var result = purpose
    let draft = exchange.conversation.draft
    let slots = requests.keepingHour(purpose.slots, of: draft)
    result.slots = requests.keepingDay(slots, of: draft, by: interpreter, at: civilNow)
    return result
  }

  /// “To work at 25:00”: what stands behind a place, or for one, and can only be meant as a time.
  private func partingHours(_ purpose: Clarification.Purpose) -> Clarification.Purpose {
    guard purpose.slots.contains(where: { $0.meaning == .place(.unknown) }),
      let row = intent(of: purpose).flatMap(IntentRow.row),
      let time = row.columns.first(where: { $0.kind == .time })?.slot,
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

  /// What words mean where a place is wanted; nothing where there are none.
  private func places(_ words: String, _ slot: String) -> [SlotReading] {
    guard !words.isEmpty, case .values(let slots) = read(words, to: Question(.value(slot: slot)))
    else { return [] }
    return slots
  }

  private func intent(of purpose: Clarification.Purpose) -> String? {
    switch purpose {
    case .request(let reading, let identifier):
      app(identifier).flatMap { requests.intent(for: reading, app: $0) }
    case .answer(_, _, let exchange): exchange.conversation.draft.intent
    }
  }

  func request(of purpose: Clarification.Purpose) -> IntentName? {
    intent(of: purpose).flatMap(Requests.request)
  }

  /// What would be abandoned, after “to”.
  func deed(of clarification: Clarification) -> String {
    switch clarification.purpose {
    case .request(let reading, _): SessionWording.deed(of: reading.intent)
    case .answer(_, _, let exchange): deed(of: exchange)
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
