internal import Automata

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
    Prediction(hear(reply, at: now).clauses(answering: expected.question), to: expected)
  }

  /// The values of an expression, best first; none if it holds none of the family wanted.
  package func predict(
    expression: String,
    _ wanted: Wanted,
    at now: CivilTime
  ) -> [ExpressionValue] {
    let line = line(expression)
    switch wanted {
    case .time: return times(in: line, at: now)
    case .duration: return duration(in: line).map { [$0] } ?? []
    case .distance: return distance(in: line).map { [$0] } ?? []
    case .money: return money(in: line).map { [$0] } ?? []
    }
  }

  private func duration(in line: Line) -> ExpressionValue? {
    let recognizer = MeasureRecognizer(line: line)
    return (0..<line.count).lazy.compactMap { recognizer.duration(at: $0) }.first
      .map { .duration($0.seconds) }
  }

  private func distance(in line: Line) -> ExpressionValue? {
    let recognizer = MeasureRecognizer(line: line)
    let numbers = NumberRecognizer(line: line)
    let found = BoundsReader(line: line).first(
      amount: { start in
        recognizer.distance(at: start).map { .init(value: $0.value, unit: $0.unit, end: $0.end) }
      },
      number: { start in numbers.number(at: start).map { ($0.value, $0.end) } }
    )
    return found.map { .distance($0.bounds, $0.unit) }
  }

  private func money(in line: Line) -> ExpressionValue? {
    let recognizer = MoneyRecognizer(line: line, region: region)
    let numbers = NumberRecognizer(line: line)
    let found = BoundsReader(line: line).first(
      amount: { start in
        recognizer.money(at: start).map {
          .init(value: $0.money.amount, unit: $0.money.currency, end: $0.end)
        }
      },
      number: { start in numbers.number(at: start).map { (DecimalAmount($0.value), $0.end) } }
    )
    return found.map { .money($0.bounds, $0.unit) }
  }

  /// The longest time in a line, and what else it could be; where the whole line is one, since one
  /// is wanted, so is what would be none elsewhere.
  private func times(in line: Line, at now: CivilTime) -> [ExpressionValue] {
    let recognizer = TimeRecognizer(line: line, now: now, region: region)
    let found = (0..<line.count).compactMap { start in
      recognizer.time(at: start).map { (start, $0) }
    }
    let longest = found.max { $0.1.end - $0.0 < $1.1.end - $1.0 }
    let isWhole = longest.map { $0.0 == 0 && $0.1.end == line.count } ?? false
    if !isWhole, let whole = recognizer.time(at: 0, isExpected: true), whole.end == line.count {
      return ([whole.reading] + recognizer.others(at: 0, isExpected: true)).map { .time($0) }
    }
    guard let (start, time) = longest else { return [] }
    return ([time.reading] + recognizer.others(at: start, isExpected: false)).map { .time($0) }
  }
}
