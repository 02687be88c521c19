import Synchronization

/// How long a handler may take.
package struct TimeLimits: Sendable {
  /// After this a working note is shown.
  ///
  /// Apple asks for an answer within two to three seconds.
  package var note: Duration

  /// After this the handler is cut off.
  ///
  /// SiriKit's own limit is ten seconds for each method.
  package var total: Duration

  package init(note: Duration = .seconds(3), total: Duration = .seconds(10)) {
    self.note = note
    self.total = total
  }
}

/// What comes of waiting for a handler; every case but `working` is the last.
package enum Wait<Answer: Sendable>: Sendable {
  case working
  case answered(Answer)
  case timedOut
  case interrupted
}

/// Lets somebody outside, such as Ctrl-C, end the wait for a handler.
package final class Interruption: Sendable {
  private struct State {
    var action: (@Sendable () -> Void)?
    var count = 0
  }

  private let state = Mutex(State())

  package init() {}

  /// Ends the wait that is going on.
  ///
  /// - Returns: Whether there was one.
  @discardableResult package func interrupt() -> Bool {
    guard let action = state.withLock({ $0.action }) else { return false }
    action()
    return true
  }

  /// Makes `action` end the wait that begins now.
  ///
  /// - Returns: What to disarm with. A wait that is just ending may still be at it when the next
  ///   one has begun, and must not take that one's action away.
  fileprivate func arm(_ action: @escaping @Sendable () -> Void) -> Int {
    state.withLock { state in
      state.action = action
      state.count += 1
      return state.count
    }
  }

  fileprivate func disarm(_ number: Int) {
    state.withLock { state in
      if state.count == number { state.action = nil }
    }
  }
}

/// Starts an operation and tells how the wait for it goes.
///
/// The operation may be code that never comes back, so it is left behind, not waited for, once the
/// limit is reached or somebody interrupts. `isLate` is called if it comes back after the limit
/// all the same.
func wait<Answer: Sendable>(
  on thread: SessionThread,
  limits: TimeLimits,
  clock: any SessionClock,
  interruption: Interruption,
  isLate: @escaping @Sendable () -> Void = {},
  for operation: @escaping @Sendable () async -> Answer
) -> AsyncStream<Wait<Answer>> {
  let (waits, continuation) = AsyncStream.makeStream(of: Wait<Answer>.self)
  let end: @Sendable (Wait<Answer>) -> Void = { last in
    continuation.yield(last)
    continuation.finish()
  }
  let deadline = Deadline()
  let note = clock.schedule(after: limits.note) { continuation.yield(.working) }
  let limit = clock.limit(after: limits.total) {
    deadline.pass()
    end(.timedOut)
  }
  let armed = interruption.arm { end(.interrupted) }
  let task = Task(executorPreference: thread) {
    let answer = await operation()
    if deadline.hasPassed { isLate() }
    end(.answered(answer))
  }
  continuation.onTermination = { _ in
    note()
    limit()
    interruption.disarm(armed)
    task.cancel()
  }
  return waits
}

/// Whether the limit has been reached.
private final class Deadline: Sendable {
  private let state = Mutex(false)

  var hasPassed: Bool { state.withLock { $0 } }

  func pass() {
    state.withLock { $0 = true }
  }
}
