import Domains
import Foundation
import Intents
import Synchronization

/// Does what a session asks of an app, in the app's process: one call after the other on one thread,
/// and on another when that is blocked, as in the session's own process.
final class AppService: Sendable {
  typealias Send = @Sendable (AppMessage) -> Void

  private let repertoire: Repertoire
  private let send: Send
  private let leave: @Sendable () -> Never
  private let thread = SessionThread()
  private let worlds: ReadWorlds
  private let guest = Mutex<HostedApp?>(nil)

  init(
    _ repertoire: Repertoire,
    _ worlds: ReadWorlds,
    leave: @escaping @Sendable () -> Never,
    send: @escaping Send
  ) {
    (self.repertoire, self.worlds, self.leave, self.send) = (repertoire, worlds, leave, send)
  }

  /// Does what a message asks for, on this thread.
  ///
  /// - Parameters:
  ///   - message: The message.
  ///   - successor: Called on another thread if this one does not get on.
  /// - Returns: `false` if that has been called.
  func take(_ message: SessionMessage, successor: @escaping @Sendable () -> Void) -> Bool {
    thread.lend({ take(message) }, successor: successor)
  }

  private func take(_ message: SessionMessage) {
    switch message {
    case .setUp(let number, let setup):
      let send: @Sendable (OwnMessage) -> Void = { [send] in send(.own(number, $0)) }
      Task(executorPreference: thread) { send(self.start(setup, send)) }
    case .call(let number, let facts, let call, let point):
      let app = guest.withLock(\.self)
      Task(executorPreference: thread) {
        let made = point.flatMap { self.make($0, of: app, facts) }
        let measure = CostMeasure()
        let result = await app?.perform(call, facts) ?? .noHandler
        self.send(.result(number, result, measure.cost))
        guard let point else { return }
        let reversal = made.flatMap { app?.answer(.reversal($0), facts) }
        self.send(.reply(point.settled, reversal ?? .changes(nil)))
      }
    case .ask(let number, let facts, let request):
      let app = guest.withLock(\.self)
      Task(executorPreference: thread) {
        self.send(.reply(number, app?.answer(request, facts) ?? .flag(false)))
      }
    case .leave:
      Task(executorPreference: thread) {
        // Its databases are closed with it.
        self.guest.withLock { $0 = nil }
        self.leave()
      }
    }
  }

  /// Makes a point of what an app stores, and tells the session at once: as long as that has not heard
  /// of it, the call has not begun.
  private func make(
    _ point: PointNumbers,
    of app: HostedApp?,
    _ facts: SentFacts
  ) -> Int? {
    let reply = app?.answer(.mark, facts) ?? .number(nil)
    send(.reply(point.made, reply))
    return try? reply.number.get()
  }

  private func start(
    _ setup: AppSetup,
    _ send: @escaping @Sendable (OwnMessage) -> Void
  ) -> OwnMessage {
    guest.withLock { $0 = nil }
    setup.misbehavior?.stage()
    do {
      let place = try worlds.read(setup, repertoire)
      guard let app = try HostedApp(setup, place, repertoire, thread, send) else { return .absent }
      guest.withLock { $0 = app }
      return .started(app.traits)
    } catch {
      return .failed("\(error)")
    }
  }
}

/// A measure of a call's cost, from here on.
private struct CostMeasure {
  private let begun = ContinuousClock.now
  private let before: Int

  init() {
    Self.forgetPeak()
    before = Self.peak
  }

  /// A peak of calls before is none of this one's, where the system did not forget it.
  var cost: CallCost {
    let peak = Self.peak
    return CallCost(
      peak: Self.forgetsPeak || peak > before ? peak : 0,
      time: ContinuousClock.now - begun
    )
  }

  private static var peak: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss * 1_024
  }

  /// Has the most memory of the process be what it has now (proc_pid_clear_refs(5)).
  private static func forgetPeak() {
    guard let clearing else { return }
    _ = write(clearing, "5", 1)
  }

  private static let clearing: Int32? = {
    let descriptor = open("/proc/self/clear_refs", O_WRONLY | O_CLOEXEC)
    return descriptor < 0 ? nil : descriptor
  }()

  private static var forgetsPeak: Bool { clearing != nil }
}

/// The world that was read last, for an app that is started in it again.
final class ReadWorlds: Sendable {
  private let last: Mutex<(folder: String?, world: World)?>

  init() {
    last = Mutex(nil)
  }

  /// One in which a world is known, by its folder.
  init(_ world: World, in folder: String?) {
    last = Mutex((folder: folder, world: world))
  }

  func read(_ setup: AppSetup, _ repertoire: Repertoire) throws -> (WorldFiles, World) {
    let files = setup.world.map { WorldFiles(folder: URL(filePath: $0)) } ?? .sample
    var world = try last.withLock { last in
      if let last, last.folder == setup.world { return last.world }
      let world = try repertoire.world(files)
      last = (setup.world, world)
      return world
    }
    world.locale = Locale(identifier: setup.locale)
    world.timeZone = TimeZone(identifier: setup.timeZone) ?? world.timeZone
    return (files, world)
  }
}
