import Dialogue
import Domains
import Foundation
import Understanding

// MARK: - Yes

extension Turn {
  /// Yes is said, and nothing else is that could change what it is to.
  mutating func agrees() -> Bool {
    guard isYesOrNo, hearing.isPlainYes || isAcknowledged else { return quotesBehindYes() }
    agree()
    return true
  }

  /// “OK” alone, to a question of yes or no.
  private var isAcknowledged: Bool {
    hearing.weight == 0 && hearing.courtesies.contains(.acknowledgement)
  }

  mutating func agree() {
    switch stage {
    case .talking(let exchange): reply(.yes, to: exchange)
    case .doubting(let reading):
      stage = .idle
      admit(reading.atOnce)
    case .substituting(let reading, let app, _): admit(reading, to: app)
    case .authorizing(let reading, let app):
      act(.permit(true))
      admit(reading, to: app)
    case .offering(let draft, let app):
      stage = .idle
      act(.begin(draft, nil, app: app))
    case .replacing(let exchange, let reading): admit(reading, before: exchange)
    case .resuming(let waiting): takeUp(waiting)
    case .clarifying(let clarification): settle(clarification, onFirstOf: [0])
    case .idle, .choosingIntent, .choosingApp, .changing: break
    }
  }

  /// A yes with something behind it that could not be read is none.
  private mutating func quotesBehindYes() -> Bool {
    guard hearing.decision == .yes, !hearing.isContradictory, !hearing.unread.isEmpty, isYesOrNo,
      hearing.requests.isEmpty, hearing.updates.isEmpty
    else { return false }
    say(.unread(hearing.unread))
    askAgain()
    return true
  }
}

// MARK: - No

extension Turn {
  /// No is about the question; what could not be read behind it is quoted.
  mutating func declines() -> Bool {
    guard hearing.decision == .no, !hearing.isContradictory, hearing.requests.isEmpty else {
      return false
    }
    if stage == .idle { return false }
    if !hearing.unread.isEmpty, isYesOrNo {
      say(.unread(hearing.unread))
      askAgain()
      return true
    }
    decline()
    return true
  }

  mutating func decline() {
    switch stage {
    case .talking(let exchange): reply(.no, to: exchange)
    case .authorizing(let reading, let app):
      act(.permit(false))
      stage = .idle
      notAuthorized(reading, app)
    case .choosingIntent, .choosingApp, .doubting, .substituting: callOffOpen()
    case .clarifying(let clarification): decline(clarification)
    case .offering:
      stage = .idle
      say(.fine)
    case .changing(let exchange), .replacing(let exchange, _): goOn(with: exchange)
    case .resuming(let waiting): drop(waiting)
    case .idle: break
    }
  }

  private mutating func notAuthorized(_ reading: Reading, _ identifier: String) {
    refuse("not-authorized", .notAuthorized(context.name(of: identifier)))
  }

  /// Goes on with a request that stood at a question of its app's.
  mutating func goOn(with exchange: Exchange) {
    say(.goingOn)
    ask(.talking(exchange))
  }

  /// Calls off the request of which no app has heard.
  mutating func callOffOpen() {
    let open = deed
    stage = .idle
    state(.cancelled)
    say(.calledOff([open]))
  }
}

// MARK: - Calling off

extension Turn {
  /// Cancel means the nearest thing that the words fit: what is named, the open question, then what
  /// goes on.
  mutating func cancels() -> Bool {
    if let exchange, cancelsByName(exchange) { return true }
    if let named = hearing.verb?.named, let exchange,
      exchange.manner.effect?.activity != named.manner.effect?.activity
    {
      admit(Reading(intent: named, score: 1), before: exchange)
      return true
    }
    guard isCancelling, hearing.requests.isEmpty, hearing.updates.isEmpty else { return false }
    switch stage {
    case .idle, .offering: cancelWhatGoesOn()
    case .talking(let exchange) where exchange.manner.isUndoing && !hearing.isRetracted:
      return cancelsCancelling()
    case .talking(let exchange): cancel(exchange)
    case .replacing(let exchange, let reading):
      stage = .idle
      state(.cancelled)
      say(.calledOff([.exchange(exchange), .reading(reading)]))
    case .resuming(let waiting):
      drop(waiting)
    case .clarifying(let clarification): cancel(clarification)
    case .authorizing: decline()
    case .changing(let exchange): cancel(exchange)
    case .choosingIntent, .choosingApp, .doubting, .substituting: callOffOpen()
    }
    return true
  }

  /// “Cancel my ride”, where that ride is about to be requested.
  private mutating func cancelsByName(_ exchange: Exchange) -> Bool {
    guard let effect = hearing.readings.first?.intent.manner.effect, effect.verb == .cancels,
      hearing.requests.count == 1, exchange.manner.effect?.activity == effect.activity,
      !exchange.manner.isUndoing
    else { return false }
    cancel(exchange)
    return true
  }

  /// Does to what goes on what a bare verb says: “pause it”.
  mutating func actsOnWhatGoesOn() -> Bool {
    guard stage == .idle || stage.isOffering, let verb = hearing.verb, !verb.cancels,
      let request = verb.requests.sorted(by: { $0.rawValue < $1.rawValue })
        .first(where: { $0.manner.effect.map { $0.verb != .sets && $0.verb != .offers } == true })
    else { return false }
    admit(Reading(intent: request, score: 1))
    return true
  }

  private var isCancelling: Bool { hearing.isRetracted || hearing.verb?.cancels == true }

  private mutating func cancel(_ exchange: Exchange) { reply(.cancel, to: exchange) }

  /// At “Do you want to cancel your ride?” a bare “cancel” may mean either.
  private mutating func cancelsCancelling() -> Bool {
    guard hearing.verb?.hasObject != true, isYesOrNo, hearing.decision == nil else { return false }
    say(.cancelWhich(deed))
    askAgain()
    return true
  }

  /// Ends or calls off what was set going last, after a yes.
  private mutating func cancelWhatGoesOn() {
    stage = .idle
    let named = hearing.verb?.cancels == true ? hearing.verb?.named : nil
    guard let request = named ?? discourse.memory.undoing(hearing.verb) else {
      return say(.nothingToCancel)
    }
    let reading = Reading(intent: request, score: 1)
    if hearing.verb?.hasObject == true { admit(reading) } else { ask(.doubting(reading)) }
  }

  /// Drops a request that waited to be taken up.
  mutating func drop(_ waiting: [Exchange]) {
    stage = .idle
    state(.cancelled)
    say(.calledOff(waiting.map { .exchange($0) }))
  }

  /// Puts aside whatever is open.
  mutating func setAside() {
    if let exchange, exchange.wouldBeMissed {
      leave(exchange)
    } else if stage != .idle, discourse.draft == nil || exchange != nil {
      state(.cancelled)
    }
    stage = .idle
  }

  /// Leaves a request for another one.
  mutating func leave(_ exchange: Exchange) {
    discourse.waiting.append(Suspended(exchange: exchange, since: context.now))
    stage = .idle
  }
}

// MARK: - Choices

extension Turn {
  mutating func chooses() -> Bool {
    if let positions = hearing.picks { return pick(positions) }
    switch hearing.control {
    case .pickAny: return pickAny()
    case .pickAll: return pickAll()
    default: return false
    }
  }

  private mutating func pick(_ positions: [Int]) -> Bool {
    switch stage {
    case .talking(let exchange): reply(.options(positions), to: exchange)
    case .choosingIntent(let first, let second):
      guard positions.count == 1 else { return false }
      stage = .idle
      admit(positions == [0] ? first : second)
    case .choosingApp(let reading, let apps):
      guard positions.count == 1, apps.indices ~= positions[0] else { return false }
      admit(reading, to: apps[positions[0]])
    case .clarifying(let clarification):
      guard positions.count == 1 else { return false }
      settle(clarification, onFirstOf: positions)
    default: return false
    }
    return true
  }

  /// The first of a list where it is left open which; who gets something is not guessed.
  private mutating func pickAny() -> Bool {
    switch stage {
    case .choosingApp(let reading, let apps):
      guard let first = apps.first else { return false }
      say(.taking(context.name(of: first)))
      admit(reading, to: first)
    case .talking(let exchange):
      guard let prompt, let first = prompt.kind.options.first else { return false }
      guard !exchange.isAddressed(to: first) else {
        say(.yoursToChoose)
        askAgain()
        return true
      }
      say(.takingOption(of: prompt.kind.options))
      reply(.options([0]), to: exchange)
    default: return false
    }
    return true
  }

  /// “Both”, where several people can be meant and each can be reached; else it is said why not.
  private mutating func pickAll() -> Bool {
    guard case .talking(let exchange) = stage, let prompt else { return false }
    // Of more than were listed nobody can mean all.
    if case .narrowing = prompt.kind { return false }
    let options = prompt.kind.options
    let contacts = options.compactMap(context.contact)
    guard options.count > 1, contacts.count == options.count else { return false }
    let isOneEach = Set(contacts.map(\.identifier)).count == options.count
    if isOneEach, exchange.takesSeveral(at: prompt) {
      reply(.values(options), to: exchange)
    } else {
      say(isOneEach ? .onePerson(context.name(of: exchange.app)) : .oneNumber)
      askAgain()
    }
    return true
  }
}

extension Context {
  /// The contact that an option is.
  func contact(_ option: Value) -> Contact? {
    guard case .person(let person) = option.content else { return nil }
    return person.contactIdentifier.flatMap { grounding.world.contacts[$0] }
  }
}

extension Exchange {
  /// Whether the prompt's parameter is a list.
  fileprivate func takesSeveral(at prompt: Prompt) -> Bool {
    conversation.parameters.contains { $0.slot == prompt.kind.slot && $0.isList }
  }

  /// Whether a value is somebody whom something goes to that can't be taken back.
  fileprivate func isAddressed(to value: Value) -> Bool {
    guard case .person = value.content, let request else { return false }
    return request.manner.delivers != nil
  }
}

extension Prompt.Kind {
  /// What is listed to choose from, or proposed.
  var options: [Value] {
    switch self {
    case .choice(_, _, let values), .narrowing(_, _, let values): values
    case .approval(_, _, let value): [value]
    case .value, .goAhead, .openApp: []
    }
  }
}

extension Verb {
  /// The one request that a verb with an object names: “cancel my ride”.
  fileprivate var named: IntentName? {
    let things = object.compactMap { slot in
      if case .term(let thing) = slot.meaning { thing } else { nil }
    }
    return requests.sorted { $0.rawValue < $1.rawValue }
      .first { $0.manner.effect.map { things.contains($0.activity.name) } == true }
  }
}
