import Files
import Glibc
import Synchronization

/// Runs work that blocks on a thread of its own, so that tasks go on meanwhile.
package enum Thread {
  /// Starts a thread that nobody waits for.
  package static func start(_ body: @escaping @Sendable () -> Void) {
    pthread_detach(make(body))
  }

  /// Begins work whose result is asked for later.
  ///
  /// - Returns: What waits for the result; to be called once.
  package static func begin<Result: Sendable>(
    _ body: @escaping @Sendable () -> Result
  ) -> () -> Result? {
    let result = Mutex<Result?>(nil)
    let thread = make { result.withLock { $0 = body() } }
    return {
      pthread_join(thread, nil)
      return result.withLock { $0 }
    }
  }

  private static func make(_ body: @escaping @Sendable () -> Void) -> pthread_t {
    var thread = pthread_t()
    let work = Unmanaged.passRetained(Work(body: body)).toOpaque()
    let result = pthread_create(
      &thread,
      nil,
      { pointer in
        if let pointer { Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body() }
        return nil
      },
      work
    )
    guard result == 0 else {
      endForWant(of: "No thread could be started: \(systemReason(result)).")
    }
    return thread
  }

  /// Lets this thread do nothing for so long.
  static func pass(_ duration: Duration) {
    poll(nil, 0, Int32(duration / .milliseconds(1)))
  }

  /// The result of `body`, which may block for as long as it likes.
  package static func run<Result: Sendable>(
    _ body: @escaping @Sendable () -> Result
  ) async -> Result {
    await withCheckedContinuation { continuation in
      start { continuation.resume(returning: body()) }
    }
  }
}

private final class Work: Sendable {
  let body: @Sendable () -> Void

  init(body: @escaping @Sendable () -> Void) {
    self.body = body
  }
}
