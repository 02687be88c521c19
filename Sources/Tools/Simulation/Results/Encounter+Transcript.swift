package import Transcripts

extension Encounter {
  /// The conversation as it went, to be replayed.
  package var transcript: Transcript {
    Transcript(
      recording: Performance(turns: turns),
      settings: [],
      note: note,
      file: "simulated-\(plan.seed).transcript"
    )
  }

  /// A summary of the plan and its outcome.
  private var note: String {
    let outcome = failure.map { "\($0)" } ?? "everything done"
    let wishes = plan.errands.map(\.wish).joined(separator: ", then ")
    return "\(plan.seed), \(plan.temperament.rawValue), \(plan.voice ?? "in moves"): \(outcome). "
      + "Wanted \(wishes)\(plan.changes)."
  }
}

extension Errand {
  fileprivate var wish: String {
    let values = wanted.sorted { $0.key < $1.key }.map { name, items in
      "\(name)=\(items.map { $0.names.joined(separator: " ") }.joined(separator: " and "))"
    }
    return ([intent] + values).joined(separator: " ")
  }
}

extension Plan {
  /// The changes of mind, such as “; changes amount to $10.00”.
  fileprivate var changes: String {
    let changes = quirks.compactMap { quirk -> String? in
      guard case .change(let change) = quirk else { return nil }
      let names = change.items.map { $0.names.joined(separator: " ") }
      return "\(change.aspect) to \(names.joined(separator: " and "))"
    }
    return changes.isEmpty ? "" : "; changes \(changes.joined(separator: ", then "))"
  }
}
