package import Foundation
import Synchronization

/// The time of a conversation that is being held: the machine's, in whole seconds, and moved on when
/// somebody says so.
///
/// It stands still while a line is being answered. Both make a conversation repeatable: what a
/// transcript can say of the time is all that there was to it.
package final class LiveClock: HeldClock {
  private struct Appointment {
    let due: Date
    let action: @Sendable () -> Void
  }

  private struct State {
    var offset: TimeInterval = 0
    var stopped: Date?
    var count = 0
    var appointments: [Int: Appointment] = [:]
  }

  private let state = Mutex(State())
  private let machine = SystemClock()

  package init() {}

  package var now: Date {
    state.withLock { $0.stopped ?? Self.now(after: $0.offset) }
  }

  package var elapsed: Duration { machine.elapsed }

  private static func now(after offset: TimeInterval) -> Date {
    Date(timeIntervalSince1970: (Date().timeIntervalSince1970 + offset).rounded(.down))
  }
}

// MARK: - Being stopped and moved

extension LiveClock {
  /// Stands still from here on.
  package func stop() {
    state.withLock { $0.stopped = Self.now(after: $0.offset) }
  }

  /// Stands still at a later moment, as a clock does that was moved on for want of an answer.
  package func stop(later duration: Duration) {
    state.withLock { state in
      state.stopped = state.stopped?.addingTimeInterval(duration.timeInterval)
    }
  }

  /// Goes on with the machine's time.
  package func goOn() {
    state.withLock { $0.stopped = nil }
  }

  /// Moves on, running what falls due on the way, in order.
  package func advance(by duration: Duration) {
    let due = state.withLock { state in
      state.offset += duration.timeInterval
      let now = Self.now(after: state.offset)
      let due = state.appointments.filter { $0.value.due <= now }
      for number in due.keys { state.appointments[number] = nil }
      return due.sorted { ($0.value.due, $0.key) < ($1.value.due, $1.key) }
    }
    for (_, appointment) in due { appointment.action() }
  }
}

// MARK: - Being a session's clock

extension LiveClock {
  package func schedule(
    after duration: Duration,
    _ action: @escaping @Sendable () -> Void
  ) -> Cancellation {
    let number = state.withLock { state in
      state.count += 1
      let now = state.stopped ?? Self.now(after: state.offset)
      let due = now.addingTimeInterval(duration.timeInterval)
      state.appointments[state.count] = Appointment(due: due, action: action)
      return state.count
    }
    let timer = machine.schedule(after: duration) { [weak self] in
      self?.state.withLock { $0.appointments.removeValue(forKey: number) }?.action()
    }
    return Cancellation { [weak self] in
      timer()
      self?.state.withLock { $0.appointments[number] = nil }
    }
  }

  package func limit(
    after duration: Duration,
    _ action: @escaping @Sendable () -> Void
  ) -> Cancellation {
    machine.limit(after: duration, action)
  }

  package func pass(_ duration: Duration, within limit: Duration) async {
    await machine.pass(duration, within: limit)
  }
}
