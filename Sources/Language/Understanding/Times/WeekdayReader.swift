internal import Automata

/// Reads weekdays: `friday`, `friday the 5th`, `friday, march 3`, `friday of next week`.
struct WeekdayReader {
  let days: DayReader

  private var line: Line { days.line }
  private var almanac: Almanac { days.almanac }
  private var dates: DateReader { days.dates }

  /// *friday*, *friday the 5th*, *friday, march 3*, *friday of next week*.
  func weekday(at start: Int) -> Day? {
    let wanted = Int(line[start].weekday)
    guard wanted > 0 else { return nil }
    let coming = Day(
      start: almanac.date(ofWeekday: wanted, .coming),
      grain: .day,
      end: start + 1,
      cycle: .week
    )
    if let dated = dateAfter(coming) { return dated }
    return ofWeek(coming) ?? coming
  }

  /// *friday of next week*, *friday next week*, *friday week*.
  private func ofWeek(_ found: Day) -> Day? {
    let index = [.of, .in].contains(line.role(found.end)) ? found.end + 1 : found.end
    guard let (shift, end) = Deixis.read(line, at: index), line[end].time == .week else {
      return nil
    }
    var result = found
    result.start = almanac.now.start(of: .week).addingDays(
      7 * shift.count + found.start.weekday - 1
    )
    result.end = end + 1
    result.cycle = nil
    return result
  }

  /// *this friday*, *last monday the 3rd*.
  func weekday(_ wanted: Int, _ shift: Deixis, _ end: Int) -> Day {
    let date = almanac.date(ofWeekday: wanted, shift)
    var found = Day(start: date, grain: .day, end: end, cycle: .week)
    if let dated = dateAfter(found) { return dated }
    found.cycle = nil
    return found
  }
}

// MARK: - With dates

extension WeekdayReader {
  /// *friday march 3*, *friday the 5th*, *friday 5/12*, *sunday 31*.
  private func dateAfter(_ weekday: Day) -> Day? {
    let start = weekday.end
    guard !line.marks(start).hasAny(of: .ends) else { return nil }
    if let date = dates.date(at: start) { return date.matched(to: weekday, at: almanac.now) }
    if let date = shortDate(at: start) {
      let found = date.matched(to: weekday, at: almanac.now)
      // *monday 3-8* are hours, unless there is such a Monday.
      let isHours = line.isWhole(start) && (found.isContradictory || isHalf(date.end))
      return isHours ? nil : found
    }
    return dayOfMonth(at: start).map { $0.matched(to: weekday, at: almanac.now) }
  }

  private func isHalf(_ index: Int) -> Bool {
    [.morningMark, .afternoonMark].contains(line.role(index))
  }

  /// A number that can only be the day of a month: *the 5th*, *19th*, *31*.
  private func dayOfMonth(at start: Int) -> Day? {
    if let found = dates.ordinal(at: start) { return found }
    guard line.isDigits(start), line.isWhole(start), line.width(start) == 2,
      let value = line.digits(start), (24...31).contains(value), line[start + 1].time == nil,
      line.isJoined(start + 1, by: .colon) == false
    else { return nil }
    return almanac.dayOfMonth(Int(value), start + 1)
  }

  /// *friday 7-6* and *friday 7.6*: only behind a weekday.
  private func shortDate(at start: Int) -> Day? {
    guard line.isDigits(start) else { return nil }
    let bytes = line.sentence.bytes[line.sentence.tokens[start].range]
    let parts = bytes.split(separator: UInt8(ascii: "."))
    if parts.count == 2, bytes.count <= 5,
      let month = Int(String(decoding: parts[0], as: UTF8.self)),
      let day = Int(String(decoding: parts[1], as: UTF8.self))
    {
      return dates.dated(month: month, day: day, start + 1)
    }
    guard line.isJoined(start + 1, by: .hyphen), line.isDigits(start + 1),
      let month = line.digits(start), let day = line.digits(start + 1), month < 32, day < 32
    else { return nil }
    return dates.dated(month: Int(month), day: Int(day), start + 2)
  }
}
