extension Transcript {
  /// The same transcript with what happened in place of what was expected.
  ///
  /// Notes, settings, blank lines, what the user says and wildcards that still fit stay as they
  /// are. Facts that were asserted are corrected, or taken out if they did not happen; new ones
  /// come in only where all facts are listed. `= never` stays: what must not happen does not
  /// become right by happening. Turns that were never reached stay, too, as do lines of included
  /// files, and those that capture what later ones use.
  ///
  /// - Parameters:
  ///   - performance: The result of playing this transcript's inputs.
  ///   - isAccepted: Returns `true` for a difference to adopt; others stay.
  /// - Returns: A transcript with new line numbers.
  package func updated(
    with performance: Performance,
    accepting isAccepted: (Difference) -> Bool = { _ in true }
  ) -> Transcript {
    updated(with: Comparison(self, performance), accepting: isAccepted)
  }

  /// The same, where it was compared with what happened already.
  package func updated(
    with comparison: Comparison,
    accepting isAccepted: (Difference) -> Bool = { _ in true }
  ) -> Transcript {
    var updated: [Line] = []
    var rest = lines[...]
    for scene in comparison.changed {
      let section = scene.section.lines
      updated += rest[..<section.lowerBound] + update(scene, accepting: isAccepted)
      rest = lines[section.upperBound...]
    }
    return Transcript(file: file, lines: numbered(updated + rest))
  }

  private func update(
    _ scene: Scene,
    accepting isAccepted: (Difference) -> Bool
  ) -> [Line] {
    let (section, events, alignment) = (scene.section, scene.events, scene.alignment)
    var replacements: [Int: [Line]] = [:]
    var additions: [Int: [Line]] = [:]
    var anchor = anchor(of: section)
    var last = section.lines.first
    // True if a `< ...` that stands further down has taken what was said since the last line.
    var isLeftOut = false
    for step in alignment.steps {
      if let line = step.line { (last, isLeftOut) = (line, false) }
      if let difference = difference(at: step, events, alignment.captures, after: last)?.difference,
        !difference.isUpdatable || !isAccepted(difference)
      {
        anchor = step.line ?? anchor
        continue
      }
      switch step {
      case .matched(let line, _), .filled(let line), .omitted(let line):
        anchor = line
      case .differed(let line, let event):
        replacements[line] = [newLine(in: line, events[event], alignment.captures)]
        anchor = line
      case .missing(let line):
        replacements[line] = []
        anchor = line
      case .extra(let event):
        // What comes behind it has to be left out by a line of its own.
        let gap = isLeftOut ? [newLine(.anyLines)] : []
        additions[anchor, default: []] += gap + [newLine(events[event].entry)]
        isLeftOut = false
      case .passed(let event):
        if case .said = events[event] { isLeftOut = true }
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
    guard !section.hasInput else { return first }
    let lead = section.lines.prefix { !lines[$0].entry.isExpectation }
    return lead.last { lines[$0].entry != .blank } ?? first - 1
  }

  /// A line in place of another one, whose captures stay where they still stand for a part of it.
  private func newLine(
    in position: Int,
    _ event: Performance.Event,
    _ captures: Captures
  ) -> Line {
    let names = lines[position].entry.pattern?.names ?? []
    return newLine(event.entry(naming: names, in: captures), isOptional: lines[position].isOptional)
  }

  /// A line that looks like the others of the file.
  private func newLine(_ entry: Entry, isOptional: Bool = false) -> Line {
    let model = lines.first { $0.entry != .blank && $0.lead != "\u{FEFF}" && $0.source == nil }
    return Line(
      entry,
      isOptional: isOptional,
      lead: model?.lead ?? "",
      ending: lines.first { $0.isEnded }?.ending ?? "\n"
    )
  }

  /// Numbers its own lines anew and gives each an ending but a last one that had none.
  private func numbered(_ updated: [Line]) -> [Line] {
    let last = updated.lastIndex { $0.source == nil }
    var number = line
    return updated.enumerated().map { index, line in
      guard line.source == nil else { return line }
      var line = line
      line.number = number
      number += 1
      if !line.isEnded, index != last { line.ending = "\n" }
      return line
    }
  }
}

extension Transcript.Line {
  /// True if another line can follow.
  fileprivate var isEnded: Bool { ending.utf8.last == UInt8(ascii: "\n") }
}
