package import Dialogue
package import Transcripts

/// A broken rule that checking came upon, with the shortest conversation that shows it.
package struct Discovery: Sendable {
  package let intent: String
  package let finding: Finding

  /// `nil` where no single conversation shows it.
  package let transcript: Transcript?

  /// True if playing the transcript shows the finding.
  ///
  /// No transcript can say that an app declares one intent alone, begin without words, or wait for an
  /// answer that nobody hears.
  package let isPlayable: Bool
}

/// The findings of many conversations, each with the shortest one that shows it.
struct Discoveries {
  /// In the order in which they were made.
  private(set) var all: [(intent: String, finding: Finding, trial: Trial?)] = []

  mutating func take(_ trial: Trial) {
    for case (.finding(let finding), let intent) in trial.facts(in: trial.events) {
      add(finding, of: intent, trial)
    }
  }

  mutating func add(_ finding: Finding, of intent: String, _ trial: Trial?) {
    let known = all.firstIndex { $0.intent == intent && $0.finding.isSame(as: finding) }
    guard let known else { return all.append((intent, finding, trial)) }
    guard let old = all[known].trial, let trial, trial.lines.count < old.lines.count else { return }
    (all[known].finding, all[known].trial) = (finding, trial)
  }
}

extension Finding {
  /// Compares two findings but for the spelling of their methods, which may be learned in between,
  /// and for how many results there were, which depends on what was said.
  fileprivate func isSame(as other: Finding) -> Bool {
    let name = { (method: String) in method.prefix { $0 != "(" } }
    return rule == other.rule && name(method) == name(other.method)
      && (rule == .wrongCount || detail == other.detail)
  }
}

// MARK: - As a transcript

extension Trial {
  /// The conversation as a transcript that can be saved and played, and shows the finding.
  ///
  /// It asserts what was said, what handlers answered, and the finding; not every call.
  func transcript(showing finding: Finding, _ setup: Setup) -> Transcript {
    Transcript(
      recording: Performance(turns: turns.map(\.essence)),
      settings: setup.settings(of: situation),
      note: note(finding, setup.app),
      file: "\(setup.app.name)-\(finding.rule.rawValue).transcript"
    )
  }

  private func note(_ finding: Finding, _ app: AppDescription) -> String {
    guard let only = situation.onlyIntent else { return finding.sentence }
    return "\(finding.sentence) This can't be replayed: \(app.name) declares \(only) alone here."
  }
}

extension Performance.Turn {
  /// The turn without the calls that go by unasked, and without what would be measured anew.
  var essence: Performance.Turn {
    Performance.Turn(input, events.filter(\.isEssential))
  }
}

extension Performance.Event {
  fileprivate var isEssential: Bool {
    switch self {
    case .said: true
    case .fact where isMeasured: false
    case .fact(let fact):
      switch fact {
      case .resolve(_, [.notRequired]), .handler, .intent, .defaulted: false
      case .resolve, .confirm, .handle, .open, .finding, .refused, .cancelled, .interrupted,
        .speaker:
        true
      }
    }
  }
}
