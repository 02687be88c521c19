internal import Phrases

/// A date, or a stretch of dates, as it was said.
struct Day {
  var start: CivilTime
  var grain: Grain
  var end: Int

  /// For stretches such as a weekend: the first day after it.
  var limit: CivilTime?

  /// Whether this is only a date if something else says so: `the third`, `may`.
  var isLatent = false
}

/// Reads dates: `tomorrow`, `next friday`, `march 3rd`, `the 5th`, `5/12/2027`, `last week`.
final class DayReader: Sendable {
  let line: Line
  let now: CivilTime
  private let numbers: NumberFinder

  init(line: Line, now: CivilTime) {
    self.line = line
    self.now = now
    numbers = NumberFinder(line: line)
  }

  func day(at start: Int) -> Day? {
    named(at: start) ?? weekday(at: start) ?? monthDay(at: start) ?? numeric(at: start)
      ?? unit(at: start) ?? ordinal(at: start) ?? month(at: start) ?? year(at: start)
  }

  // MARK: - Names

  private func named(at start: Int) -> Day? {
    switch line.role(start) {
    case .today: return day(0, start + 1)
    case .tomorrow: return day(1, start + 1)
    case .yesterday: return day(-1, start + 1)
    case .the where line[start + 1].time == .day: return dayAfter(at: start + 1)
    default: return line[start].time == .day ? dayAfter(at: start) : nil
    }
  }

  private func day(_ offset: Int, _ end: Int) -> Day {
    Day(start: now.date.addingDays(offset), grain: .day, end: end)
  }

  /// *the day after tomorrow*, *day before yesterday*.
  private func dayAfter(at start: Int) -> Day? {
    let role = line.role(start + 1)
    if role == .after, line.has(.tomorrow, at: start + 2) { return day(2, start + 3) }
    if role == .before, line.has(.yesterday, at: start + 2) { return day(-2, start + 3) }
    return nil
  }

  // MARK: - Weekdays

  /// *friday*, *this friday*, *next friday* (of the next week), *last friday*, *friday the 5th*.
  private func weekday(at start: Int) -> Day? {
    let role = line.role(start)
    let shifts: [Sense.Role] = [.this, .next, .last, .previous]
    let word = shifts.contains(role) ? start + 1 : start
    let wanted = Int(line[word].weekday)
    guard wanted > 0 else { return nil }
    var found = Day(start: date(ofWeekday: wanted, role), grain: .day, end: word + 1)
    if let date = dateAfterWeekday(at: word + 1) { found = date }
    if line[found.end].time == .week, line.has(.next, at: found.end - 1) { found.end += 1 }
    return weekOf(found, wanted)
  }

  private func date(ofWeekday wanted: Int, _ role: Sense.Role) -> CivilTime {
    let monday = now.start(of: .week)
    switch role {
    case .this: return monday.addingDays(wanted - 1)
    case .next: return monday.addingDays(7 + wanted - 1)
    case .last, .previous: return now.date.addingDays(-((now.weekday - wanted + 6) % 7 + 1))
    default: return now.date.addingDays((wanted - now.weekday + 6) % 7 + 1)
    }
  }

  /// *friday march 3*, *friday the 5th*, *friday 5/12*.
  private func dateAfterWeekday(at index: Int) -> Day? {
    if let date = monthDay(at: index) ?? numeric(at: index) { return date }
    guard var date = ordinal(at: index) else { return nil }
    date.isLatent = false
    return date
  }

  /// *friday of next week*.
  private func weekOf(_ found: Day, _ weekday: Int) -> Day {
    let index = line.has(.of, at: found.end) ? found.end + 1 : found.end
    guard [.next, .last, .this].contains(line.role(index)), line[index + 1].time == .week
    else { return found }
    let weeks = line.has(.next, at: index) ? 1 : line.has(.last, at: index) ? -1 : 0
    var result = found
    result.start = now.start(of: .week).addingDays(7 * weeks + weekday - 1)
    result.end = index + 2
    return result
  }

  // MARK: - Months

  /// *march 3rd 2027*, *3 march*, *the third of march*.
  private func monthDay(at start: Int) -> Day? {
    if line[start].month > 0 {
      let after = line.has(.the, at: start + 1) ? start + 2 : start + 1
      guard let number = dayNumber(at: after) else { return nil }
      return dated(Int(line[start].month), number.value, number.end)
    }
    let first = line.has(.the, at: start) ? start + 1 : start
    guard let number = dayNumber(at: first) else { return nil }
    let month = line.has(.of, at: number.end) ? number.end + 1 : number.end
    guard line[month].month > 0 else { return nil }
    return dated(Int(line[month].month), number.value, month + 1)
  }

  private func dayNumber(at index: Int) -> (value: Int, end: Int)? {
    if let ordinal = numbers.ordinal(at: index), (1...31).contains(ordinal.value) { return ordinal }
    guard let number = numbers.plain(at: index), number.isWhole, (1...31).contains(number.value),
      !line.isDigits(index) || line.width(index) <= 2, !line.isJoined(index + 1, by: .colon)
    else { return nil }
    return (Int(number.value), number.end)
  }

  private func dated(_ month: Int, _ day: Int, _ end: Int) -> Day? {
    let year = fourDigits(at: end)
    let date = CivilTime(year: year ?? now.year, month: month, day: day)
    guard day <= CivilTime.length(ofMonth: month, year ?? 2000) else { return nil }
    let isPast = year == nil && date.days < now.days
    return Day(
      start: isPast ? date.addingMonths(12) : date,
      grain: .day,
      end: year == nil ? end : end + 1
    )
  }

  private func fourDigits(at index: Int) -> Int? {
    guard line.isDigits(index), line.width(index) == 4, line.isWhole(index),
      let value = line.digits(index), (1900..<2200).contains(value)
    else { return nil }
    return Int(value)
  }

  /// *march*, *next march*, *march 2027*.
  private func month(at start: Int) -> Day? {
    let role = line.role(start)
    let word = [.this, .next, .last].contains(role) ? start + 1 : start
    let wanted = Int(line[word].month)
    guard wanted > 0 else { return nil }
    if let year = fourDigits(at: word + 1) {
      return Day(start: CivilTime(year: year, month: wanted, day: 1), grain: .month, end: word + 2)
    }
    var year = now.year ?? 1970
    if role == .last { year -= wanted < (now.month ?? 1) ? 0 : 1 }
    if role != .last, wanted < (now.month ?? 1) { year += 1 }
    return Day(
      start: CivilTime(year: year, month: wanted, day: 1),
      grain: .month,
      end: word + 1,
      isLatent: word == start
    )
  }

  // MARK: - Numbers

  /// *5/12/2027*, *2027-05-12*, *5/12*: the month first, unless it cannot be one.
  private func numeric(at start: Int) -> Day? {
    guard line.isDigits(start), let first = line.digits(start),
      let mark = [Marks.slash, .hyphen].first(where: { line.isJoined(start + 1, by: $0) }),
      let second = line.digits(start + 1), first < 3000, second < 32
    else { return nil }
    let third = line.isJoined(start + 2, by: mark) ? line.digits(start + 2) : nil
    if line.width(start) == 4, let third { return iso(first, second, third, start + 3) }
    guard mark == .slash || third != nil else { return nil }
    var (month, day) = (Int(first), Int(second))
    if month > 12 { swap(&month, &day) }
    guard (1...12).contains(month), (1...31).contains(day) else { return nil }
    guard let third else { return dated(month, day, start + 2) }
    let year = Int(third) < 100 ? 2000 + Int(third) : Int(min(third, 9999))
    return Day(
      start: CivilTime(year: year, month: month, day: day),
      grain: .day,
      end: start + 3
    )
  }

  private func iso(_ year: Double, _ month: Double, _ day: Double, _ end: Int) -> Day? {
    guard (1...12).contains(month), (1...31).contains(day) else { return nil }
    return Day(
      start: CivilTime(year: Int(year), month: Int(month), day: Int(day)),
      grain: .day,
      end: end
    )
  }

  /// *the 5th*: the next one.
  private func ordinal(at start: Int) -> Day? {
    let first = line.has(.the, at: start) ? start + 1 : start
    guard let ordinal = numbers.ordinal(at: first), (1...31).contains(ordinal.value) else {
      return nil
    }
    var date = CivilTime(year: now.year, month: now.month, day: 1)
    if ordinal.value < (now.day ?? 1) { date = date.addingMonths(1) }
    while CivilTime.length(ofMonth: date.month ?? 1, date.year ?? 0) < ordinal.value {
      date = date.addingMonths(1)
    }
    date.day = ordinal.value
    return Day(start: date, grain: .day, end: ordinal.end, isLatent: true)
  }

  private func year(at start: Int) -> Day? {
    guard let year = fourDigits(at: start) else { return nil }
    return Day(
      start: CivilTime(year: year, month: 1, day: 1),
      grain: .year,
      end: start + 1,
      isLatent: true
    )
  }

  // MARK: - Weeks, months and years by their distance

  /// *next week*, *this month*, *last year*, *this weekend*.
  private func unit(at start: Int) -> Day? {
    let first = line.has(.the, at: start) ? start + 1 : start
    let shift: Int
    switch line.role(first) {
    case .this: shift = 0
    case .next: shift = 1
    case .last, .previous, .past: shift = -1
    default: return line.has(.weekend, at: first) ? weekend(0, first + 1) : nil
    }
    if line.has(.weekend, at: first + 1) { return weekend(shift, first + 2) }
    guard let unit = line[first + 1].time, unit.rawValue > TimeUnit.hour.rawValue else {
      return nil
    }
    return Day(
      start: now.start(of: unit).adding(shift, unit),
      grain: unit.grain,
      end: first + 2
    )
  }

  /// From Friday evening, as far as days can say: Saturday and Sunday.
  private func weekend(_ weeks: Int, _ end: Int) -> Day {
    let saturday = now.start(of: .week).addingDays(5 + 7 * weeks)
    return Day(start: saturday, grain: .day, end: end, limit: saturday.addingDays(2))
  }
}
