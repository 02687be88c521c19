extension Transcript {
  /// The same transcript with what happened in place of what was expected.
  ///
  /// Notes, settings, blank lines, what the user says and wildcards that still fit stay as they
  /// are. Facts that were asserted are corrected, or taken out if they did not happen; new ones
  /// come in only where all facts are listed. `= never` stays: what must not happen does not
  /// become right by happening. Turns that were never reached stay, too.
  ///
  /// - Parameters:
  ///   - performance: What came of playing this transcript's inputs.
  ///   - isAccepted: Whether a difference is to be done away with; it stays if not.
  /// - Returns: A transcript with new line numbers.
  package func updated(
    with performance: Performance,
    accepting isAccepted: (Difference) -> Bool = { _ in true }
  ) -> Transcript {
    let performance = performance.folded
    let updated = sections.enumerated().flatMap { number, section in
      guard let events = performance.events(ofSection: number) else {
        return Array(lines[section.lines])
      }
      return update(section, with: events, accepting: isAccepted)
    }
    return Transcript(file: file, lines: numbered(updated))
  }

  private func update(
    _ section: Section,
    with events: [Performance.Event],
    accepting isAccepted: (Difference) -> Bool
  ) -> [Line] {
    var replacements: [Int: [Line]] = [:]
    var additions: [Int: [Line]] = [:]
    var anchor = anchor(of: section)
    var last = section.lines.first.map { lines[$0] }
    for step in Alignment(self, section, events).steps {
      if let line = step.line { last = lines[line] }
      if let difference = difference(at: step, events, after: last), !isAccepted(difference) {
        anchor = step.line ?? anchor
        continue
      }
      switch step {
      case .matched(let line, _), .filled(let line):
        anchor = line
      case .differed(let line, let event):
        replacements[line] = [newLine(events[event].entry)]
        anchor = line
      case .missing(let line):
        replacements[line] = []
        anchor = line
      case .extra(let event):
        additions[anchor, default: []].append(newLine(events[event].entry))
      case .passed:
        break
      }
    }
    let before = additions[section.lines.lowerBound - 1] ?? []
    return before
      + section.lines.flatMap { (replacements[$0] ?? [lines[$0]]) + (additions[$0] ?? []) }
  }

  /// The line after which goes what happens before anything that is expected.
  ///
  /// That is the input itself; at the start it is the last setting or note, if there is one.
  private func anchor(of section: Section) -> Int {
    let first = section.lines.lowerBound
    guard section.input == nil else { return first }
    let lead = section.lines.prefix { !lines[$0].entry.isExpectation }
    return lead.last { lines[$0].entry != .blank } ?? first - 1
  }

  /// A line that looks like the others of the file.
  private func newLine(_ entry: Entry) -> Line {
    let model = lines.first { $0.entry != .blank && $0.lead != "\u{FEFF}" }
    let ending = lines.first?.ending ?? ""
    return Line(entry, lead: model?.lead ?? "", ending: ending.isEmpty ? "\n" : ending)
  }

  /// Numbers lines anew and gives each an ending but a last one that had none.
  private func numbered(_ updated: [Line]) -> [Line] {
    let first = line
    return updated.enumerated().map { index, line in
      var line = line
      line.number = first + index
      if line.ending.isEmpty, index < updated.count - 1 { line.ending = "\n" }
      return line
    }
  }
}
