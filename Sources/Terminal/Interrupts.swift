import Glibc
import Synchronization

/// The signals that a session answers instead of dying of them.
package enum Signal: Int32, CaseIterable, Sendable {
  case hangUp = 1
  case interrupt = 2
  case terminate = 15
  case resumed = 18
  case stop = 20
  case windowChanged = 28

  /// Whether the work that goes on now is to be given up.
  package var endsWork: Bool { self == .interrupt || asksToLeave }

  /// Whether the whole process is asked to save its work and go.
  package var asksToLeave: Bool { self == .terminate || self == .hangUp }

  /// What a shell reports for a process that ended because of this signal.
  package var exitCode: Int32 { 128 + rawValue }
}

/// Delivers signals to whoever is at work: the line editor, or a handler that runs.
///
/// A thread of its own waits for them, so that nothing here runs inside a signal handler.
/// A signal that nobody takes does what it does to any process.
package final class Interrupts: Sendable {
  /// Is told a signal; answers whether it took it.
  package typealias Listener = @Sendable (Signal) -> Bool

  private struct State {
    var listeners: [(id: Int, listener: Listener)] = []
    var lastID = 0
    var termination: Signal?
  }

  private let state = Mutex(State())

  package init() {}

  /// The signal that asked the process to leave, once one did.
  package var termination: Signal? { state.withLock(\.termination) }
}

// MARK: - Listening

extension Interrupts {
  /// Lets `listener` hear signals before all that listened earlier, until the result goes.
  package func listen(_ listener: @escaping Listener) -> Listening {
    let id = state.withLock { state in
      state.lastID += 1
      state.listeners.append((state.lastID, listener))
      return state.lastID
    }
    return Listening(id: id, interrupts: self)
  }

  /// Ends its listener's time when it is released.
  package final class Listening: Sendable {
    private let id: Int
    private let interrupts: Interrupts

    fileprivate init(id: Int, interrupts: Interrupts) {
      self.id = id
      self.interrupts = interrupts
    }

    deinit {
      interrupts.state.withLock { state in state.listeners.removeAll { $0.id == id } }
    }
  }

  /// Runs `operation` in a task that Ctrl-C, and a request to leave, cancel.
  ///
  /// It returns when the operation does: what is cancelled still cleans up.
  package func cancellable<Success: Sendable>(
    _ operation: @escaping @Sendable () async throws -> Success
  ) async throws -> Success {
    let task = Task { try await operation() }
    let listening = listen { signal in
      if signal.endsWork { task.cancel() }
      return signal.endsWork
    }
    defer { withExtendedLifetime(listening) {} }
    return try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      task.cancel()
    }
  }
}

// MARK: - Delivering

extension Interrupts {
  /// Tells the listeners, latest first, until one takes the signal.
  ///
  /// - Returns: Whether one did. A second request to leave is never taken: it means "at once".
  package func deliver(_ signal: Signal) -> Bool {
    let (listeners, isRepeated) = state.withLock { state in
      defer { if signal.asksToLeave { state.termination = state.termination ?? signal } }
      return (state.listeners, signal.asksToLeave && state.termination != nil)
    }
    return !isRepeated && listeners.reversed().contains { $0.listener(signal) }
  }

  /// Begins to take signals; those that the process was started to ignore, as under `nohup`,
  /// stay ignored.
  package func start() {
    Thread.start { [self] in
      while let signal = signals.next() {
        if !deliver(signal) { signal.takeEffect() }
      }
    }
    for signal in Signal.allCases where !signal.isIgnored {
      signal.setCaught(true)
    }
  }
}

extension Signal {
  fileprivate var isIgnored: Bool {
    var action = sigaction()
    sigaction(rawValue, nil, &action)
    let handler = action.__sigaction_handler.sa_handler
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Whether the signal goes to `signals` instead of doing what it does by default.
  fileprivate func setCaught(_ isCaught: Bool) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = isCaught ? { signals.add($0) } : SIG_DFL
    action.sa_flags = SA_RESTART
    sigaction(rawValue, &action, nil)
  }

  /// Does to the process what the signal does by default: end it, stop it, or nothing.
  func takeEffect() {
    var set = sigset_t()
    sigemptyset(&set)
    sigaddset(&set, rawValue)
    pthread_sigmask(SIG_UNBLOCK, &set, nil)
    setCaught(false)
    pthread_kill(pthread_self(), rawValue)
    setCaught(true)
  }
}

/// Carries signals from the handler, which may do next to nothing, to the thread that
/// delivers them.
private struct SignalPipe: Sendable {
  private let readEnd: Int32
  private let writeEnd: Int32

  init() {
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

/// The one pipe of the process, since a signal handler takes no context.
private let signals = SignalPipe()
