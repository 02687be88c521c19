package import Foundation
import Synchronization

/// A clock that stands still until it is moved.
package final class ManualClock: SessionClock {
  private struct Appointment {
    let number: Int
    let due: Date
    let action: @Sendable () -> Void
  }

  private struct State {
    var now: Date
    var count = 0
    var appointments: [Appointment] = []

    /// Those who are waited for, by number.
    var rescues: [Int: Rescue] = [:]
    var isWatched = false
  }

  /// When somebody has been waited for long enough, and how far the clock moves on then.
  private struct Rescue {
    let due: ContinuousClock.Instant
    let duration: Duration

    init(due: ContinuousClock.Instant, _ duration: Duration) {
      self.due = due
      self.duration = duration
    }
  }

  private let state: Mutex<State>

  /// How long, by the machine's time, somebody is waited for who may never come.
  private let patience: Duration

  package init(now: Date, patience: Duration = .seconds(10)) {
    state = Mutex(State(now: now))
    self.patience = patience
  }
}

// MARK: - Reading and moving

extension ManualClock {
  package var now: Date {
    state.withLock { $0.now }
  }

  package var elapsed: Duration {
    .seconds(now.timeIntervalSinceReferenceDate)
  }

  /// Moves on, running what falls due on the way at its own time and in order.
  package func advance(by duration: Duration) {
    let target = now.addingTimeInterval(duration.timeInterval)
    while let action = nextAction(until: target) {
      action()
    }
    state.withLock { $0.now = max($0.now, target) }
  }

  /// Jumps, forwards or backwards; what would have fallen due on the way stays due.
  package func set(to date: Date) {
    state.withLock { $0.now = date }
  }

  private func nextAction(until target: Date) -> (@Sendable () -> Void)? {
    state.withLock { state in
      let first = state.appointments.indices.min { one, other in
        let (one, other) = (state.appointments[one], state.appointments[other])
        return (one.due, one.number) < (other.due, other.number)
      }
      guard let first, state.appointments[first].due <= target else { return nil }
      let appointment = state.appointments.remove(at: first)
      state.now = max(state.now, appointment.due)
      return appointment.action
    }
  }
}

// MARK: - Being a session's clock

extension ManualClock {
  package func schedule(
    after duration: Duration,
    _ action: @escaping @Sendable () -> Void
  ) -> Cancellation {
    let number = state.withLock { state in
      state.count += 1
      let due = state.now.addingTimeInterval(duration.timeInterval)
      state.appointments.append(Appointment(number: state.count, due: due, action: action))
      return state.count
    }
    return Cancellation { [weak self] in
      self?.state.withLock { $0.appointments.removeAll { $0.number == number } }
    }
  }

  /// Moves on by itself when patience is at its end, because nobody else will.
  package func limit(
    after duration: Duration,
    _ action: @escaping @Sendable () -> Void
  ) -> Cancellation {
    let appointment = schedule(after: duration, action)
    let rescue = Rescue(due: .now + patience, duration)
    let (number, isFirst) = state.withLock { state in
      state.count += 1
      state.rescues[state.count] = rescue
      defer { state.isWatched = true }
      return (state.count, !state.isWatched)
    }
    if isFirst { watch(until: rescue.due) }
    return Cancellation { [weak self] in
      appointment()
      self?.state.withLock { $0.rescues[number] = nil }
    }
  }

  /// Looks, at a moment by the machine's time, whether somebody is still waited for.
  ///
  /// One look ahead serves all who have been waited for in the meantime, because an appointment
  /// with the machine costs more than most handlers do.
  private func watch(until due: ContinuousClock.Instant) {
    _ = SystemClock().schedule(after: due - .now) { [weak self] in self?.rescue() }
  }

  private func rescue() {
    let now = ContinuousClock.now
    let (overdue, next) = state.withLock { state in
      let overdue = state.rescues.filter { $0.value.due <= now }
      for number in overdue.keys { state.rescues[number] = nil }
      let next = state.rescues.values.map(\.due).min()
      state.isWatched = next != nil
      return (overdue.values.map(\.duration), next)
    }
    for duration in overdue { advance(by: duration) }
    if let next { watch(until: next) }
  }

  package func pass(_ duration: Duration) async {
    advance(by: duration)
  }
}
