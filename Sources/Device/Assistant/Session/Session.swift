package import Dialogue
package import Domains
import Intents
package import Understanding

/// A conversation with the assistant, from the first line to the last.
///
/// Tell a session what the user typed and it reports everything that happens as events. It knows
/// no terminal and no file; time, apps, contacts and permissions are given to it. What a line comes
/// to is decided by `Turn`; a session carries out the acts that this returns.
///
/// A session belongs to the task that talks to it.
package final class Session {
  package let device: DeviceState
  package let caller: Caller
  package let watcher: Watcher
  let fulfillment: Fulfillment
  let store: DiscourseStore
  let reporter: Reporter

  /// The card of what the session has told by itself, until the next line.
  private var ownCard: Card?

  /// Starts a session with the installed apps, in the order in which they were installed.
  ///
  /// `report` is called with each event as it happens.
  package init(
    world: World,
    apps: [InstalledApp],
    clock: any SessionClock,
    permissions: Permissions = Permissions(),
    limits: TimeLimits = TimeLimits(),
    memory: MemoryFile? = nil,
    interpreters: Interpreters = Interpreters(),
    thread: SessionThread = SessionThread(),
    newIdentifier: @escaping @Sendable () -> String = Count().next,
    report: @escaping (Event) -> Void
  ) {
    let device = DeviceState(
      world: world,
      apps: apps,
      clock: clock,
      permissions: permissions,
      interpreters: interpreters
    )
    let store = DiscourseStore(on: device, keeping: memory)
    let reporter = Reporter(hearing: device.recorder) { event in
      // What the user is told must not be forgotten by one who is ended right after.
      if case .said = event { store.save() }
      report(event)
    }
    caller = Caller(
      on: device,
      thread: thread,
      limits: limits,
      newIdentifier: newIdentifier,
      reporter: reporter,
      donated: { store.discourse.donated($0, by: $1) }
    )
    watcher = Watcher(on: device, caller: caller, reporter: reporter)
    fulfillment = Fulfillment(
      device: device,
      caller: caller,
      store: store,
      reporter: reporter,
      watcher: watcher
    )
    (self.device, self.store, self.reporter) = (device, store, reporter)
    for app in apps { caller.launch(app) }
  }
}

// MARK: - Hearing

extension Session {
  /// Takes a line that the user typed and does all that follows from it.
  package func hear(_ line: String) async {
    await onThread { await take(device.heard(line)) }
  }

  /// Takes what somebody says, be it read from a line or given in moves.
  package func hear(_ utterance: Utterance) async {
    await onThread { await take(utterance) }
  }

  /// Does several things without leaving the session's thread in between.
  package func onThread<Result>(_ body: () async throws -> Result) async rethrows -> Result {
    try await withTaskExecutorPreference(caller.thread, operation: body)
  }

  private func take(_ utterance: Utterance) async {
    ownCard = nil
    reporter.emit(.heard(utterance.line))
    var turn = Turn(utterance, in: store.discourse, store.context)
    turn.decide()
    await carryOut(turn.course)
    await rest()
    store.save()
  }

  /// Takes what comes next once nothing is open any more.
  private func rest() async {
    var course = Course(store.discourse, store.context)
    guard course.rest() else { return }
    await carryOut(course)
    await rest()
  }
}

// MARK: - Carrying out acts

extension Session {
  private func carryOut(_ course: Course) async {
    store.discourse = course.discourse
    for act in course.acts { await carryOut(act) }
  }

  private func carryOut(_ act: Act) async {
    switch act {
    case .say(let saying): reporter.say(store.speech.lines(for: saying))
    case .state(let fact): reporter.state(fact)
    case .ask(let isShown): repeatPrompt(isShown: isShown)
    case .begin(let draft, let reading, let app, let terms):
      await fulfillment.begin(draft, reading, with: app, terms)
    case .reply(let reply, let exchange): await fulfillment.tell(reply, to: exchange)
    case .takeUp(let exchange): await fulfillment.takeUp(exchange)
    case .tell(let reading): await tell(reading)
    case .consult(let inquiry, let exchange): await fulfillment.consult(inquiry, about: exchange)
    case .help(let reading): help(with: reading)
    case .permit(let isAllowed): device.permit { $0.siri = isAllowed ? .authorized : .denied }
    }
  }

  /// Answers what SiriKit has no intent for.
  private func tell(_ reading: Reading) async {
    if let question = PersonQuestion(reading) {
      tellOfPeople(question)
    } else if let question = WorkoutQuestion(reading) {
      await tellOfWorkouts(question)
    } else if let change = SoundChange(reading) {
      let (fact, sentence) = change.outcome(in: store.discourse.memory)
      if let fact { reporter.state(fact) }
      reporter.say([sentence])
    }
  }

  private func tellOfPeople(_ question: PersonQuestion) {
    if let fact = question.objection(in: store.context) { reporter.state(fact) }
    let (lines, people) = question.answer(in: store.context)
    store.discourse.spokeOf(people)
    reporter.say(lines)
  }

  private func tellOfWorkouts(_ question: WorkoutQuestion) async {
    let objections = question.objections(in: store.discourse, store.context, to: device.recorders)
    guard objections.isEmpty else {
      for act in objections { await carryOut(act) }
      return
    }
    do throws(CallFailure) {
      let answer = try await question.answer(by: caller, on: device)
      ownCard = answer.card
      reporter.say(answer.lines)
    } catch {
      if let fact = question.fact(of: error) { reporter.state(fact) }
      reporter.say(SessionWording.noWorkouts)
    }
  }

  /// Shows what can be said, about one topic if one is named.
  private func help(with reading: Reading?) {
    let topics = HelpTopics(on: device)
    if let topic = reading.flatMap(topics.topic) {
      reporter.say(SessionWording.help(topics.sentences(about: topic)))
    } else {
      reporter.say(SessionWording.help(device.examples, topics: topics.all.map(\.name)))
    }
  }
}

// MARK: - The apps

extension Session {
  /// Installs apps, instead of those of the same identifier that are there, and starts them.
  package func install(_ apps: [InstalledApp]) {
    device.install(apps)
    for app in apps { caller.launch(app) }
  }
}

// MARK: - What there is to see

extension Session {
  /// The card that goes with what is asked and said next.
  package var card: Card? { ownCard ?? store.lastAnswer?.card }

  /// The open question.
  package var stage: Stage { store.discourse.stage }

  /// The intent that is being put together, if the session is in the middle of one.
  package var draft: Draft? { store.discourse.draft }

  /// The app that the next answer may have do something that lasts.
  package var nextToAct: InstalledApp? {
    guard unfinished != nil, let draft, Schema.named(draft.intent)?.isQuestion == false else {
      return nil
    }
    return device.apps.first { $0.description.identifier == store.discourse.appOfDraft }
  }

  /// The request that would be abandoned if the session ended now, after “to”: “send your message
  /// to Anna”.
  ///
  /// `nil` when no question is open.
  package var unfinished: String? {
    store.discourse.stage.isAtRest
      ? nil : store.discourse.stage.question.map { store.speech.deed(of: $0.about) }
  }

  /// The requests that were left for later ones, after “to”, the first first.
  package var waiting: [String] {
    store.discourse.waiting.compactMap { $0.stage.question.map { store.speech.deed(of: $0.about) } }
  }

  /// Why the people and places that were spoken of last are those whom the app was told of, a
  /// sentence each.
  package var reasons: [String] {
    store.discourse.considered.map { Reasons(for: $0, in: store.grounding).sentences } ?? []
  }

  /// The rules of the contract that apps have broken so far, each once, in order.
  package var findings: [Finding] { reporter.findings }

  /// The number of times that each was broken.
  package var findingCounts: [Finding: Int] { reporter.counts }
}
