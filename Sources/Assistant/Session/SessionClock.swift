package import Foundation
import Synchronization

/// The time a session lives in.
///
/// A session never asks the machine for the time: at the prompt it is given the system's clock,
/// in a replay one that moves only when told, so a limit of ten seconds passes in none.
package protocol SessionClock: Sendable {
  var now: Date { get }

  /// Runs an action once, when a duration has passed.
  ///
  /// - Returns: What cancels it; cancelling late does nothing.
  func schedule(
    after duration: Duration,
    _ action: @escaping @Sendable () -> Void
  ) -> Cancellation

  /// Lets time pass: the system's clock waits, one that is moved by hand moves on.
  func pass(_ duration: Duration) async
}

/// Calls a scheduled action off.
package struct Cancellation: Sendable {
  private let action: @Sendable () -> Void

  package init(_ action: @escaping @Sendable () -> Void) {
    self.action = action
  }

  package func callAsFunction() {
    action()
  }
}

/// The machine's own time.
package struct SystemClock: SessionClock {
  package init() {}

  package var now: Date { Date() }

  package func schedule(
    after duration: Duration,
    _ action: @escaping @Sendable () -> Void
  ) -> Cancellation {
    let task = Task {
      try await Task.sleep(for: duration)
      action()
    }
    return Cancellation { task.cancel() }
  }

  package func pass(_ duration: Duration) async {
    // Cut short only when the one who waits is cancelled, and then nobody minds.
    try? await Task.sleep(for: duration)
  }
}

extension Duration {
  package var timeInterval: TimeInterval {
    TimeInterval(components.seconds) + TimeInterval(components.attoseconds) * 1e-18
  }
}
