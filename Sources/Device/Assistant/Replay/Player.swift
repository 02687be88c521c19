package import Foundation
package import Transcripts

/// Plays transcripts: says what the user says in them, and takes down what happens.
///
/// Every transcript is played in a world of its own, with apps that know nothing of the others',
/// on a clock that only moves when the transcript says so.
package struct Player: Sendable {
  let world: World

  /// The problems of the world of transcripts that name no other.
  package var problems: [Problem] { world.problems }

  let files: WorldFiles

  /// The apps, each started anew for each transcript.
  package var repertoire: Repertoire

  /// Folders that transcripts may have things read from, besides their own.
  let allowed: [String]

  /// The folder that relative paths are seen from, whatever an app's code makes of it later.
  let start = URL.currentDirectory()
  private let interpreters = Interpreters(keeping: 4)

  /// Is told before each call of a handler, which may bring down everything.
  package var willCall: CallNote.Listener?

  /// The most that a call of a handler may take before it is a finding.
  package var budget = CallBudget()

  /// The clock of a transcript, from when it begins.
  package var clock: @Sendable (Date) -> ManualClock = { ManualClock(now: $0) }

  /// - Parameters:
  ///   - files: The world of transcripts that name no other.
  ///   - repertoire: The apps, each started anew for each transcript.
  ///   - allowed: Folders that transcripts may have things read from, besides their own.
  /// - Throws: Whatever keeps the apps from being described.
  package init(files: WorldFiles, repertoire: Repertoire, allowed: [String] = []) throws {
    self.files = files
    self.repertoire = repertoire
    self.allowed = allowed
    world = try repertoire.world(files)
  }
}

// MARK: - Playing

extension Player {
  /// Plays a transcript from its start to its end.
  ///
  /// - Returns: All that happened.
  /// - Throws: Whatever keeps an app from starting.
  package func play(_ transcript: Transcript) async throws -> Performance {
    try await prompter(havingPlayed: transcript, keepingTurns: true).prompter.performance
  }

  /// Plays a transcript from its start to its end, comparing it with what happens.
  ///
  /// - Parameters:
  ///   - transcript: The transcript to play.
  ///   - keepsTurns: True to keep all that happens, and not only the differences.
  ///   - stopsAtDifference: True to play only until something differs.
  /// - Returns: The prompter at the end, and what can't be used of a world that the transcript
  ///   names.
  /// - Throws: Whatever keeps an app from starting.
  package func prompter(
    havingPlayed transcript: Transcript,
    keepingTurns keepsTurns: Bool,
    stoppingAtDifference stopsAtDifference: Bool = false
  ) async throws -> (prompter: Prompter, problems: [String]) {
    let play = Play(
      staging: try staging(of: transcript, clock: clock),
      stopsAtDifference: stopsAtDifference
    )
    let apps = try play.staging.starting { try repertoire.startingApps(in: play.staging.scene) }
    var session = session(with: apps, in: play)
    for (place, setting) in transcript.startSettings {
      try apply(setting, to: session, at: place, of: play.staging)
    }
    var prompter = Prompter(
      transcript,
      keepsTurns: keepsTurns,
      prohibiting: budget.prohibited
    )
    prompter.take(play.notes)
    while try await goOn(play, with: session, &prompter) {
      session = try restarted(session, in: play)
      prompter.take(play.notes)
    }
    if let excess = prompter.excess { throw excess }
    prompter.end(leaving: session.caller.staged.unmet)
    return withExtendedLifetime(play.staging.storage) { (prompter, play.staging.problems) }
  }

  /// The part that lasts from one start of the program to the next.
  private struct Play {
    let staging: Staging<ManualClock>
    let stopsAtDifference: Bool
    let notes = Notes()

    /// No request may pass for an earlier one, which an app has done already.
    let count = Count()
  }

  /// Plays on to the end, or to where the program is left.
  ///
  /// - Returns: `true` if it is to start again.
  private func goOn(
    _ play: Play,
    with session: Session,
    _ prompter: inout Prompter
  ) async throws -> Bool {
    try await session.onThread {
      while let cue = prompter.next() {
        try Task.checkCancellation()
        if play.stopsAtDifference, prompter.comparison.differs { return false }
        if cue.input == .setting(.restart) { return true }
        try await perform(cue, with: session, of: play.staging)
        prompter.take(play.notes)
      }
      return false
    }
  }

  /// A session with apps that have just been started.
  private func session(
    with apps: [InstalledApp],
    permissions: Permissions = Permissions(),
    in play: Play
  ) -> Session {
    let scene = play.staging.scene
    let session = Session(
      world: scene.world,
      apps: apps,
      clock: play.staging.clock,
      permissions: permissions,
      memory: scene.folder.map { MemoryFile(in: $0, clock: scene.clock) },
      interpreters: interpreters,
      newIdentifier: play.count.next,
      report: play.notes.take
    )
    session.caller.willCall = willCall
    session.caller.budget = budget
    return session
  }

  /// The program started anew: the device is as it was, and the same apps are there.
  private func restarted(_ session: Session, in play: Play) throws -> Session {
    let apps = try session.device.apps.compactMap {
      try repertoire.launched($0.description, in: play.staging.scene)
    }
    let new = self.session(with: apps, permissions: session.device.permissions, in: play)
    new.caller.staged = session.caller.staged
    return new
  }

  private func perform(
    _ cue: Prompter.Cue,
    with session: Session,
    of staging: Staging<some SettableClock>
  ) async throws {
    if willCall != nil { session.caller.place = "\(cue.place)" }
    switch cue.input {
    case .user(let text): await session.hear(text)
    case .setting(let setting): try apply(setting, to: session, at: cue.place, of: staging)
    }
  }
}

/// The events that a session reports, one input at a time.
package final class Notes {
  private var events: [Performance.Event] = []

  /// The calls since the last time that events were taken out, each with what was printed.
  private var calls: [(call: CompletedCall, text: String)] = []

  package init() {}

  package func take(_ event: Event) {
    switch event {
    case .called(let call): calls.append((call, ""))
    case .printed(_, let text):
      if !calls.isEmpty { calls[calls.count - 1].text += text }
    case .heard, .watched: break
    case .said(let lines): events += lines.map { .said($0) }
    case .fact(let fact): events.append(.fact(fact))
    }
  }

  package func drain() -> [Performance.Event] {
    defer { (events, calls) = ([], []) }
    return events
  }

  fileprivate var longestCall: Duration? { calls.map(\.call.time).max() }

  /// The texts that methods have printed; what an app prints as it ends is its runtime's.
  var printouts: [Printout] {
    calls.filter { !$0.text.isEmpty && !$0.call.ending.isEnd }
      .reduce(into: []) { $0.add(Printout(by: $1.call, $1.text)) }
  }
}

extension Prompter {
  /// Takes down what came of the last cue, or happened at the start.
  package mutating func take(_ notes: Notes) {
    let longestCall = notes.longestCall
    take(notes.drain(), longestCall: longestCall)
  }
}

// MARK: - On the way

extension Player {
  /// Does what a setting says, as far as a session that has begun can.
  ///
  /// - Throws: `UnplayableSetting` if it names something that isn't there.
  package func apply(
    _ setting: Setting,
    to session: Session,
    at place: Place,
    of staging: Staging<some SettableClock>
  ) throws {
    if let mistake = session.mistake(in: setting) {
      throw UnplayableSetting(place: place, expected: mistake.expected, finding: mistake.found)
    }
    switch setting {
    case .advance(let delay): staging.clock.advance(by: delay.duration)
    case .now(let time): staging.clock.set(to: time.date)
    case .install(let name):
      let app = try app(called: name, at: place, of: staging)
      session.install(try repertoire.launched(app, in: staging.scene).map { [$0] } ?? [])
    case .uninstall(let name):
      session.device.uninstall([try app(called: name, at: place, of: staging).identifier])
    case .contacts, .siri, .locked, .unlocked, .fault, .noFaults, .interrupt, .noInterruptions:
      session.apply(setting)
    case .restart:
      throw UnplayableSetting(
        place: place,
        expected: "a start in the middle of a transcript that is played to its end",
        found: "@restart"
      )
    // What a session is made with was settled at the start; the last bears on comparing only.
    case .locale, .timeZone, .world, .data, .allFacts: break
    }
  }

  private func app(
    called name: String,
    at place: Place,
    of staging: Staging<some SettableClock>
  ) throws -> AppDescription {
    let apps = staging.scene.world.apps
    guard let app = apps.first(where: { $0.names.contains(name) }) else {
      let known = apps.map(\.name).joined(separator: ", ")
      throw UnplayableSetting(
        place: place,
        expected: "an app of the world (\(known))",
        found: name
      )
    }
    return app
  }
}

extension Timestamp {
  var date: Date {
    Date(timeIntervalSince1970: Double(secondsSince1970))
  }
}
