internal import Automata
internal import English

/// Reads what is counted from now: `next week`, `this friday`, `last march`, `next weekend`.
struct ShiftedReader {
  let days: DayReader

  private var line: Line { days.line }
  private var almanac: Almanac { days.almanac }

  static let working = Words(English.working)

  /// *next week*, *this friday*, *last march*, *next weekend*, *this winter*, *next 5/12*.
  func day(at start: Int) -> Day? {
    guard let (shift, noun) = Deixis.read(line, at: start) else { return nil }
    if line[noun].weekday > 0 {
      return days.weekdays.weekday(Int(line[noun].weekday), shift, noun + 1)
    }
    if let end = PeriodReader.weekendEnd(line, noun) { return almanac.weekend(shift.count, end) }
    if let end = isWorkWeek(noun) { return almanac.workWeek(shift.count, end) }
    let seasons = Seasons(now: almanac.now)
    if line[noun].season > 0 {
      return seasons.season(Int(line[noun].season), shift, noun + 1)
    }
    if let date = days.dates.date(at: noun) { return almanac.date(date, shift) }
    if line[noun].month > 0 {
      return almanac.month(Int(line[noun].month), shift, noun + 1)
    }
    if line[noun].isHoliday { return days.holidays.holiday(at: noun, shift) }
    if isSeason(noun) { return seasons.season(shift, noun + 1) }
    guard let unit = line[noun].time, unit > .hour else { return nil }
    return almanac.unit(unit, shift, noun + 1)
  }

  private static let workWeek = Word("workweek")

  /// Returns the end of a name for the days from Monday to Friday: *workweek*, *working week*.
  private func isWorkWeek(_ index: Int) -> Int? {
    guard index < line.count else { return nil }
    if line.sentence.tokens[index].word == Self.workWeek { return index + 1 }
    let isSplit =
      Self.working.contains(line.sentence.tokens[index].word) && line[index + 1].time == .week
    return isSplit ? index + 2 : nil
  }

  private static let seasonWord = Word("season")

  private func isSeason(_ index: Int) -> Bool {
    index < line.count && line.sentence.tokens[index].word == Self.seasonWord
  }
}
