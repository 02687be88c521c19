import Dialogue

/// The cheapest alignment of a turn's events with a transcript's expectations.
///
/// Both are sequences in order; `< ...` takes up any number of lines, and facts that are not
/// asserted cost nothing unless the section is exact.
struct Alignment {
  /// Positions: `line` in the transcript, `event` in the turn.
  enum Step: Hashable {
    case matched(line: Int, event: Int)

    /// The same sort of thing happened, but with another content.
    case differed(line: Int, event: Int)
    case missing(line: Int)
    case extra(event: Int)

    /// Nobody asked about this event.
    case passed(event: Int)

    /// A `< ...` has taken what it can.
    case filled(line: Int)

    /// An optional line was not met.
    case omitted(line: Int)
  }

  private(set) var steps: [Step] = []

  /// The texts captured so far, in this turn and in those before.
  private(set) var captures: Captures

  private let transcript: Transcript
  private let isExact: Bool
  private let expected: [Int]
  private let events: [Performance.Event]

  init(
    _ transcript: Transcript,
    _ section: Section,
    _ events: [Performance.Event],
    _ captures: Captures = [:]
  ) {
    self.transcript = transcript
    self.events = events
    self.captures = captures
    isExact = section.isExact
    expected = section.expected
    steps = stepsAsWritten() ?? cheapestSteps()
    // Nearly no turn needs the trouble.
    if expected.contains(where: { transcript.lines[$0].hasNames }) { capture() }
  }

  /// Takes down what named gaps have met, line by line; a line whose names stand for something else
  /// by then is not met.
  private mutating func capture() {
    for (index, step) in steps.enumerated() {
      guard case .matched(let line, let event) = step,
        let pattern = transcript.lines[line].entry.pattern
      else { continue }
      if let captured = pattern.capturing(events[event].text, captures) {
        captures = captured
      } else {
        steps[index] = .differed(line: line, event: event)
      }
    }
  }
}

// MARK: - When all is as it is written

extension Alignment {
  /// The steps, if nothing differs; `nil` also where it takes weighing to tell.
  ///
  /// Most turns of most replays go as they are written, and then there is nothing to weigh: what
  /// fits the next line that is expected may as well be that.
  func stepsAsWritten() -> [Step]? {
    guard !expected.contains(where: { transcript.lines[$0].isOptional }) else { return nil }
    var steps: [Step] = []
    var rest = expected[...]
    for (index, event) in events.enumerated() {
      guard let line = rest.first else {
        guard isPassed(event) else { return nil }
        steps.append(.passed(event: index))
        continue
      }
      if transcript.lines[line].entry == .anyLines {
        guard rest.count == 1 else { return nil }
        return filled(steps, line, from: index)
      }
      if fits(line, event) {
        steps.append(.matched(line: line, event: index))
        rest.removeFirst()
      } else if isPassed(event) {
        steps.append(.passed(event: index))
      } else {
        return nil
      }
    }
    guard let line = rest.popFirst() else { return steps }
    let isFilled = rest.isEmpty && transcript.lines[line].entry == .anyLines
    return isFilled ? steps + [.filled(line: line)] : nil
  }

  /// The steps with a last `< ...` that takes all lines that are left.
  private func filled(_ steps: [Step], _ line: Int, from start: Int) -> [Step]? {
    let left = events.indices[start...]
    guard left.allSatisfy({ isPassed(events[$0]) || !isFact(events[$0]) }) else { return nil }
    let last = left.last { !isFact(events[$0]) } ?? start - 1
    let passed = { (events: Range<Int>) in events.map { Step.passed(event: $0) } }
    return steps + passed(start..<last + 1) + [.filled(line: line)]
      + passed(last + 1..<left.endIndex)
  }

  private func fits(_ line: Int, _ event: Performance.Event) -> Bool {
    switch (transcript.lines[line].entry, event) {
    case (.assistant(let pattern), .said(let text)): pattern.matches(text, captures)
    case (.fact(let pattern), .fact(let fact)): pattern.matches(fact.description, captures)
    default: false
    }
  }

  private func isFact(_ event: Performance.Event) -> Bool {
    if case .fact = event { true } else { false }
  }

  /// Returns `true` if the event may go unmentioned in the transcript.
  private func isPassed(_ event: Performance.Event) -> Bool {
    isFact(event) && !isExact
  }
}

// MARK: - When something differs

extension Alignment {
  /// The steps that cost the least, whether anything differs or not.
  func cheapestSteps() -> [Step] {
    Weighing(transcript, expected, events, captures, isExact: isExact).cheapestSteps()
  }
}

extension String {
  /// The subject of a fact, such as `resolve recipients`; `nil` for a fact without one.
  var factSubject: String? {
    let words = split(separator: " ", maxSplits: 3)
    guard words.count > 1 else { return nil }
    switch words[0] {
    case "resolve", "confirm", "handle", "intent": return "\(words[0]) \(words[1])"
    default: return nil
    }
  }
}
