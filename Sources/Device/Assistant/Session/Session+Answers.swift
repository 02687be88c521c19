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
    case .request(let reading) where line.endsInInstead:
      callOff(exchange)
      await dispatch(reading)
    case .request(let reading): await take(reading, insteadOf: exchange)
    case .another(let reading): await take(reading, after: exchange, prompt)
    case .instead(let kind, let people): await take(kind, for: people, insteadOf: exchange)
    case .changeWanted: await askWhatToChange(of: exchange)
    case .unclear where isElsewhere(line): refuseElsewhere()
    case .detail(let detail): await tell(detail, of: exchange, prompt)
    case .indifferent: await takeAny(of: exchange, prompt)
    case .everyOption: await takeEvery(of: exchange, prompt)
    case .change(let slots, _) where isForLater(slots, exchange, prompt):
      say(SessionWording.onlyNow)
      repeatPrompt(isShown: true)
    case .goBack where !exchange.conversation.canGoBack:
      say(SessionWording.firstQuestion)
      repeatPrompt(isShown: true)
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
      .detail, .another, .instead, .unclear:
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
}

extension ReplyReading {
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
