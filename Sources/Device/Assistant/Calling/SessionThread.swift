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
      state.isAtWork = true
      start(state.worker)
      guard !state.isWatched else { return }
      state.isWatched = true
      lookInLater()
    }
  }
}

// MARK: - Working

extension SessionThread {
  /// A queue of its own has a thread of its own, however many others are blocked.
  private func start(_ worker: Int) {
    DispatchQueue(label: "session").async { self.work(as: worker) }
  }

  private func work(as worker: Int) {
    while let job = nextJob(of: worker) {
      job.runSynchronously(on: asUnownedTaskExecutor())
    }
  }

  /// - Returns: `nil` when there is nothing left to do, or another thread has taken over.
  private func nextJob(of worker: Int) -> UnownedJob? {
    state.withLock { state in
      guard state.worker == worker else { return nil }
      guard !state.jobs.isEmpty else {
        state.isAtWork = false
        return nil
      }
      state.begun += 1
      return state.jobs.removeFirst()
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
    let (goesOn, successor) = state.withLock { state -> (Bool, Int?) in
      state.isWatched = state.isAtWork
      guard state.isAtWork else { return (false, nil) }
      defer { state.seen = state.begun }
      guard state.seen == state.begun, !state.jobs.isEmpty else { return (true, nil) }
      state.worker += 1
      return (true, state.worker)
    }
    if let successor { start(successor) }
    if goesOn { lookInLater() }
  }
}
