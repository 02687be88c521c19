import Foundation
import Synchronization

/// A session's time in an app's process: at each call what the session says, which moves it on; in
/// between it stands still, or goes on, as the session's does.
final class MirroredClock: SessionClock {
  private let base: any SessionClock & MovableClock
  private let calls = Mutex(0)

  init(now: Date, goesOn: Bool) {
    base = goesOn ? LiveClock() : ManualClock(now: now)
    begin(at: now)
    end()
  }

  /// A call begins, for which the time stands still.
  func begin(at now: Date) {
    calls.withLock { calls in
      calls += 1
      let way = now.timeIntervalSince(base.now)
      if way < 0, let clock = base as? ManualClock { return clock.set(to: now) }
      if way != 0 { base.advance(by: .seconds(way)) }
      (base as? LiveClock)?.stop()
    }
  }

  /// A call is over.
  func end() {
    calls.withLock { calls in
      calls -= 1
      if calls == 0 { (base as? LiveClock)?.goOn() }
    }
  }
}

// MARK: - Being a session's clock

extension MirroredClock {
  var now: Date { base.now }
  var elapsed: Duration { base.elapsed }
  var goesOn: Bool { base.goesOn }

  func schedule(after duration: Duration, _ action: @escaping @Sendable () -> Void) -> Cancellation
  {
    base.schedule(after: duration, action)
  }

  func limit(after duration: Duration, _ action: @escaping @Sendable () -> Void) -> Cancellation {
    base.limit(after: duration, action)
  }

  func pass(_ duration: Duration, within limit: Duration) async {
    await base.pass(duration, within: limit)
  }
}
