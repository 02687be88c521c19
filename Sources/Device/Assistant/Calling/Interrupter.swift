import Synchronization

/// Lets somebody outside, such as Ctrl-C, end the wait for a handler.
package final class Interrupter: Sendable {
  private struct State {
    var action: (@Sendable () -> Void)?
    var count = 0
  }

  private let state = Mutex(State())

  package init() {}

  /// Ends the wait that is going on.
  ///
  /// - Returns: `true` if there was one.
  @discardableResult package func interrupt() -> Bool {
    guard let action = state.withLock({ $0.action }) else { return false }
    action()
    return true
  }

  /// Makes `action` end the wait that begins now.
  ///
  /// - Returns: A number to disarm with. A wait that is just ending may still be at it when the
  ///   next one has begun, and must not take that one's action away.
  func arm(_ action: @escaping @Sendable () -> Void) -> Int {
    state.withLock { state in
      state.action = action
      state.count += 1
      return state.count
    }
  }

  func disarm(_ number: Int) {
    state.withLock { state in
      if state.count == number { state.action = nil }
    }
  }
}
