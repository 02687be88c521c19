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

  /// What the clock is ahead of universal time, in minutes; known of the present time only.
  package var offset: Int?

  package init(
    year: Int? = nil,
    month: Int? = nil,
    day: Int? = nil,
    hour: Int? = nil,
    minute: Int? = nil,
    second: Int? = nil,
    offset: Int? = nil
  ) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
    self.offset = offset
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

// MARK: - In words

extension TimeReading: CustomStringConvertible {
  /// `2026-11-21 18:00`, `week 2026-11-23`, `2026-11-21 .. 2026-11-23`.
  package var description: String {
    switch self {
    case .instant(let time, let grain): grain > .day ? "\(grain) \(time)" : "\(time)"
    case .interval(let start, let end, _):
      [start.map { "\($0)" }, "..", end.map { "\($0)" }].compactMap { $0 }.joined(separator: " ")
    }
  }
}

extension CivilTime: CustomStringConvertible {
  /// `2026-11-21`, `2026-11-21 18:00`; a second that isn't zero too.
  package var description: String {
    let date = [year, month, day].compactMap { $0 }.map(Self.digits).joined(separator: "-")
    guard let hour else { return date }
    let clock = [hour, minute ?? 0] + ((second ?? 0) > 0 ? [second ?? 0] : [])
    return date + " " + clock.map(Self.digits).joined(separator: ":")
  }

  private static func digits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
