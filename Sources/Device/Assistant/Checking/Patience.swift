import Dialogue
import Synchronization
import Transcripts

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

/// The calls that came to nothing: each costs real time, or a new process.
struct Losses {
  private var silences = 0
  private var ends = 0

  mutating func count(_ events: [Performance.Event]) {
    if events.contains(where: { $0.breaks(.neverAnswered) }) { silences += 1 }
    if events.contains(where: { $0.breaks(.appEnded) }) { ends += 1 }
  }

  /// The reasons to try no more.
  func limits(of bounds: Bounds) -> Set<Coverage.Limit> {
    Set(
      (silences >= bounds.unanswered ? [.unanswered] : []) + (ends >= bounds.ends ? [.ends] : [])
    )
  }
}

extension Performance.Event {
  func breaks(_ rule: Finding.Rule) -> Bool {
    if case .fact(.finding(let finding)) = self { finding.rule == rule } else { false }
  }
}
