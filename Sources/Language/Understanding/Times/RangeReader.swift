internal import Automata

/// Reads what goes from one time to another: `from 3 to 5 pm`, `tomorrow between noon and two`,
/// `july 13 to 15`, `monday to friday`.
struct RangeReader {
  let points: PointReader

  private var line: Line { points.line }
  private var days: DayReader { points.days }

  /// *from 3 to 5 pm*, *tomorrow between noon and two*, *6-7pm*, *july 13 to 15*, *monday to
  /// friday*.
  func range(at start: Int, _ point: Point?, isExpected: Bool) -> FoundTime? {
    let lead = dayBefore(start, point)
    let opening =
      line.has(.in, at: lead?.end ?? start) ? (lead?.end ?? start) + 1 : lead?.end ?? start
    let role = line.role(opening)
    let isOpened = [.from, .starting, .between].contains(role)
    if lead == nil, let dates = dates(at: isOpened ? opening + 1 : start, role) { return dates }
    let first = isOpened ? opening + 1 : lead?.end ?? start
    // *2-15* alone is a date rather than hours.
    if isExpected, first == start, days.dates.date(at: start) != nil,
      line.isJoined(start + 1, by: .hyphen)
    {
      return nil
    }
    guard let from = points.point(at: first, isExpected: true, readsTo: !isOpened),
      from.end < line.count,
      let second = joint(from.end, isOpened ? role : .none)
    else { return nil }
    if let lasting = lasting(from, until: second) { return lasting }
    guard let to = points.point(at: second, isExpected: true), !to.isEmpty
    else { return nil }
    guard isExpected || isOpened || lead != nil || !from.isLatent || !to.isLatent else {
      return nil
    }
    return between(from, to, on: lead)
  }

  /// *from now until 20 minutes later*, *from 3 pm to an hour later*.
  private func lasting(_ from: Point, until index: Int) -> FoundTime? {
    guard let length = points.measures.duration(at: index), line.has(.later, at: length.end),
      case .instant(let start, let grain) = points.reading(from)
    else { return nil }
    let end = points.end(of: length, from: start)
    return FoundTime(
      reading: .interval(start, end.time, min(grain, end.grain)),
      end: length.end + 1
    )
  }

  /// A day, or a part of one, that the two times of a range share.
  private func dayBefore(_ start: Int, _ point: Point?) -> Point? {
    let isNamed = line.has(.the, at: start)
    guard let lead = isNamed ? points.point(at: start, isExpected: true) : point,
      lead.clock == nil, lead.moment == nil, let day = lead.day, day.isSingle
    else { return nil }
    let next = line.has(.in, at: lead.end) ? lead.end + 1 : lead.end
    guard !line.marks(next).hasAny(of: .dashes), !line.marks(next).contains(.other) else {
      return nil
    }
    let isOpened = [.from, .starting, .between].contains(line.role(next))
    guard isOpened || line.isDigits(next) || line[next].number >= 0 else { return nil }
    return lead
  }

  /// The word after *to*, *until*, *and* or a dash.
  private func joint(_ index: Int, _ role: Sense.Role) -> Int? {
    guard index < line.count else { return nil }
    switch line.role(index) {
    case .to, .until, .through: return index + 1
    case .and where role == .between || role == .from: return index + 1
    default:
      let marks = line.marks(index)
      let isTilde =
        marks.contains(.other)
        && line.sentence.bytes[Int(line.sentence.tokens[index].start) - 1] == UInt8(ascii: "~")
      return marks.contains(.hyphen) || marks.contains(.dash) || isTilde ? index : nil
    }
  }
}

// MARK: - Times of day

extension RangeReader {
  private func between(_ from: Point, _ to: Point, on lead: Point?) -> FoundTime? {
    if let one = from.clock, let other = to.clock { return clocks(one, other, from, to, lead) }
    guard lead == nil else { return nil }
    if let clock = from.clock, from.day == nil, let moment = to.moment {
      return since(clock, moment.time, to.end)
    }
    // A day and a time of day make no range.
    guard from.clock == nil && to.clock == nil || from.moment != nil || to.moment != nil else {
      return nil
    }
    return stretch(from, to)
  }

  /// *between eight and now*.
  private func since(_ clock: Clock, _ end: CivilTime, _ word: Int) -> FoundTime? {
    let times = [-1, 0].flatMap { day in
      clock.hours.map { clock.time(on: end.addingDays(day), hour: $0) }
    }
    let start = times.last { $0.seconds < end.seconds }
    return start.map { FoundTime(reading: .interval($0, end, clock.grain), end: word) }
  }

  /// *3 to 5 pm*: what is said of one end holds for the other too.
  private func clocks(
    _ one: Clock,
    _ other: Clock,
    _ from: Point,
    _ to: Point,
    _ lead: Point?
  ) -> FoundTime {
    let day = lead?.day ?? from.day ?? to.day
    let part = lead?.part ?? from.part ?? to.part
    var (one, other) = (one, other)
    if let zone = other.zone ?? one.zone { (one.zone, other.zone) = (zone, zone) }
    if let part { other = part.settled(other) }
    if let part, !other.isCertain || !from.isAfter(other, part) { one = part.settled(one) }
    var start = self.start(one, other, day)
    var end = self.end(other, after: start, to.day == nil || from.day == nil ? nil : to.day)
    if let zone = one.zone, let offset = points.offset {
      start = CivilTime(seconds: start.seconds + (offset - zone) * 60)
      end = CivilTime(seconds: end.seconds + (offset - zone) * 60)
    }
    return FoundTime(
      reading: .interval(start, end, min(one.grain, other.grain)),
      end: max(to.end, from.end),
      isContradictory: from.isContradictory || to.isContradictory
    )
  }

  private func start(_ one: Clock, _ other: Clock, _ day: Day?) -> CivilTime {
    let date = day?.start.date
    if !one.isCertain, other.isCertain {
      let end = other.time(on: date ?? points.next(other), hour: other.hour)
      let times = one.hours.map { one.time(on: end, hour: $0) }
      return times.last { $0.seconds < end.seconds } ?? times[0].addingDays(-1)
    }
    guard let date else { return points.next(one) }
    return one.time(on: date, hour: points.byDay(one))
  }

  private func end(_ other: Clock, after start: CivilTime, _ day: Day?) -> CivilTime {
    if let day { return other.time(on: day.start, hour: points.byDay(other)) }
    for date in [start, start.addingDays(1)] {
      for hour in other.hours {
        let time = other.time(on: date, hour: hour)
        if time.seconds > start.seconds { return time }
      }
    }
    return start
  }
}

// MARK: - Days

extension RangeReader {
  private func stretch(_ from: Point, _ to: Point) -> FoundTime? {
    guard var one = extent(from), var other = extent(to) else { return nil }
    align(&one, &other, from.day, to.day)
    guard one.start.seconds < other.end.seconds else { return nil }
    return FoundTime(
      reading: .interval(one.start, other.end, min(one.grain, other.grain)),
      end: to.end,
      isContradictory: from.isContradictory || to.isContradictory
    )
  }

  private struct Extent {
    var start: CivilTime
    var end: CivilTime
    var grain: Grain
  }

  private func extent(_ point: Point) -> Extent? {
    if let pivot = point.day?.pivot { return Extent(start: pivot, end: pivot, grain: .day) }
    switch points.reading(point) {
    case .instant(let time, let grain):
      let end = grain < .day ? time : point.day?.after ?? time.adding(1, grain.unit)
      return Extent(start: time, end: end, grain: grain)
    case .interval(let start?, let end?, let grain):
      return Extent(start: start, end: end, grain: grain)
    case .interval: return nil
    }
  }

  /// The end is the first after a fixed beginning; a beginning that isn't fixed is the last before
  /// the end, so that *may to march* may have begun already.
  private func align(_ one: inout Extent, _ other: inout Extent, _ from: Day?, _ to: Day?) {
    if let cycle = to?.cycle, from?.cycle == nil {
      while other.start.days <= one.start.days { shift(&other, 1, cycle) }
    } else if let cycle = from?.cycle {
      while one.start.days >= other.start.days { shift(&one, -1, cycle) }
      while one.start.adding(1, cycle).days < other.start.days { shift(&one, 1, cycle) }
    }
  }

  private func shift(_ extent: inout Extent, _ count: Int, _ cycle: TimeUnit) {
    extent.start = extent.start.adding(count, cycle)
    extent.end = extent.end.adding(count, cycle)
  }

  /// *13 to 15 july*, *july 13 to 15*, *between 3 and 12 of sept*, *4-23 in next month*.
  private func dates(at start: Int, _ role: Sense.Role) -> FoundTime? {
    let preposition = line.has(.on, at: start) ? start + 1 : start
    let first = line.has(.the, at: preposition) ? preposition + 1 : preposition
    if line[first].month > 0 {
      guard let from = days.dates.date(at: first), from.isSingle,
        let second = joint(from.end, role),
        let number = dayNumber(at: second), line[number.end].month == 0,
        line[number.end].time == nil, !line.isJoined(number.end, by: .colon)
      else { return nil }
      return dates(from, number.value, number.end)
    }
    guard let number = dayNumber(at: first), let second = joint(number.end, role),
      let to = days.dates.date(at: second), to.isSingle, number.value < to.start.day ?? 0
    else { return nil }
    var from = to
    from.start.day = number.value
    return FoundTime(reading: .interval(from.start, to.after, .day), end: to.end)
  }

  private func dayNumber(at index: Int) -> (value: Int, end: Int)? {
    days.dates.dayNumber(at: line.has(.the, at: index) ? index + 1 : index)
  }

  private func dates(_ from: Day, _ number: Int, _ end: Int) -> FoundTime? {
    let year = from.cycle == nil ? nil : days.years.year(after: end)
    var (start, last) = (from.start, from.start)
    last.day = number
    guard number > start.day ?? 0,
      number <= CivilTime.length(ofMonth: start.month ?? 1, start.year ?? 2000)
    else { return nil }
    if let year { (start.year, last.year) = (year.value, year.value) }
    return FoundTime(reading: .interval(start, last.addingDays(1), .day), end: year?.end ?? end)
  }
}

extension Point {
  /// Returns whether a time of day of this point could be before a certain one in the other half.
  fileprivate func isAfter(_ other: Clock, _ part: DayPart) -> Bool {
    guard let clock else { return false }
    return part.settled(clock).hour >= other.hour
  }
}
