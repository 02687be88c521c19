internal import Automata

/// Reads days and longer stretches of the calendar: `tomorrow`, `next friday`, `march 3rd`,
/// `5/12/2027`, `last week`, `the end of the month`, `the second monday of may`.
///
/// Each way of saying one has a reader of its own; this one knows in which order they are asked.
/// The conventions are those of `Times.md`, beside the corpora.
final class DayReader {
  let line: Line
  let almanac: Almanac
  let numbers: NumberRecognizer

  /// The order of `5/12`: the fifth of December, or else the twelfth of May.
  let putsDayFirst: Bool
  private let memo: Memo<Day>

  init(line: Line, now: CivilTime, region: Region) {
    self.line = line
    almanac = Almanac(now: now)
    numbers = NumberRecognizer(line: line)
    putsDayFirst = region.putsDayFirst
    memo = Memo(count: line.count)
  }

  // Made where they are asked for: to keep them all would cost more than most lines need.

  var years: YearReader { YearReader(days: self) }
  var dates: DateReader { DateReader(days: self) }
  var weekdays: WeekdayReader { WeekdayReader(days: self) }
  var holidays: HolidayReader { HolidayReader(days: self) }
  var periods: PeriodReader { PeriodReader(days: self) }
  var shifted: ShiftedReader { ShiftedReader(days: self) }
  var edges: EdgeReader { EdgeReader(days: self) }
  var counted: CountedDayReader { CountedDayReader(days: self) }
  var weeks: WeekReader { WeekReader(days: self) }

  /// The day, or the stretch of days, that begins at a word.
  func day(at start: Int) -> Day? {
    memo.value(start) { edges.day(at: start) ?? whole(at: start) }
  }

  /// A stretch that is no part of another, such as the end of one.
  func whole(at start: Int) -> Day? {
    counted.day(at: start) ?? named(at: start) ?? shifted.day(at: start)
      ?? weekdays.weekday(at: start) ?? dates.date(at: start) ?? holidays.holiday(at: start)
      ?? weeks.week(at: start) ?? loose(at: start)
  }

  /// Reads a day or period named without saying which one is meant: *may*, *the 5th*, *summer*,
  /// *2027*, *the weekend*.
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
