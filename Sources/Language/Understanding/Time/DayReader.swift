internal import Phrases

/// Reads days and longer stretches of the calendar: `tomorrow`, `next friday`, `march 3rd`,
/// `5/12/2027`, `last week`, `the end of the month`, `the second monday of may`.
///
/// The conventions are those of `Times.md`, beside the corpora.
final class DayReader {
  let line: Line
  let now: CivilTime
  let putsDayFirst: Bool
  let numbers: NumberFinder
  private let memo: Memo<Day>

  init(line: Line, now: CivilTime, region: Region) {
    self.line = line
    self.now = now
    putsDayFirst = region.putsDayFirst
    numbers = NumberFinder(line: line)
    memo = Memo(count: line.count)
  }

  /// The day, or the stretch of days, that begins at a word.
  func day(at start: Int) -> Day? {
    memo.value(start) { edge(at: start) ?? whole(at: start) }
  }

  /// A stretch that is no part of another, such as the end of one.
  func whole(at start: Int) -> Day? {
    placed(at: start) ?? named(at: start) ?? shifted(at: start) ?? weekday(at: start)
      ?? date(at: start) ?? holiday(at: start) ?? week(at: start) ?? loose(at: start)
  }

  /// What is said without saying which: *may*, *the 5th*, *summer*, *2027*, *the weekend*.
  private func loose(at start: Int) -> Day? {
    ordinal(at: start) ?? month(at: start) ?? quarter(at: start) ?? season(at: start)
      ?? weekend(at: start) ?? year(at: start)
  }

  // MARK: - Today and around it

  private func named(at start: Int) -> Day? {
    switch line.role(start) {
    case .today: return day(0, start + 1)
    case .tomorrow: return day(1, start + 1)
    case .yesterday: return day(-1, start + 1)
    case .the where line[start + 1].time == .day: return beside(at: start + 1)
    default: return line[start].time == .day ? beside(at: start) : nil
    }
  }

  func day(_ offset: Int, _ end: Int) -> Day {
    Day(start: now.date.addingDays(offset), grain: .day, end: end)
  }

  /// *the day after tomorrow*, *day before Easter*, *the day before*.
  private func beside(at start: Int) -> Day? {
    let role = line.role(start + 1)
    guard role == .after || role == .before else { return nil }
    let offset = role == .after ? 1 : -1
    guard let other = whole(at: start + 2), other.isSingle else {
      var found = day(offset, start + 2)
      found.isLatent = true
      return found
    }
    var found = other
    found.start = other.start.addingDays(offset)
    return found
  }

  // MARK: - Seasons, quarters, weekends

  /// The first days of the seasons, from spring on, in the northern half of the world.
  private static let seasons: [(month: Int, day: Int)] = [(3, 20), (6, 21), (9, 23), (12, 21)]

  private func season(at start: Int) -> Day? {
    guard line[start].season > 0 else { return nil }
    var found = season(Int(line[start].season), .this, start + 1)
    found.isLatent = true
    if let year = year(after: start + 1) {
      let (month, day) = Self.seasons[Int(line[start].season) - 1]
      found = season(from: CivilTime(year: year.value, month: month, day: day), year.end)
    }
    return found
  }

  /// A season of this, the next or the last year in which it falls.
  func season(_ number: Int, _ shift: Deixis, _ end: Int) -> Day {
    let (month, day) = Self.seasons[number - 1]
    var start = CivilTime(year: now.year, month: month, day: day)
    // The winter in which we are may have begun last year.
    if number == 4, (now.month ?? 1) < 4, shift != .next { start = start.addingMonths(-12) }
    if shift == .last, start.days >= now.days || season(from: start, end).after.days > now.days {
      start = start.addingMonths(-12)
    }
    if shift == .next || shift == .coming, start.days <= now.days {
      start = start.addingMonths(12)
    }
    return season(from: start, end)
  }

  private func season(from start: CivilTime, _ end: Int) -> Day {
    let next = Self.seasons.first { $0.month > start.month ?? 1 } ?? Self.seasons[0]
    let year = (start.year ?? 1970) + (next.month == 3 ? 1 : 0)
    return Day(
      start: start,
      grain: .day,
      end: end,
      limit: CivilTime(year: year, month: next.month, day: next.day)
    )
  }

  /// *this season*, *last season*.
  func season(_ shift: Deixis, _ end: Int) -> Day {
    let starts = (-1...1).flatMap { offset in
      Self.seasons.map {
        CivilTime(year: (now.year ?? 1970) + offset, month: $0.month, day: $0.day)
      }
    }
    let current = starts.lastIndex { $0.days <= now.days } ?? 0
    return season(from: starts[current + shift.count], end)
  }

  /// *q3*, *2019-q1*, *the third quarter of 2018*; the word itself comes first or last.
  private func quarter(at start: Int) -> Day? {
    let part = Int(line[start].yearPart)
    guard part > 0 else { return nil }
    let year = year(after: start + 1)
    var found = quarter(part, year?.value ?? now.year ?? 1970, year?.end ?? start + 1)
    found.isLatent = year == nil
    return found
  }

  /// A quarter of a year; the fifth and the sixth are its halves.
  func quarter(_ part: Int, _ year: Int, _ end: Int) -> Day {
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

  private func weekend(at start: Int) -> Day? {
    let first = line.has(.the, at: start) ? start + 1 : start
    return isWeekend(first).map { weekend(0, $0) }
  }

  /// Where the word for a weekend ends: *weekend*, *week-end*.
  func isWeekend(_ index: Int) -> Int? {
    if line.has(.weekend, at: index) { return index + 1 }
    let isSplit =
      line[index].time == .week && line.isJoined(index + 1, by: .hyphen)
      && line.has(.end, at: index + 1)
    return isSplit ? index + 2 : nil
  }

  /// Saturday and Sunday.
  func weekend(_ weeks: Int, _ end: Int) -> Day {
    weekend(of: now.start(of: .week).addingDays(7 * weeks), end)
  }

  func weekend(of monday: CivilTime, _ end: Int) -> Day {
    let saturday = monday.addingDays(5)
    return Day(start: saturday, grain: .day, end: end, limit: saturday.addingDays(2))
  }
}
