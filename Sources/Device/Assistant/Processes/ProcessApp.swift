import Dialogue
package import Domains
package import Foundation
import Synchronization

/// An app whose code runs in a process of its own.
///
/// Whatever becomes of the process, it is started anew when the app is needed next.
package final class ProcessApp: RunningApp {
  private struct State {
    var process: AppProcess?

    /// The start of the process.
    var start: AppProcess.Starting?
    var traits = AppTraits()

    /// The end at a start that the call it was for is still to be told of.
    var failure: AppEnd?

    /// Set if the app is told, whenever it has been started, that it was launched.
    var isLaunched = false

    /// The notes of the app so far, in a launch that can be recorded.
    var notes: [SentNote]?
    var take: (@Sendable (AppNote) -> Void)?
    var rides: [Int: @Sendable (Card) -> Void] = [:]
    var rideCount = 0
  }

  private let state = Mutex(State())
  private let app: AppDescription
  private let scene: Scene
  private let processes: AppProcesses
  private let launches: LaunchRecords?
  private let prospect: LaunchRecords.Prospect?

  /// Begins to start the app, unless the outcome of that is known.
  init(
    _ app: AppDescription,
    in scene: Scene,
    of processes: AppProcesses,
    knowing launches: LaunchRecords? = nil
  ) {
    (self.app, self.scene, self.processes, self.launches) = (app, scene, processes, launches)
    prospect = launches?.prospect(of: AppSetup(app, scene))
    if let launch = prospect?.launch {
      state.withLock { $0.traits = launch.traits }
    } else {
      state.withLock { $0.notes = prospect.map { _ in [] } }
      begin()
    }
  }

  deinit {
    if let process = state.withLock(\.process) { processes.take(back: process, of: app.identifier) }
  }

  package var traits: AppTraits { state.withLock(\.traits) }

  package var cost: CallCost? { state.withLock(\.process)?.cost }

  package var process: Int32? {
    state.withLock(\.process).flatMap { $0.hasEnded ? nil : $0.identifier }
  }

  package func attach(_ take: @escaping @Sendable (AppNote) -> Void) {
    state.withLock { $0.take = take }
  }

  package func end(because cause: AppEnd.Cause) {
    let process = state.withLock(\.process)
    process?.end(because: cause)
    process?.awaitEnd()
  }
}

// MARK: - Starting

extension ProcessApp {
  /// Begins to start a process, without waiting for it.
  private func begin() {
    let process = processes.process(of: app.identifier, named: app.name)
    let start = process?.setUp(AppSetup(app, scene)) { [weak self] in self?.take($0) }
    state.withLock { ($0.process, $0.start) = (process, start) }
  }

  package var isReady: Bool { state.withLock(\.start)?.isOver() != false }

  package func hasStarted() throws -> Bool {
    if isKnown { return true }
    return switch try awaitStart() {
    case .started: true
    case .absent: false
    case .failed(let sentence): throw AppStartFailure(sentence: sentence)
    }
  }

  /// True if it has not been started, for the outcome of that is known.
  private var isKnown: Bool { prospect?.launch != nil && state.withLock { $0.start == nil } }

  private func awaitStart() throws(AppEnd) -> AppProcess.Start {
    guard let start = state.withLock(\.start) else {
      throw AppEnd(.unstartable("The system gave it no process."), isAtStart: true)
    }
    let outcome = try start.outcome()
    if case .started(let traits) = outcome { state.withLock { $0.traits = traits } }
    return outcome
  }

  /// The process, started anew if it has ended since.
  private func running(_ facts: SentFacts) throws(AppEnd) -> AppProcess {
    if let process = state.withLock(\.process) {
      process.settle()
      if !process.hasEnded { return process }
    }
    if let end = state.withLock({ $0.failure.take() }) { throw end }
    begin()
    if case .failed(let sentence) = try awaitStart() {
      throw AppEnd(.unstartable(sentence), isAtStart: true)
    }
    guard let process = state.withLock(\.process) else {
      throw AppEnd(.unstartable("It has no code."), isAtStart: true)
    }
    if state.withLock(\.isLaunched) { try launch(process, facts) }
    return process
  }

  private func take(_ news: AppProcess.News) {
    switch news {
    case .noted(let note):
      keep(note)
      state.withLock(\.take)?(note)
    case .ride(let number, let card): state.withLock { $0.rides[number] }?(card)
    case .reported(let sentence):
      state.withLock { $0.notes = nil }
      scene.report?(sentence)
    case .storageFailed(let sentence):
      state.withLock { $0.notes = nil }
      scene.storageFailed?(sentence)
    case .ended(let end): note(end, in: nil)
    }
  }

  /// Keeps the notes of a launch; one that did anything else can't be recorded.
  private func keep(_ note: AppNote) {
    state.withLock { state in
      if case .vocabularyChanged = note {
        state.notes?.append(SentNote(note))
      } else {
        state.notes = nil
      }
    }
  }
}

extension ProcessApp {
  /// Has an end told that nobody has waited for.
  private func note(_ end: AppEnd, in method: String?) {
    state.withLock(\.take)?(.ended(end, app: app.name, method: method))
  }
}

extension AppSetup {
  fileprivate init(_ app: AppDescription, _ scene: Scene) {
    self.init(
      app: app.identifier,
      world: scene.files.folder,
      locale: scene.world.locale.identifier,
      timeZone: scene.world.timeZone.identifier,
      now: scene.clock.now,
      goesOn: scene.clock.goesOn,
      storage: scene.folder,
      isReported: scene.report != nil,
      isStorageReported: scene.storageFailed != nil
    )
  }
}

// MARK: - Calling

extension ProcessApp {
  /// Leaves it to the next need where the process has ended.
  package func finishLaunching(_ facts: DeviceFacts) throws(AppEnd) {
    let (process, take) = state.withLock { state in
      state.isLaunched = true
      return (state.process, state.take)
    }
    if isKnown {
      for note in prospect?.launch?.notes ?? [] { note.note.map { take?($0) } }
    } else if let process, !process.hasEnded {
      try launch(process, SentFacts(facts))
      guard let prospect, let notes = state.withLock({ $0.notes.take() }) else { return }
      launches?.note(traits, notes, of: prospect)
    }
  }

  private func launch(_ process: AppProcess, _ facts: SentFacts) throws(AppEnd) {
    do throws(AppEnd) {
      _ = try process.ask(.finishLaunching, facts)
    } catch {
      var end = error
      end.isAtStart = true
      throw end
    }
  }

  package func perform(_ call: AppCall, _ facts: DeviceFacts) async -> AppCall.Result {
    let facts = SentFacts(facts)
    do throws(AppEnd) {
      return try await running(facts).perform(call, facts)
    } catch {
      return .ended(error)
    }
  }

  package func open(_ opening: AppOpening, _ facts: DeviceFacts) throws(AppEnd) -> Bool {
    try ask(.open(opening.draft, answer: opening.answer?.number), facts).flag
  }

  package func workouts(
    begunIn interval: DateInterval,
    _ facts: DeviceFacts
  ) throws(AppEnd) -> [RecordedWorkout] {
    guard case .workouts(let workouts) = try ask(.workouts(interval), facts) else { return [] }
    return workouts.map(\.workout)
  }

  private func ask(_ request: AppRequest, _ facts: DeviceFacts) throws(AppEnd) -> AppReply {
    let facts = SentFacts(facts)
    return try running(facts).ask(request, facts)
  }
}

// MARK: - What is stored

extension ProcessApp {
  /// Once it is settled, it outlasts the process.
  package func makeRestorePoint(_ facts: DeviceFacts) -> AppCode.RestorePoint? {
    let sent = SentFacts(facts)
    let process: AppProcess
    do throws(AppEnd) {
      process = try running(sent)
    } catch {
      state.withLock { $0.failure = error }
      return nil
    }
    guard let number = process.attempt(.mark, sent)?.number else { return nil }
    let reversal = KeptReversal()
    var point = AppCode.RestorePoint(
      isReachable: {
        if process.hasEnded { return reversal.changes != nil }
        return process.attempt(.reaches(number), sent)?.flag == true
      },
      restore: {
        if process.hasEnded { return reversal.changes.map { self.reverse($0, facts) } == true }
        return process.attempt(.restore(number), sent)?.flag == true
      }
    )
    point.settle = { reversal.keep(process.attempt(.reversal(number), sent)?.changes) }
    return point
  }

  package func reverse(_ changes: [UInt8], _ facts: DeviceFacts) -> Bool {
    (try? ask(.reverse(changes), facts).flag) == true
  }

  package func makeSnapshot() -> AppCode.Snapshot? {
    let facts = SentFacts(now: scene.clock.now)
    guard traits.holdsState, let process = try? running(facts) else { return nil }
    guard let number = try? process.ask(.hold, facts).number else { return nil }
    return AppCode.Snapshot(
      size: { try process.ask(.sizeOfHeld(number), facts).succeeded().number ?? 0 },
      isCostly: { (try? process.ask(.isHeldCostly(number), facts).flag) != false },
      write: { _ = try process.ask(.writeHeld(number, folder: $0), facts).succeeded() }
    )
  }
}

// MARK: - Rides

extension ProcessApp {
  package func makeRideWatch(
    isInApp: Bool,
    _ facts: DeviceFacts,
    voice: @escaping @Sendable () -> Voice,
    take: @escaping @Sendable (Card) -> Void
  ) throws(AppEnd) -> RideWatch? {
    let facts = SentFacts(facts)
    let process = try running(facts)
    let number = state.withLock { state in
      state.rideCount += 1
      return state.rideCount
    }
    guard try process.ask(.makeWatch(number, isInApp: isInApp), facts).flag else { return nil }
    return RideWatch(
      start: { [weak self] in
        self?.state.withLock { $0.rides[number] = take }
        self?.tell(process, .startWatch(number), facts, RideObservation.startMethod)
      },
      stop: { [weak self] in
        _ = self?.state.withLock { $0.rides.removeValue(forKey: number) }
        self?.tell(process, .stopWatch(number), facts, RideObservation.stopMethod)
      }
    )
  }

  /// Asks for something whose reply says nothing.
  private func tell(
    _ process: AppProcess,
    _ request: AppRequest,
    _ facts: SentFacts,
    _ method: String
  ) {
    // One that ended before has taken its rides along.
    guard !process.hasEnded else { return }
    do throws(AppEnd) {
      _ = try process.ask(request, facts)
    } catch {
      note(error, in: method)
    }
  }
}

/// The encoded reversal of a settled change; it outlives the app's process.
private final class KeptReversal: Sendable {
  private let kept = Mutex<[UInt8]?>(nil)

  var changes: [UInt8]? { kept.withLock(\.self) }

  func keep(_ changes: [UInt8]?) { kept.withLock { $0 = changes } }
}

// MARK: - What replies say

extension AppReply {
  fileprivate var flag: Bool {
    if case .flag(let flag) = self { flag } else { false }
  }

  fileprivate var number: Int? {
    if case .number(let number) = self { number } else { nil }
  }

  fileprivate var changes: [UInt8]? {
    if case .changes(let changes) = self { changes } else { nil }
  }

  fileprivate func succeeded() throws(AppStartFailure) -> AppReply {
    if case .failed(let sentence) = self { throw AppStartFailure(sentence: sentence) }
    return self
  }
}

extension SentFacts {
  /// The facts for what no code of an app sees.
  fileprivate init(now: Date) {
    (self.now, siri, isContactsAllowed, isRecorded) = (now, 0, false, false)
  }
}
