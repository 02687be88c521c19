internal import Phrases

// MARK: - Weekdays

extension DayReader {
  /// *friday*, *friday the 5th*, *friday, march 3*, *friday of next week*.
  func weekday(at start: Int) -> Day? {
    let wanted = Int(line[start].weekday)
    guard wanted > 0 else { return nil }
    let coming = Day(
      start: date(ofWeekday: wanted, .coming),
      grain: .day,
      end: start + 1,
      cycle: .week
    )
    if let dated = dateAfter(coming) { return dated }
    return ofWeek(coming) ?? coming
  }

  func date(ofWeekday wanted: Int, _ shift: Deixis) -> CivilTime {
    let monday = now.start(of: .week)
    switch shift {
    case .this: return monday.addingDays(wanted - 1)
    case .next: return monday.addingDays(7 + wanted - 1)
    case .last: return now.date.addingDays(-((now.weekday - wanted + 6) % 7 + 1))
    case .coming: return now.date.addingDays((wanted - now.weekday + 6) % 7 + 1)
    }
  }

  /// *friday of next week*, *friday next week*, *friday week*.
  private func ofWeek(_ found: Day) -> Day? {
    let index = [.of, .in].contains(line.role(found.end)) ? found.end + 1 : found.end
    guard let (shift, end) = Deixis.read(line, at: index), line[end].time == .week else {
      return nil
    }
    var result = found
    result.start = now.start(of: .week).addingDays(7 * shift.count + found.start.weekday - 1)
    result.end = end + 1
    result.cycle = nil
    return result
  }

  // MARK: - Weekdays with dates

  /// *friday march 3*, *friday the 5th*, *friday 5/12*, *sunday 31*.
  func dateAfter(_ weekday: Day) -> Day? {
    let start = weekday.end
    guard !line.marks(start).hasAny(of: .ends) else { return nil }
    if let date = date(at: start) { return matched(date, weekday) }
    if let date = shortDate(at: start) {
      let found = matched(date, weekday)
      // *monday 3-8* are hours, unless there is such a Monday.
      let isHours = line.isWhole(start) && (found.isContradictory || isHalf(date.end))
      return isHours ? nil : found
    }
    return dayOfMonth(at: start).map { matched($0, weekday) }
  }

  private func isHalf(_ index: Int) -> Bool {
    [.morningMark, .afternoonMark].contains(line.role(index))
  }

  /// A number that can only be the day of a month: *the 5th*, *19th*, *31*.
  private func dayOfMonth(at start: Int) -> Day? {
    if let found = ordinal(at: start) { return found }
    guard line.isDigits(start), line.isWhole(start), line.width(start) == 2,
      let value = line.digits(start), (24...31).contains(value), line[start + 1].time == nil,
      line.isJoined(start + 1, by: .colon) == false
    else { return nil }
    return dayOfMonth(Int(value), start + 1)
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
      return dated(month: month, day: day, start + 1)
    }
    guard line.isJoined(start + 1, by: .hyphen), line.isDigits(start + 1),
      let month = line.digits(start), let day = line.digits(start + 1), month < 32, day < 32
    else { return nil }
    return dated(month: Int(month), day: Int(day), start + 2)
  }

  /// How many days ago a date may be that is found by its weekday.
  private static let longestAgo = 60

  /// The date on which the weekday falls, this time or one of the next; a contradiction if none.
  func matched(_ date: Day, _ weekday: Day) -> Day {
    let wanted = weekday.start.weekday
    var candidates = [date.start]
    if let cycle = date.cycle {
      let counts = cycle == .year ? [-1, 1] : [-1] + Array(1...11)
      candidates += counts.map { date.start.adding($0, cycle) }
        .filter { $0.day == date.start.day && $0.days > now.days - Self.longestAgo }
    }
    var result = date
    if let match = candidates.first(where: { $0.weekday == wanted }) {
      result.start = match
    } else {
      result.isContradictory = true
    }
    (result.isLatent, result.cycle) = (false, nil)
    return result
  }

  /// Two ways of saying one day: *jul 18, fri*, *next week monday*, *tomorrow, friday*.
  func merged(_ one: Day, _ other: Day) -> Day? {
    var result = one
    result.end = other.end
    if one.grain == .week, other.cycle == .week {
      let monday = one.start
      result = Day(
        start: monday.addingDays(other.start.weekday - 1),
        grain: .day,
        end: other.end
      )
      return result
    }
    if other.grain == .week, one.cycle == .week { return mergedWeek(other, one) }
    guard one.isSingle, other.isSingle else { return nil }
    if one.start == other.start { return result }
    if other.cycle == .week {
      let match = matched(one, other)
      result.start = match.start
      result.isContradictory = match.isContradictory
      return result
    }
    guard one.cycle == .week || one.cycle == nil else { return nil }
    result = one.cycle == .week ? matched(other, one) : result
    result.isContradictory = result.isContradictory || one.cycle == nil
    result.end = other.end
    return result
  }

  private func mergedWeek(_ week: Day, _ weekday: Day) -> Day? {
    merged(week, weekday).map { merged in
      var merged = merged
      merged.end = week.end
      return merged
    }
  }
}
