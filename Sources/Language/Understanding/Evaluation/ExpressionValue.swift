/// The value of an expression of time, length or money.
package enum ExpressionValue: Sendable, Hashable {
  case time(TimeReading)

  /// In seconds.
  case duration(Double)
  case distance(Bounds<Double>, DistanceUnit)
  case money(Bounds<DecimalAmount>, Currency)
}

/// One value, or all between two, or all from one on, or all up to one.
package enum Bounds<Value: Sendable & Hashable>: Sendable, Hashable {
  case exactly(Value)
  case between(Value, Value)
  case atLeast(Value)
  case atMost(Value)
}

// MARK: - In words

extension ExpressionValue: CustomStringConvertible {
  /// `2026-11-21 18:00`, `2026-11-21 .. 2026-11-23`, `5400`, `at least 5 mile`, `12.5 EUR`.
  package var description: String {
    switch self {
    case .time(let time): "\(time)"
    case .duration(let seconds): "\(Int(seconds))"
    case .distance(let bounds, let unit): "\(bounds) \(unit)"
    case .money(let bounds, let currency): "\(bounds) \(currency.code)"
    }
  }
}

extension Bounds: CustomStringConvertible {
  package var description: String {
    switch self {
    case .exactly(let value): "\(value)"
    case .between(let low, let high): "between \(low) and \(high)"
    case .atLeast(let low): "at least \(low)"
    case .atMost(let high): "at most \(high)"
    }
  }
}
