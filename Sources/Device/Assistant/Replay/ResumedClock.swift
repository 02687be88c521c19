package import Foundation
import Synchronization

/// The time of a conversation that goes on from where a transcript has led it: it stands still and
/// is moved by hand, as in a replay, until it is let go, and then goes on second by second.
package final class ResumedClock: HeldClock, SettableClock {
  private struct State {
    var isFree = false
    var isStopped = false
  }

  private let state = Mutex(State())
  private let hand: ManualClock
  private let machine: any SessionClock

  /// - Parameters:
  ///   - now: The time that it shows.
  ///   - machine: The clock that it goes on with.
  package init(now: Date, machine: any SessionClock = SystemClock()) {
    hand = ManualClock(now: now)
    self.machine = machine
  }

  package var now: Date { hand.now }

  package var elapsed: Duration { state.withLock(\.isFree) ? machine.elapsed : hand.elapsed }
}

// MARK: - Being moved, stopped, and let go

extension ResumedClock {
  package func advance(by duration: Duration) { hand.advance(by: duration) }
  package func set(to date: Date) { hand.set(to: date) }

  /// Goes on by itself from here on.
  package func letGo() {
    state.withLock { $0.isFree = true }
    tickLater()
  }

  package func stop() { state.withLock { $0.isStopped = true } }

  /// A limit that ran out has moved the hand already.
  package func stop(later duration: Duration) { stop() }
  package func goOn() { state.withLock { $0.isStopped = false } }

  private func tickLater() {
    _ = machine.schedule(after: .seconds(1)) { [weak self] in self?.tick() }
  }

  private func tick() {
    if !state.withLock(\.isStopped) { hand.advance(by: .seconds(1)) }
    tickLater()
  }
}

// MARK: - Being a session's clock

extension ResumedClock {
  package func schedule(
    after duration: Duration,
    _ action: @escaping @Sendable () -> Void
  ) -> Cancellation {
    hand.schedule(after: duration, action)
  }

  package func limit(
    after duration: Duration,
    _ action: @escaping @Sendable () -> Void
  ) -> Cancellation {
    hand.limit(after: duration, action)
  }

  package func pass(_ duration: Duration, within limit: Duration) async {
    if state.withLock(\.isFree) {
      await machine.pass(duration, within: limit)
    } else {
      await hand.pass(duration, within: limit)
    }
  }
}
