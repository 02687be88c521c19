import Assistant
import Dialogue
import Domains
import Foundation
import LineEditing
import Pictures
import Terminal
import Transcripts

/// A session with somebody at the other end: it hears lines and shows what happens.
final class Talk {
  let invocation: Invocation
  let program: Program
  let session: Session
  let console: Console
  let settings: Settings
  var printer: EventPrinter
  var recording: Recording
  let clock: any HeldClock

  /// The data of all apps as it was when the conversation began.
  let start: StoredStart

  /// The lines that were said, to go back to before them.
  var turns: Turns

  /// The apps that are being started.
  private var arriving: [InstalledApp]

  /// The launches that are known; `nil` where all apps are started before the first line.
  private let launches: LaunchRecords?

  /// Lines of the conversation that were left by going back, to return to.
  var branches: [Branch] = []

  /// The locations for `:save` and the history file.
  let locations: Locations

  /// Folders that `:replay` may have transcripts read from, besides their own.
  let allowed: [String]

  /// The row above the line being typed, with rides and workouts under way.
  let dashboard: Dashboard

  /// True if the person was told of unfinished business, and has said nothing since.
  var hasWarned = false

  /// The editor in which lines are typed, if they are.
  var editor: LineEditor?

  /// The receiver of all other events while a transcript is played.
  var witness: ((Event) -> Void)?

  /// Failures to store or read something, which the process tells when it ends.
  let storageFailures: StorageFailures

  /// `true` if a handler never answered, or crashed; the exit code tells.
  var handlerFailed = false

  /// The broken rule that has just ended a request, until somebody is told.
  private var broken: Finding?

  /// A conversation here and now.
  ///
  /// If it `keepsStart`, what apps have stored is kept for `:save`. If it `isAtPrompt`, all apps are
  /// started before that is shown.
  convenience init(
    _ invocation: Invocation,
    keepsStart: Bool = false,
    isAtPrompt: Bool = false
  ) throws {
    let clock = LiveClock()
    // Apps begin at the moment that is recorded, not some moments before.
    clock.stop()
    let now = clock.now
    let start = keepsStart ? StoredStart(of: invocation) : StoredStart()
    let failures = StorageFailures(console: invocation.console)
    let scene = try invocation.scene(clock, failures)
    let isLearning = invocation.isIsolated && !invocation.settings.private && !isAtPrompt
    try self.init(
      invocation,
      scene: scene,
      launches: isLearning ? scene.folder.map(LaunchRecords.init) : nil,
      clock: clock,
      start: start,
      failures: failures,
      newIdentifier: { UUID().uuidString }
    )
    if let folder = invocation.worldFolder { recording.take(.world(folder)) }
    recording.noteTime(now)
  }

  /// A conversation in a scene, on its clock.
  init(
    _ invocation: Invocation,
    scene: Scene,
    launches: LaunchRecords? = nil,
    clock: any HeldClock,
    start: StoredStart,
    failures: StorageFailures,
    newIdentifier: @escaping @Sendable () -> String
  ) throws {
    // First of all, for they are started meanwhile.
    arriving = try invocation.repertoire(knowing: launches).arrivingApps(in: scene)
    self.launches = launches
    self.clock = clock
    self.start = start
    storageFailures = failures
    let (relay, journal) = (Relay(), Journal())
    self.invocation = invocation
    program = invocation.program
    console = invocation.console
    locations = invocation.locations
    allowed = invocation.allowed
    settings = invocation.settings
    recording = Recording(timeZone: scene.world.timeZone, in: journal)
    turns = Turns(in: journal)
    printer = EventPrinter(of: invocation)
    session = invocation.session(in: scene, newIdentifier) { relay.take?($0) }
    dashboard = Dashboard(of: session, invocation)
    if settings.speak, console.speech == nil { console.warn(Speech.absence) }
    relay.take = { [unowned self] in take($0) }
    // An app in a process of its own doesn't take this one down.
    if !invocation.isIsolated { session.caller.willCall = console.crashListener }
    session.device.willChange = { start.keep($0.running) }
    session.caller.canTakeBack = true
    session.caller.budget = settings.budget
    clock.goOn()
  }

  /// Passes events on to a listener that can only be named once the session exists.
  private final class Relay {
    var take: ((Event) -> Void)?
  }

  private func take(_ event: Event) {
    recording.take(event, at: clock.now)
    if case .called(let call) = event, case .timedOut(let limit) = call.ending {
      clock.stop(later: limit)
    }
    turns.take(event)
    witness?(event)
    printer.show(event, drawing: picture, isAskedFor: session.repeatsItself)
    if case .said(let lines) = event {
      console.speech?.say(SpokenWords(of: lines, showing: session.card).text)
    }
    dashboard.take(event, card: session.card, isOver: session.unfinished == nil)
    if case .fact(let fact) = event, case .finding(let finding) = fact,
      finding.endsRequest
    {
      handlerFailed = true
      broken = finding
    }
  }
}

extension Finding {
  /// True if no request goes on after it.
  fileprivate var endsRequest: Bool { [.neverAnswered, .appEnded, .wrongCount].contains(rule) }
}

extension Talk {
  /// The last card, where pictures are drawn.
  var picture: Picture? {
    guard console.showsPictures, let card = session.card else { return nil }
    let now = session.device.clock.now
    return Picture(of: card, at: now, since: dashboard.start(of: card), on: console.output)
  }
}

// MARK: - The apps

extension Talk {
  /// Waits until the apps have been started, and has the session know them.
  ///
  /// A request to leave ends those that have not been, and so does Ctrl-C at the prompt; elsewhere
  /// it ends the program.
  ///
  /// - Throws: Whatever keeps an app from starting that can't just be left out.
  func awaitApps(isAtPrompt: Bool = false) throws {
    let apps = arriving
    arriving = []
    let listening = console.interrupts.listen { signal in
      guard signal.asksToLeave || signal.endsWork && isAtPrompt, !apps.isEmpty else { return false }
      for app in apps where !app.running.isReady { app.running.end(because: .stopped) }
      return true
    }
    let remark = remarkWhenItTakesLong()
    let started = Result { try apps.filter(session.caller.awaitStart) }
    remark()
    console.screen.endRemark()
    session.install(try started.get())
    withExtendedLifetime(listening) {}
  }
}

// MARK: - Hearing

extension Talk {
  /// Says a line to the session; Ctrl-C ends the wait for a handler, not the process.
  func hear(_ line: String) async {
    let interrupter = session.caller.interrupter
    let listening = console.interrupts.listen { signal in
      signal.endsWork && interrupter.interrupt()
    }
    let remark = remarkWhenItTakesLong()
    recording.finishTurn()
    turns.append(Turn(in: session, recording))
    storageFailures.beginLine()
    session.caller.place = "line \(turns.count)"
    clock.stop()
    await session.hear(line)
    clock.goOn()
    remark()
    console.screen.endRemark()
    withExtendedLifetime(listening) {}
  }

  /// Has the person at the terminal know that something goes on, unless it is over at once.
  func remarkWhenItTakesLong() -> Cancellation {
    guard console.isInteractive, !settings.json else { return Cancellation {} }
    let (screen, remark) = (console.screen, console.output.styled("working…", .dim))
    return SystemClock().schedule(after: .milliseconds(300)) { screen.remark(remark) }
  }

  /// True once the program was told to end: nothing more is said.
  var isToLeave: Bool { console.interrupts.termination != nil }

  /// True if the session has to end at a question, because nobody may be asked.
  var isAtForbiddenQuestion: Bool { settings.noInput && session.unfinished != nil }
}

// MARK: - Lines that are all given

extension Talk {
  /// Says these lines, one after the other, whether or not anybody reads the answers to the end.
  func say(_ lines: [String]) async throws -> ExitCode {
    StandardStream.outliveReaders()
    try awaitApps()
    // Nobody can ask for the conversation to be saved, or for a line to be taken back.
    session.device.willChange = nil
    session.caller.canTakeBack = false
    for line in lines where !isToLeave {
      await hear(line)
      tellWhatBroke()
      if isAtForbiddenQuestion { break }
    }
    await console.speech?.finish()
    return end()
  }

  /// Tells the app's author why a request ended as it did, where nobody can ask `:why`.
  private func tellWhatBroke() {
    guard let finding = broken.take() else { return }
    console.warn("\(finding.sentence) \(finding.advice)")
  }

  /// Takes these lines as if they were typed, the session's own commands included.
  func takeAll(_ lines: [String]) async throws -> ExitCode {
    StandardStream.outliveReaders()
    try awaitApps()
    let isKept = lines.contains { $0.hasPrefix(":save") || $0.hasPrefix(":report") }
    if !isKept { session.device.willChange = nil }
    session.caller.canTakeBack = lines.contains { $0.hasPrefix(":undo") || $0.hasPrefix(":fork") }
    for (index, line) in lines.enumerated() where !isToLeave {
      let goesOn = await take(Line(text: line, number: index + 1))
      if !goesOn || isAtForbiddenQuestion { break }
    }
    await console.speech?.finish()
    return end()
  }
}

// MARK: - Ending

extension Talk {
  /// Ends the conversation, saying what is left undone.
  func end() -> ExitCode {
    launches?.save()
    if let signal = console.interrupts.termination { return .signal(signal) }
    if let unfinished = session.unfinished {
      console.complain("Ended in the middle; I didn't \(unfinished).")
    }
    return code
  }

  /// The code for an end here; that an app failed may be why a question is still open.
  var code: ExitCode {
    if handlerFailed { return .handlerFailed }
    if session.unfinished != nil { return .abandoned }
    return storageFailures.areThereAny ? .failed : .fine
  }
}
