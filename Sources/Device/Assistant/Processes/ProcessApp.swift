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

    /// The point that is still to be made, before whatever the app is asked for next.
    var point: CallPoint?

    /// Set if the app is told, whenever it has been started, that it was launched.
    var isLaunched = false

    /// The notes of the app so far, in a launch that can be recorded.
    var notes: [AppNote]?
    var take: (@Sendable (AppNote) -> Void)?
    var rides: [Int: @Sendable (Card) -> Void] = [:]
    var rideCount = 0
  }

  private let current = Mutex(State())
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
      current.withLock { $0.traits = launch.traits }
    } else {
      current.withLock { $0.notes = prospect.map { _ in [] } }
      begin()
    }
  }

  deinit {
    if let process = current.withLock(\.process) {
      processes.take(back: process, of: app.identifier)
    }
  }

  package var traits: AppTraits { current.withLock(\.traits) }

  package var cost: CallCost? { current.withLock(\.process)?.cost }

  package var isIsolated: Bool { true }

  package var process: Int32? {
    current.withLock(\.process).flatMap { $0.hasEnded ? nil : $0.identifier }
  }

  package func attach(_ take: @escaping @Sendable (AppNote) -> Void) {
    current.withLock { $0.take = take }
  }

  package func end(because cause: AppEnd.Cause) {
    let process = current.withLock(\.process)
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
    current.withLock { ($0.process, $0.start) = (process, start) }
  }

  package var isReady: Bool { current.withLock(\.start)?.isOver() != false }

  package func hasStarted() throws -> Bool {
    if isKnown { return true }
    return switch try awaitStart() {
    case .started: true
    case .absent: false
    case .failed(let sentence): throw AppStartFailure(sentence: sentence)
    }
  }

  /// True if it has not been started, for the outcome of that is known.
  private var isKnown: Bool { prospect?.launch != nil && current.withLock { $0.start == nil } }

  private func awaitStart() throws(AppEnd) -> AppProcess.Start {
    guard let start = current.withLock(\.start) else {
      throw AppEnd(.unstartable("The system gave it no process."), isAtStart: true)
    }
    let outcome = try start.outcome()
    if case .started(let traits) = outcome { current.withLock { $0.traits = traits } }
    return outcome
  }

  /// The process, started anew if it has ended since.
  private func running(_ facts: SentFacts) throws(AppEnd) -> AppProcess {
    if let process = current.withLock(\.process) {
      process.settle()
      if !process.hasEnded { return process }
    }
    begin()
    if case .failed(let sentence) = try awaitStart() {
      throw AppEnd(.unstartable(sentence), isAtStart: true)
    }
    guard let process = current.withLock(\.process) else {
      throw AppEnd(.unstartable("It has no code."), isAtStart: true)
    }
    if current.withLock(\.isLaunched) { try launch(process, facts) }
    return process
  }

  private func take(_ news: AppProcess.News) {
    switch news {
    case .noted(let note):
      keep(note)
      current.withLock(\.take)?(note)
    case .ride(let number, let card): current.withLock { $0.rides[number] }?(card)
    case .reported(let sentence):
      current.withLock { $0.notes = nil }
      scene.report?(sentence)
    case .storageFailed(let sentence):
      current.withLock { $0.notes = nil }
      scene.storageFailed?(sentence)
    case .ended(let end): note(end, in: nil)
    }
  }

  /// Keeps the notes of a launch; one that did anything else can't be recorded.
  private func keep(_ note: AppNote) {
    current.withLock { state in
      if case .vocabularyChanged = note {
        state.notes?.append(note)
      } else {
        state.notes = nil
      }
    }
  }
}

extension ProcessApp {
  /// Has an end told that nobody has waited for.
  private func note(_ end: AppEnd, in method: String?) {
    current.withLock(\.take)?(.ended(end, app: app.name, method: method))
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
    let (process, take) = current.withLock { state in
      state.isLaunched = true
      return (state.process, state.take)
    }
    if isKnown {
      for note in prospect?.launch?.notes ?? [] { take?(note) }
    } else if let process, !process.hasEnded {
      try launch(process, SentFacts(facts))
      guard let prospect, let notes = current.withLock({ $0.notes.take() }) else { return }
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
    let point = call.carriesOut ? current.withLock { $0.point.take() } : nil
    do throws(AppEnd) {
      if let result = try await running(facts).perform(call, facts, marking: point) {
        return result
      }
      // The point was the end of that process; the call can be made without one.
      return try await running(facts).perform(call, facts) ?? .noHandler
    } catch {
      return .ended(error)
    }
  }

  package func open(_ opening: AppOpening, _ facts: DeviceFacts) throws(AppEnd) -> Bool {
    let facts = SentFacts(facts)
    let process = try running(facts)
    if let point = current.withLock({ $0.point.take() }), let made = process.attempt(.mark, facts) {
      point.isMade(made.number, in: process)
    }
    return try running(facts).ask(.open(opening.draft, answer: opening.answer?.number), facts).flag
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
  package var state: [String: String] {
    guard traits.tellsState, let process = current.withLock(\.process), !process.hasEnded,
      case .state(let state)? = process.attempt(.state, SentFacts(now: scene.clock.now))
    else { return [:] }
    return state
  }

  /// It is made with what the app is asked for next.
  package func makeRestorePoint(_ facts: DeviceFacts) -> AppCode.RestorePoint? {
    let (point, sent) = (CallPoint(), SentFacts(facts))
    current.withLock { $0.point = point }
    return AppCode.RestorePoint(
      isReachable: { point.isReachable(sent) },
      restore: { point.restore(sent) { self.reverse($0, facts) } }
    )
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
      write: { _ = try process.ask(.writeHeld(number, folder: $0), facts).succeeded() },
      isHeld: { !process.hasEnded }
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
    let number = current.withLock { state in
      state.rideCount += 1
      return state.rideCount
    }
    guard try process.ask(.makeWatch(number, isInApp: isInApp), facts).flag else { return nil }
    return RideWatch(
      start: { [weak self] in
        self?.current.withLock { $0.rides[number] = take }
        self?.tell(process, .startWatch(number), facts, RideObservation.startMethod)
      },
      stop: { [weak self] in
        _ = self?.current.withLock { $0.rides.removeValue(forKey: number) }
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

// MARK: - What replies say

extension AppReply {
  fileprivate func succeeded() throws(AppStartFailure) -> AppReply {
    if case .failed(let sentence) = self { throw AppStartFailure(sentence: sentence) }
    return self
  }
}

extension SentFacts {
  /// The facts for what no code of an app sees.
  fileprivate init(now: Date) {
    self.init(now: now, siri: 0, isContactsAllowed: false, isRecorded: false)
  }
}
