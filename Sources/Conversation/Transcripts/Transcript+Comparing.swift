import Dialogue

extension Transcript {
  /// Compares what this expects with what happened.
  ///
  /// - Parameter performance: The result of playing this transcript's inputs.
  /// - Returns: Everything that differs, in the order of the lines.
  package func differences(from performance: Performance) -> [Difference] {
    Comparison(self, performance).differences
  }

  /// A difference, and the position of its line.
  typealias Located = (position: Int, difference: Difference)

  func neverReached(_ section: Section) -> Located? {
    let position = section.lines.lowerBound
    let entry = lines[position].entry
    if case .setting = entry, section.expected.isEmpty { return nil }
    return located(.turnNeverReached, position, entry.description, nil)
  }

  func differences(in scene: Scene) -> [Located] {
    // What is extra is reported where it comes in: after the last line that was met.
    var last = scene.section.lines.first
    return scene.alignment.steps.compactMap { step in
      if let line = step.line { last = line }
      return difference(at: step, scene.events, scene.alignment.captures, after: last)
    }
  }

  func forbidden(_ pattern: Pattern, at position: Int, _ fact: Fact) -> Located {
    located(.forbiddenFact, position, pattern.text, fact.description)
  }

  func tooSlow(_ limit: Delay, at position: Int, _ time: Duration) -> Located {
    located(.tooSlow, position, "within \(limit)", time.inTenths)
  }

  func neverHappened(_ position: Int) -> Located {
    located(.neverHappened, position, lines[position].entry.description, nil)
  }

  /// Returns the difference found in one step; `nil` if there is none.
  ///
  /// An extra event is placed after the `last` line that was met.
  func difference(
    at step: Alignment.Step,
    _ events: [Performance.Event],
    _ captures: Captures,
    after last: Int?
  ) -> Located? {
    switch step {
    case .matched, .filled, .passed, .omitted:
      return nil
    case .differed(let line, let event):
      let (expected, found) = (lines[line].entry, events[event].entry)
      return located(found.differenceKind, line, expected.content(captures), found.content())
    case .missing(let line):
      let entry = lines[line].entry
      return located(entry.missingKind, line, entry.content(captures), nil)
    case .extra(let event):
      let entry = events[event].entry
      return located(entry.extraKind, last, nil, entry.content())
    }
  }

  private func located(
    _ kind: Difference.Kind,
    _ position: Int?,
    _ expected: String?,
    _ found: String?
  ) -> Located {
    let line = position.map { lines[$0] }
    let place = line.map(place) ?? Place(file: file, line: 1)
    var difference = Difference(
      kind: kind,
      file: place.file,
      line: place.line,
      expected: expected,
      found: found
    )
    // To capture nothing any more would have later lines say something else.
    let isCapture = expected != nil && position.map(captures) == true
    difference.isOfFixedLine = line?.source != nil || isCapture
    return (position ?? 0, difference)
  }
}

extension Duration {
  /// In seconds, rounded up to tenths: “3.1s”.
  fileprivate var inTenths: String {
    let tenths = Int((self / .milliseconds(100)).rounded(.up))
    return "\(tenths / 10).\(tenths % 10)s"
  }
}

extension Alignment.Step {
  /// The line that is met by something; a missing one is none.
  var line: Int? {
    switch self {
    case .matched(let line, _), .filled(let line), .differed(let line, _): line
    case .missing, .extra, .passed, .omitted: nil
    }
  }
}

extension Alignment {
  /// Returns the number of events that precede a line.
  func events(before line: Int) -> Int {
    let last = steps.lastIndex { step in
      switch step {
      case .matched(let other, _), .differed(let other, _), .missing(let other),
        .filled(let other), .omitted(let other):
        other < line
      case .extra, .passed: false
      }
    }
    guard let last else { return 0 }
    return steps[...last].count { step in
      switch step {
      case .matched, .differed, .extra, .passed: true
      case .missing, .filled, .omitted: false
      }
    }
  }
}

extension Transcript.Entry {
  /// Returns the text without the line's mark, with captured texts filled in.
  fileprivate func content(_ captures: Captures = [:]) -> String {
    switch self {
    case .assistant(let pattern), .fact(let pattern): pattern.filled(with: captures)
    case .anyLines: "..."
    case .note, .user, .never, .within, .setting, .include, .blank: description
    }
  }

  private var isFact: Bool {
    if case .fact = self { true } else { false }
  }

  fileprivate var missingKind: Difference.Kind { isFact ? .missingCall : .words }
  fileprivate var extraKind: Difference.Kind { isFact ? .extraCall : .words }

  fileprivate var differenceKind: Difference.Kind {
    guard isFact else { return .words }
    return switch content().prefix(while: { $0 != " " }) {
    case "intent": .parameter
    case "resolve": .resolution
    default: .responseCode
    }
  }
}
