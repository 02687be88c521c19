import Glibc

/// The signals that a session answers instead of dying of them.
package enum Signal: Int32, CaseIterable, Sendable {
  case hangUp = 1
  case interrupt = 2
  case alarm = 14
  case terminate = 15
  case resumed = 18
  case stop = 20
  case windowChanged = 28

  /// True if the signal ends the current work.
  package var endsWork: Bool { self == .interrupt || asksToLeave }

  /// True if the signal asks the process to save its work and exit.
  package var asksToLeave: Bool { self == .terminate || self == .hangUp || self == .alarm }

  /// The exit code that a shell reports for a process ended by this signal; for a time limit, that
  /// of `timeout`.
  package var exitCode: Int32 { self == .alarm ? 124 : 128 + rawValue }

  /// The beginning of a sentence about work that it has ended; the place follows.
  var deed: String {
    switch self {
    case .alarm: "The time limit was reached"
    case .interrupt: "The run was interrupted"
    case .hangUp, .terminate, .resumed, .stop, .windowChanged: "The run was told to end"
    }
  }
}

// MARK: - Catching

extension Signal {
  /// True if the process was started with the signal ignored.
  var isIgnored: Bool {
    var action = sigaction()
    sigaction(rawValue, nil, &action)
    let handler = action.__sigaction_handler.sa_handler
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Sends the signal to the signal pipe, or restores its default action.
  func setCaught(_ isCaught: Bool) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = isCaught ? { SignalPipe.shared.add($0) } : SIG_DFL
    action.sa_flags = SA_RESTART
    sigaction(rawValue, &action, nil)
  }

  /// Does to the process what the signal does by default: end it, stop it, or nothing.
  package func takeEffect() {
    if self == .alarm { _exit(exitCode) }
    unblock()
    setCaught(false)
    pthread_kill(pthread_self(), rawValue)
    setCaught(true)
  }

  /// Has this thread receive the signal.
  func unblock() {
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, rawValue)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
  }
}

/// Carries signals from the handler, which may do next to nothing, to the thread that
/// delivers them.
struct SignalPipe: Sendable {
  /// The one of the process, since a signal handler takes no context.
  static let shared = SignalPipe()

  private let readEnd: Int32
  private let writeEnd: Int32

  private init() {
    (readEnd, writeEnd) = openPipe()
    _ = fcntl(writeEnd, F_SETFL, O_NONBLOCK)
  }

  /// Called inside a signal handler.
  func add(_ number: Int32) {
    let error = errno
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(writeEnd, &byte, 1)
    errno = error
  }

  /// Waits for a signal.
  func next() -> Signal? {
    var byte: UInt8 = 0
    while true {
      let count = read(readEnd, &byte, 1)
      if count == 1 { return Signal(rawValue: Int32(byte)) }
      if count == 0 || errno != EINTR { return nil }
    }
  }
}

// MARK: - The time limit

extension Signal {
  /// Has the alarm go off once, when so many seconds have passed.
  package static func setAlarm(afterSeconds seconds: Double) {
    let (whole, part) = (seconds.rounded(.down), seconds.truncatingRemainder(dividingBy: 1))
    var timer = itimerval()
    // Nothing at all would mean never.
    let least = whole == 0 ? 1 : 0
    timer.it_value = timeval(tv_sec: Int(whole), tv_usec: max(least, Int(part * 1_000_000)))
    setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &timer, nil)
  }
}
