/// A change of a transcript by which it tells two performances apart.
package struct Amendment: Sendable, Hashable {
  /// The line that it is made at.
  package let place: Place

  /// True if the line gives way; the new ones come after it otherwise.
  package let isReplacement: Bool

  /// The new lines, as they are written.
  package let lines: [String]
}

extension Transcript {
  /// Finds the change of one line by which this transcript, which expects neither less nor more than
  /// happened, would notice another performance.
  ///
  /// Each change is tried: what is returned is met by the one performance, and not by the other.
  ///
  /// - Parameters:
  ///   - expected: The performance that is right.
  ///   - other: A performance that is to be noticed.
  /// - Returns: The change; `nil` if there is none.
  package func amendment(telling expected: Performance, from other: Performance) -> Amendment? {
    let (all, others) = (expected.folded, other.folded)
    let sections = sections
    let turns = [all.start] + all.turns.map(\.events)
    let otherTurns = [others.start] + others.turns.map(\.events)
    for (index, events) in turns.enumerated() where index < sections.count {
      guard index >= otherTurns.count || events != otherTurns[index] else { continue }
      let differing = events.firstDifferent(from: index < otherTurns.count ? otherTurns[index] : [])
      for event in differing {
        let changes = changes(naming: event, in: sections[index])
        if let change = changes.first(where: { tells($0, expected, from: other) }) {
          return change.amendment(of: self)
        }
      }
    }
    return nil
  }

  private func tells(_ change: Change, _ one: Performance, from other: Performance) -> Bool {
    let changed = change.made(to: self)
    return changed.differences(from: one).isEmpty && !changed.differences(from: other).isEmpty
  }

  /// The changes that have an event named in a section, the plainest first.
  private func changes(naming event: Performance.Event, in section: Section) -> [Change] {
    let added = section.lines.map { Change(line: $0, replaces: false, entries: [event.entry]) }
    guard case .said = event else { return added }
    let open = section.lines.filter { lines[$0].entry.isOpen }
    return open.map { Change(line: $0, replaces: true, entries: [event.entry]) } + added
      + open.map { Change(line: $0, replaces: false, entries: [event.entry, .anyLines]) }
  }
}

extension [Performance.Event] {
  /// Returns the events that happen less often among others, facts first.
  fileprivate func firstDifferent(from others: [Performance.Event]) -> [Performance.Event] {
    let differing = filter { event in count { $0 == event } > others.count { $0 == event } }
    let isFact = { (event: Performance.Event) in if case .fact = event { true } else { false } }
    return differing.filter(isFact) + differing.filter { !isFact($0) }
  }
}

extension Transcript.Entry {
  /// True for a line of the assistant that leaves open what is said.
  fileprivate var isOpen: Bool {
    switch self {
    case .assistant(let pattern): pattern.text.contains(Pattern.wildcard)
    case .anyLines: true
    case .note, .user, .fact, .never, .within, .setting, .include, .blank: false
    }
  }
}

/// New lines behind a line, or in its place.
private struct Change {
  let line: Int
  let replaces: Bool
  let entries: [Transcript.Entry]

  func made(to transcript: Transcript) -> Transcript {
    var changed = transcript
    let new = entries.map { Transcript.Line($0) }
    changed.lines.replaceSubrange((replaces ? line : line + 1)..<(line + 1), with: new)
    return changed
  }

  func amendment(of transcript: Transcript) -> Amendment {
    Amendment(
      place: transcript.place(of: transcript.lines[line]),
      isReplacement: replaces,
      lines: entries.map(\.description)
    )
  }
}
