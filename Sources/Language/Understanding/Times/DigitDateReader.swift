internal import Automata

/// Reads dates in digits: `5/12/2027`, `2027-05-12`, `20270512`, `2/2013`.
struct DigitDateReader {
  let days: DayReader

  private var line: Line { days.line }
  private var almanac: Almanac { days.almanac }
  private var years: YearReader { days.years }

  /// *5/12/2027*, *2027-05-12*, *5/12*, *2/2013*, *2015-3*, *05-aug-2016*, *2019-q1*.
  func date(at start: Int) -> Day? {
    if let compact = compact(at: start) { return compact }
    guard line.isDigits(start), line.isWhole(start), let first = line.digits(start), first < 3000
    else { return nil }
    if line.width(start) == 4 { return yearFirst(Int(first), at: start) }
    guard let mark = [Marks.slash, .hyphen].first(where: { line.isJoined(start + 1, by: $0) }),
      line.isDigits(start + 1), let second = line.digits(start + 1), line.isWhole(start + 1)
    else { return nil }
    if mark == .slash, line.width(start + 1) == 4, (1...12).contains(first) {
      return years.fourDigits(at: start + 1).map { Almanac.month(Int(first), $0, start + 2) }
    }
    let third = line.isJoined(start + 2, by: mark) ? line.digits(start + 2) : nil
    guard second < 32, first < 32, !countsUnit(start + 2) else { return nil }
    if mark == .hyphen, third == nil { return hyphened(Int(first), Int(second), start + 2) }
    let isDayFirst = days.putsDayFirst ? second <= 12 : first > 12
    let (month, day) = isDayFirst ? (Int(second), Int(first)) : (Int(first), Int(second))
    guard let third else {
      return almanac.date(month: month, day: day, year: years.year(after: start + 2), start + 2)
    }
    return Almanac.date(year(third), month, day, start + 3)
  }

  /// Returns whether the numbers before a word are a fraction: *1/2 h*.
  private func countsUnit(_ index: Int) -> Bool {
    line[index].distance != nil || line[index].time.map { $0 < .day } ?? false
  }

  /// *2-15* where a date is expected, if no hours can be meant in most ways of writing them.
  private func hyphened(_ first: Int, _ second: Int, _ end: Int) -> Day? {
    guard (1...12).contains(first), second > 12 else { return nil }
    var found = almanac.date(month: first, day: second, year: years.year(after: end), end)
    found?.isLatent = true
    return found
  }

  /// *20270512*, where a date is expected.
  private func compact(at start: Int) -> Day? {
    guard line.isDigits(start), line.width(start) == 8, line.isWhole(start),
      let value = line.digits(start), (19_000_000..<22_000_000).contains(value)
    else { return nil }
    let number = Int(value)
    var found = Almanac.date(number / 10_000, number / 100 % 100, number % 100, start + 1)
    found?.isLatent = true
    return found
  }

  /// Two digits stand for a year from 1969 to 2068.
  private func year(_ number: Double) -> Int {
    let year = Int(min(number, 9999))
    return year < 69 ? 2000 + year : year < 100 ? 1900 + year : year
  }

  private func yearFirst(_ year: Int, at start: Int) -> Day? {
    guard (1900..<2200).contains(year) else { return nil }
    let next = start + 1
    if line[next].yearPart > 0 { return Almanac.quarter(Int(line[next].yearPart), year, next + 1) }
    if line[next].month > 0 { return Almanac.month(Int(line[next].month), year, next + 1) }
    if let spaced = spaced(year, at: next) { return spaced }
    guard let mark = [Marks.slash, .hyphen].first(where: { line.isJoined(next, by: $0) }),
      line.isDigits(next), let month = line.digits(next), (1...12).contains(month)
    else { return nil }
    guard line.isJoined(next + 1, by: mark), let day = line.digits(next + 1) else {
      return Almanac.month(Int(month), year, next + 1)
    }
    return Almanac.date(year, Int(month), Int(min(day, 99)), next + 2)
  }

  /// *2027 05 12*, where a date is expected.
  private func spaced(_ year: Int, at index: Int) -> Day? {
    guard line.isDigits(index), line.isDigits(index + 1), line.isJoined(index, by: .space),
      line.isJoined(index + 1, by: .space), line.width(index) == 2, line.width(index + 1) == 2,
      let month = line.digits(index), let day = line.digits(index + 1)
    else { return nil }
    var found = Almanac.date(year, Int(month), Int(day), index + 2)
    found?.isLatent = true
    return found
  }
}
