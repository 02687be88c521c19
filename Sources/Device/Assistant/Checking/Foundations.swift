import Dialogue
import Domains
import Transcripts

/// The conversations that went well and that others build on, by the index of their intent.
struct Foundations {
  /// The shortest conversation of each intent in which something was done.
  private(set) var completed: [Int: Trial] = [:]

  /// Conversations of each intent, the shortest first; one or two.
  private(set) var successes: [Int: [Trial]] = [:]

  /// Keeps a conversation about an intent, if it can be built on and is better than those before.
  mutating func take(_ trial: Trial, _ index: Int, of intent: String) {
    guard trial.situation.isPlain, trial.hasHandled(intent) else { return }
    take(success: trial, index)
    guard Schema.named(intent)?.isQuestion != true else { return }
    if trial.lines.count < completed[index]?.lines.count ?? .max { completed[index] = trial }
  }

  /// Keeps the shortest, and the shortest of those that are longer than it.
  private mutating func take(success trial: Trial, _ index: Int) {
    let known = (successes[index] ?? []) + [trial]
    guard let shortest = known.min(by: { $0.lines.count < $1.lines.count }) else { return }
    let longer = known.filter { $0.lines.count > shortest.lines.count }
      .min { $0.lines.count < $1.lines.count }
    successes[index] = [shortest] + (longer.map { [$0] } ?? [])
  }
}

extension Situation {
  /// True if transcripts and other conversations can build on the situation.
  fileprivate var isPlain: Bool { !isContactsDenied && !isLocked && onlyIntent == nil }
}

extension Trial {
  /// Returns `true` if the last line had the request carried out.
  fileprivate func hasHandled(_ intent: String) -> Bool {
    events.contains { event in
      guard case .fact(.handle(intent, let code)) = event else { return false }
      return !Schema.isFailure(code, of: intent)
    }
  }
}
