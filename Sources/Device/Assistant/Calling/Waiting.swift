import Synchronization

/// The time limits of a call to a handler.
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

/// The outcome of one wait for a handler.
///
/// `working` may be followed by others.
enum Wait<Answer: Sendable>: Sendable {
  case working
  case answered(Answer)
  case timedOut
  case interrupted
}

/// The wait for a handler that has been called.
///
/// The handler may be code that never comes back, so it is left behind, not waited for, once the
/// limit is reached or somebody interrupts.
struct Waiting<Answer: Sendable> {
  private let news = News<Answer>()
  private let note: Cancellation
  private let limit: Cancellation
  private let interrupter: Interrupter
  private let armed: Int
  private let task: Task<Void, Never>

  /// Calls a handler by `operation`, and `onLateAnswer` with an answer that comes after the limit.
  init(
    on thread: SessionThread,
    limits: TimeLimits,
    clock: any SessionClock,
    interrupter: Interrupter,
    onLateAnswer: @escaping @Sendable (Answer) -> Void = { _ in },
    for operation: @escaping @Sendable () async -> Answer
  ) {
    let news = news
    note = clock.schedule(after: limits.note) { news.tell(.working) }
    limit = clock.limit(after: limits.total) { news.tell(.timedOut) }
    armed = interrupter.arm { news.tell(.interrupted) }
    self.interrupter = interrupter
    task = Task(executorPreference: thread) {
      let answer = await operation()
      if news.hasTimedOut { onLateAnswer(answer) }
      news.tell(.answered(answer))
    }
  }

  /// Returns the next outcome; there is none after the last.
  func next() async -> Wait<Answer> {
    await withTaskCancellationHandler {
      await news.next()
    } onCancel: {
      news.tell(.interrupted)
    }
  }

  /// Nobody waits any more.
  func end() {
    note()
    limit()
    interrupter.disarm(armed)
    task.cancel()
  }
}

/// The outcomes of a wait, from several threads, up to the first that ends it.
///
/// A listener is taken out under the lock, so it is resumed once, and nobody else has to check
/// that.
private final class News<Answer: Sendable>: Sendable {
  private struct State {
    var untold: [Wait<Answer>] = []
    var listener: UnsafeContinuation<Wait<Answer>, Never>?
    var isOver = false
    var hasTimedOut = false
  }

  private let state = Mutex(State())

  var hasTimedOut: Bool { state.withLock { $0.hasTimedOut } }

  func tell(_ wait: Wait<Answer>) {
    let listener = state.withLock { state -> UnsafeContinuation<Wait<Answer>, Never>? in
      guard !state.isOver else { return nil }
      if case .working = wait {} else { state.isOver = true }
      if case .timedOut = wait { state.hasTimedOut = true }
      defer { state.listener = nil }
      if state.listener == nil { state.untold.append(wait) }
      return state.listener
    }
    listener?.resume(returning: wait)
  }

  func next() async -> Wait<Answer> {
    await withUnsafeContinuation { listener in
      let wait = state.withLock { state -> Wait<Answer>? in
        guard state.untold.isEmpty else { return state.untold.removeFirst() }
        state.listener = listener
        return nil
      }
      if let wait { listener.resume(returning: wait) }
    }
  }
}
