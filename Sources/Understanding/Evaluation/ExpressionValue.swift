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
