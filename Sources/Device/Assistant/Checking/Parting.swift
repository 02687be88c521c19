import Dialogue
package import Transcripts

/// The comparison of an app with a recorded run of another build of it.
package struct Partings: Sendable {
  /// The shortest conversation for each kind of difference, in the order of the kinds.
  package private(set) var all: [Parting] = []

  /// The number of lines that were said to both, and what came of them compared.
  package private(set) var compared = 0

  /// The number of conversations in which they part.
  package private(set) var parted = 0

  /// The number of lines that were said to one of them only.
  package private(set) var onlyHere = 0
  package private(set) var onlyThere = 0

  /// True if the two part, or nothing that they were asked could be compared.
  package var hasFailed: Bool { parted > 0 || isEmpty }

  /// True if no line was said to both.
  var isEmpty: Bool { compared == 0 }
}

/// A conversation in which two builds of an app part at the last line.
package struct Parting: Sendable {
  package let intent: String
  package let kind: Difference.Kind

  /// The lines of the conversation, as a transcript has them, up to the one at which they part.
  package let lines: [String]

  /// The events of the last line that are in one build only, or in another place, as transcripts
  /// have them.
  package let there: [String]
  package let here: [String]
}

extension Partings {
  /// Compares conversations, the shortest first; behind the line at which two part, nothing of them
  /// is compared.
  package init(of report: CheckReport, from record: RecordedRun) {
    var recorded: [RecordedRun.Key: [String]] = [:]
    for entry in record.entries where recorded[entry.key] == nil {
      recorded[entry.key] = entry.events
    }
    let trials = report.trials.sorted { $0.lines.count < $1.lines.count }
    var (same, seen): (Set<RecordedRun.Key>, Set<RecordedRun.Key>) = ([], [])
    var (here, there): (Set<RecordedRun.Key>, Set<RecordedRun.Key>) = ([], [])
    for trial in trials where seen.insert(trial.key).inserted {
      let key = trial.key
      guard key.follows(same, here) else { continue }
      guard let events = recorded[key] else {
        here.insert(key)
        continue
      }
      compared += 1
      if events == trial.comparableEvents.map(\.line) {
        same.insert(key)
      } else {
        parted += 1
        add(trial, events)
      }
    }
    for key in recorded.keys.sorted(by: { $0.lines.count < $1.lines.count })
    where !seen.contains(key) && key.follows(same, there) {
      there.insert(key)
    }
    (onlyHere, onlyThere) = (here.count, there.count)
    all.sort { $0.kind.rank < $1.kind.rank }
  }

  /// Keeps a conversation for each kind of difference that is new by it.
  private mutating func add(_ trial: Trial, _ events: [String]) {
    let changes = trial.comparableEvents.map(\.line).difference(from: events)
    for kind in trial.kinds(against: events) where !all.contains(where: { $0.kind == kind }) {
      all.append(
        Parting(
          intent: trial.intent,
          kind: kind,
          lines: trial.linesToLast,
          there: changes.removals.map(\.element),
          here: changes.insertions.map(\.element)
        )
      )
    }
  }
}

extension RecordedRun.Key {
  /// Returns whether nothing has parted before the line: it is the first, or follows one in which
  /// both are the same, or one that was said to one of them only.
  fileprivate func follows(_ same: Set<Self>, _ alone: Set<Self>) -> Bool {
    // A prelude was compared where it was said for its own sake.
    lines.count == situation.prelude.count + 1
      || earlier.map { same.contains($0) || alone.contains($0) } == true
  }
}

extension Difference.Kind {
  fileprivate var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension Trial {
  fileprivate var linesToLast: [String] {
    turns.dropLast().map(\.essence).flatMap { $0.text.split(separator: "\n").map(String.init) }
      + ["> \(lines.last ?? "")"]
  }

  /// The kinds in which what came of the last line differs from recorded events.
  fileprivate func kinds(against events: [String]) -> [Difference.Kind] {
    let line = lines.last ?? ""
    let text = (["@facts all", "> \(line)"] + events).joined(separator: "\n") + "\n"
    guard let expected = try? Document(parsing: text, file: "").transcripts.first else {
      return [.words]
    }
    let found = Performance(turns: [Performance.Turn(.user(line), comparableEvents)])
    let kinds = expected.differences(from: found).map(\.kind)
    // What can't be told apart by transcripts, such as words that are a pattern, is words.
    return kinds.isEmpty ? [.words] : kinds
  }
}

extension CollectionDifference.Change {
  fileprivate var element: ChangeElement {
    switch self {
    case .insert(_, let element, _), .remove(_, let element, _): element
    }
  }
}
