/// Reads holidays: `christmas`, `easter 2027`, `next thanksgiving`, `labor day weekend`.
struct HolidayReader {
  let days: DayReader

  private var line: Line { days.line }
  private var almanac: Almanac { days.almanac }
  private var years: YearReader { days.years }

  /// *christmas*, *easter 2027*, *next thanksgiving*, *christmas of last year*.
  func holiday(at start: Int, _ shift: Deixis = .coming) -> Day? {
    guard let (holiday, end) = Holiday.read(line, at: start) else { return nil }
    if let year = years.year(after: end) {
      return longWeekend(Day(start: holiday.date(in: year.value), grain: .day, end: year.end))
    }
    let thisYear = almanac.now.year ?? 1970
    let isPast = holiday.date(in: thisYear).days < almanac.now.days
    let year: Int
    switch shift {
    case .this: year = thisYear
    case .next, .coming: year = isPast ? thisYear + 1 : thisYear
    case .last: year = isPast ? thisYear : thisYear - 1
    }
    return longWeekend(Day(start: holiday.date(in: year), grain: .day, end: end))
  }

  /// *labor day weekend*: with the Monday or Friday beside it.
  private func longWeekend(_ holiday: Day) -> Day {
    guard let end = PeriodReader.weekendEnd(line, holiday.end) else { return holiday }
    let date = holiday.start
    let isMonday = date.weekday < 4
    let found = Almanac.weekend(of: date.start(of: .week).addingDays(isMonday ? -7 : 0), end)
    var result = found
    result.start = date.days < found.start.days ? date : found.start
    if isMonday { result.limit = date.addingDays(1) }
    return result
  }
}
