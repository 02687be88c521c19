import Dialogue
import Domains
import Understanding

/// Everything that hangs on an open question: what it is about, and what follows from each answer.
///
/// A new question of the assistant's own is a case of `Stage`, and a value of this type.
struct OpenQuestion: Sendable, Hashable {
  /// Spoken of where it is called off or given up.
  var about: Deed

  /// `nil` where it can't be answered by yes.
  var yes: Step?

  /// Goes on without the value that was refused, where that is asked about; `nil` elsewhere.
  var despite: Step?
  var no: Step
  var cancel: Step

  /// Follows when patience with the user is over; an app's question counts by itself.
  var end: Step?

  /// Each of what is listed to choose from, in order.
  var options: [Step] = []

  /// The request whose app asks, and takes any of its options.
  var asker: Exchange?
  var help: Saying?
}

extension OpenQuestion {
  var isYesOrNo: Bool { yes != nil }

  /// Follows from choosing some of what is listed, by their places.
  func picking(_ positions: [Int]) -> Step? {
    if let asker { return .reply(.options(positions), asker) }
    guard positions.count == 1, options.indices ~= positions[0] else { return nil }
    return options[positions[0]]
  }
}

extension Stage {
  /// The open question; `nil` where nothing is asked.
  var question: OpenQuestion? {
    switch self {
    case .idle: nil
    case .choosingIntent(let first, let second): .choosing(first, second)
    case .doubting(let reading): .doubting(reading)
    case .choosingApp(let reading, let apps): .choosing(apps, for: reading)
    case .substituting(let reading, let app, _): .substituting(reading, app)
    case .authorizing(let reading, let app): .authorizing(reading, app)
    case .clarifying(let clarification): .clarifying(clarification)
    case .talking(let exchange): .talking(exchange)
    case .offering(let offer): .offering(offer)
    case .changing(let exchange): .changing(exchange)
    case .replacing(let exchange, let reading): .replacing(exchange, reading)
    case .resuming(let waiting): .resuming(waiting)
    }
  }
}

// MARK: - Before an app hears of a request

extension OpenQuestion {
  /// A question about a request of which no app has heard: no and cancel call it off.
  private init(before deed: Deed, yes: Step?, options: [Step] = []) {
    about = deed
    self.yes = yes
    no = .callOff([deed])
    cancel = no
    end = .giveUp(deed)
    self.options = options
    help = .helpWithAnswer(cancelling: deed)
  }

  fileprivate static func choosing(_ first: Reading, _ second: Reading) -> OpenQuestion {
    OpenQuestion(
      before: .intents([first.intent, second.intent]),
      yes: nil,
      options: [.request(first), .request(second)]
    )
  }

  fileprivate static func doubting(_ reading: Reading) -> OpenQuestion {
    OpenQuestion(before: .intents([reading.intent]), yes: .request(reading.atOnce))
  }

  fileprivate static func choosing(_ apps: [String], for reading: Reading) -> OpenQuestion {
    let options = apps.map { Step.requestOf(reading, app: $0) }
    return OpenQuestion(before: .intents([reading.intent]), yes: nil, options: options)
  }

  fileprivate static func substituting(_ reading: Reading, _ app: String) -> OpenQuestion {
    OpenQuestion(before: .intents([reading.intent]), yes: .requestOf(reading, app: app))
  }

  fileprivate static func authorizing(_ reading: Reading, _ app: String) -> OpenQuestion {
    let deed = Deed.intents([reading.intent])
    var question = OpenQuestion(before: deed, yes: .allow(reading, app: app))
    question.no = .forbid(app: app)
    question.cancel = question.no
    return question
  }

  /// No: the words as they stand, or nothing where there is nothing to go on with.
  fileprivate static func clarifying(_ clarification: Clarification) -> OpenQuestion {
    let deed = Deed.intents([clarification.intent].compactMap(\.self))
    let options = clarification.options.map(Step.proceed)
    var question = OpenQuestion(
      before: deed,
      yes: options.count == 1 ? options.first : nil,
      options: options
    )
    if case .answer(_, let exchange) = clarification.purpose {
      question.about = .exchange(exchange)
      question.cancel = .reply(.cancel, exchange)
      question.end = .goOn(exchange)
      question.help = .helpWithAnswer(cancelling: question.about)
    }
    question.no = clarification.isNeeded ? question.cancel : .proceed(clarification.takenAsSaid)
    return question
  }
}

// MARK: - While an app is asked

extension OpenQuestion {
  fileprivate static func talking(_ exchange: Exchange) -> OpenQuestion {
    var question = OpenQuestion(
      about: .exchange(exchange),
      no: .reply(.no, exchange),
      cancel: .reply(.cancel, exchange),
      asker: exchange
    )
    guard case .ask(let prompt) = exchange.conversation.step else { return question }
    question.help = .helpWithPrompt(prompt.kind, exchange)
    switch prompt.kind {
    case .approval, .goAhead, .openApp: question.yes = .reply(.yes, exchange)
    case .value(let slot, nil, let reason):
      question.despite = exchange.goingOn(without: slot, reason)
    case .value, .choice, .narrowing: break
    }
    return question
  }

  fileprivate static func changing(_ exchange: Exchange) -> OpenQuestion {
    OpenQuestion(
      about: .exchange(exchange),
      no: .goOn(exchange),
      cancel: .reply(.cancel, exchange),
      end: .goOn(exchange)
    )
  }

  /// The question whether to replace a request; a pick is of the list that was open before.
  fileprivate static func replacing(_ exchange: Exchange, _ reading: Reading) -> OpenQuestion {
    OpenQuestion(
      about: .exchange(exchange),
      yes: .request(reading, before: exchange),
      no: .goOn(exchange),
      cancel: .callOff([.exchange(exchange), .reading(reading)]),
      end: .goOn(exchange),
      asker: exchange.listsOptions ? exchange : nil,
      help: .helpWithQuestion(cancelling: .exchange(exchange))
    )
  }
}

extension Exchange {
  /// Goes on with what a refused value has replaced, or without any.
  fileprivate func goingOn(without slot: Slot, _ reason: Prompt.Reason) -> Step? {
    if let old = former.last?[slot], !old.isEmpty { return .reply(.change([slot: old]), self) }
    if case .unsupported = reason { return .reply(.skip, self) }
    return nil
  }

  /// True if its app asks which of several is meant.
  fileprivate var listsOptions: Bool {
    if case .ask(let prompt) = conversation.step, case .choice = prompt.kind { true } else { false }
  }
}

// MARK: - After a request

extension OpenQuestion {
  fileprivate static func offering(_ offer: Offer) -> OpenQuestion {
    OpenQuestion(
      about: .intents([Requests.request(for: offer.draft.intent)].compactMap(\.self)),
      yes: .takeUp(offer),
      no: .pass,
      cancel: .pass,
      end: .pass
    )
  }

  fileprivate static func resuming(_ waiting: [Exchange]) -> OpenQuestion {
    let off = Step.callOff(waiting.map { .exchange($0) })
    return OpenQuestion(
      about: .exchanges(waiting),
      yes: .takeUpAll(waiting),
      no: off,
      cancel: off,
      end: off,
      help: .helpWithQuestion(cancelling: .exchanges(waiting))
    )
  }
}
