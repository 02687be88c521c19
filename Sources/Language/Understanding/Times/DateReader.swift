internal import Automata

/// Reads dates: `march 3rd 2027`, `the third of march`, `5/12`, `20th of next month`, `the 5th`.
struct DateReader {
  let days: DayReader

  private var line: Line { days.line }
  private var almanac: Almanac { days.almanac }
  private var years: YearReader { days.years }
  private var numbers: NumberRecognizer { days.numbers }

  /// *march 3rd 2027*, *3 march*, *the third of march*, *5/12*, *march 2027*.
  func date(at start: Int) -> Day? {
    if line[start].month > 0 { return monthFirst(at: start) }
    return dayFirst(at: start) ?? DigitDateReader(days: days).date(at: start)
  }

  /// *march 3rd*, *march the third*, *oct/2*, *dec-2018*, *march, 2027*.
  private func monthFirst(at start: Int) -> Day? {
    let month = Int(line[start].month)
    let next = line.has(.the, at: start + 1) ? start + 2 : start + 1
    if let year = years.year(after: start + 1) { return Almanac.month(month, year.value, year.end) }
    guard let number = dayNumber(at: next), !isClock(number.end, next) else { return nil }
    return dated(month: month, day: number.value, number.end)
  }

  /// Returns whether the number is rather the hour of a clock: *march 3 pm*.
  private func isClock(_ end: Int, _ start: Int) -> Bool {
    [.morningMark, .afternoonMark].contains(line.role(end)) || line[end].time == .hour
  }

  /// *3 march*, *the third of march*, *third day of october*, *20th of next month*.
  private func dayFirst(at start: Int) -> Day? {
    let first = line.has(.the, at: start) ? start + 1 : start
    guard let number = dayNumber(at: first) else { return nil }
    var next = line[number.end].time == .day ? number.end + 1 : number.end
    let isIntroduced = line.has(.of, at: next) || line.has(.in, at: next)
    if isIntroduced { next += 1 }
    if line[next].month > 0 {
      return dated(month: Int(line[next].month), day: number.value, next + 1)
    }
    guard let container = monthContainer(at: next, isIntroduced) else { return nil }
    return dayOf(container, number.value)
  }

  /// The month that a day is counted in: *of next month*, *of the month*, *this month*.
  func monthContainer(at start: Int, _ isIntroduced: Bool) -> Day? {
    if let (shift, end) = Deixis.read(line, at: start), line[end].time == .month {
      return Day(
        start: almanac.now.start(of: .month).addingMonths(shift.count),
        grain: .month,
        end: end + 1
      )
    }
    guard isIntroduced, line.has(.the, at: start), line[start + 1].time == .month else {
      return nil
    }
    return Day(start: almanac.now.start(of: .month), grain: .month, end: start + 2)
  }

  private func dayOf(_ month: Day, _ day: Int) -> Day? {
    let start = month.start
    guard day <= CivilTime.length(ofMonth: start.month ?? 1, start.year ?? 1970) else { return nil }
    return Day(start: start.addingDays(day - 1), grain: .day, end: month.end)
  }

  func dayNumber(at index: Int) -> (value: Int, end: Int)? {
    if let ordinal = numbers.ordinal(at: index), (1...31).contains(ordinal.value) { return ordinal }
    guard let number = numbers.plain(at: index), number.isWhole, (1...31).contains(number.value),
      !line.has(.a, at: index), !line.has(.couple, at: index),
      !line.isDigits(index) || line.width(index) <= 2, !line.isJoined(index + 1, by: .colon)
    else { return nil }
    return (Int(number.value), number.end)
  }

  /// A date with the year that follows, or in the year in which it comes next.
  func dated(month: Int, day: Int, _ end: Int) -> Day? {
    almanac.date(month: month, day: day, year: years.year(after: end), end)
  }
}

// MARK: - Days of the month

extension DateReader {
  /// *the 5th*: the next one.
  func ordinal(at start: Int) -> Day? {
    let first = line.has(.the, at: start) ? start + 1 : start
    guard let ordinal = numbers.ordinal(at: first), (1...31).contains(ordinal.value),
      first > start || !isStreet(first)
    else {
      return bare(at: start)
    }
    // *the first monday* is one of something.
    guard line[ordinal.end].weekday == 0, line[ordinal.end].time == nil,
      !line.has(.weekend, at: ordinal.end), !line.has(.last, at: ordinal.end)
    else { return nil }
    return almanac.dayOfMonth(ordinal.value, ordinal.end)
  }

  /// Returns whether an ordinal is written as a name: *the library on Ninth*, not *on the ninth*.
  private func isStreet(_ index: Int) -> Bool {
    !line.isDigits(index) && !line.isLower(index) && line.usesCapitals && index > 0
  }

  /// *the 17* before a time of day.
  private func bare(at start: Int) -> Day? {
    guard line.has(.the, at: start), line.isDigits(start + 1), line.isWhole(start + 1),
      let value = line.digits(start + 1), (1...31).contains(value),
      [.from, .between, .at].contains(line.role(start + 2))
    else { return nil }
    return almanac.dayOfMonth(Int(value), start + 2)
  }

  /// *march*: the one that is now or comes next.
  func month(at start: Int) -> Day? {
    let wanted = Int(line[start].month)
    return wanted > 0 ? almanac.month(wanted, start + 1) : nil
  }
}
