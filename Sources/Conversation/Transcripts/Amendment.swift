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
  /// - Returns: The change; `nil` if there is none: something is said on top, or all in another order.
  package func amendment(telling expected: Performance, from other: Performance) -> Amendment? {
    let (all, others) = (expected.folded, other.folded)
    let sections = sections
    let turns = [all.start] + all.turns.map(\.events)
    let otherTurns = [others.start] + others.turns.map(\.events)
    for (index, events) in turns.enumerated() where index < sections.count {
      guard index >= otherTurns.count || events != otherTurns[index] else { continue }
      let otherEvents = index < otherTurns.count ? otherTurns[index] : []
      let (lost, new) = (
        events.firstDifferent(from: otherEvents), otherEvents.firstDifferent(from: events)
      )
      let changes: [Change] =
        lost.flatMap { self.changes(naming: $0, in: sections[index]) }
        + new.flatMap { prohibitions(of: $0, in: sections[index]) }
      if let change = changes.first(where: { tells($0, expected, from: other) }) {
        return change.amendment(of: self)
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
    let open = section.lines.filter { lines[$0].entry.isOpen }
    let isSaid = if case .said = event { true } else { false }
    let instead =
      isSaid ? open.map { Change(line: $0, replaces: true, entries: [event.entry]) } : []
    return instead
      + section.lines.map { Change(line: $0, replaces: false, entries: [event.entry]) }
      + open.map { Change(line: $0, replaces: false, entries: [event.entry, .anyLines]) }
  }

  /// The changes by which an event of a section is never to happen, if it is a fact.
  private func prohibitions(of event: Performance.Event, in section: Section) -> [Change] {
    guard case .fact(let fact) = event else { return [] }
    return section.lines.map {
      Change(line: $0, replaces: false, entries: [.never(Pattern("\(fact)"))])
    }
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
