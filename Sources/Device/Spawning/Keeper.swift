import CProcess
import Glibc

/// The parent of an app's process: nothing of the app's is left after it.
///
/// Whatever an app starts, and in whatever way it leaves that behind, is a descendant of the keeper,
/// which those become children of whose own parents have ended. The keeper ends them all once the app
/// has ended, or is to end, or the process that has started it is no more; then it ends as the app
/// did. It ends the app, too, if that takes too much memory.
struct Keeper {
  /// The signal that asks it to end the app.
  static let order = SIGTERM

  private let app: pid_t
  private var memory: MemoryWatch

  /// The status of the app, once it has ended.
  private var status: Int32?

  /// Set once nothing is to go on.
  private var isOver = false

  private init(of app: pid_t, limit: Int) {
    self.app = app
    memory = MemoryWatch(of: app, limit: limit)
  }

  /// Goes on in a copy of this process, which becomes the keeper of that, and has one thread only.
  ///
  /// Where the system gives no copy, the process goes on without one.
  ///
  /// - Parameter memory: The number of bytes that the copy may add to what it takes by now.
  static func goOnInCopy(limitedTo memory: Int) {
    let own = getpid()
    var (signals, earlier) = (Self.signals, sigset_t())
    pthread_sigmask(SIG_BLOCK, &signals, &earlier)
    process_adopt_orphans()
    process_end_with_parent(order)
    let app = process_copy()
    if app > 0 {
      var keeper = Keeper(of: app, limit: memory)
      keeper.keep()
    }
    process_end_with_parent(SIGKILL)
    if app == 0 {
      // It may have ended before that.
      if getppid() != own { _exit(ChildProcess.Ending.lost) }
      // What the app does to its group is not for its keeper.
      setsid()
    }
    pthread_sigmask(SIG_SETMASK, &earlier, nil)
    MemoryWatch.bound(memory)
  }

  private static var signals: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in [SIGCHLD, order] { sigaddset(&signals, signal) }
    return signals
  }
}

// MARK: - Keeping

extension Keeper {
  private mutating func keep() -> Never {
    KeeperNotes.tell(app)
    // The other side has to see that the app has closed them.
    for stream in [1, 2, ChildProcess.connection] { close(stream) }
    while takeEnds() {
      if isOver { Orphans.end(Orphans.children) }
      switch nextSignal() {
      case SIGCHLD: continue
      case Self.order: isOver = true
      default: if !isOver, memory.isExceeded { endForMemory() }
      }
    }
    end()
  }

  /// Takes the ends of children.
  ///
  /// - Returns: `false` if there are none any more.
  private mutating func takeEnds() -> Bool {
    while true {
      var (ended, usage) = (Int32(0), rusage())
      let child = wait4(-1, &ended, WNOHANG, &usage)
      if child < 0, errno == EINTR { continue }
      guard child > 0 else { return child == 0 }
      guard child == app else { continue }
      (status, isOver) = (ended, true)
      if ended & 0x7F != 0, memory.isBound(usage.ru_maxrss << 10) { KeeperNotes.tellOfMemory() }
    }
  }

  private mutating func endForMemory() {
    KeeperNotes.tellOfMemory()
    isOver = true
  }

  /// - Returns: -1 if there is none for some time.
  private mutating func nextSignal() -> Int32 {
    var (signals, information) = (Self.signals, siginfo_t())
    var time = timespec(tv_sec: 0, tv_nsec: isOver ? 1_000_000 : memory.pause * 1_000_000)
    return sigtimedwait(&signals, &information, &time)
  }

  /// Ends as the app did.
  private func end() -> Never {
    let (status, signal) = (status ?? 0, (status ?? 0) & 0x7F)
    if signal != 0 {
      var (own, none) = (sigset_t(), sigaction())
      sigemptyset(&own)
      sigaddset(&own, signal)
      none.__sigaction_handler.sa_handler = SIG_DFL
      sigaction(signal, &none, nil)
      pthread_sigmask(SIG_UNBLOCK, &own, nil)
      kill(getpid(), signal)
    }
    _exit(status >> 8 & 0xFF)
  }
}
