import Parley
import Transcripts

/// Goes through differences one by one and has somebody say what becomes of each.
struct Review {
  enum Verdict: Hashable, Sendable {
    /// The actual conversation is right: it is written into the file.
    case accept

    /// The file is right: it stays as it is, and what happened is a failure.
    case reject

    /// To be decided another time.
    case skip

    init?(_ answer: String) {
      switch answer.lowercased() {
      case "a", "accept": self = .accept
      case "r", "reject": self = .reject
      case "s", "skip": self = .skip
      default: return nil
      }
    }
  }

  /// Asks until there is a verdict.
  let ask: (Difference) async -> Verdict

  /// The verdicts on all that can be written into the file: a turn that was never reached can't.
  func verdicts(on differences: [Difference]) async -> [Difference: Verdict] {
    var verdicts: [Difference: Verdict] = [:]
    for difference in differences where difference.isUpdatable {
      if verdicts[difference] == nil { verdicts[difference] = await ask(difference) }
    }
    return verdicts
  }
}
