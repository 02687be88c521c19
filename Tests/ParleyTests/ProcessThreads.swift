import Dispatch
import Foundation
import Synchronization
import Testing

/// Threads for tests that start processes and wait for them, some of them ten seconds for an app that
/// hangs.
///
/// The tests' own threads are as many as the machine has processors: those that wait there would keep
/// others from computing.
final class ProcessThreads: TaskExecutor {
  static let shared = ProcessThreads(count: 2)

  private let jobs = Mutex<[UnownedJob]>([])
  private let waiting = DispatchSemaphore(value: 0)

  private init(count: Int) {
    for _ in 0..<count { Thread.detachNewThread { self.work() } }
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
    waiting.signal()
  }

  private func work() -> Never {
    while true {
      waiting.wait()
      jobs.withLock { $0.removeFirst() }.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}

/// Runs the tests of a suite on `ProcessThreads`.
struct OnProcessThreads: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await withTaskExecutorPreference(ProcessThreads.shared) { try await function() }
  }
}

extension Trait where Self == OnProcessThreads {
  /// Says that a suite starts processes.
  static var startsProcesses: OnProcessThreads { OnProcessThreads() }
}
