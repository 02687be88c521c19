import Dialogue
import Domains
import Understanding

// MARK: - What an answer is to what was asked

extension Session {
  /// What an answer to a prompt means.
  ///
  /// A request of the same kind changes the one at hand; where it is too late for that, it is a
  /// new one. What was asked for in vain before the app was offered may be given after all.
  func read(_ line: String, to prompt: Prompt, of exchange: Exchange) -> ReplyReading {
    let reading = readAnswer(line, to: prompt, of: exchange)
    guard case .request(let request) = reading, isReworded(exchange, by: request) else {
      return reading
    }
    return .change(request.slots, agreed: false)
  }

  /// Whether a request puts the one at hand in other words: the same ride at another time, a
  /// message to the same people.
  private func isReworded(_ exchange: Exchange, by request: Reading) -> Bool {
    let draft = exchange.conversation.draft
    guard Requests.request(for: draft.intent) == request.intent, !request.slots.isEmpty,
      !exchange.conversation.isCommitted, let app = app(exchange.app)
    else { return false }
    let values = requests.values(of: request.slots, intent: draft.intent, app: app)
    let manner = Manner.of(request.intent)
    if manner.isOneAtATime { return !values.isEmpty }
    let people = Slot.people.filter { values[$0] != nil }
    return manner.delivers != nil && !people.isEmpty
      && people.allSatisfy { draft[$0].areThose(like: values[$0] ?? []) }
  }

  private func readAnswer(_ line: String, to prompt: Prompt, of exchange: Exchange) -> ReplyReading
  {
    if let pick = pick(byLabelIn: line, at: prompt, of: exchange) { return pick }
    let intent = exchange.conversation.draft.intent
    let reading = read(line, to: requests.question(for: prompt, intent: intent))
    switch (reading, prompt.kind) {
    case (.change, _) where exchange.conversation.isCommitted:
      guard case .reading(let request, _) = interpreter.read(line, at: civilNow) else {
        return reading
      }
      return .request(request)
    case (.unclear, .openApp(.gaveUp(let slot))):
      let asked = Prompt(.value(slot, element: nil, because: .missing))
      return read(line, to: requests.question(for: asked, intent: intent))
    case (_, .approval(let slot, _, _)) where reading.isOfNoUse(to: intent):
      return value(in: line, for: slot, of: intent) ?? reading
    default:
      return reading
    }
  }

  /// What an answer gives instead of the value that was proposed, if it is a known one.
  private func value(in line: String, for slot: Slot, of intent: String) -> ReplyReading? {
    let asked = Prompt(.value(slot, element: nil, because: .missing))
    let reading = read(line, to: requests.question(for: asked, intent: intent))
    guard case .values(let slots) = reading, slots.allSatisfy(\.isKnown) else { return nil }
    return reading
  }
}

extension [Value] {
  fileprivate func areThose(like others: [Value]) -> Bool {
    count == others.count && allSatisfy { value in others.contains { value.isSomebody(like: $0) } }
  }
}

extension SlotReading {
  /// Whether the words were recognized as something, and are not any that might be meant so.
  fileprivate var isKnown: Bool {
    switch meaning {
    case .text: false
    case .person(let mention): !mention.candidates.isEmpty
    case .place(let mention): mention != .unknown
    default: true
    }
  }
}

extension ReplyReading {
  /// Whether it answers nothing that an intent asks: a word alone may seem to be another thing.
  fileprivate func isOfNoUse(to intent: String) -> Bool {
    switch self {
    case .unclear, .repeated: true
    case .request(let request): request.intent == Requests.request(for: intent)
    default: false
    }
  }
}
