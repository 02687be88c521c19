import Synchronization

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
    var isEnding = false
  }

  private let state = Mutex(State())
  private let beforeEnding: @Sendable (Signal) -> Void

  /// `beforeEnding` is called with a signal that nobody takes, on a thread like any other, before
  /// that ends the process.
  package init(beforeEnding: @escaping @Sendable (Signal) -> Void = { _ in }) {
    self.beforeEnding = beforeEnding
  }

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
}

// MARK: - Delivering

extension Interrupts {
  /// Tells the listeners, latest first, until one takes the signal.
  ///
  /// - Returns: `true` if one did. A second request to leave is never taken: it means "at once".
  package func deliver(_ signal: Signal) -> Bool {
    let (listeners, isRepeated) = state.withLock { state in
      defer { if signal.asksToLeave { state.termination = state.termination ?? signal } }
      return (state.listeners, signal.asksToLeave && state.termination != nil)
    }
    return !isRepeated && listeners.reversed().contains { $0.listener(signal) }
  }

  /// Waits for ever if a signal is about to end the process: all that comes of that is told with
  /// the signal, such as that the apps have ended.
  package func yieldToEnd() async {
    while state.withLock(\.isEnding) {
      await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }
  }

  /// Begins to take signals; those that the process was started to ignore, as under `nohup`,
  /// stay ignored.
  package func start() {
    // Made here, because a signal handler must not be the first to ask for it.
    let arrived = SignalPipe.shared
    let caught = Signal.allCases.filter { !$0.isIgnored }
    Thread.start { [self] in
      // Whoever started the process may have had them blocked, for all of its threads.
      for signal in caught { signal.unblock() }
      while let signal = arrived.next() {
        guard !deliver(signal) else { continue }
        if signal.endsWork {
          state.withLock { $0.isEnding = true }
          beforeEnding(signal)
        }
        signal.takeEffect()
      }
    }
    for signal in caught { signal.setCaught(true) }
  }
}
