internal import Automata

/// Reads beginnings, middles and ends: `the end of the month`, `early march`, `later this week`.
struct EdgeReader {
  let days: DayReader

  private var line: Line { days.line }
  private var now: CivilTime { days.almanac.now }

  private enum Third { case first, middle, last }

  /// *the end of the month*, *early march*, *mid may*, *beginning of next week*, *eom*.
  func day(at start: Int) -> Day? {
    let first = line.has(.the, at: start) ? start + 1 : start
    switch line.role(first) {
    case .beginning: return bounding(.first, first)
    case .middle: return bounding(.middle, first)
    case .end: return bounding(.last, first)
    case .early: return edge(.first, first)?.day
    case .late: return edge(.last, first)?.day
    case .earlier: return elapsed(first, isLater: false)
    case .later: return elapsed(first, isLater: true)
    case .rest: return rest(first)
    case .endOfMonth: return ending(days.almanac.current(.month, first + 1))
    case .endOfYear: return ending(days.almanac.current(.year, first + 1))
    case .endOfDay: return third(.last, days.almanac.current(.day, first + 1))
    case .beginningOfMonth: return third(.first, days.almanac.current(.month, first + 1))
    case .beginningOfYear: return third(.first, days.almanac.current(.year, first + 1))
    default: return nil
    }
  }

  private func ending(_ whole: Day) -> Day? {
    var found = third(.last, whole)
    found?.pivot = whole.after
    return found
  }

  /// *the end of the day* is a moment, *late in the day* half of it.
  private func isEnd(_ index: Int) -> Bool { line.has(.end, at: index) }

  /// *the end of march*, which bounds what is before it at its last moment.
  private func bounding(_ wanted: Third, _ index: Int) -> Day? {
    guard let (found, whole) = edge(wanted, index) else { return nil }
    var day = found
    switch wanted {
    case .first: day.pivot = whole.start
    case .middle: day.pivot = whole.start.addingDays((whole.after.days - whole.start.days) / 2)
    case .last: day.pivot = whole.after
    }
    return day
  }

  private func edge(_ wanted: Third, _ index: Int) -> (day: Day, whole: Day)? {
    container(index).flatMap { whole in third(wanted, whole).map { ($0, whole) } }
  }

  /// Reads the period whose beginning, middle or end is named.
  private func container(_ index: Int) -> Day? {
    var next = index + 1
    let isIntroduced = line.has(.of, at: next) || line.has(.in, at: next)
    if isIntroduced { next += 1 }
    if line.has(.around, at: next) { next += 1 }
    let noun = line.has(.the, at: next) ? next + 1 : next
    // *the end of the month*, *end of year*; but *early day* is nothing.
    if isIntroduced, let unit = line[noun].time, unit > .day || isEnd(index) && unit == .day,
      line[noun + 1].number < 0
    {
      return days.almanac.current(unit, noun + 1)
    }
    guard let whole = days.whole(at: next), whole.limit == nil else { return nil }
    return isIntroduced || whole.grain > .day ? whole : nil
  }

  /// A third of the stretch; of a week three days, of a month ten, of a year four months.
  private func third(_ wanted: Third, _ whole: Day) -> Day? {
    let (start, after) = (whole.start, whole.after)
    var found = whole
    (found.isLatent, found.cycle) = (false, nil)
    let steps: (unit: TimeUnit, count: Int)
    switch whole.grain {
    case .week: steps = (.day, 3)
    case .month: steps = (.day, 10)
    case .quarter: steps = (.month, 1)
    case .year: steps = (.month, 4)
    case .day: return wanted == .last ? moment(whole) : nil
    case .second, .minute, .hour: return nil
    }
    let inner = wanted == .first ? start : start.adding(steps.count, steps.unit)
    let outer = start.adding(2 * steps.count, steps.unit)
    let last = whole.grain == .week ? after.addingDays(-3) : outer
    found.start = wanted == .last ? last : inner
    found.limit =
      wanted == .last
      ? after
      : wanted == .first
        ? start.adding(steps.count, steps.unit) : last
    found.grain = steps.unit.grain
    return found
  }

  /// The end of a day is its last second.
  private func moment(_ day: Day) -> Day {
    var found = day
    found.start = day.start.at(23, 59, 59)
    found.grain = .second
    return found
  }

  /// *the rest of the week*.
  private func rest(_ index: Int) -> Day? {
    guard line.has(.of, at: index + 1) else { return nil }
    let noun = line.has(.the, at: index + 2) ? index + 3 : index + 2
    if let unit = line[noun].time, unit > .day {
      return elapsed(days.almanac.current(unit, noun + 1), isLater: true)
    }
    return days.shifted.day(at: index + 2).flatMap { elapsed($0, isLater: true) }
  }

  /// *earlier this month*, *later this week*: up to now, from now on.
  private func elapsed(_ index: Int, isLater: Bool) -> Day? {
    let next = line.has(.in, at: index + 1) ? index + 2 : index + 1
    if line.has(.today, at: next) {
      return elapsed(days.almanac.day(0, next + 1), isLater: isLater)
    }
    return days.shifted.day(at: next).flatMap { elapsed($0, isLater: isLater) }
  }

  private func elapsed(_ whole: Day, isLater: Bool) -> Day? {
    guard whole.limit == nil, whole.grain >= .day else { return nil }
    guard whole.start.days <= now.days, whole.after.days > now.days else {
      return third(isLater ? .last : .first, whole)
    }
    var found = whole
    let isDay = whole.grain == .day
    found.start = isLater ? (isDay ? now : now.date) : whole.start
    found.limit = isLater ? whole.after : isDay ? now : now.date.addingDays(1)
    found.grain = isDay ? .minute : .day
    return found
  }
}
