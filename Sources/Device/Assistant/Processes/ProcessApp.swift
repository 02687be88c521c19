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

    /// What waits for the process to have been started.
    var start: (@Sendable () throws(AppEnd) -> AppProcess.Start)?
    var traits = AppTraits()
    var hasFinishedLaunching = false
    var take: (@Sendable (AppNote) -> Void)?
    var rides: [Int: @Sendable (Card) -> Void] = [:]
    var rideCount = 0
  }

  private let state = Mutex(State())
  private let app: AppDescription
  private let scene: Scene
  private let processes: AppProcesses

  /// Begins to start the app.
  init(_ app: AppDescription, in scene: Scene, of processes: AppProcesses) {
    (self.app, self.scene, self.processes) = (app, scene, processes)
    begin()
  }

  deinit {
    if let process = state.withLock(\.process) { processes.take(back: process, of: app.identifier) }
  }

  package var traits: AppTraits { state.withLock(\.traits) }

  package var cost: CallCost? { state.withLock(\.process)?.cost }

  package func attach(_ take: @escaping @Sendable (AppNote) -> Void) {
    state.withLock { $0.take = take }
  }

  package func end() {
    let process = state.withLock(\.process)
    process?.end(because: .killed)
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

  package func hasStarted() throws -> Bool {
    let outcome: AppProcess.Start
    do {
      outcome = try awaitStart()
    } catch {
      throw AppStartFailure(
        sentence: "Expected \(app.name) to start, found that it \(error.cause.finding)."
      )
    }
    switch outcome {
    case .started: return true
    case .absent: return false
    case .failed(let sentence):
      guard let report = scene.report else { throw AppStartFailure(sentence: sentence) }
      report(sentence)
      return false
    }
  }

  private func awaitStart() throws(AppEnd) -> AppProcess.Start {
    guard let start = state.withLock({ $0.start }) else { throw AppEnd(.unstartable) }
    let outcome = try start()
    if case .started(let traits) = outcome { state.withLock { $0.traits = traits } }
    return outcome
  }

  /// The process, started anew if it has ended since.
  private func running(_ facts: SentFacts) throws(AppEnd) -> AppProcess {
    if let process = state.withLock(\.process) {
      process.settle()
      if !process.hasEnded { return process }
    }
    begin()
    guard case .started = try awaitStart(), let process = state.withLock(\.process) else {
      throw AppEnd(.unstartable)
    }
    if state.withLock(\.hasFinishedLaunching) { _ = try process.ask(.finishLaunching, facts) }
    return process
  }

  private func take(_ news: AppProcess.News) {
    switch news {
    case .noted(let note): state.withLock(\.take)?(note)
    case .ride(let number, let card): state.withLock { $0.rides[number] }?(card)
    case .reported(let sentence): scene.report?(sentence)
    case .storageFailed(let sentence): scene.storageFailed?(sentence)
    }
  }
}

/// The reason why an app could not be started in a process of its own, as a sentence.
package struct AppStartFailure: Error, CustomStringConvertible {
  let sentence: String

  package var description: String { sentence }
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
  package func finishLaunching(_ facts: DeviceFacts) throws(AppEnd) {
    state.withLock { $0.hasFinishedLaunching = false }
    _ = try ask(.finishLaunching, facts)
    state.withLock { $0.hasFinishedLaunching = true }
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
  /// `nil` also where the process has ended: what it held is gone with it.
  package func makeRestorePoint(_ facts: DeviceFacts) -> AppCode.RestorePoint? {
    let facts = SentFacts(facts)
    guard let process = try? running(facts), let number = try? process.ask(.mark, facts).number
    else { return nil }
    return AppCode.RestorePoint(
      isReachable: { (try? process.ask(.reaches(number), facts).flag) == true },
      restore: { (try? process.ask(.restore(number), facts).flag) == true }
    )
  }

  package func makeSnapshot() -> AppCode.Snapshot? {
    guard let process = state.withLock(\.process), traits.holdsState else { return nil }
    let facts = SentFacts(now: scene.clock.now)
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
        _ = try? process.ask(.startWatch(number), facts)
      },
      stop: { [weak self] in
        _ = self?.state.withLock { $0.rides.removeValue(forKey: number) }
        _ = try? process.ask(.stopWatch(number), facts)
      }
    )
  }
}

// MARK: - What replies say

extension AppReply {
  fileprivate var flag: Bool {
    if case .flag(let flag) = self { flag } else { false }
  }

  fileprivate var number: Int? {
    if case .number(let number) = self { number } else { nil }
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

extension AppEnd.Cause {
  /// Such as “it crashed”, after “it”.
  fileprivate var finding: String {
    switch self {
    case .signal: "crashed"
    case .exit: "ended itself"
    case .closed, .unreadable: "broke off the connection"
    case .hung: "hung"
    case .outOfMemory: "took too much memory"
    case .killed: "was ended by the system"
    case .unstartable: "got no process"
    }
  }
}
