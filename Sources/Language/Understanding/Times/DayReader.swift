internal import Phrases

/// Reads days and longer stretches of the calendar: `tomorrow`, `next friday`, `march 3rd`,
/// `5/12/2027`, `last week`, `the end of the month`, `the second monday of may`.
///
/// Each way of saying one has a reader of its own; this one knows in which order they are asked.
/// The conventions are those of `Times.md`, beside the corpora.
final class DayReader {
  let line: Line
  let almanac: Almanac
  let numbers: NumberFinder
  let years: YearReader
  let dates: DateReader
  let shifted: ShiftedReader
  private let weekdays: WeekdayReader
  private let holidays: HolidayReader
  private let periods: PeriodReader
  private let memo: Memo<Day>

  init(line: Line, now: CivilTime, region: Region) {
    self.line = line
    almanac = Almanac(now: now)
    numbers = NumberFinder(line: line)
    years = YearReader(line: line, now: now, numbers: numbers)
    dates = DateReader(
      line: line,
      almanac: almanac,
      numbers: numbers,
      years: years,
      region: region
    )
    weekdays = WeekdayReader(line: line, almanac: almanac, dates: dates)
    holidays = HolidayReader(line: line, almanac: almanac, years: years)
    periods = PeriodReader(line: line, almanac: almanac, years: years)
    shifted = ShiftedReader(
      line: line,
      almanac: almanac,
      dates: dates,
      weekdays: weekdays,
      holidays: holidays
    )
    memo = Memo(count: line.count)
  }

  /// The day, or the stretch of days, that begins at a word.
  func day(at start: Int) -> Day? {
    memo.value(start) { EdgeReader(days: self).day(at: start) ?? whole(at: start) }
  }

  /// A stretch that is no part of another, such as the end of one.
  func whole(at start: Int) -> Day? {
    CountedDayReader(days: self).day(at: start) ?? named(at: start) ?? shifted.day(at: start)
      ?? weekdays.weekday(at: start) ?? dates.date(at: start) ?? holidays.holiday(at: start)
      ?? WeekReader(days: self).week(at: start) ?? loose(at: start)
  }

  /// What is said without saying which: *may*, *the 5th*, *summer*, *2027*, *the weekend*.
  private func loose(at start: Int) -> Day? {
    dates.ordinal(at: start) ?? dates.month(at: start) ?? periods.quarter(at: start)
      ?? periods.season(at: start) ?? periods.weekend(at: start) ?? years.year(at: start)
  }
}

// MARK: - Today and around it

extension DayReader {
  private func named(at start: Int) -> Day? {
    switch line.role(start) {
    case .today: return almanac.day(0, start + 1)
    case .tomorrow: return almanac.day(1, start + 1)
    case .yesterday: return almanac.day(-1, start + 1)
    case .the where line[start + 1].time == .day: return beside(at: start + 1)
    default: return line[start].time == .day ? beside(at: start) : nil
    }
  }

  /// *the day after tomorrow*, *day before Easter*, *the day before*.
  private func beside(at start: Int) -> Day? {
    let role = line.role(start + 1)
    guard role == .after || role == .before else { return nil }
    let offset = role == .after ? 1 : -1
    guard let other = whole(at: start + 2), other.isSingle else {
      var found = almanac.day(offset, start + 2)
      found.isLatent = true
      return found
    }
    var found = other
    found.start = other.start.addingDays(offset)
    return found
  }
}
