// The Gregorian calendar on whole days, after Howard Hinnant, “chrono-Compatible Low-Level Date
// Algorithms”: no time zone, no tables.

extension CivilTime {
  /// Days since 1970-01-01.
  var days: Int {
    let month = month ?? 1
    let year = (year ?? 1970) - (month <= 2 ? 1 : 0)
    let era = (year >= 0 ? year : year - 399) / 400
    let yearOfEra = year - era * 400
    let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + (day ?? 1) - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// The date that many days after 1970-01-01.
  init(days: Int) {
    let shifted = days + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let part = (5 * dayOfYear + 2) / 153
    let month = part < 10 ? part + 3 : part - 9
    self.init(
      year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
      month: month,
      day: dayOfYear - (153 * part + 2) / 5 + 1
    )
  }

  /// Monday is 1.
  var weekday: Int { ((days + 3) % 7 + 7) % 7 + 1 }

  /// Seconds since 1970-01-01; parts that were not said count as zero.
  package var seconds: Int {
    days * 86_400 + (hour ?? 0) * 3600 + (minute ?? 0) * 60 + (second ?? 0)
  }

  /// The time that many seconds after 1970-01-01, by the same clock.
  package init(seconds: Int) {
    let days = seconds >= 0 ? seconds / 86_400 : (seconds - 86_399) / 86_400
    self.init(days: days)
    let rest = seconds - days * 86_400
    (hour, minute, second) = (rest / 3600, rest / 60 % 60, rest % 60)
  }

  /// The date alone.
  var date: CivilTime { CivilTime(year: year, month: month, day: day) }

  func addingDays(_ count: Int) -> CivilTime { on(CivilTime(days: days + count)) }

  /// The same day so many months on, or the last day of a shorter month.
  func addingMonths(_ count: Int) -> CivilTime {
    let total = (year ?? 1970) * 12 + (month ?? 1) - 1 + count
    var result = self
    result.year = total >= 0 ? total / 12 : (total - 11) / 12
    result.month = total - (result.year ?? 0) * 12 + 1
    if let day { result.day = min(day, Self.length(ofMonth: result.month ?? 1, result.year ?? 0)) }
    return result
  }

  func adding(_ count: Int, _ unit: TimeUnit) -> CivilTime {
    switch unit {
    case .second, .minute, .hour:
      return CivilTime(seconds: seconds + count * Int(unit.seconds))
    case .day: return addingDays(count)
    case .week: return addingDays(7 * count)
    case .fortnight: return addingDays(14 * count)
    case .month: return addingMonths(count)
    case .quarter: return addingMonths(3 * count)
    case .year: return addingMonths(12 * count)
    }
  }

  /// The beginning of the unit that this time lies in; weeks begin on Mondays.
  func start(of unit: TimeUnit) -> CivilTime {
    switch unit {
    case .second: return self
    case .minute, .hour:
      var result = self
      result.second = nil
      if unit == .hour { result.minute = nil }
      return result
    case .day: return date
    case .week, .fortnight: return date.addingDays(1 - weekday)
    case .month: return CivilTime(year: year, month: month, day: 1)
    case .quarter:
      return CivilTime(year: year, month: ((month ?? 1) - 1) / 3 * 3 + 1, day: 1)
    case .year: return CivilTime(year: year, month: 1, day: 1)
    }
  }

  package func at(_ hour: Int, _ minute: Int? = 0, _ second: Int? = nil) -> CivilTime {
    CivilTime(
      year: year,
      month: month,
      day: day,
      hour: hour,
      minute: minute ?? 0,
      second: second
    )
  }

  /// The same time of day on another date.
  package func on(_ date: CivilTime) -> CivilTime {
    CivilTime(
      year: date.year,
      month: date.month,
      day: date.day,
      hour: hour,
      minute: minute,
      second: second
    )
  }

  static func length(ofMonth month: Int, _ year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

// MARK: - Weeks

extension CivilTime {
  /// The first, second and so on of a weekday between two days, from the front or from the end.
  static func weekday(
    _ wanted: Int,
    _ number: Int,
    _ isFromEnd: Bool,
    _ start: CivilTime,
    _ after: CivilTime
  ) -> CivilTime {
    if isFromEnd {
      let last = after.addingDays(-1)
      return last.addingDays(-((last.weekday - wanted + 7) % 7) - 7 * (number - 1))
    }
    return start.addingDays((wanted - start.weekday + 7) % 7 + 7 * (number - 1))
  }

  /// The Monday of a week by its number in ISO 8601: the first has the year's first Thursday.
  static func week(_ number: Int, of year: Int) -> CivilTime {
    let first = CivilTime(year: year, month: 1, day: 4).start(of: .week)
    return first.addingDays(7 * (number - 1))
  }
}
