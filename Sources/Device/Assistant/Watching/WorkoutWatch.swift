import Domains
import Foundation
import Synchronization

/// Looks from time to time how the workout stands that goes on, for as long as one does.
final class WorkoutWatch: Sendable {
  private struct State {
    var isOver = false
    var next: Cancellation?
  }

  private let state = Mutex(State())
  private let thread: SessionThread
  private let clock: any SessionClock
  private let look: @Sendable () -> Workout?
  private let take: @Sendable (Update) -> Void

  /// Between two looks the time goes on by the clock; only what is measured may have changed.
  static let interval = Duration.seconds(5)

  /// Asks apps with `look`, on the session's thread.
  init(
    on thread: SessionThread,
    clock: any SessionClock,
    look: @escaping @Sendable () -> Workout?,
    take: @escaping @Sendable (Update) -> Void
  ) {
    self.thread = thread
    self.clock = clock
    self.look = look
    self.take = take
  }

  func start() {
    Task(executorPreference: thread) { self.goOn() }
  }

  func stop() {
    let next = state.withLock { state in
      state.isOver = true
      return state.next.take()
    }
    next?()
  }

  private func goOn() {
    guard !state.withLock({ $0.isOver }) else { return }
    let workout = look()
    if workout != nil { planNext() }
    take(.workout(workout))
  }

  /// Has the workout looked at once more, before anybody who is told of it can let the time pass.
  private func planNext() {
    let next = clock.schedule(after: Self.interval) { [weak self] in self?.start() }
    let isOver = state.withLock { state in
      if !state.isOver { state.next = next }
      return state.isOver
    }
    if isOver { next() }
  }
}
