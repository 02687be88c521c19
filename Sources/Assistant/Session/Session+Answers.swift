import Dialogue
import Domains
import Understanding

// MARK: - Answers within a request

extension Session {
  /// Takes an answer to what a request's conversation asked.
  func answer(_ exchange: Exchange, _ line: String) async {
    guard case .ask(let prompt) = exchange.conversation.step else { return }
    let reading = read(line, to: prompt, of: exchange)
    switch reading {
    case .repeated: repeatPrompt()
    case .help: helpWithAnswer(exchange, prompt)
    case .request(let reading): await take(reading, insteadOf: exchange)
    case .another(let reading): await take(reading, after: exchange, prompt)
    case .changeWanted: await askWhatToChange(of: exchange)
    case .unclear where isElsewhere(line): refuseElsewhere()
    case .detail(let detail): await tell(detail, of: exchange, prompt)
    case .indifferent: await takeAny(of: exchange, prompt)
    case .everyOption: await takeEvery(of: exchange, prompt)
    case .change(let slots, _) where isForLater(slots, exchange, prompt):
      say(SessionWording.onlyNow)
      repeatPrompt()
    case .goBack where !exchange.conversation.canGoBack:
      say(SessionWording.firstQuestion)
      repeatPrompt()
    default: await proceed(with: .answer(reading, line: line, exchange))
    }
  }

  /// Tells the conversation what an answer means, once that is clear.
  func conclude(_ reading: ReplyReading, _ line: String, _ exchange: Exchange) async {
    guard case .ask(let prompt) = exchange.conversation.step else { return }
    if !reading.values.isEmpty {
      let intent = exchange.conversation.draft.intent
      considered = Considered(slots: reading.values, intent: intent)
    }
    await tell(reply(reading, line, to: prompt, exchange), to: exchange)
  }

  /// What an answer to a prompt means.
  ///
  /// A request of the same kind changes the one at hand; where it is too late for that, it is a
  /// new one. What was asked for in vain before the app was offered may be given after all.
  private func read(_ line: String, to prompt: Prompt, of exchange: Exchange) -> ReplyReading {
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
    switch request.intent {
    case .requestRide, .startWorkout: return !values.isEmpty
    case .sendMessage, .sendPayment, .requestPayment:
      let people = Self.addressees.filter { values[$0] != nil }
      return !people.isEmpty && people.allSatisfy { draft[$0].areThose(like: values[$0] ?? []) }
    default: return false
    }
  }

  private static let addressees: [Slot] = ["recipients", "payee", "payer"]

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

  func tell(_ reply: Reply, to exchange: Exchange) async {
    guard mayGoOn(exchange) || reply == .no || reply == .cancel else {
      stage = .talking(exchange)
      state(.refused("locked"))
      return say(SessionWording.locked)
    }
    if reply == .yes, isLate(exchange) { return await agreeLate(to: exchange) }
    var exchange = exchange
    exchange.conversation.heard(reply)
    await carryOn(exchange)
  }

  /// Whether the device's state allows what was begun; it may have been locked since.
  private func mayGoOn(_ exchange: Exchange) -> Bool {
    guard permissions.isLocked, let app = app(exchange.app) else { return true }
    return !app.needsUnlocking(for: exchange.conversation.draft.intent)
  }

  /// What an answer means to the conversation.
  private func reply(
    _ reading: ReplyReading,
    _ line: String,
    to prompt: Prompt,
    _ exchange: Exchange
  ) -> Reply {
    switch reading {
    case .yes: .yes
    case .no: .no
    case .cancel: .cancel
    case .skip: .skip
    case .goBack: .back
    case .options(let positions): .options(positions)
    case .values(let readings): values(readings, prompt, exchange)
    case .change(let readings, _): change(readings, line, exchange)
    case .addition(let readings): add(readings, to: exchange)
    case .removal(let readings): remove(readings, from: exchange)
    case .changeOf(let aspect): redo(aspect, of: exchange)
    case .changeWanted, .repeated, .help, .indifferent, .everyOption, .unsure, .request,
      .detail, .another, .unclear:
      .unclear
    }
  }

  private func values(_ readings: [SlotReading], _ prompt: Prompt, _ exchange: Exchange) -> Reply {
    guard let slot = prompt.kind.slot, let app = app(exchange.app) else { return .unclear }
    let draft = exchange.conversation.draft
    let reply = requests.reply(with: readings, to: slot, intent: draft.intent, app: app)
    guard case .values(let values) = reply, let element = prompt.kind.element else { return reply }
    return .values(values.besides(draft[slot], except: element))
  }

  func read(_ line: String, to question: Question) -> ReplyReading {
    if let lastReply, lastReply.line == line, lastReply.question == question {
      return lastReply.reading
    }
    let reading = readAnew(line, to: question)
    lastReply = HeardReply(line: line, question: question, reading: reading)
    return reading
  }

  private func readAnew(_ line: String, to question: Question) -> ReplyReading {
    let reading = interpreter.readReply(line, to: question, at: civilNow)
    guard reading == .cancel, let intent = question.intent else { return reading }
    return callingOff(anotherThan: intent, line).map { .request($0) } ?? reading
  }

  /// “Cancel my ride” names what it means, where something else is under way.
  private func callingOff(anotherThan intent: IntentName, _ line: String) -> Reading? {
    guard case .reading(let reading, _) = interpreter.read(line, at: civilNow),
      let own = Self.undertakings[reading.intent], !own.contains(intent)
    else { return nil }
    return reading
  }

  /// What can be called off, and the requests that are about the same.
  private static let undertakings: [IntentName: Set<IntentName>] = [
    .cancelRide: [.requestRide, .listRideOptions, .rideStatus, .cancelRide],
    .cancelWorkout: workouts, .endWorkout: workouts,
  ]
  private static let workouts: Set<IntentName> = [
    .startWorkout, .pauseWorkout, .resumeWorkout, .endWorkout, .cancelWorkout,
  ]
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

  /// What an answer gives or takes back.
  fileprivate var values: [SlotReading] {
    switch self {
    case .values(let slots), .change(let slots, _), .addition(let slots), .removal(let slots):
      slots
    default: []
    }
  }
}

extension [Value] {
  /// The people that an answer about one of a list gives, without those who are on it already;
  /// all of them if that leaves nobody.
  fileprivate func besides(_ list: [Value], except element: Int) -> [Value] {
    let others = list.indices.filter { $0 != element }.map { list[$0] }
    let new = filter { value in !others.contains { $0.isSomebody(like: value) } }
    return new.isEmpty ? self : new
  }
}

extension Prompt.Kind {
  /// Which one of a list is asked about, if it is one.
  fileprivate var element: Int? {
    switch self {
    case .value(_, let element, _), .choice(_, let element, _), .narrowing(_, let element, _),
      .approval(_, let element, _):
      element
    case .goAhead, .openApp: nil
    }
  }

  /// The slot that is asked about, if it is one.
  var slot: Slot? {
    switch self {
    case .value(let slot, _, _), .choice(let slot, _, _), .narrowing(let slot, _, _),
      .approval(let slot, _, _), .openApp(.gaveUp(let slot)):
      slot
    case .goAhead, .openApp(.failed): nil
    }
  }
}
