import Dialogue
import Domains
import Understanding

/// The course of a dialogue: its present state, and the acts that the session has to do for that.
struct Course: Sendable {
  var discourse: Discourse
  private(set) var context: Context
  private(set) var acts: [Act] = []

  /// The user's line; empty where the dialogue goes on without one.
  let line: String

  init(_ discourse: Discourse, _ context: Context, of line: String = "") {
    self.discourse = discourse
    self.context = context
    self.line = line
  }
}

// MARK: - Acts

extension Course {
  var stage: Stage {
    get { discourse.stage }
    set {
      if newValue != stage { discourse.missed = [] }
      discourse.stage = newValue
    }
  }

  mutating func act(_ act: Act) { acts.append(act) }
  mutating func say(_ saying: Saying) { acts.append(.say(saying)) }
  mutating func state(_ fact: Fact) { acts.append(.state(fact)) }

  /// Makes a question the open one, and asks it.
  mutating func ask(_ question: Stage) {
    stage = question
    question.reading.map { note($0) }
    acts.append(.ask(isShown: false))
  }

  /// Keeps the people of whom a request speaks that no app has heard of: “text her” means them.
  mutating func note(_ reading: Reading) {
    guard reading.slots.contains(where: \.isSomebody),
      let app = context.grounding.apps(for: reading).first,
      let intent = context.grounding.intent(for: reading, app: app)
    else { return }
    discourse.memory.note(context.grounding.draft(for: reading, intent: intent, app: app))
  }

  /// Keeps the people whom a line names before it points to them, asks about, or goes to see: “It's
  /// Anna, write to her …”.
  ///
  /// Of a line that asks for nothing they are kept where that goes on with what was asked before.
  mutating func noteAntecedents(of hearing: Hearing, goesOn: Bool = false) {
    let pointing = hearing.readings + hearing.restated
    let isPointing =
      goesOn || pointing.contains { $0.slots.contains(where: \.isPronoun) }
      || hearing.slots.contains(where: \.isPronoun)
    let places = (pointing.flatMap(\.slots) + hearing.slots).filter { !$0.isSomebody }
    let named = hearing.people + (isPointing ? hearing.slots.filter(\.isSomebody) : [])
    let people = (places + named.filter { !$0.isPronoun }).flatMap(context.people)
    guard !people.isEmpty else { return }
    discourse.memory.note(people)
    context.grounding.memory = discourse.memory
  }

  /// Asks the open question again; what it lists stands right above.
  mutating func askAgain(isShown: Bool = true) { acts.append(.ask(isShown: isShown)) }

  /// Says something, and asks the open question again.
  mutating func askAgain(after saying: Saying) {
    say(saying)
    askAgain()
  }

  /// Says why something is not done.
  mutating func refuse(_ reason: String, _ saying: Saying) {
    state(.refused(reason))
    say(saying)
  }
}

// MARK: - What was not taken in

extension Discourse {
  /// Keeps words that could not be read while a yes would do something; the next yes is answered with
  /// them, unless something is changed before, and so shown anew.
  mutating func miss(_ words: [String]) {
    if stage.isAboutToAct, !words.isEmpty { missed = words }
  }
}

extension Stage {
  /// True if it is shown what is about to be done, and a yes does it.
  var asksToGoAhead: Bool {
    if case .talking(let exchange) = self { exchange.conversation.asksToGoAhead } else { false }
  }

  /// True if a yes does something at once that nobody wants by mistake.
  ///
  /// Help is not kept waiting.
  fileprivate var isAboutToAct: Bool {
    switch self {
    case .talking(let exchange): asksToGoAhead && !exchange.conversation.draft.isEmergencyCall
    case .doubting(let reading): reading.intent.manner.actsUnasked
    default: false
    }
  }
}

// MARK: - Steps

extension Course {
  /// Does what follows from an answer.
  mutating func follow(_ step: Step) {
    switch step {
    case .request(let reading, let waiting):
      if let waiting { leave(waiting) }
      admit(reading)
    case .requestOf(let reading, let app): admit(reading, to: app)
    case .allow(let reading, let app):
      act(.permit(true))
      admit(reading, to: app)
    case .forbid(let app):
      act(.permit(false))
      stage = .idle
      refuse("not-authorized", .notAuthorized(context.name(of: app)))
    case .begin(let draft, let app, let terms):
      stage = .idle
      guard let app = context.app(app), mayBegin(draft.intent, with: app) else { return }
      begin(draft, nil, with: app.identifier, terms)
    case .takeUp(let offer): takeUp(offer)
    case .reply(let reply, let exchange): self.reply(reply, to: exchange)
    case .proceed(let clarification): proceed(with: clarification)
    case .goOn(let exchange):
      say(.goingOn)
      ask(.talking(exchange))
    case .takeUpAll(let waiting): takeUp(waiting)
    case .callOff(let deeds):
      callOff()
      say(.calledOff(deeds))
    case .giveUp(let deed):
      stage = .idle
      refuse("not-understood", .givenUp(deed))
    case .pass:
      stage = .idle
      say(.fine)
    }
  }

  /// Drops what is open, without a word.
  mutating func callOff() {
    stage = .idle
    state(.cancelled)
  }

  /// Goes on with a request after what the user said to it, if the device is not locked by now.
  private mutating func reply(_ reply: Reply, to exchange: Exchange) {
    // A line that was not understood is said not to be, before what a yes would do is shown again.
    if reply != .unclear { discourse.missed = [] }
    guard context.isUnlocked(for: exchange) || reply == .no || reply == .cancel else {
      stage = .talking(exchange)
      return refuse("locked", .locked)
    }
    acts.append(.reply(reply, exchange))
  }
}

// MARK: - Leaving

extension Course {
  /// Leaves a request for another one.
  mutating func leave(_ exchange: Exchange) { leave(.talking(exchange)) }

  /// Leaves a question open for a request that comes first.
  mutating func leave(_ question: Stage) {
    discourse.waiting.append(Suspended(stage: question, since: context.now))
    stage = .idle
  }

  /// Puts aside whatever is open.
  mutating func setAside() {
    if let exchange = stage.exchange, exchange.wouldBeMissed { return leave(exchange) }
    if stage != .idle, discourse.draft == nil || stage.exchange != nil { state(.cancelled) }
    stage = .idle
  }
}
