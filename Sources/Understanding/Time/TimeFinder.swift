internal import Phrases

/// Finds dates, times of day and stretches of time.
///
/// Where a time could be two, the convention is: a time of day without a half of the day is the
/// next one that comes; with a date it is between seven in the morning and seven in the evening.
/// A weekday is the coming one, a date without a year the coming one, and “next Friday” is in
/// the next week.
final class TimeFinder: Sendable {
  let line: Line
  let now: CivilTime
  private let clocks: ClockReader
  private let days: DayReader
  private let measures: MeasureFinder

  init(line: Line, now: CivilTime) {
    self.line = line
    self.now = now
    clocks = ClockReader(line: line)
    days = DayReader(line: line, now: now)
    measures = MeasureFinder(line: line)
  }

  struct Found {
    var reading: TimeReading
    var end: Int
  }

  /// Whether a time could begin at a word, by the look of it.
  func mayBegin(_ index: Int) -> Bool {
    let sense = line[index]
    if line.isDigits(index) || sense.number >= 0 || sense.month > 0 || sense.weekday > 0 {
      return true
    }
    switch sense.role {
    case .none, .and, .point, .plus, .double, .triple, .oclock, .ordinalSuffix, .morningMark,
      .afternoonMark, .ago, .of, .few, .couple, .later, .every:
      return sense.ordinal > 0 || sense.time == .day
    default: return true
    }
  }

  /// The longest time that begins at a word.
  ///
  /// A bare number is none, unless a word such as *at* comes before it, or one is expected.
  func time(at start: Int, isExpected: Bool = false) -> Found? {
    range(at: start) ?? open(at: start) ?? relative(at: start)
      ?? point(at: start, isExpected: isExpected)
  }
}

// MARK: - Points

extension TimeFinder {
  /// A date, a time of day, a part of the day, or several of them in any order.
  func point(at start: Int, isExpected: Bool) -> Found? {
    var parts = Parts()
    var index = start
    parts.isExpected = isExpected
    while index < line.count, let next = take(at: index, into: &parts), next > index {
      index = next
    }
    guard !parts.isEmpty, !parts.isLatent else { return nil }
    return reading(parts, index)
  }

  /// What has been read of a point in time so far.
  struct Parts {
    var day: Day?
    var clock: Clock?
    var part: DayPart?
    var isNow = false
    var isExpected = false

    var isEmpty: Bool { day == nil && clock == nil && part == nil && !isNow }

    var isLatent: Bool {
      guard !isExpected, part == nil, !isNow else { return false }
      if let day, !day.isLatent { return false }
      if let clock, !clock.isLatent { return false }
      return day == nil || clock == nil
    }
  }

  private func take(at start: Int, into parts: inout Parts) -> Int? {
    var index = start
    let role = line.role(start)
    let introduces = [.at, .on, .in, .by, .around, .the, .of].contains(role)
    if introduces {
      index += 1
      if line.has(.the, at: index) || line.has(.around, at: index) { index += 1 }
    }
    if !parts.isEmpty, role == .of, parts.day != nil { return nil }
    if let end = takeDay(at: role == .the ? start : index, role, into: &parts) { return end }
    if let end = takePart(at: index, into: &parts) { return end }
    if let end = takeClock(at: index, role, into: &parts) { return end }
    if line.has(.now, at: start), parts.isEmpty {
      parts.isNow = true
      return start + 1
    }
    return nil
  }

  private func takeDay(at index: Int, _ role: Sense.Role, into parts: inout Parts) -> Int? {
    guard parts.day == nil, role != .at, let day = days.day(at: index) else { return nil }
    if day.isLatent, role != .on, role != .in, role != .the, role != .by, !parts.isExpected,
      parts.clock == nil
    {
      return nil
    }
    parts.day = day
    if [.on, .in, .by].contains(role) { parts.day?.isLatent = false }
    return day.end
  }

  private func takeClock(at index: Int, _ role: Sense.Role, into parts: inout Parts) -> Int? {
    guard parts.clock == nil, var clock = clocks.clock(at: index), line[clock.end].time == nil,
      line[clock.end].distance == nil, line[clock.end].energy == nil
    else { return nil }
    let introduced = [.at, .by, .around].contains(role)
    if clock.isLatent, !introduced, !parts.isExpected, parts.part == nil { return nil }
    if introduced { clock.isLatent = false }
    parts.clock = clock
    return clock.end
  }

  private func takePart(at index: Int, into parts: inout Parts) -> Int? {
    guard parts.part == nil, let part = DayPart.read(line, at: index) else { return nil }
    if part.part.isOfToday, parts.day == nil { parts.day = days.today(end: part.end) }
    if part.part == .lastNight, parts.day == nil {
      parts.day = Day(start: now.date.addingDays(-1), grain: .day, end: part.end)
    }
    parts.part = part.part
    return part.end
  }

  private func reading(_ parts: Parts, _ end: Int) -> Found {
    if parts.isNow { return Found(reading: .instant(now, .second), end: end) }
    if let clock = parts.clock { return Found(reading: instant(clock, parts), end: end) }
    if let part = parts.part {
      let day = (parts.day?.start ?? coming(part)).date
      return Found(reading: part.interval(on: day), end: end)
    }
    guard let day = parts.day else { return Found(reading: .instant(now, .second), end: end) }
    if let limit = day.limit {
      return Found(reading: .interval(day.start, limit, .day), end: end)
    }
    return Found(reading: .instant(day.start, day.grain), end: end)
  }

  /// The day on which a part of the day comes next.
  private func coming(_ part: DayPart) -> CivilTime {
    (now.hour ?? 0) < part.hours.end ? now.date : now.date.addingDays(1)
  }

  private func instant(_ clock: Clock, _ parts: Parts) -> TimeReading {
    var clock = clock
    if !clock.isCertain, let part = parts.part { clock = part.settle(clock) }
    if let day = parts.day {
      if !clock.isCertain, parts.part == nil, (1...6).contains(clock.hour) { clock = clock.other }
      return .instant(day.start.date.at(clock.hour, clock.minute, clock.second), clock.grain)
    }
    if parts.part != nil { clock.isCertain = true }
    return .instant(next(clock), clock.grain)
  }

  /// The next time at which a clock shows this.
  private func next(_ clock: Clock) -> CivilTime {
    let hours = clock.isCertain ? [clock.hour] : [clock.hour, clock.other.hour].sorted()
    for day in 0...1 {
      for hour in hours {
        let time = now.date.addingDays(day).at(hour, clock.minute, clock.second)
        if time.seconds > now.seconds { return time }
      }
    }
    return now.date.addingDays(1).at(clock.hour, clock.minute, clock.second)
  }
}

extension DayReader {
  func today(end: Int) -> Day { Day(start: now.date, grain: .day, end: end) }
}

// MARK: - By distance

extension TimeFinder {
  /// *in ten minutes*, *two days ago*, *an hour from now*, *the last three days*.
  private func relative(at start: Int) -> Found? {
    if [.in, .within, .after].contains(line.role(start)),
      let length = measures.duration(at: start + 1)
    {
      let later = shifted(length, 1)
      guard line.has(.within, at: start) else {
        return Found(reading: .instant(later.time, later.grain), end: length.end)
      }
      return Found(reading: .interval(now, later.time, later.grain), end: length.end)
    }
    if let stretch = stretch(at: start) { return stretch }
    guard let length = measures.duration(at: start) else { return nil }
    let role = line.role(length.end)
    let end = length.end
    if role == .ago || role == .later || (role == .from && line.has(.now, at: end + 1)) {
      let time = shifted(length, role == .ago ? -1 : 1)
      return Found(
        reading: .instant(time.time, time.grain),
        end: role == .from ? end + 2 : end + 1
      )
    }
    return nil
  }

  private func shifted(
    _ length: MeasureFinder.Duration,
    _ sign: Int
  )
    -> (time: CivilTime, grain: Grain)
  {
    let unit = length.unit
    let count = length.seconds / unit.seconds
    guard count == count.rounded(), unit.rawValue >= TimeUnit.day.rawValue else {
      let time = CivilTime(seconds: now.seconds + sign * Int(min(length.seconds, 1e12)))
      return (time, unit.grain == .second ? .second : .minute)
    }
    return (now.date.adding(sign * Int(min(count, 1e6)), unit), .day)
  }

  /// *the last three days*, *next 2 weeks*.
  private func stretch(at start: Int) -> Found? {
    let first = line.has(.the, at: start) ? start + 1 : start
    let role = line.role(first)
    guard [.last, .next, .past, .previous].contains(role),
      let length = measures.duration(at: first + 1)
    else { return nil }
    let unit = length.unit
    let count = Int(min((length.seconds / unit.seconds).rounded(), 1e6))
    let from = unit.rawValue >= TimeUnit.day.rawValue ? now.date : now
    let reading: TimeReading =
      role == .next
      ? .interval(from, from.adding(count, unit), unit.grain)
      : .interval(from.adding(-count, unit), from, unit.grain)
    return Found(reading: reading, end: length.end)
  }
}

// MARK: - Stretches

extension TimeFinder {
  /// *from 3 to 5 pm*, *between noon and two*, *6-7pm*, *monday to friday*.
  private func range(at start: Int) -> Found? {
    let role = line.role(start)
    let isIntroduced = role == .from || role == .between
    let first = isIntroduced ? start + 1 : start
    guard let from = point(at: first, isExpected: true), let second = joint(from.end, role),
      let to = point(at: second, isExpected: true)
    else { return nil }
    guard isIntroduced || isTime(first, from.end) || isTime(second, to.end) else { return nil }
    return between(from, to, first)
  }

  /// Whether the words are a time without being expected to be one.
  private func isTime(_ start: Int, _ end: Int) -> Bool {
    point(at: start, isExpected: false)?.end == end
  }

  /// The word after *to*, *until* or *and*.
  private func joint(_ index: Int, _ role: Sense.Role) -> Int? {
    switch line.role(index) {
    case .to, .until: return index + 1
    case .and where role == .between: return index + 1
    default:
      return line.isJoined(index, by: .hyphen) || line.marks(index).contains(.dash) ? index : nil
    }
  }

  private func between(_ from: Found, _ to: Found, _ first: Int) -> Found? {
    guard case .instant(var start, let grain) = from.reading,
      case .instant(var end, let other) = to.reading
    else { return nil }
    if start.hour != nil, end.hour != nil { align(&start, &end, first) }
    if start.hour == nil {
      end = end.hour == nil ? after(end, other) : end
      if end.seconds <= start.seconds { end = end.addingDays(7) }
    }
    return Found(reading: .interval(start, end, min(grain, other)), end: to.end)
  }

  /// *3 to 5 pm*: the start takes the half of the day, and the date, of the end.
  private func align(_ start: inout CivilTime, _ end: inout CivilTime, _ first: Int) {
    let isCertain = clocks.clock(at: first)?.isCertain ?? true
    if !isCertain, let hour = start.hour {
      let candidates = [hour % 12, hour % 12 + 12].map { end.date.at($0, start.minute) }
      start = candidates.last { $0.seconds < end.seconds } ?? start
    }
    if end.seconds <= start.seconds {
      end = start.date.at(end.hour ?? 0, end.minute)
      while end.seconds <= start.seconds { end = CivilTime(seconds: end.seconds + 43_200) }
    }
  }

  private func after(_ time: CivilTime, _ grain: Grain) -> CivilTime {
    switch grain {
    case .second, .minute, .hour: return time
    case .day: return time.adding(1, .day)
    case .week: return time.adding(1, .week)
    case .month: return time.adding(1, .month)
    case .quarter: return time.adding(1, .quarter)
    case .year: return time.adding(1, .year)
    }
  }

  /// *after six*, *before noon*, *until 2 pm*, *since monday*.
  private func open(at start: Int) -> Found? {
    let role = line.role(start)
    guard [.after, .before, .until, .since].contains(role),
      let point = point(at: start + 1, isExpected: true),
      case .instant(let time, let grain) = point.reading
    else { return nil }
    let reading: TimeReading =
      role == .after || role == .since
      ? .interval(role == .after ? after(time, grain) : time, nil, grain)
      : .interval(nil, time, grain)
    return Found(reading: reading, end: point.end)
  }
}
