import Dialogue

/// A transcript and what happens in its place, compared section by section as it happens.
///
/// It keeps what differs. A section that went as it is written leaves nothing but what it captured,
/// and what is never to happen after it.
package struct Comparison: Sendable {
  package let transcript: Transcript
  let sections: [Section]
  private(set) var captures: Captures = [:]

  /// The sections in which something differs from what they expect, in order.
  private(set) var changed: [Scene] = []

  private var found: [Transcript.Located] = []
  private var prohibitions: [Prohibition]

  /// The positions of the settings that have staged what has met no call till the end.
  private var unmet: [Int] = []

  /// The position behind the lines that were reached.
  private var end = 0

  /// - Parameters:
  ///   - transcript: The expectations.
  ///   - prohibited: Facts that are never to happen, besides those of the transcript.
  init(_ transcript: Transcript, prohibiting prohibited: [Pattern] = []) {
    self.transcript = transcript
    prohibitions = prohibited.map { Prohibition(line: nil, pattern: $0, captures: [:]) }
    sections = transcript.sections
  }

  /// Compares what this expects with what happened, all at once.
  ///
  /// - Parameters:
  ///   - transcript: The expectations.
  ///   - performance: The result of playing the transcript's inputs.
  package init(_ transcript: Transcript, _ performance: Performance) {
    self.init(transcript)
    let performance = performance.folded
    var (section, events, longestCall) = (sections[0], performance.start, Duration?.none)
    for (next, turn) in zip(sections.dropFirst(), performance.turns) {
      if turn.isSkipped {
        section = section.skipping(next, of: transcript)
      } else {
        take(section, events, longestCall)
        (section, events, longestCall) = (next, turn.events, turn.longestCall)
      }
    }
    take(section, events, longestCall)
  }
}

/// A section of a transcript, with those that were passed over after it, and what happened in it.
struct Scene: Sendable {
  let section: Section
  let events: [Performance.Event]

  /// The fit of what happened to what was expected.
  let alignment: Alignment
}

/// A fact that is never to happen from its line on, or at all.
private struct Prohibition {
  let line: Int?
  let pattern: Pattern

  /// The texts that its names stand for.
  let captures: Captures

  func broken(by facts: [Fact]) -> Fact? {
    facts.first { pattern.matchesStart(of: $0.description, captures) }
  }
}

// MARK: - What differs

extension Comparison {
  /// Everything that differs, in the order of the lines.
  package var differences: [Difference] {
    sorted(found + neverReached + unmet.map(transcript.neverHappened))
  }

  /// The same, whatever is still to come.
  package var differencesSoFar: [Difference] { sorted(found) }

  /// True if something has differed already.
  package var differs: Bool { !found.isEmpty }

  private func sorted(_ located: [Transcript.Located]) -> [Difference] {
    located.sorted { $0.position < $1.position }.map(\.difference)
  }

  private var neverReached: [Transcript.Located] {
    let rest = sections.dropFirst().drop { $0.lines.lowerBound < end }
    return rest.compactMap { transcript.neverReached($0) }
  }
}

// MARK: - As it happens

extension Comparison {
  /// The conversation is over, and what these settings have staged has met no call.
  mutating func end(leaving settings: [Setting]) {
    var rest = transcript.lines[...]
    for setting in settings.reversed() {
      let position = rest.lastIndex { $0.entry == .setting(setting) }
      rest = rest[..<(position ?? rest.endIndex)]
      unmet += [position].compactMap(\.self)
    }
  }

  /// Compares a section, with those that were passed over after it, with what happened in it.
  mutating func take(
    _ section: Section,
    _ events: [Performance.Event],
    _ longestCall: Duration?
  ) {
    let alignment = Alignment(transcript, section, events, captures)
    let scene = Scene(section: section, events: events, alignment: alignment)
    (captures, end) = (alignment.captures, section.lines.upperBound)
    hold(events[...].facts, in: section)
    prohibit(in: scene)
    if let longestCall { limit(longestCall, in: section) }
    let differences = transcript.differences(in: scene)
    guard !differences.isEmpty else { return }
    found += differences
    changed.append(scene)
  }

  /// Holds facts against what was never to happen; each is told once.
  private mutating func hold(_ facts: [Fact], in section: Section) {
    let open = prohibitions
    prohibitions = open.filter { !tell($0, facts, at: $0.line ?? section.lines.lowerBound) }
  }

  private mutating func prohibit(in scene: Scene) {
    for line in scene.section.lines {
      guard case .never(let pattern) = transcript.lines[line].entry else { continue }
      let captures = scene.alignment.captures
      let prohibition = Prohibition(line: line, pattern: pattern, captures: captures)
      let facts = scene.events[scene.alignment.events(before: line)...].facts
      if !tell(prohibition, facts, at: line) { prohibitions.append(prohibition) }
    }
  }

  private mutating func limit(_ time: Duration, in section: Section) {
    for line in section.lines {
      guard case .within(let limit) = transcript.lines[line].entry, time > limit.duration else {
        continue
      }
      found.append(transcript.tooSlow(limit, at: line, time))
    }
  }

  /// - Returns: `true` if it was broken.
  private mutating func tell(
    _ prohibition: Prohibition,
    _ facts: [Fact],
    at position: Int
  ) -> Bool {
    guard let fact = prohibition.broken(by: facts) else { return false }
    found.append(transcript.forbidden(prohibition.pattern, at: position, fact))
    return true
  }
}
