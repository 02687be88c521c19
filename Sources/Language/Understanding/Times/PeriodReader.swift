internal import Automata

/// Reads stretches that are said without saying which: `summer`, `q3`, `the weekend`.
struct PeriodReader {
  let days: DayReader

  private var line: Line { days.line }
  private var almanac: Almanac { days.almanac }
  private var years: YearReader { days.years }

  func season(at start: Int) -> Day? {
    guard line[start].season > 0 else { return nil }
    let seasons = Seasons(now: almanac.now)
    var found = seasons.season(Int(line[start].season), .this, start + 1)
    found.isLatent = true
    if let year = years.year(after: start + 1) {
      let (month, day) = Seasons.firstDays[Int(line[start].season) - 1]
      found = seasons.season(from: CivilTime(year: year.value, month: month, day: day), year.end)
    }
    return found
  }

  /// *q3*, *2019-q1*, *the third quarter of 2018*; the word itself comes first or last.
  func quarter(at start: Int) -> Day? {
    let part = Int(line[start].yearPart)
    guard part > 0 else { return nil }
    let year = years.year(after: start + 1)
    var found = Almanac.quarter(
      part,
      year?.value ?? almanac.now.year ?? 1970,
      year?.end ?? start + 1
    )
    found.isLatent = year == nil
    return found
  }

  func weekend(at start: Int) -> Day? {
    let first = line.has(.the, at: start) ? start + 1 : start
    return Self.weekendEnd(line, first).map { almanac.weekend(0, $0) }
  }

  /// Returns the end of the word for a weekend: *weekend*, *week-end*.
  static func weekendEnd(_ line: Line, _ index: Int) -> Int? {
    if line.has(.weekend, at: index) { return index + 1 }
    let isSplit =
      line[index].time == .week && line.isJoined(index + 1, by: .hyphen)
      && line.has(.end, at: index + 1)
    return isSplit ? index + 2 : nil
  }
}
