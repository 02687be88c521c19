internal import Automata

/// Reads days that are counted: `the first monday of may`, `last day of october`, `third tuesday
/// after christmas`.
struct CountedDayReader {
  let days: DayReader

  private var line: Line { days.line }

  /// The position that is meant, from the start or from the end.
  private struct Place {
    var number: Int
    var isFromEnd: Bool
    var end: Int
  }

  /// The noun that is counted, such as *monday* or *quarter*.
  private struct Noun {
    enum Kind {
      case day, week, weekend, month, quarter, half
      case weekday(Int)
    }

    var kind: Kind
    var end: Int

    init?(_ line: Line, at index: Int) {
      if let end = PeriodReader.weekendEnd(line, index) {
        (kind, self.end) = (.weekend, end)
        return
      }
      end = index + 1
      if line[index].weekday > 0 {
        kind = .weekday(Int(line[index].weekday))
      } else if line.has(.half, at: index) {
        kind = .half
      } else {
        switch line[index].time {
        case .day: kind = .day
        case .week: kind = .week
        case .month: kind = .month
        case .quarter: kind = .quarter
        default: return nil
        }
      }
    }
  }
}

// MARK: - Within something longer

extension CountedDayReader {
  /// *the first monday of may*, *last day of october*, *the third quarter of 2018*, *the fifth
  /// last day of may*, *third tuesday after christmas*, *the closest monday to october 5th*.
  func day(at start: Int) -> Day? {
    let first = line.has(.the, at: start) ? start + 1 : start
    if line.has(.closest, at: first) { return closest(at: first) }
    guard let place = place(at: first) else { return nil }
    if let several = several(place, first) { return several }
    guard let middle = Noun(line, at: place.end) else { return nil }
    if case .weekday(let wanted) = middle.kind, let day = after(place, wanted, middle.end) {
      return day
    }
    let part = DayPart.read(line, at: middle.end)
    guard var container = container(after: part?.end ?? middle.end) else {
      guard case .quarter = middle.kind, !place.isFromEnd, (1...4).contains(place.number) else {
        return nil
      }
      return Almanac.quarter(place.number, days.almanac.now.year ?? 1970, middle.end)
    }
    container.part = part
    return pick(place, middle.kind, container)
  }

  /// *the first two weeks of 2021*, *the last three days of may*.
  private func several(_ place: Place, _ index: Int) -> Day? {
    guard place.number == 1, let count = days.numbers.plain(at: place.end), count.isWhole,
      (2..<100).contains(count.value), let unit = line[count.end].time, unit >= .day,
      let container = container(after: count.end + 1)
    else { return nil }
    let first = Place(number: 1, isFromEnd: place.isFromEnd, end: place.end)
    let kind: Noun.Kind = unit == .week ? .week : .day
    let one = unit > .week ? container : pick(first, kind, container)
    guard var found = one else { return nil }
    if place.isFromEnd {
      found.limit = found.after
      found.start = found.after.adding(-Int(count.value), unit)
    } else {
      found.limit = found.start.adding(Int(count.value), unit)
    }
    found.grain = unit.grain
    return found
  }

  private func place(at index: Int) -> Place? {
    if line.has(.last, at: index) { return Place(number: 1, isFromEnd: true, end: index + 1) }
    guard let ordinal = days.numbers.ordinal(at: index), ordinal.value > 0 else { return nil }
    let isFromEnd = line.has(.last, at: ordinal.end)
    return Place(
      number: ordinal.value,
      isFromEnd: isFromEnd,
      end: isFromEnd ? ordinal.end + 1 : ordinal.end
    )
  }

  /// *of may*, *in next month*, *of the year*, *of 2018*.
  private func container(after start: Int) -> Day? {
    guard line.has(.of, at: start) || line.has(.in, at: start) else { return nil }
    if let month = days.dates.monthContainer(at: start + 1, true) { return month }
    if let year = days.years.year(after: start) {
      return Day(start: CivilTime(year: year.value, month: 1, day: 1), grain: .year, end: year.end)
    }
    guard
      let day = days.shifted.day(at: start + 1) ?? days.dates.date(at: start + 1)
        ?? days.dates.month(at: start + 1)
    else { return nil }
    return day.grain > .week ? day : nil
  }

  private func pick(_ place: Place, _ kind: Noun.Kind, _ container: Day) -> Day? {
    let (start, after) = (container.start, container.after)
    let number = place.number - 1
    var found = Day(start: start, grain: .day, end: container.end, part: container.part)
    switch kind {
    case .day:
      found.start = place.isFromEnd ? after.addingDays(-place.number) : start.addingDays(number)
    case .weekday(let wanted):
      found.start = CivilTime.weekday(wanted, place.number, place.isFromEnd, start, after)
    case .weekend:
      let saturday = CivilTime.weekday(6, place.number, place.isFromEnd, start, after)
      found = Almanac.weekend(of: saturday.addingDays(-5), container.end)
    case .week:
      // A week belongs to the month or year that has its Thursday.
      let thursday = CivilTime.weekday(4, place.number, place.isFromEnd, start, after)
      found.start = thursday.addingDays(-3)
      found.grain = .week
    case .month:
      guard container.grain == .year, place.number <= 12 else { return nil }
      found.start = start.addingMonths(place.isFromEnd ? 12 - place.number : number)
      found.grain = .month
    case .quarter, .half:
      guard container.grain == .year, !place.isFromEnd || place.number == 1 else { return nil }
      let isHalf = if case .half = kind { true } else { false }
      let count = isHalf ? 2 : 4
      guard place.number <= count else { return nil }
      let part = (place.isFromEnd ? count : place.number) + (isHalf ? 4 : 0)
      return Almanac.quarter(part, start.year ?? 1970, container.end)
    }
    return found.start.days >= start.addingDays(-6).days && found.start.days < after.days
      ? found : nil
  }
}

// MARK: - Beside another day

extension CountedDayReader {
  /// *third tuesday after christmas*.
  private func after(_ place: Place, _ wanted: Int, _ index: Int) -> Day? {
    let role = line.role(index)
    guard !place.isFromEnd, [.after, .from, .before].contains(role),
      let other = days.whole(at: index + 1)
    else { return nil }
    let start: CivilTime
    if role == .before {
      start = CivilTime.weekday(wanted, place.number, true, other.start, other.start)
    } else {
      let next = other.start.addingDays(1)
      start = CivilTime.weekday(wanted, place.number, false, next, next)
    }
    return Day(start: start, grain: .day, end: other.end)
  }

  /// *the closest monday to october 5th*.
  private func closest(at start: Int) -> Day? {
    let wanted = Int(line[start + 1].weekday)
    guard wanted > 0, line.has(.to, at: start + 2), let other = days.whole(at: start + 3) else {
      return nil
    }
    let ahead = (wanted - other.start.weekday + 7) % 7
    return Day(
      start: other.start.addingDays(ahead > 3 ? ahead - 7 : ahead),
      grain: .day,
      end: other.end
    )
  }
}
