import Dialogue
package import Domains
package import Foundation
import Synchronization

/// An app whose code runs in a process of its own.
///
/// Whatever becomes of the process, it is started anew when the app is needed next.
package final class ProcessApp: RunningApp {
  struct State {
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
    var listener: (@Sendable (AppNote) -> Void)?
    var rides: [Int: @Sendable (Card) -> Void] = [:]
    var rideCount = 0
  }

  let current = Mutex(State())
  let app: AppDescription
  let scene: Scene
  private let processes: AppProcesses
  let launches: LaunchRecords?
  let prospect: LaunchRecords.Prospect?

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
    current.withLock { $0.listener = take }
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
    let start = process?.setUp(AppSetup(app, scene)) { [weak self] in self?.receive($0) }
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
  var isKnown: Bool { prospect?.launch != nil && current.withLock { $0.start == nil } }

  private func awaitStart() throws(AppEnd) -> AppProcess.Start {
    guard let start = current.withLock(\.start) else {
      throw AppEnd(.unstartable("The system gave it no process."), isAtStart: true)
    }
    let outcome = try start.outcome()
    if case .started(let traits) = outcome { current.withLock { $0.traits = traits } }
    return outcome
  }

  /// The process, started anew if it has ended since.
  func running(_ facts: SentFacts) throws(AppEnd) -> AppProcess {
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

  private func receive(_ news: AppProcess.News) {
    switch news {
    case .noted(let note):
      record(note)
      current.withLock(\.listener)?(note)
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

  /// Records the notes of a launch; one that did anything else, or tells too much, is not recorded.
  private func record(_ note: AppNote) {
    current.withLock { state in
      if case .vocabularyChanged = note, state.notes?.count ?? 0 < Self.mostNotes {
        state.notes?.append(note)
      } else {
        state.notes = nil
      }
    }
  }

  private static let mostNotes = 100
}

extension ProcessApp {
  /// Has an end told that nobody has waited for.
  func note(_ end: AppEnd, in method: String?) {
    current.withLock(\.listener)?(.ended(end, app: app.name, method: method))
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
