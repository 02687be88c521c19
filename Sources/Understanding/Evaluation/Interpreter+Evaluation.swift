internal import Phrases

// What the measurement of understanding asks, line by line.

extension Interpreter {
  /// The kinds of answer that a measured line expects.
  package enum Expectation: String, Sendable {
    case confirmation
    case contactList = "contact_list"
    case numberList = "number_list"

    var question: Question {
      switch self {
      case .confirmation: Question(.approval)
      case .contactList, .numberList: Question(.choice(slot: "contact", options: []))
      }
    }
  }

  /// The families of values that a measured line asks for.
  package enum Wanted: String, Sendable {
    case time, duration, distance, money
  }

  package func predict(utterance: String, at now: CivilTime) -> Prediction {
    Prediction(read(utterance, at: now))
  }

  package func predict(reply: String, to expected: Expectation, at now: CivilTime) -> Prediction {
    Prediction(readReply(reply, to: expected.question, at: now))
  }

  /// The value of an expression; `nil` if it holds none of the family that is wanted.
  package func predict(expression: String, _ wanted: Wanted, at now: CivilTime) -> Meaning? {
    let line = line(expression)
    switch wanted {
    case .time: return time(in: line, at: now)
    case .duration:
      let finder = MeasureFinder(line: line)
      return first(in: line) { finder.duration(at: $0).map { .duration($0.seconds) } }
    case .distance:
      let finder = MeasureFinder(line: line)
      return first(in: line) { finder.distance(at: $0).map { .distance($0.value, $0.unit) } }
    case .money: return nil
    }
  }

  private func first(in line: Line, _ find: (Int) -> Meaning?) -> Meaning? {
    (0..<line.count).lazy.compactMap(find).first
  }

  /// The longest time in a line; what would be none elsewhere counts, since one is wanted.
  private func time(in line: Line, at now: CivilTime) -> Meaning? {
    let finder = TimeFinder(line: line, now: now)
    for isExpected in [false, true] {
      let found = (0..<line.count).compactMap { start in
        finder.time(at: start, isExpected: isExpected).map { (length: $0.end - start, $0.reading) }
      }
      if let longest = found.max(by: { $0.length < $1.length }) { return .time(longest.1) }
    }
    return nil
  }
}
