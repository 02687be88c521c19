internal import Characters
internal import Foundation
internal import Understanding

/// One line to predict: a sentence, an answer or an expression, told apart by its fields.
struct EvaluationLine: Decodable {
  var text: String

  /// The kind of answer expected; only a line that is an answer has one.
  var expect: String?

  /// The expression within the text, and the family of its value: the line is an expression.
  var expr: String?
  var want: String?

  /// When it is said, as local wall-clock time in ISO 8601; an offset is its offset for times in other zones.
  var reference: String?

  /// People who are known for this line.
  var contacts: [String]?

  func prediction(by interpreter: Interpreter, at now: CivilTime) -> EvaluationResult {
    if let want = want.flatMap(Interpreter.Wanted.init), let expr {
      return .expression(interpreter.predict(expression: expr, want, at: now))
    }
    if let expected = expect.flatMap(Interpreter.Expectation.init) {
      return .reply(interpreter.predict(reply: text, to: expected, at: now))
    }
    return .utterance(interpreter.predict(utterance: text, at: now))
  }
}

/// The prediction for a line.
enum EvaluationResult {
  case utterance(Prediction)
  case reply(Prediction)
  case expression([ExpressionValue])

  /// The prediction as a JSON object on one line.
  func json(seconds: Double) -> String {
    let object: [String: Any]
    switch self {
    case .utterance(let prediction):
      object = ["intent": prediction.label, "slots": prediction.slots.mapValues(\.json)]
    case .reply(let prediction):
      object = [
        "label": prediction.label, "slots": prediction.slots.mapValues(\.json),
        "changes": prediction.changes.mapValues(\.json),
      ]
    case .expression(let values):
      guard !values.isEmpty else { return "null" }
      object = ["readings": values.map(Self.reading)]
    }
    let timed = object.merging(["seconds": seconds]) { first, _ in first }
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
    // Strings and finite numbers can always be written.
    let data = try? JSONSerialization.data(withJSONObject: timed, options: options)
    return data.map { String(decoding: $0, as: UTF8.self).withEscapedControls } ?? "null"
  }
}

extension Prediction.Value {
  fileprivate var json: Any {
    switch self {
    case .one(let text): text
    case .several(let texts): texts
    }
  }
}

// MARK: - Values

extension EvaluationResult {
  /// A value in the form in which values are compared.
  private static func reading(_ value: ExpressionValue) -> [String: Any] {
    switch value {
    case .time(.instant(let time, let grain)):
      ["type": "instant", "value": time.iso8601, "grain": "\(grain)"]
    case .time(.interval(let start, let end, _)):
      ["type": "interval", "start": start?.iso8601, "end": end?.iso8601].compactMapValues { $0 }
    case .duration(let seconds): ["type": "duration", "seconds": seconds]
    case .distance(let bounds, let unit):
      bounded(bounds) { $0 }.merging(["type": "distance", "unit": unit.rawValue]) { $1 }
    case .money(let bounds, let currency):
      bounded(bounds, \.double).merging(["type": "money", "currency": currency.code]) { $1 }
    }
  }

  private static func bounded<Value>(
    _ bounds: Bounds<Value>,
    _ number: (Value) -> Double
  ) -> [String: Any] {
    switch bounds {
    case .exactly(let value): ["value": number(value)]
    case .between(let low, let high): ["from": number(low), "to": number(high)]
    case .atLeast(let low): ["from": number(low)]
    case .atMost(let high): ["to": number(high)]
    }
  }
}

extension CivilTime {
  /// As much as is known: `2026-11`, `2026-11-20`, `17:30`, `2026-11-20T17:30:00`.
  fileprivate var iso8601: String {
    func digits(_ number: Int, _ count: Int) -> String {
      String(repeating: "0", count: max(0, count - "\(number)".count)) + "\(number)"
    }
    let date = [year.map { digits($0, 4) }, month.map { digits($0, 2) }, day.map { digits($0, 2) }]
      .compactMap { $0 }.joined(separator: "-")
    guard let hour else { return date }
    let minutes = "\(digits(hour, 2)):\(digits(minute ?? 0, 2))"
    return date.isEmpty ? minutes : "\(date)T\(minutes):\(digits(second ?? 0, 2))"
  }

  /// Reads local wall-clock time such as `2026-11-20T09:41:00-08:00`.
  init?(parsing text: String) {
    let numbers = text.prefix(19).split { !$0.isNumber }.compactMap { Int($0) }
    guard numbers.count == 6 else { return nil }
    self.init(
      year: numbers[0],
      month: numbers[1],
      day: numbers[2],
      hour: numbers[3],
      minute: numbers[4],
      second: numbers[5],
      offset: Self.offset(text.dropFirst(19))
    )
  }
  /// The minutes of `-08:00`; `nil` where none is given.
  private static func offset(_ text: Substring) -> Int? {
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
    guard numbers.count == 2 else { return nil }
    let minutes = numbers[0] * 60 + numbers[1]
    return text.hasPrefix("-") ? -minutes : minutes
  }
}
