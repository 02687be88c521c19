import Dialogue
import Domains
import Understanding

// MARK: - Answers within a request

extension Session {
  /// Takes an answer to what a request's conversation asked.
  func answer(_ exchange: Exchange, _ line: String) async {
    guard case .ask(let prompt) = exchange.conversation.step else { return }
    switch read(line, to: prompt, of: exchange) {
    case .repeated: repeatPrompt()
    case .help: helpWithAnswer(exchange)
    case .request(let reading): await take(reading, insteadOf: exchange)
    case let reading: await tell(reply(reading, to: prompt, exchange), to: exchange)
    }
  }

  /// What an answer to a prompt means.
  ///
  /// A request of the same kind changes the one at hand; where it is too late for that, it is a
  /// new one.
  private func read(_ line: String, to prompt: Prompt, of exchange: Exchange) -> ReplyReading {
    let intent = exchange.conversation.draft.intent
    let reading = read(line, to: requests.question(for: prompt, intent: intent))
    guard case .change = reading, exchange.conversation.isCommitted,
      case .reading(let request, _) = interpreter.read(line, at: civilNow)
    else { return reading }
    return .request(request)
  }

  private func tell(_ reply: Reply, to exchange: Exchange) async {
    guard mayGoOn(exchange) || reply == .no || reply == .cancel else {
      state(.refused("locked"))
      return say(SessionWording.locked)
    }
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
  private func reply(_ reading: ReplyReading, to prompt: Prompt, _ exchange: Exchange) -> Reply {
    switch reading {
    case .yes: .yes
    case .no: .no
    case .cancel: .cancel
    case .skip: .skip
    case .options(let positions): .options(positions)
    case .values(let readings): values(readings, prompt, exchange)
    case .change(let readings, _): change(readings, exchange)
    case .goBack, .changeWanted: .back
    case .repeated, .help, .unsure, .request, .unclear: .unclear
    }
  }

  private func values(_ readings: [SlotReading], _ prompt: Prompt, _ exchange: Exchange) -> Reply {
    guard let slot = prompt.kind.slot, let app = app(exchange.app) else { return .unclear }
    let intent = exchange.conversation.draft.intent
    return requests.reply(with: readings, to: slot, intent: intent, app: app)
  }

  private func change(_ readings: [SlotReading], _ exchange: Exchange) -> Reply {
    guard let app = app(exchange.app) else { return .unclear }
    let intent = exchange.conversation.draft.intent
    let values = requests.values(of: readings, intent: intent, app: app)
    return values.isEmpty ? .unclear : .change(values)
  }

  func read(_ line: String, to question: Question) -> ReplyReading {
    interpreter.readReply(line, to: question, at: civilNow)
  }
}

extension Prompt.Kind {
  /// The slot that is asked about, if it is one.
  fileprivate var slot: Slot? {
    switch self {
    case .value(let slot, _, _), .choice(let slot, _, _), .narrowing(let slot, _, _),
      .approval(let slot, _, _):
      slot
    case .goAhead, .openApp: nil
    }
  }
}

// MARK: - A new request in the middle

extension Session {
  /// Takes a new request; where another one is lost by that, the user is asked first.
  private func take(_ reading: Reading, insteadOf exchange: Exchange) async {
    guard exchange.wouldBeMissed else {
      callOff(exchange)
      return await dispatch(reading)
    }
    stage = .replacing(exchange, reading)
    repeatPrompt()
  }

  func callOff(_ exchange: Exchange) {
    stage = .idle
    state(.cancelled)
  }

  /// What an exchange is about, after “to”: “send your message to Anna”.
  func deed(of exchange: Exchange) -> String {
    wording.deed(of: exchange.conversation.draft, with: name(of: exchange.app))
  }
}

extension Exchange {
  /// Whether anything is lost when it is dropped.
  ///
  /// Who only asks can ask again, and what is left to the app is left there.
  fileprivate var wouldBeMissed: Bool {
    if case .ask(let prompt) = conversation.step, case .openApp = prompt.kind { return false }
    return Schema.named(conversation.draft.intent)?.isQuestion != true
  }
}

// MARK: - Repeating and helping

extension Session {
  /// Says again what was asked last.
  func repeatPrompt() {
    switch stage {
    case .idle: break
    case .offering: say(SessionWording.offerReply)
    case .talking(let exchange):
      guard case .ask(let prompt) = exchange.conversation.step else { return }
      emit(.said(lines(for: Prompt(prompt.kind), exchange)))
    case .choosingIntent(let first, let second):
      say(SessionWording.nearTie(first.intent, second.intent))
    case .choosingApp(_, let apps):
      emit(.said(SessionWording.whichApp(apps.map(name))))
    case .authorizing(_, let identifier):
      guard let app = app(identifier) else { return }
      emit(.said(SessionWording.authorization(app.name, usage: app.usageDescription)))
    case .replacing(let exchange, _):
      say(SessionWording.replacing(deed(of: exchange)))
    }
  }

  private func helpWithAnswer(_ exchange: Exchange) {
    say(SessionWording.helpWithAnswer(cancelling: deed(of: exchange)))
    repeatPrompt()
  }

  func help() {
    emit(.said(SessionWording.help(examples)))
  }

  /// A sentence for each kind of request that an installed app takes, from the apps' own lists.
  package var examples: [String] {
    apps.flatMap { app in
      app.description.intents.compactMap { app.description.examples[$0]?.first }
    }
  }

  /// The answers that the open question lists, or that a yes-or-no question has.
  package var answers: [String] {
    switch stage {
    case .idle: return []
    case .choosingIntent(let first, let second):
      return [first, second].map { SessionWording.deed(of: $0.intent) }
    case .choosingApp(_, let apps): return apps.map(name)
    case .authorizing, .replacing, .offering: return ["yes", "no"]
    case .talking(let exchange):
      guard case .ask(let prompt) = exchange.conversation.step else { return [] }
      return answers(to: prompt)
    }
  }

  private func answers(to prompt: Prompt) -> [String] {
    switch prompt.kind {
    case .choice(_, _, let values), .narrowing(_, _, let values): values.map(\.spoken)
    case .approval, .goAhead, .openApp: ["yes", "no"]
    case .value: []
    }
  }
}
