import Dispatch
import Synchronization

/// A value that comes from another thread, once, and that others wait for.
package final class Arrival<Value: Sendable>: Sendable {
  private let value = Mutex<Value?>(nil)
  private let arrived = DispatchSemaphore(value: 0)

  package init() {}

  package func come(_ value: Value) {
    self.value.withLock { $0 = value }
    arrived.signal()
  }

  package var hasCome: Bool { value.withLock { $0 != nil } }

  /// - Returns: `nil` if it hasn't come by then.
  package func wait(seconds: Double) -> Value? {
    guard arrived.wait(timeout: .now() + seconds) == .success else { return nil }
    // Whoever waits for it later finds it, too.
    arrived.signal()
    return value.withLock { $0 }
  }
}
