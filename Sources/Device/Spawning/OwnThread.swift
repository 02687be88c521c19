import Glibc

/// Threads for work that blocks.
package enum OwnThread {
  /// Has work done on a thread of its own.
  ///
  /// - Returns: `false` if the system gives none.
  package static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    var thread = pthread_t()
    let work = Unmanaged.passRetained(Work(body: body))
    let code = pthread_create(
      &thread,
      nil,
      { pointer in
        if let pointer { Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body() }
        return nil
      },
      work.toOpaque()
    )
    guard code == 0 else {
      work.release()
      return false
    }
    pthread_detach(thread)
    return true
  }
}

private final class Work: Sendable {
  let body: @Sendable () -> Void

  init(body: @escaping @Sendable () -> Void) { self.body = body }
}
