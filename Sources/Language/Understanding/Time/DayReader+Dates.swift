internal import Phrases

// MARK: - Dates

extension DayReader {
  /// *march 3rd 2027*, *3 march*, *the third of march*, *5/12*, *march 2027*.
  func date(at start: Int) -> Day? {
    if line[start].month > 0 { return monthFirst(at: start) }
    return dayFirst(at: start) ?? numeric(at: start)
  }

  /// *march 3rd*, *march the third*, *oct/2*, *dec-2018*, *march, 2027*.
  private func monthFirst(at start: Int) -> Day? {
    let month = Int(line[start].month)
    let next = line.has(.the, at: start + 1) ? start + 2 : start + 1
    if let year = year(after: start + 1) { return monthOf(month, year.value, year.end) }
    guard let number = dayNumber(at: next), !isClock(number.end, next) else { return nil }
    return dated(month: month, day: number.value, number.end)
  }

  /// Whether the number is rather the hour of a clock: *march 3 pm*.
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
        start: now.start(of: .month).addingMonths(shift.count),
        grain: .month,
        end: end + 1
      )
    }
    guard isIntroduced, line.has(.the, at: start), line[start + 1].time == .month else {
      return nil
    }
    return Day(start: now.start(of: .month), grain: .month, end: start + 2)
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
    guard (1...12).contains(month), day > 0 else { return nil }
    let year = year(after: end)
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

  private func monthOf(_ month: Int, _ year: Int, _ end: Int) -> Day {
    Day(start: CivilTime(year: year, month: month, day: 1), grain: .month, end: end)
  }

  // MARK: - In digits

  /// *5/12/2027*, *2027-05-12*, *5/12*, *2/2013*, *2015-3*, *05-aug-2016*, *2019-q1*.
  private func numeric(at start: Int) -> Day? {
    if let compact = compact(at: start) { return compact }
    guard line.isDigits(start), line.isWhole(start), let first = line.digits(start), first < 3000
    else { return nil }
    if line.width(start) == 4 { return yearFirst(Int(first), at: start) }
    guard let mark = [Marks.slash, .hyphen].first(where: { line.isJoined(start + 1, by: $0) }),
      line.isDigits(start + 1), let second = line.digits(start + 1), line.isWhole(start + 1)
    else { return nil }
    if mark == .slash, line.width(start + 1) == 4, (1...12).contains(first) {
      return fourDigits(at: start + 1).map { monthOf(Int(first), $0, start + 2) }
    }
    let third = line.isJoined(start + 2, by: mark) ? line.digits(start + 2) : nil
    guard second < 32, first < 32, !countsUnit(start + 2) else { return nil }
    if mark == .hyphen, third == nil { return hyphened(Int(first), Int(second), start + 2) }
    let isDayFirst = putsDayFirst ? second <= 12 : first > 12
    let (month, day) = isDayFirst ? (Int(second), Int(first)) : (Int(first), Int(second))
    guard let third else { return dated(month: month, day: day, start + 2) }
    return exact(year(third), month, day, start + 3)
  }

  /// Whether the numbers before a word are a fraction: *1/2 h*.
  private func countsUnit(_ index: Int) -> Bool {
    line[index].distance != nil || line[index].time.map { $0 < .day } ?? false
  }

  /// *2-15* where a date is expected, if no hours can be meant in most ways of writing them.
  private func hyphened(_ first: Int, _ second: Int, _ end: Int) -> Day? {
    guard (1...12).contains(first), second > 12 else { return nil }
    var found = dated(month: first, day: second, end)
    found?.isLatent = true
    return found
  }

  /// *20270512*, where a date is expected.
  private func compact(at start: Int) -> Day? {
    guard line.isDigits(start), line.width(start) == 8, line.isWhole(start),
      let value = line.digits(start), (19_000_000..<22_000_000).contains(value)
    else { return nil }
    let number = Int(value)
    var found = exact(number / 10_000, number / 100 % 100, number % 100, start + 1)
    found?.isLatent = true
    return found
  }

  /// Two digits stand for a year from 1969 to 2068.
  private func year(_ number: Double) -> Int {
    let year = Int(min(number, 9999))
    return year < 69 ? 2000 + year : year < 100 ? 1900 + year : year
  }

  private func exact(_ year: Int, _ month: Int, _ day: Int, _ end: Int) -> Day? {
    guard (1...12).contains(month), day > 0, day <= CivilTime.length(ofMonth: month, year) else {
      return nil
    }
    return Day(start: CivilTime(year: year, month: month, day: day), grain: .day, end: end)
  }

  private func yearFirst(_ year: Int, at start: Int) -> Day? {
    guard (1900..<2200).contains(year) else { return nil }
    let next = start + 1
    if line[next].yearPart > 0 { return quarter(Int(line[next].yearPart), year, next + 1) }
    if line[next].month > 0 { return monthOf(Int(line[next].month), year, next + 1) }
    if let spaced = spaced(year, at: next) { return spaced }
    guard let mark = [Marks.slash, .hyphen].first(where: { line.isJoined(next, by: $0) }),
      line.isDigits(next), let month = line.digits(next), (1...12).contains(month)
    else { return nil }
    guard line.isJoined(next + 1, by: mark), let day = line.digits(next + 1) else {
      return monthOf(Int(month), year, next + 1)
    }
    return exact(year, Int(month), Int(min(day, 99)), next + 2)
  }

  /// *2027 05 12*, where a date is expected.
  private func spaced(_ year: Int, at index: Int) -> Day? {
    guard line.isDigits(index), line.isDigits(index + 1), line.isJoined(index, by: .space),
      line.isJoined(index + 1, by: .space), line.width(index) == 2, line.width(index + 1) == 2,
      let month = line.digits(index), let day = line.digits(index + 1)
    else { return nil }
    var found = exact(year, Int(month), Int(day), index + 2)
    found?.isLatent = true
    return found
  }

  // MARK: - Days of the month

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
    return dayOfMonth(ordinal.value, ordinal.end)
  }

  /// Whether an ordinal is written as a name: *the library on Ninth*, not *on the ninth*.
  private func isStreet(_ index: Int) -> Bool {
    !line.isDigits(index) && !line.isLower(index) && line.usesCapitals && index > 0
  }

  /// *the 17* before a time of day.
  private func bare(at start: Int) -> Day? {
    guard line.has(.the, at: start), line.isDigits(start + 1), line.isWhole(start + 1),
      let value = line.digits(start + 1), (1...31).contains(value),
      [.from, .between, .at].contains(line.role(start + 2))
    else { return nil }
    return dayOfMonth(Int(value), start + 2)
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

  // MARK: - Months and years

  /// *march*: the one that is now or comes next.
  func month(at start: Int) -> Day? {
    let wanted = Int(line[start].month)
    guard wanted > 0 else { return nil }
    let year = (now.year ?? 1970) + (wanted < (now.month ?? 1) ? 1 : 0)
    var found = monthOf(wanted, year, start + 1)
    (found.isLatent, found.cycle) = (true, .year)
    return found
  }

  /// *2027*, *the year 2027*.
  func year(at start: Int) -> Day? {
    let first = line.has(.the, at: start) ? start + 1 : start
    let isNamed = line[first].time == .year
    guard let year = fourDigits(at: isNamed ? first + 1 : start) else { return nil }
    return Day(
      start: CivilTime(year: year, month: 1, day: 1),
      grain: .year,
      end: (isNamed ? first + 1 : start) + 1,
      isLatent: !isNamed
    )
  }

  /// A year behind something that it belongs to: *2027*, *, 2027*, *of 2027*, *of next year*.
  func year(after start: Int) -> (value: Int, end: Int)? {
    guard !line.marks(start).hasAny(of: .ends) else { return nil }
    let isIntroduced = line.has(.of, at: start) || line.has(.in, at: start)
    let first = isIntroduced ? start + 1 : start
    if let year = fourDigits(at: first), !line.isJoined(first + 1, by: .colon) {
      return (year, first + 1)
    }
    if let (shift, end) = Deixis.read(line, at: first), line[end].time == .year {
      return ((now.year ?? 1970) + shift.count, end + 1)
    }
    guard isIntroduced, line.has(.the, at: first), line[first + 1].time == .year else {
      return spokenYear(at: first)
    }
    return (now.year ?? 1970, first + 2)
  }

  func fourDigits(at index: Int) -> Int? {
    guard line.isDigits(index), line.width(index) == 4, line.isWhole(index),
      let value = line.digits(index), (1900..<2200).contains(value),
      line[index + 1].time != .hour
    else { return nil }
    return Int(value)
  }

  /// *twenty twenty-seven*, *nineteen eighty six*, *two thousand and ten*.
  private func spokenYear(at start: Int) -> (value: Int, end: Int)? {
    guard !line.isDigits(start), [2, 17, 18, 19, 20, 21].contains(line[start].number) else {
      return nil
    }
    if line[start].number == 2 {
      guard line[start + 1].number == 1000, let whole = numbers.plain(at: start) else { return nil }
      return whole.value < 2200 ? (Int(whole.value), whole.end) : nil
    }
    let century = Int(line[start].number) * 100
    if line[start + 1].number == 100 {
      let end = line.has(.and, at: start + 2) ? start + 3 : start + 2
      let rest = numbers.plain(at: end).flatMap { $0.value < 100 ? $0 : nil }
      return (century + Int(rest?.value ?? 0), rest?.end ?? start + 2)
    }
    guard !line.isDigits(start + 1), let rest = numbers.plain(at: start + 1),
      (10..<100).contains(rest.value)
    else { return nil }
    return (century + Int(rest.value), rest.end)
  }
}
