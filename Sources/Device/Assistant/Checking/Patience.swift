import Synchronization

/// The longest waits for handlers, by the machine's time: as long as in any conversation, until one
/// has not answered.
final class Patience: Sendable {
  private let usual: Duration
  private let afterwards: Duration

  /// The intents whose handlers have once not answered.
  private let silent = Mutex<Set<String>>([])

  init(_ bounds: Bounds) {
    (usual, afterwards) = (bounds.patience, bounds.patienceOnceSpent)
  }

  subscript(intent: String) -> Duration {
    silent.withLock { $0.contains(intent) } ? afterwards : usual
  }

  /// The handler of an intent has not answered.
  func isSpent(on intent: String) {
    _ = silent.withLock { $0.insert(intent) }
  }
}
