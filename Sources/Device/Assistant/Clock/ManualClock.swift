package import Foundation
import Synchronization

/// A clock that stands still until it is moved.
package final class ManualClock: SettableClock {
  /// Friday, 20 November 2026, 9:41 in San Francisco: when a transcript is played, or a conversation
  /// tried, that names no other time.
  static let usualNow = Date(timeIntervalSince1970: 1_795_196_460)

  fileprivate struct Appointment {
    let number: Int
    let due: Date
    var rescue: Rescue?
    let action: @Sendable () -> Void
  }

  fileprivate struct State {
    var now: Date
    var count = 0
    var appointments: [Appointment] = []

    /// True if a check for appointments that need a rescue is already scheduled.
    var isWatched = false
  }

  /// When somebody has been waited for long enough, and how far the clock moves on then.
  fileprivate struct Rescue {
    let due: ContinuousClock.Instant
    let duration: Duration

    init(due: ContinuousClock.Instant, _ duration: Duration) {
      self.due = due
      self.duration = duration
    }
  }

  private let state: Mutex<State>

  /// The longest wait for somebody who may never come, by the machine's time.
  private let patience: Duration
  private let machine: @Sendable () -> Duration

  package init(
    now: Date,
    patience: Duration = .seconds(10),
    machine: @escaping @Sendable () -> Duration = { SystemClock().elapsed }
  ) {
    state = Mutex(State(now: now))
    self.patience = patience
    self.machine = machine
  }

  /// One on which no call comes late because the machine is busy: for whoever needs the same
  /// conversation each time.
  package static func unhurried(at now: Date) -> ManualClock {
    ManualClock(now: now, patience: .seconds(600), machine: { .zero })
  }
}

// MARK: - Reading and moving

extension ManualClock {
  package var now: Date {
    state.withLock { $0.now }
  }

  package var goesOn: Bool { false }

  package var elapsed: Duration {
    .seconds(now.timeIntervalSinceReferenceDate)
  }

  package var elapsedOnMachine: Duration { machine() }

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
    state.withLock { cancellation(of: $0.add(after: duration, rescue: nil, action)) }
  }

  /// Moves on by itself when patience is at its end, because nobody else will.
  package func limit(
    after duration: Duration,
    _ action: @escaping @Sendable () -> Void
  ) -> Cancellation {
    let rescue = Rescue(due: .now + patience, duration)
    let (number, isFirst) = state.withLock { state in
      defer { state.isWatched = true }
      return (state.add(after: duration, rescue: rescue, action), !state.isWatched)
    }
    if isFirst { watch(until: rescue.due) }
    return cancellation(of: number)
  }

  private func cancellation(of number: Int) -> Cancellation {
    Cancellation { self.state.withLock { $0.remove(number) } }
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
      let overdue = state.takeRescues(dueAt: now)
      let next = state.appointments.compactMap(\.rescue?.due).min()
      state.isWatched = next != nil
      return (overdue, next)
    }
    for duration in overdue { advance(by: duration) }
    if let next { watch(until: next) }
  }

  package func pass(_ duration: Duration, within limit: Duration) async {
    advance(by: min(duration, limit))
  }
}

extension ManualClock.State {
  /// - Returns: The number of the new appointment.
  fileprivate mutating func add(
    after duration: Duration,
    rescue: ManualClock.Rescue?,
    _ action: @escaping @Sendable () -> Void
  ) -> Int {
    count += 1
    let due = now.addingTimeInterval(duration.timeInterval)
    appointments.append(
      ManualClock.Appointment(number: count, due: due, rescue: rescue, action: action)
    )
    return count
  }

  fileprivate mutating func remove(_ number: Int) {
    // Mostly the last ones: a wait is over before another begins.
    guard let index = appointments.lastIndex(where: { $0.number == number }) else { return }
    appointments.remove(at: index)
  }

  /// - Returns: The durations to move on by, one for each overdue rescue.
  fileprivate mutating func takeRescues(dueAt now: ContinuousClock.Instant) -> [Duration] {
    appointments.indices.compactMap { index in
      guard let rescue = appointments[index].rescue, rescue.due <= now else { return nil }
      appointments[index].rescue = nil
      return rescue.duration
    }
  }
}
