/// A date, a time of day, or both, on the wall clock; no time zone.
///
/// What was not said is `nil`: "on Friday" has a date and no hour.
package struct CivilTime: Sendable, Hashable {
  package var year: Int?
  package var month: Int?
  package var day: Int?
  package var hour: Int?
  package var minute: Int?
  package var second: Int?

  package init(
    year: Int? = nil,
    month: Int? = nil,
    day: Int? = nil,
    hour: Int? = nil,
    minute: Int? = nil,
    second: Int? = nil
  ) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
  }
}

/// How exact a time is.
package enum Grain: Int, Sendable, Hashable, Comparable {
  case second, minute, hour, day, week, month, quarter, year

  package static func < (one: Grain, other: Grain) -> Bool {
    one.rawValue < other.rawValue
  }
}

/// A time expression, worked out against the time at which it was said.
package enum TimeReading: Sendable, Hashable {
  case instant(CivilTime, Grain)

  /// From the start up to, not including, the end; one of them is `nil` for "after six" and
  /// "until noon".
  case interval(CivilTime?, CivilTime?, Grain)
}
