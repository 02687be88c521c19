package import Dialogue
import Domains
import Foundation
import Intents
package import Transcripts
package import Understanding

/// A conversation with the assistant, from the first line to the last.
///
/// Tell a session what the user typed and it reports everything that happens as events. It knows
/// no terminal and no file; time, apps, contacts and permissions are given to it.
///
/// A session belongs to the task that talks to it.
package final class Session {
  package let world: World
  package let clock: any SessionClock
  package let limits: TimeLimits

  /// Ends the wait for a handler from outside.
  package let interruption = Interruption()
  let thread = SessionThread()

  package private(set) var apps: [InstalledApp] {
    didSet { descriptions = apps.map(\.description) }
  }

  /// Of the apps, in the same order.
  private(set) var descriptions: [AppDescription]
  package private(set) var permissions: Permissions

  /// The dialogue.
  package internal(set) var discourse = Discourse()

  /// Misbehaviours put into handlers' ways.
  package var faults: [Fault] = []

  /// What handler code told of its users' own words.
  var vocabulary = UserVocabulary() {
    didSet { kept.interpreter = nil }
  }

  /// The last answer to confirm or handle: its card goes with what is asked and said next.
  var lastAnswer: Answer? {
    didSet { discourse.card = lastAnswer?.card }
  }

  /// What goes on and is followed, if somebody wants to see that.
  var watching: Watching?

  /// The card of what the session has told by itself, until the next line.
  var tellingCard: Card?

  /// Where that is kept from one start to the next, and what was found or put there last.
  private var memoryFile: MemoryFile?
  private var writtenMemory = Memory()
  let recorder = HostRecorder()

  /// The rules of the contract that apps have broken so far, each once, in order.
  package private(set) var findings: [Finding] = []

  /// How often each was broken.
  package private(set) var findingCounts: [Finding: Int] = [:]

  /// What apps tell on queues of their own comes here, as long as no other session is about.
  private let residence: Residence

  /// Is told before each call of a handler, which may bring down everything.
  package var willCall: CallNote.Listener?

  /// Is told before an app may change what is stored.
  package var willChange: (() -> Void)?

  /// Where the conversation is, as such a call is told of.
  package var place = ""

  /// Makes an identifier that no request before has had.
  let newIdentifier: @Sendable () -> String

  private let report: (Event) -> Void
  let interpreters: Interpreters

  /// What was made for a line and is as good for the next.
  var kept = Kept()

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
    newIdentifier: @escaping @Sendable () -> String = Count().next,
    report: @escaping (Event) -> Void
  ) {
    self.world = world
    self.apps = apps
    descriptions = apps.map(\.description)
    self.clock = clock
    self.permissions = permissions
    self.limits = limits
    memoryFile = memory
    self.interpreters = interpreters
    self.newIdentifier = newIdentifier
    self.report = report
    residence = Residents.ofThisProcess.admit(recorder)
    permissionsChanged()
    readMemory()
    for app in apps { start(app) }
  }
}

// MARK: - Hearing

extension Session {
  /// Takes a line that the user typed and does all that follows from it.
  package func hear(_ line: String) async {
    await onThread { await take(interpreter.hear(line, at: civilNow)) }
  }

  /// Takes what somebody says, be it read from a line or given in moves.
  package func hear(_ utterance: Utterance) async {
    await onThread { await take(utterance) }
  }

  /// Does several things without leaving the session's thread in between.
  package func onThread<Result>(_ body: () async throws -> Result) async rethrows -> Result {
    try await withTaskExecutorPreference(thread, operation: body)
  }

  private func take(_ utterance: Utterance) async {
    tellingCard = nil
    emit(.heard(utterance.line))
    var turn = Turn(utterance, in: discourse, context)
    turn.decide()
    await carryOut(turn.course)
    await rest()
    keepMemory()
  }

  /// Takes what comes next once nothing is open any more.
  private func rest() async {
    var course = Course(discourse, context)
    guard course.rest() else { return }
    await carryOut(course)
    await rest()
  }

  /// Does what a line has come to.
  private func carryOut(_ course: Course) async {
    discourse = course.discourse
    for act in course.acts { await carryOut(act) }
  }

  private func carryOut(_ act: Act) async {
    switch act {
    case .say(let saying): emit(.said(speech.lines(for: saying)))
    case .state(let fact): state(fact)
    case .ask(let isShown): repeatPrompt(isShown: isShown)
    case .begin(let draft, let reading, let app): await begin(draft, reading, with: app)
    case .reply(let reply, let exchange): await tell(reply, to: exchange)
    case .takeUp(let exchange): await takeUp(exchange)
    case .tellOfWorkouts(let reading): await tell(about: reading)
    case .help(let reading): help(with: reading)
    case .permit(let isAllowed): permit { $0.siri = isAllowed ? .authorized : .denied }
    }
  }

  /// The device as a line is understood against it.
  var context: Context {
    Context(
      grounding: requests,
      permissions: permissions,
      now: clock.now,
      civilNow: civilNow,
      interpreter: interpreter
    )
  }

  var speech: Speech { Speech(grounding: requests, wording: wording) }

  /// Reads what was kept; where that can't be read, nor set aside, nothing is kept from here on.
  private func readMemory() {
    guard let memoryFile else { return }
    guard let memory = memoryFile.read() else {
      self.memoryFile = nil
      return
    }
    (discourse.memory, writtenMemory) = (memory, memory)
  }

  /// Has what is remembered by now last, if there is a place for it.
  func keepMemory() {
    guard let memoryFile, discourse.memory != writtenMemory else { return }
    willChange?()
    memoryFile.write(discourse.memory)
    writtenMemory = discourse.memory
  }

  /// What would be abandoned if the session ended now, after “to”: “send your message to Anna”.
  ///
  /// `nil` when no question is open.
  package var unfinished: String? {
    discourse.stage.isAtRest ? nil : discourse.stage.question.map { speech.deed(of: $0.about) }
  }
}

// MARK: - Surroundings

extension Session {
  /// Installs apps, instead of those of the same identifier that are there.
  package func install(_ new: [InstalledApp]) {
    uninstall(new.map(\.description.identifier))
    apps += new
    for app in new { start(app) }
    kept.interpreter = nil
  }

  /// Starts an app, which may tell its user's own words.
  private func start(_ app: InstalledApp) {
    hosts.provide { app.code.didFinishLaunching?() }
    heed(app.description)
  }

  package func uninstall(_ identifiers: [String]) {
    apps.removeAll { identifiers.contains($0.description.identifier) }
    kept.interpreter = nil
  }

  package func permit(_ change: (inout Permissions) -> Void) {
    change(&permissions)
    permissionsChanged()
  }

  private func permissionsChanged() {
    kept.interpreter = nil
    kept.hosts = nil
    let language = world.locale.identifier(.bcp47)
    recorder.tell(authorization: permissions.siri, language: language)
  }
}

// MARK: - Saying

extension Session {
  func emit(_ event: Event) {
    // What the user is told must not be forgotten by one who is ended right after.
    if case .said = event { keepMemory() }
    if case .fact(.finding(let finding)) = event { count(finding) }
    report(event)
  }

  private func count(_ finding: Finding) {
    if findingCounts[finding] == nil { findings.append(finding) }
    findingCounts[finding, default: 0] += 1
  }

  func say(_ lines: String...) {
    emit(.said(lines))
  }

  func state(_ fact: Fact) {
    emit(.fact(fact))
  }

  var wording: Wording {
    Wording(voice)
  }
}
