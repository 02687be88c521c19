import Dispatch
import Synchronization

/// The thread on which a session and the handlers that it calls take turns.
///
/// Most handlers answer at once, and then a call costs no change of threads. Some block the
/// thread that they are called on: they wait for a semaphore, for the network, or for ever. So
/// somebody looks in from time to time, and when others wait behind one that does not get on,
/// another thread takes over; the blocked one does nothing any more but what it is at.
package final class SessionThread: TaskExecutor {
  private struct State {
    var jobs: [UnownedJob] = []

    /// Of the thread that does the jobs; those before it have been left behind.
    var worker = 0
    var isAtWork = false

    /// The number of jobs begun, and the number that had been begun at the last check.
    var begun = 0
    var seen = 0
    var isWatched = false

    /// Called on the thread that takes over from one that was lent.
    var successor: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  /// The longest wait of other jobs for one that does not finish.
  private static let patience = Duration.milliseconds(20)

  package init() {}

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    // As soon as the lock is open another thread may do this job, and everybody who holds this be
    // gone: to open it is the last thing that is done here.
    state.withLock { state in
      state.jobs.append(job)
      guard !state.isAtWork else { return }
      begin(&state)
      start(state.worker)
    }
  }
}

// MARK: - Lending a thread

extension SessionThread {
  /// Has the jobs that a closure brings done on this thread, which costs no change of threads, unless
  /// another one is at work.
  ///
  /// - Parameters:
  ///   - body: Brings the jobs.
  ///   - successor: Called on a thread that takes over because this one does not get on.
  /// - Returns: `false` if another has taken over.
  package func lend(
    _ body: () -> Void,
    successor: @escaping @Sendable () -> Void
  ) -> Bool {
    let worker = state.withLock { state -> Int? in
      guard !state.isAtWork else { return nil }
      begin(&state)
      state.successor = successor
      return state.worker
    }
    body()
    return worker.map(work) ?? true
  }

  private func begin(_ state: inout State) {
    state.isAtWork = true
    guard !state.isWatched else { return }
    state.isWatched = true
    lookInLater()
  }
}

// MARK: - Working

extension SessionThread {
  /// A queue of its own has a thread of its own, however many others are blocked.
  private func start(_ worker: Int, then successor: (@Sendable () -> Void)? = nil) {
    DispatchQueue(label: "session").async {
      _ = self.work(as: worker)
      successor?()
    }
  }

  /// - Returns: `false` if another thread has taken over.
  private func work(as worker: Int) -> Bool {
    while true {
      let job: UnownedJob
      switch next(for: worker) {
      case .job(let next): job = next
      case .nothing: return true
      case .left: return false
      }
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }

  private enum Next {
    case job(UnownedJob)
    case nothing

    /// Another thread has taken over.
    case left
  }

  private func next(for worker: Int) -> Next {
    state.withLock { state in
      guard state.worker == worker else { return .left }
      guard !state.jobs.isEmpty else {
        (state.isAtWork, state.successor) = (false, nil)
        return .nothing
      }
      state.begun += 1
      return .job(state.jobs.removeFirst())
    }
  }
}

// MARK: - Looking in

extension SessionThread {
  /// Looks in again and again while there is work, by one appointment at a time.
  private func lookInLater() {
    _ = SystemClock().schedule(after: Self.patience) { [weak self] in self?.lookIn() }
  }

  private func lookIn() {
    let goesOn = state.withLock { state in
      state.isWatched = state.isAtWork
      guard state.isAtWork else { return false }
      defer { state.seen = state.begun }
      guard state.seen == state.begun, !state.jobs.isEmpty || state.successor != nil else {
        return true
      }
      state.worker += 1
      start(state.worker, then: state.successor.take())
      return true
    }
    if goesOn { lookInLater() }
  }
}
