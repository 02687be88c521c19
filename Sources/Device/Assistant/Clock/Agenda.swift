import Dispatch
import Synchronization

/// A schedule of actions, by the machine's time.
///
/// Cancelled actions are removed at once. Dispatch itself keeps them until they would have been
/// due, and most waits end long before: ten calls of handlers a line, with two limits each, would
/// be kept for ten seconds.
final class Agenda: Sendable {
  private struct Entry {
    let due: DispatchTime
    let action: @Sendable () -> Void
  }

  private struct State {
    var count = 0
    var entries: [Int: Entry] = [:]

    /// When the agenda is looked at next.
    var next: DispatchTime?
  }

  private let state = Mutex(State())

  /// A queue of its own: handlers may have blocked every thread that tasks run on.
  private let queue = DispatchQueue(label: "clock")

  /// The number of actions that are scheduled.
  var count: Int { state.withLock(\.entries.count) }
}

extension Agenda {
  /// - Returns: The number by which it can be taken off.
  func add(_ action: @escaping @Sendable () -> Void, at due: DispatchTime) -> Int {
    state.withLock { state in
      state.count += 1
      state.entries[state.count] = Entry(due: due, action: action)
      look(at: due, &state)
      return state.count
    }
  }

  /// Takes something off; if it is done already, nothing happens.
  func remove(_ number: Int) {
    _ = state.withLock { $0.entries.removeValue(forKey: number) }
  }

  private func look(at time: DispatchTime, _ state: inout State) {
    if let next = state.next, next <= time { return }
    state.next = time
    queue.asyncAfter(deadline: time) { [weak self] in self?.look(planned: time) }
  }

  /// Does what is due, in order, and sees to it that somebody looks at what is due next.
  private func look(planned time: DispatchTime) {
    let due = state.withLock { state -> [Dictionary<Int, Entry>.Element] in
      // Something was added since that is due earlier: who looks at that looks at the rest.
      guard state.next == time else { return [] }
      let now = DispatchTime.now()
      let due = Array(state.entries.lazy.filter { $0.value.due <= now })
      for (number, _) in due { state.entries[number] = nil }
      state.next = nil
      if let next = state.entries.values.map(\.due).min() { look(at: next, &state) }
      return due.sorted { ($0.value.due, $0.key) < ($1.value.due, $1.key) }
    }
    for (_, entry) in due { entry.action() }
  }
}
