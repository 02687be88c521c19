/// Days, and longer stretches, as they are called at some time: values of the calendar alone.
struct Almanac {
  let now: CivilTime

  func day(_ offset: Int, _ end: Int) -> Day {
    Day(start: now.date.addingDays(offset), grain: .day, end: end)
  }

  func date(ofWeekday wanted: Int, _ shift: Deixis) -> CivilTime {
    let monday = now.start(of: .week)
    switch shift {
    case .this: return monday.addingDays(wanted - 1)
    case .next: return monday.addingDays(7 + wanted - 1)
    case .last: return now.date.addingDays(-((now.weekday - wanted + 6) % 7 + 1))
    case .coming: return now.date.addingDays((wanted - now.weekday + 6) % 7 + 1)
    }
  }

  /// A date in a year that was said, or else in the one in which it comes next.
  func date(month: Int, day: Int, year: (value: Int, end: Int)?, _ end: Int) -> Day? {
    guard (1...12).contains(month), day > 0 else { return nil }
    guard day <= CivilTime.length(ofMonth: month, year?.value ?? 2000) else { return nil }
    var date = CivilTime(year: year?.value ?? now.year, month: month, day: day)
    let isLeapDay = month == 2 && day == 29
    while year == nil,
      date.days < now.days || isLeapDay && CivilTime.length(ofMonth: 2, date.year ?? 0) < 29
    {
      date.year = (date.year ?? 0) + 1
    }
    return Day(
      start: date,
      grain: .day,
      end: year?.end ?? end,
      cycle: year == nil ? .year : nil
    )
  }

  /// *next 6th of april* is the one after this year's, *last march 3rd* the one that has been.
  func date(_ date: Day, _ shift: Deixis) -> Day {
    guard date.cycle == .year else { return date }
    var result = date
    result.cycle = nil
    var thisYear = date.start
    thisYear.year = now.year
    switch shift {
    case .this: result.start = thisYear
    case .next: result.start = thisYear.addingMonths(12)
    case .coming: break
    case .last: result.start = thisYear.days < now.days ? thisYear : thisYear.addingMonths(-12)
    }
    return result
  }

  func dayOfMonth(_ day: Int, _ end: Int) -> Day {
    var date = CivilTime(year: now.year, month: now.month, day: 1)
    if day < (now.day ?? 1) { date = date.addingMonths(1) }
    while CivilTime.length(ofMonth: date.month ?? 1, date.year ?? 0) < day {
      date = date.addingMonths(1)
    }
    date.day = day
    return Day(start: date, grain: .day, end: end, isLatent: true, cycle: .month)
  }
}

// MARK: - Weeks and longer

extension Almanac {
  func current(_ unit: TimeUnit, _ end: Int) -> Day {
    Day(start: now.start(of: unit), grain: unit.grain, end: end)
  }

  /// *next week*, *last year*.
  func unit(_ unit: TimeUnit, _ shift: Deixis, _ end: Int) -> Day {
    Day(
      start: now.start(of: unit).adding(shift.count, unit),
      grain: unit.grain,
      end: end
    )
  }

  func week(_ offset: Int, _ end: Int) -> Day {
    Day(start: now.start(of: .week).addingDays(7 * offset), grain: .week, end: end)
  }

  /// From Monday to Friday.
  func workWeek(_ weeks: Int, _ end: Int) -> Day {
    let monday = now.start(of: .week).addingDays(7 * weeks)
    return Day(start: monday, grain: .day, end: end, limit: monday.addingDays(5))
  }

  /// Saturday and Sunday.
  func weekend(_ weeks: Int, _ end: Int) -> Day {
    Self.weekend(of: now.start(of: .week).addingDays(7 * weeks), end)
  }

  /// *march*: the one that is now or comes next.
  func month(_ wanted: Int, _ end: Int) -> Day {
    let year = (now.year ?? 1970) + (wanted < (now.month ?? 1) ? 1 : 0)
    var found = Self.month(wanted, year, end)
    (found.isLatent, found.cycle) = (true, .year)
    return found
  }

  /// *next march* is the coming one, *last march* the one that has been.
  func month(_ wanted: Int, _ shift: Deixis, _ end: Int) -> Day {
    let current = now.month ?? 1
    var year = now.year ?? 1970
    switch shift {
    case .this: break
    case .next, .coming: year += wanted <= current ? 1 : 0
    case .last: year -= wanted < current ? 0 : 1
    }
    return Self.month(wanted, year, end)
  }
}

// MARK: - Whenever it is

extension Almanac {
  static func month(_ month: Int, _ year: Int, _ end: Int) -> Day {
    Day(start: CivilTime(year: year, month: month, day: 1), grain: .month, end: end)
  }

  static func date(_ year: Int, _ month: Int, _ day: Int, _ end: Int) -> Day? {
    guard (1...12).contains(month), day > 0, day <= CivilTime.length(ofMonth: month, year) else {
      return nil
    }
    return Day(start: CivilTime(year: year, month: month, day: day), grain: .day, end: end)
  }

  /// A quarter of a year; the fifth and the sixth are its halves.
  static func quarter(_ part: Int, _ year: Int, _ end: Int) -> Day {
    let isHalf = part > 4
    let month = isHalf ? (part - 5) * 6 + 1 : (part - 1) * 3 + 1
    let start = CivilTime(year: year, month: month, day: 1)
    return Day(
      start: start,
      grain: isHalf ? .month : .quarter,
      end: end,
      limit: isHalf ? start.addingMonths(6) : nil
    )
  }

  static func weekend(of monday: CivilTime, _ end: Int) -> Day {
    let saturday = monday.addingDays(5)
    return Day(start: saturday, grain: .day, end: end, limit: saturday.addingDays(2))
  }
}
