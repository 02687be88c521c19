internal import Automata
internal import English

/// Reads points in time: a date, a time of day, a part of the day, or several in any order.
final class PointReader {
  let line: Line
  let now: CivilTime

  /// The offset of the user's clock from universal time in minutes, if known.
  let offset: Int?
  let clocks: ClockReader

  /// The reader of clock times at the beginning of a range, where *to* leads to its end.
  private let startClocks: ClockReader
  let days: DayReader
  let measures: MeasureRecognizer
  private let memo: Memo<Point>

  init(line: Line, now: CivilTime, region: Region) {
    self.line = line
    offset = now.offset
    var now = now
    now.offset = nil
    self.now = now
    clocks = ClockReader(line: line)
    startClocks = ClockReader(line: line, readsTo: false)
    days = DayReader(line: line, now: now, region: region)
    measures = MeasureRecognizer(line: line)
    memo = Memo(count: line.count * 4)
  }

  /// The longest point that begins at a word.
  ///
  /// A bare number is none, unless a word such as *at* comes before it, or one is expected.
  ///
  /// - Parameters:
  ///   - start: The place of the word.
  ///   - isExpected: Whether a time has to begin here, so that a bare number is one.
  ///   - readsTo: Whether *to* may count minutes: not in *from five to six*.
  /// - Returns: `nil` if none begins there.
  func point(at start: Int, isExpected: Bool, readsTo: Bool = true) -> Point? {
    let kind = (isExpected ? 1 : 0) + (readsTo ? 2 : 0)
    return memo.value(start * 4 + kind) {
      read(at: start, isExpected, readsTo ? clocks : startClocks)
    }
  }

  private func read(at start: Int, _ isExpected: Bool, _ clocks: ClockReader) -> Point? {
    var point = Point(end: start)
    for _ in 0..<Self.mostParts {
      guard point.end < line.count, let next = taken(into: point, isExpected, clocks),
        next.end > point.end
      else { break }
      point = next
    }
    guard !point.isEmpty, isExpected || !point.isLatent else { return nil }
    return point
  }

  /// A day may be said in two or three ways, and nobody says it in ten: lines without end are read
  /// as fast as others.
  private static let mostParts = 6

  // MARK: - One part more

  private static func introduces(_ role: Sense.Role) -> Bool {
    switch role {
    case .at, .on, .in, .by, .around, .the, .of: true
    default: false
    }
  }

  private static let forWord = Word("for")

  private func taken(
    into point: Point,
    _ isExpected: Bool,
    _ clocks: ClockReader
  ) -> Point? {
    let start = point.end
    let role = line.role(start)
    var index = start
    if Self.introduces(role) || isFor(start, point) {
      guard point.isEmpty || role != .of || point.day == nil else { return nil }
      index += 1
      if line.has(.the, at: index) || line.has(.around, at: index) { index += 1 }
    }
    guard point.isEmpty || joins(start) || point.day?.grain == .week else { return nil }
    if point.isEmpty, let end = present(start) { return fixed(now, .second, end) }
    return takingLength(start, point)
      ?? takingDay(role == .the ? start : index, role, point, isExpected)
      ?? takingDay(index, role, point, isExpected) ?? takingPart(index, point)
      ?? takingClock(index, point, isExpected, clocks)
  }

  /// *now*, *right now*, *at the moment*, *at this time*, *at present*.
  func present(_ start: Int) -> Int? {
    if line.has(.now, at: start) { return start + 1 }
    guard start < line.count else { return nil }
    if line.sentence.tokens[start].word == Self.right, line.has(.now, at: start + 1) {
      return start + 2
    }
    if line.sentence.tokens[start].word == Self.dateWord, line.has(.to, at: start - 1) {
      return start + 1
    }
    guard line.has(.at, at: start) else { return nil }
    let noun =
      line.has(.the, at: start + 1) || line.has(.this, at: start + 1) ? start + 2 : start + 1
    guard noun < line.count, Self.moments.contains(line.sentence.tokens[noun].word) else {
      return nil
    }
    return noun > start + 1 || line.sentence.tokens[noun].word == Self.presentWord ? noun + 1 : nil
  }

  private static let dateWord = Word("date")
  private static let right = Word("right")
  private static let presentWord = Word("present")
  private static let moments = Words(English.moments)

  private func isFor(_ index: Int, _ point: Point) -> Bool {
    !point.isEmpty && point.clock == nil && point.moment == nil && index < line.count
      && line.sentence.tokens[index].word == Self.forWord
  }

  /// Returns whether nothing ends the expression before a word.
  private func joins(_ index: Int) -> Bool {
    !line.marks(index).hasAny(of: .partings)
  }

  private func fixed(_ time: CivilTime, _ grain: Grain, _ end: Int) -> Point {
    Point(moment: (time, grain), end: end)
  }

  private func takingDay(
    _ index: Int,
    _ role: Sense.Role,
    _ point: Point,
    _ isExpected: Bool
  ) -> Point? {
    guard role != .at || point.isEmpty, var day = days.day(at: index) else { return nil }
    let names: [Sense.Role] = [.on, .in, .the, .by]
    if day.isLatent, !names.contains(role), !isExpected, point.clock == nil { return nil }
    if day.isLatent, role == .at { return nil }
    if [.on, .in, .by].contains(role) { day.isLatent = false }
    var result = point
    if let known = point.day {
      guard let merged = known.merged(with: day, at: now) else { return nil }
      day = merged
    }
    guard day.isSingle || point.clock == nil && point.part == nil else { return nil }
    (result.day, result.end) = (day, day.end)
    if let part = day.part { result.part = part }
    return result
  }

  private func takingPart(_ index: Int, _ point: Point) -> Point? {
    guard point.part == nil, point.day?.isSingle ?? true || point.day?.cycle == .week,
      let part = DayPart.read(line, at: index)
        ?? (point.day == nil && line.count > 1 ? nil : DayPart.half(line, at: index))
    else { return nil }
    var result = point
    if let offset = part.offset, point.day == nil {
      result.day = days.almanac.day(offset, part.end)
    }
    (result.part, result.end) = (part, part.end)
    return result
  }

  private func takingClock(
    _ index: Int,
    _ point: Point,
    _ isExpected: Bool,
    _ clocks: ClockReader
  ) -> Point? {
    let role = line.role(point.end)
    let isIntroduced = [.at, .by, .around].contains(role) || isFor(index - 1, point)
    // *monday by 2* is a time up to which.
    guard point.clock == nil, role != .by || point.isEmpty, point.day?.isSingle ?? true,
      var clock = clocks.clock(at: index, isIntroduced: isIntroduced),
      line[clock.end].time == nil, line[clock.end].distance == nil, line[clock.end].energy == nil,
      !line.namesPeople(clock.end)
    else { return nil }
    let isOfDay = isFollowedByDay(clock, index) || endsDay(clock, index, point)
    if clock.isLatent, !isIntroduced, !isExpected, point.part == nil, !isOfDay { return nil }
    if isIntroduced { clock.isLatent = false }
    var result = point
    (result.clock, result.end) = (clock, clock.end)
    return result
  }

  /// *tomorrow 8*, *monday 7 sharp*, with nothing behind it that could be counted.
  private func endsDay(_ clock: Clock, _ start: Int, _ point: Point) -> Bool {
    let isDay =
      line[start - 1].weekday > 0 || [.tomorrow, .tonight, .today].contains(line.role(start - 1))
    guard point.day?.grain == .day, isDay, line.isJoined(start, by: .space) else { return false }
    return clock.end == line.count || line.marks(clock.end).hasAny(of: [.comma, .sentenceEnd])
      || Self.sharp.contains(line.sentence.tokens[clock.end].word)
  }

  private static let sharp = Words(English.sharp)

  /// *8 tonight*, *nine tomorrow evening*, *for 9 tonight*; but not *for four tomorrow*.
  private func isFollowedByDay(_ clock: Clock, _ start: Int) -> Bool {
    let isFor = start > 0 && line.sentence.tokens[start - 1].word == Self.forWord
    guard !isFor || clock.grain == .minute || clock.hour > Self.mostInACar else { return false }
    switch line.role(clock.end) {
    case .tonight, .tomorrow, .today: return true
    case .this: return DayPart.read(line, at: clock.end) != nil
    default: return false
    }
  }

  /// The largest number that may count passengers in *for four tomorrow*; a larger one is an hour.
  private static let mostInACar = 6

  /// *in ten minutes*, *in about 7 days at 5pm*, *today in one hour*.
  private func takingLength(_ start: Int, _ point: Point) -> Point? {
    let first = line.has(.around, at: start + 1) ? start + 2 : start + 1
    guard line.has(.in, at: start), point.clock == nil, point.part == nil,
      let length = measures.duration(at: first)
    else { return nil }
    var result = point
    result.end = length.end
    let (time, grain) = shifted(now, length, 1)
    if grain >= .day {
      guard point.day == nil else { return nil }
      result.day = Day(start: time, grain: .day, end: length.end)
    } else {
      (result.moment, result.day) = ((time, grain), nil)
    }
    return result
  }

  /// A time so much later or earlier; by whole days and longer it is a date.
  func shifted(
    _ time: CivilTime,
    _ length: MeasureRecognizer.Duration,
    _ sign: Int
  ) -> (time: CivilTime, grain: Grain) {
    let unit = length.unit
    let count = length.seconds / unit.seconds
    guard count == count.rounded(), unit >= .day else {
      let time = CivilTime(seconds: time.seconds + sign * Int(min(length.seconds, 1e10)))
      return (time, unit.grain == .second ? .second : .minute)
    }
    return (time.date.adding(sign * Int(min(count, 1e5)), unit), .day)
  }

  /// So much after a time, whose time of day stays: a day from friday at 5 is saturday at 5.
  func end(
    of length: MeasureRecognizer.Duration,
    from start: CivilTime
  ) -> (time: CivilTime, grain: Grain) {
    var end = shifted(start, length, 1)
    if end.grain >= .day, start.hour != nil {
      end.time = end.time.at(start.hour ?? 0, start.minute, start.second)
    }
    return end
  }
}
