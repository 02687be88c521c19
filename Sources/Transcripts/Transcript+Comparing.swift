import Dialogue

extension Transcript {
  /// Compares what this expects with what happened.
  ///
  /// - Parameter performance: What came of playing this transcript's inputs.
  /// - Returns: Everything that differs, in the order of the lines.
  package func differences(from performance: Performance) -> [Difference] {
    var differences: [Difference] = []
    let performance = performance.folded
    for (number, section) in sections.enumerated() {
      guard let events = performance.events(ofSection: number) else {
        differences += neverReached(section)
        continue
      }
      let alignment = Alignment(self, section, events)
      differences += self.differences(alignment, section, events)
      differences += forbidden(section, alignment, events) { performance.facts(after: number) }
    }
    return differences.sorted { $0.line < $1.line }
  }

  private func neverReached(_ section: Section) -> [Difference] {
    let line = lines[section.lines.lowerBound]
    let expectsSomething = section.lines.contains { lines[$0].entry.isExpectation }
    if case .setting = line.entry, !expectsSomething { return [] }
    return [difference(.turnNeverReached, line, line.entry.description, nil)]
  }

  private func differences(
    _ alignment: Alignment,
    _ section: Section,
    _ events: [Performance.Event]
  ) -> [Difference] {
    // What is extra is reported where it comes in: after the last line that was met.
    var last = section.lines.first.map { lines[$0] }
    return alignment.steps.compactMap { step in
      if let line = step.line { last = lines[line] }
      return difference(at: step, events, after: last)
    }
  }

  /// What differs in one step; `nil` if nothing does.
  ///
  /// What is extra comes in after the `last` line that was met.
  func difference(
    at step: Alignment.Step,
    _ events: [Performance.Event],
    after last: Line?
  ) -> Difference? {
    switch step {
    case .matched, .filled, .passed:
      return nil
    case .differed(let line, let event):
      let (expected, found) = (lines[line].entry, events[event].entry)
      return difference(found.differenceKind, lines[line], expected.content, found.content)
    case .missing(let line):
      let entry = lines[line].entry
      return difference(entry.missingKind, lines[line], entry.content, nil)
    case .extra(let event):
      let entry = events[event].entry
      return difference(entry.extraKind, last, nil, entry.content)
    }
  }

  /// Facts that happened although `= never` stands before them.
  private func forbidden(
    _ section: Section,
    _ alignment: Alignment,
    _ events: [Performance.Event],
    then later: () -> [Fact]
  ) -> [Difference] {
    section.lines.compactMap { index in
      guard case .never(let pattern) = lines[index].entry else { return nil }
      let facts = events[alignment.events(before: index)...].facts + later()
      let fact = facts.first { pattern.matchesStart(of: $0.description) }
      return fact.map {
        difference(.forbiddenFact, lines[index], pattern.text, $0.description)
      }
    }
  }

  private func difference(
    _ kind: Difference.Kind,
    _ line: Line?,
    _ expected: String?,
    _ found: String?
  ) -> Difference {
    Difference(kind: kind, file: file, line: line?.number ?? 1, expected: expected, found: found)
  }
}

extension Alignment.Step {
  /// The line that is met by something; a missing one is none.
  var line: Int? {
    switch self {
    case .matched(let line, _), .filled(let line), .differed(let line, _): line
    case .missing, .extra, .passed: nil
    }
  }
}

extension Performance {
  /// - Returns: `nil` if the conversation ended before.
  func events(ofSection number: Int) -> [Event]? {
    if number == 0 { return start }
    return turns.indices.contains(number - 1) ? turns[number - 1].events : nil
  }

  fileprivate func facts(after section: Int) -> [Fact] {
    turns.dropFirst(section).flatMap { $0.events[...].facts }
  }
}

extension ArraySlice<Performance.Event> {
  fileprivate var facts: [Fact] {
    compactMap { if case .fact(let fact) = $0 { fact } else { nil } }
  }
}

extension Alignment {
  /// How many events are over when a line is reached.
  fileprivate func events(before line: Int) -> Int {
    let last = steps.lastIndex { step in
      switch step {
      case .matched(let other, _), .differed(let other, _), .missing(let other),
        .filled(let other):
        other < line
      case .extra, .passed: false
      }
    }
    guard let last else { return 0 }
    return steps[...last].count { step in
      switch step {
      case .matched, .differed, .extra, .passed: true
      case .missing, .filled: false
      }
    }
  }
}

extension Transcript.Entry {
  /// What is expected or found, without the mark of the line.
  fileprivate var content: String {
    switch self {
    case .assistant(let pattern), .fact(let pattern): pattern.text
    case .anyLines: "..."
    case .note, .user, .never, .setting, .blank: description
    }
  }

  private var isFact: Bool {
    if case .fact = self { true } else { false }
  }

  fileprivate var missingKind: Difference.Kind { isFact ? .missingCall : .words }
  fileprivate var extraKind: Difference.Kind { isFact ? .extraCall : .words }

  fileprivate var differenceKind: Difference.Kind {
    guard isFact else { return .words }
    return switch content.prefix(while: { $0 != " " }) {
    case "intent": .parameter
    case "resolve": .resolution
    default: .responseCode
    }
  }
}
