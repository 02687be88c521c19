import Intents
import Synchronization

/// Sends news of the ride at intervals, for as long as somebody listens.
///
/// It belongs to the app, not to a handler: the handler that is told to stop may be another
/// object than the one that was told to start.
final class RideUpdates: Sendable {
  private let schedule: Surroundings.Schedule
  private let state = Mutex(State())

  private struct State {
    /// Counts the listeners, so that news on its way to an earlier one stops.
    var listener = 0
    var cancel: (@Sendable () -> Void)?
  }

  /// The system expects news at least every twenty seconds.
  static let interval = Duration.seconds(15)

  init(schedule: @escaping Surroundings.Schedule) {
    self.schedule = schedule
  }

  /// Sends news now and from now on, until there is no more or ``stop()`` is called.
  ///
  /// - Parameter send: Sends the news; answers whether there will be more.
  func start(_ send: @escaping @Sendable () -> Bool) {
    stop()
    continueSending(to: state.withLock { $0.listener }, send)
  }

  func stop() {
    let cancel = state.withLock { state in
      state.listener += 1
      return state.cancel.take()
    }
    cancel?()
  }

  private func continueSending(to listener: Int, _ send: @escaping @Sendable () -> Bool) {
    guard state.withLock({ $0.listener == listener }), send() else { return }
    let cancel = schedule(Self.interval) { [weak self] in
      self?.continueSending(to: listener, send)
    }
    let isCurrent = state.withLock { state in
      guard state.listener == listener else { return false }
      state.cancel = cancel
      return true
    }
    if !isCurrent { cancel() }
  }
}
