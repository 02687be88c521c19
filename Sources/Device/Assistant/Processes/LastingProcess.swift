import Domains
import Foundation
import Synchronization
import Transcripts

/// The process of an app: whatever becomes of it, another one is started when the app is needed next.
final class LastingProcess: Sendable {
  fileprivate struct State {
    var process: AppProcess?

    /// The start of the process.
    var start: AppProcess.Starting?

    /// Set if nobody has heard yet what came of it.
    var isStartUnheard = false
    var traits = AppTraits()

    /// Set if the app is told, whenever it has been started, that it was launched.
    var isLaunched = false

    /// The notes of the app so far, in a launch that can be recorded.
    var notes: [AppNote]?
  }

  private let state = Mutex(State())
  private let app: AppDescription
  private let scene: Scene
  private let processes: AppProcesses
  private let launches: LaunchRecords?
  private let prospect: LaunchRecords.Prospect?
  private let tell: @Sendable (AppProcess.News) -> Void

  /// Begins to start the app, unless the outcome of that is known.
  ///
  /// - Parameters:
  ///   - app: The app.
  ///   - scene: The setting that it is started in.
  ///   - processes: The processes of the program's apps.
  ///   - launches: The launches whose outcome is known.
  ///   - tell: Is told, on any thread, what comes without having been asked for.
  init(
    of app: AppDescription,
    in scene: Scene,
    _ processes: AppProcesses,
    knowing launches: LaunchRecords?,
    tell: @escaping @Sendable (AppProcess.News) -> Void
  ) {
    (self.app, self.scene, self.processes, self.launches) = (app, scene, processes, launches)
    self.tell = tell
    prospect = launches?.prospect(of: AppSetup(app, scene))
    if let launch = prospect?.launch {
      state.withLock { $0.traits = launch.traits }
    } else {
      state.withLock { $0.notes = prospect.map { _ in [] } }
      begin()
    }
  }

  deinit {
    if let process = last { processes.take(back: process, of: app.identifier) }
  }

  var traits: AppTraits { state.withLock(\.traits) }

  /// The last process, which may have ended; `nil` if none was started.
  var last: AppProcess? { state.withLock(\.process) }

  /// The process, if it has not ended.
  var standing: AppProcess? { last.flatMap { $0.hasEnded ? nil : $0 } }

  func end(because cause: AppEnd.Cause) {
    let process = last
    process?.end(because: cause)
    process?.awaitEnd()
  }
}

// MARK: - Starting

extension LastingProcess {
  /// Begins to start a process, without waiting for it.
  private func begin(misbehaving misbehavior: Misbehavior? = nil) {
    let process = processes.process(of: app.identifier, named: app.name)
    var setup = AppSetup(app, scene)
    setup.misbehavior = misbehavior
    let start = process?.setUp(setup) { [weak self] in self?.receive($0) }
    state.withLock { ($0.process, $0.start, $0.isStartUnheard) = (process, start, true) }
  }

  func startAnew(misbehaving misbehavior: Misbehavior) {
    end(because: .killed)
    begin(misbehaving: misbehavior)
  }

  var isReady: Bool { state.withLock(\.start)?.isOver() != false }

  func hasStarted() throws -> Bool {
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
    let start = state.withLock { state in
      state.isStartUnheard = false
      return state.start
    }
    guard let start else {
      throw AppEnd(.unstartable("The system gave it no process."), isAtStart: true)
    }
    let outcome = try start.outcome()
    if case .started(let traits) = outcome { state.withLock { $0.traits = traits } }
    return outcome
  }

  /// The process, started anew if it has ended since.
  func running(_ facts: SentFacts) throws(AppEnd) -> AppProcess {
    let (last, isUnheard) = state.withLock { ($0.process, $0.isStartUnheard) }
    if !isUnheard {
      last?.settle()
      if let last, !last.hasEnded { return last }
      begin()
    }
    if case .failed(let sentence) = try awaitStart() {
      throw AppEnd(.unstartable(sentence), isAtStart: true)
    }
    guard let process = self.last else {
      throw AppEnd(.unstartable("It has no code."), isAtStart: true)
    }
    if state.withLock(\.isLaunched) { try launch(process, facts) }
    return process
  }
}

// MARK: - Launching

extension LastingProcess {
  /// Tells the app that it was launched; leaves it to the next need where the process has ended.
  func finishLaunching(_ facts: SentFacts) throws(AppEnd) {
    state.withLock { $0.isLaunched = true }
    if isKnown {
      for note in prospect?.launch?.notes ?? [] { tell(.noted(note)) }
    } else if let process = standing {
      try launch(process, facts)
      guard let prospect, let notes = state.withLock({ $0.notes.take() }) else { return }
      launches?.note(traits, notes, of: prospect)
    }
  }

  private func launch(_ process: AppProcess, _ facts: SentFacts) throws(AppEnd) {
    do throws(AppEnd) {
      _ = try process.ask(.finishLaunching, facts, for: \.flag)
    } catch {
      var end = error
      end.isAtStart = true
      throw end
    }
  }

  private func receive(_ news: AppProcess.News) {
    state.withLock { $0.record(news) }
    tell(news)
  }
}

extension LastingProcess.State {
  /// Records the notes of a launch; one that did anything else, or tells too much, is not recorded.
  fileprivate mutating func record(_ news: AppProcess.News) {
    switch news {
    case .noted(.vocabularyChanged(let type, let terms)) where notes?.count ?? 0 < Self.mostNotes:
      notes?.append(.vocabularyChanged(type, terms))
    case .noted, .reported, .storageFailed: notes = nil
    case .ride, .ended: break
    }
  }

  private static let mostNotes = 100
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
