import CProcess
import Glibc

/// The parent of an app's process: nothing of the app's is left after it.
///
/// Whatever an app starts, and in whatever way it leaves that behind, is a descendant of the keeper,
/// which those become children of whose own parents have ended. The keeper ends them all once the app
/// has ended, or is to end, or the process that has started it is no more; then it ends as the app
/// did. It ends the app, too, if that takes too much memory.
///
/// An app has two, one the parent of the other: should the app end its parent, the outer one does
/// this, even if the conversation ends at that moment.
struct Keeper {
  /// The signal that asks one to end the app.
  static let order = SIGTERM

  /// The app, or the inner keeper.
  private let kept: pid_t

  /// The watch over the app's memory; `nil` for the outer one.
  private var memory: MemoryWatch?

  /// The status of what it keeps, once that has ended.
  private var status: Int32?

  /// Set once nothing is to go on.
  private var isOver = false

  private init(of kept: pid_t, _ memory: MemoryWatch? = nil) {
    (self.kept, self.memory) = (kept, memory)
  }

  /// Has a keeper end all, even if somebody has stopped it.
  static func end(_ keeper: pid_t) { for signal in [order, SIGCONT] { kill(keeper, signal) } }

  /// Goes on in a copy of this process, which becomes the keeper of that, and has one thread only.
  ///
  /// Where the system gives no copy, the process goes on without one.
  ///
  /// - Parameter memory: The number of bytes that the copy may add to what it takes by now.
  static func goOnInCopy(limitedTo memory: Int) {
    var (signals, earlier) = (Self.signals, sigset_t())
    pthread_sigmask(SIG_BLOCK, &signals, &earlier)
    goOnInCopy { Keeper(of: $0) }
    goOnInCopy { app in
      KeeperNotes.tell(app)
      return Keeper(of: app, MemoryWatch(of: app, limit: memory))
    }
    pthread_sigmask(SIG_SETMASK, &earlier, nil)
    MemoryWatch.bound(memory)
  }

  private static func goOnInCopy(keptBy makeKeeper: (pid_t) -> Keeper) {
    let own = getpid()
    process_adopt_orphans()
    process_end_with_parent(order)
    let copy = process_copy()
    if copy > 0 {
      var keeper = makeKeeper(copy)
      keeper.keep()
    }
    process_end_with_parent(SIGKILL)
    if copy == 0 {
      // The keeper may have ended before that.
      if getppid() != own { _exit(ChildProcess.Ending.lost) }
      // What an app does to its group is not for its keepers.
      setsid()
    }
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
    // The other side has to see that the app has closed them.
    for stream in [1, 2, ChildProcess.connection] { close(stream) }
    while takeEnds() {
      if isOver { endAll() }
      switch nextSignal() {
      case SIGCHLD: continue
      case Self.order: isOver = true
      default: if !isOver, memory?.isExceeded == true { endForMemory() }
      }
    }
    end()
  }

  /// Ends all that there is; an inner keeper does so by itself, so that it ends as the app did.
  private func endAll() {
    if memory == nil, status == nil { return Self.end(kept) }
    for process in Self.children { kill(process, SIGKILL) }
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
      guard child == kept else { continue }
      (status, isOver) = (ended, true)
      if ended & 0x7F != 0, memory?.isBound(usage.ru_maxrss << 10) == true {
        KeeperNotes.tellOfMemory()
      }
    }
  }

  private mutating func endForMemory() {
    KeeperNotes.tellOfMemory()
    isOver = true
  }

  /// - Returns: -1 if there is none for some time.
  private func nextSignal() -> Int32 {
    var (signals, information) = (Self.signals, siginfo_t())
    guard let pause = isOver ? 1 : memory?.pause else { return sigwaitinfo(&signals, &information) }
    var time = timespec(tv_sec: 0, tv_nsec: pause * 1_000_000)
    return sigtimedwait(&signals, &information, &time)
  }

  /// Ends as what it kept did.
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

  /// The children of this process.
  private static var children: [pid_t] {
    guard let folder = opendir("/proc") else { return [] }
    defer { closedir(folder) }
    let own = getpid()
    var children: [pid_t] = []
    while let item = readdir(folder) {
      let process = withUnsafePointer(to: &item.pointee.d_name) { start in
        start.withMemoryRebound(to: CChar.self, capacity: 256) { atoi($0) }
      }
      if process > 0, ProcessFile("stat", of: process).parent == own { children.append(process) }
    }
    return children
  }
}
