import Dialogue

/// Looks for the alignment that costs the least, among all that there are.
struct Weighing {
  private let transcript: Transcript

  /// Positions of the lines that expect something.
  private let expected: [Int]
  private let events: [Performance.Event]
  private let captures: Captures
  private let isExact: Bool

  /// The events as lines of a transcript.
  private let texts: [String]

  init(
    _ transcript: Transcript,
    _ expected: [Int],
    _ events: [Performance.Event],
    _ captures: Captures,
    isExact: Bool
  ) {
    self.transcript = transcript
    self.expected = expected
    self.events = events
    self.captures = captures
    self.isExact = isExact
    texts = events.map(\.text)
  }
}

// MARK: - What it costs

extension Weighing {
  /// To correct a fact is better than to miss it, and to correct a line than to miss one and have
  /// another too many.
  private enum Cost {
    static let correctedFact = 2
    static let missing = 3
    static let extra = 3
    static let correctedLine = 4
  }

  /// The ways to go on from a pair of positions, best first among equals.
  private func choices(_ row: Int, _ column: Int) -> [(step: Alignment.Step, cost: Int)] {
    var choices: [(step: Alignment.Step, cost: Int)] = []
    if row < expected.count, column < events.count {
      choices += pairing(expected[row], column)
    }
    if row < expected.count {
      choices.append(passing(expected[row]))
    }
    if column < events.count { choices.append(single(column)) }
    return choices
  }

  private func passing(_ line: Int) -> (step: Alignment.Step, cost: Int) {
    if transcript.lines[line].entry == .anyLines { return (.filled(line: line), 0) }
    let isOptional = transcript.lines[line].isOptional
    return isOptional ? (.omitted(line: line), 0) : (.missing(line: line), Cost.missing)
  }

  private func pairing(_ line: Int, _ event: Int) -> [(step: Alignment.Step, cost: Int)] {
    switch (transcript.lines[line].entry, events[event]) {
    case (.anyLines, .said):
      return [(.passed(event: event), 0)]
    case (.assistant(let pattern), .said):
      return pattern.matches(texts[event], captures)
        ? [(.matched(line: line, event: event), 0)]
        : [(.differed(line: line, event: event), Cost.correctedLine)]
    case (.fact(let pattern), .fact):
      if pattern.matches(texts[event], captures) {
        return [(.matched(line: line, event: event), 0)]
      }
      guard let subject = pattern.text.factSubject, subject == texts[event].factSubject else {
        return []
      }
      return [(.differed(line: line, event: event), Cost.correctedFact)]
    default:
      return []
    }
  }

  private func single(_ event: Int) -> (step: Alignment.Step, cost: Int) {
    if case .fact = events[event], !isExact { return (.passed(event: event), 0) }
    return (.extra(event: event), Cost.extra)
  }
}

// MARK: - Finding the cheapest

extension Weighing {
  func cheapestSteps() -> [Alignment.Step] {
    let costs = costs()
    var steps: [Alignment.Step] = []
    var (row, column) = (0, 0)
    while row < expected.count || column < events.count {
      let best = choices(row, column).first {
        let (nextRow, nextColumn) = $0.step.moved(row, column)
        return costs[row][column] == $0.cost + costs[nextRow][nextColumn]
      }
      guard let best else { break }
      steps.append(best.step)
      (row, column) = best.step.moved(row, column)
    }
    return steps
  }

  /// Returns the minimum cost of reaching the end from each pair of positions.
  private func costs() -> [[Int]] {
    let line = Array(repeating: 0, count: events.count + 1)
    var costs = Array(repeating: line, count: expected.count + 1)
    for row in stride(from: expected.count, through: 0, by: -1) {
      for column in stride(from: events.count, through: 0, by: -1) {
        let sums = choices(row, column).map {
          let (nextRow, nextColumn) = $0.step.moved(row, column)
          return $0.cost + costs[nextRow][nextColumn]
        }
        costs[row][column] = sums.min() ?? 0
      }
    }
    return costs
  }
}

extension Alignment.Step {
  fileprivate func moved(_ row: Int, _ column: Int) -> (Int, Int) {
    switch self {
    case .matched, .differed: (row + 1, column + 1)
    case .missing, .filled, .omitted: (row + 1, column)
    case .extra, .passed: (row, column + 1)
    }
  }
}
