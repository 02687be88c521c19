package import Foundation

/// The time a session lives in.
///
/// A session never asks the machine for the time: at the prompt it is given the system's clock,
/// in a replay one that moves only when told, so a limit of ten seconds passes in none.
package protocol SessionClock: Sendable {
  var now: Date { get }

  /// The time passed since some fixed moment.
  ///
  /// The difference of two values is a duration; it grows while a line is being answered, too.
  var elapsed: Duration { get }

  /// The same by the machine's time, which goes on where a session's stands still: how long a call
  /// has taken.
  var elapsedOnMachine: Duration { get }

  /// `true` if it goes on by itself, at least while no line is being answered.
  var goesOn: Bool { get }

  /// Runs an action once, when a duration has passed.
  ///
  /// - Returns: The cancellation of the action; if that is done already, nothing happens.
  func schedule(
    after duration: Duration,
    _ action: @escaping @Sendable () -> Void
  ) -> Cancellation

  /// The same for the time that somebody is waited for.
  ///
  /// It must come to an end on a clock that stands still, too.
  func limit(
    after duration: Duration,
    _ action: @escaping @Sendable () -> Void
  ) -> Cancellation

  /// Lets the time pass that something takes which is waited for no longer than to a limit: the
  /// system's clock waits, one that is moved by hand moves on, and not beyond the limit.
  func pass(_ duration: Duration, within limit: Duration) async
}

extension SessionClock {
  package var elapsedOnMachine: Duration { SystemClock().elapsed }

  package var goesOn: Bool { true }
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

  package var elapsed: Duration { Self.start.duration(to: .now) }

  private static let start = ContinuousClock.now

  private static let agenda = Agenda()

  package func schedule(
    after duration: Duration,
    _ action: @escaping @Sendable () -> Void
  ) -> Cancellation {
    let number = Self.agenda.add(action, at: .now() + duration.timeInterval)
    return Cancellation { Self.agenda.remove(number) }
  }

  package func limit(
    after duration: Duration,
    _ action: @escaping @Sendable () -> Void
  ) -> Cancellation {
    schedule(after: duration, action)
  }

  package func pass(_ duration: Duration, within limit: Duration) async {
    // Cut short only when the one who waits is cancelled, and then nobody minds.
    try? await Task.sleep(for: duration)
  }
}

extension Duration {
  package var timeInterval: TimeInterval {
    TimeInterval(components.seconds) + TimeInterval(components.attoseconds) * 1e-18
  }
}
