internal import Automata

/// Reads times by their distance or length: `two days ago`, `an hour from now`, `2 weeks before may
/// 13`, `within an hour`, `4pm for 30 minutes`.
struct LengthReader {
  let points: PointReader

  private var line: Line { points.line }
  private var days: DayReader { points.days }
  private var now: CivilTime { points.now }
  private var measures: MeasureRecognizer { points.measures }

  /// *two days ago*, *an hour from now*, *2 weeks before may 13*, *two sundays from now*, *within
  /// an hour*, *4pm for 30 minutes*.
  func relative(at start: Int, _ point: Point?) -> FoundTime? {
    if let within = within(start) { return within }
    if let lasting = lasting(start, point) { return lasting }
    if let weekday = weekdays(start) ?? weekdayOf(start) { return weekday }
    let isLess = line.has(.than, at: start + 1)
    let first = isLess ? start + 2 : line.has(.after, at: start) ? start + 1 : start
    guard let length = measures.duration(at: first) else { return nil }
    if line.has(.after, at: start) { return after(length) }
    if isLess { return lessThan(length, at: start) }
    return beside(length)
  }

  /// *after 5 days*.
  private func after(_ length: MeasureRecognizer.Duration) -> FoundTime {
    let (time, grain) = points.shifted(now, length, 1)
    return FoundTime(reading: .interval(time, nil, grain), end: length.end)
  }

  /// *ago*, *from now*, *later*, *before* and *after* something.
  private func beside(_ length: MeasureRecognizer.Duration) -> FoundTime? {
    let end = length.end
    switch line.role(end) {
    case .ago: return onWeekday(instant(now, length, -1, end + 1), length.unit)
    case .later: return instant(now, length, 1, end + 1)
    case .from where line.has(.now, at: end + 1):
      return onWeekday(instant(now, length, 1, end + 2), length.unit)
    case .from, .after: return anchored(length, 1)
    case .starting: return lasting(from: end + 1, length)
    case .before: return anchored(length, -1)
    default: return isHence(end) ? instant(now, length, 1, end + 1) : nil
    }
  }

  private static let hence = Word("hence")

  private func isHence(_ index: Int) -> Bool {
    index < line.count && line.sentence.tokens[index].word == Self.hence
  }

  private func instant(
    _ time: CivilTime,
    _ length: MeasureRecognizer.Duration,
    _ sign: Int,
    _ end: Int
  ) -> FoundTime {
    let (time, grain) = points.shifted(time, length, sign)
    return FoundTime(reading: .instant(time, grain), end: end)
  }

  private func anchored(_ length: MeasureRecognizer.Duration, _ sign: Int) -> FoundTime? {
    if let day = days.day(at: length.end + 1), day.isSingle, line.has(.on, at: day.end),
      line[day.end + 1].weekday > 0
    {
      return onWeekday(instant(day.start, length, sign, day.end), length.unit)
    }
    guard let anchor = points.point(at: length.end + 1, isExpected: true), !anchor.isLatent,
      case .instant(let time, _) = points.reading(anchor)
    else { return nil }
    return onWeekday(instant(time, length, sign, anchor.end), length.unit)
  }

  /// *two weeks from now on friday*: the Friday of that week; *two months from now on friday*: the
  /// first from then on.
  private func onWeekday(_ found: FoundTime, _ unit: TimeUnit) -> FoundTime {
    let noun = line.has(.on, at: found.end) ? found.end + 1 : found.end
    guard case .instant(let time, .day) = found.reading, line[noun].weekday > 0 else {
      return found
    }
    var result = found
    let wanted = Int(line[noun].weekday)
    let day =
      unit > .fortnight
      ? time.addingDays((wanted - time.weekday + 7) % 7) : weekday(wanted, of: time)
    result.reading = .instant(day, .day)
    result.end = noun + 1
    return result
  }

  private func weekday(_ wanted: Int, of time: CivilTime) -> CivilTime {
    time.start(of: .week).addingDays(wanted - 1)
  }

  /// *monday two weeks from now*.
  private func weekdayOf(_ start: Int) -> FoundTime? {
    let wanted = Int(line[start].weekday)
    guard wanted > 0, line[start + 1].number > 0 || line.isDigits(start + 1),
      let length = measures.duration(at: start + 1), length.unit > .day,
      var found = beside(length), case .instant(let time, .day) = found.reading
    else { return nil }
    found.reading = .instant(weekday(wanted, of: time), .day)
    return found
  }

  private static let less = [Word("less"), Word("within")]

  /// *less than 3 days after tomorrow*.
  private func lessThan(_ length: MeasureRecognizer.Duration, at start: Int) -> FoundTime? {
    guard start < line.count, Self.less.contains(line.sentence.tokens[start].word),
      line.has(.after, at: length.end) || line.has(.from, at: length.end),
      let anchor = points.point(at: length.end + 1, isExpected: true),
      case .instant(let time, let grain) = points.reading(anchor)
    else { return nil }
    let end = points.shifted(time, length, 1).time
    return FoundTime(reading: .interval(time, end, grain), end: anchor.end)
  }

  private func within(_ start: Int) -> FoundTime? {
    guard line.has(.within, at: start) else { return nil }
    let first = line.has(.the, at: start + 1) ? start + 2 : start + 1
    let number = [.next, .coming].contains(line.role(first)) ? first + 1 : first
    guard
      let length = measures.duration(at: number)
        ?? (number > first ? measures.single(at: number) : nil)
    else { return nil }
    let later = points.shifted(now, length, 1)
    return FoundTime(reading: .interval(now, later.time, later.grain), end: length.end)
  }

  /// *two sundays from now*, *4 tuesdays ago*.
  private func weekdays(_ start: Int) -> FoundTime? {
    guard let count = points.clocks.numbers.plain(at: start), count.isWhole, count.value < 1000,
      !line.has(.a, at: start), line[count.end].weekday > 0
    else { return nil }
    let isPast = line.has(.ago, at: count.end + 1)
    guard isPast || line.has(.from, at: count.end + 1), isPast || line.has(.now, at: count.end + 2)
    else { return nil }
    let wanted = Int(line[count.end].weekday)
    let first = days.almanac.date(ofWeekday: wanted, isPast ? .last : .coming)
    let weeks = (Int(count.value) - 1) * (isPast ? -1 : 1)
    return FoundTime(
      reading: .instant(first.addingDays(7 * weeks), .day),
      end: count.end + (isPast ? 2 : 3)
    )
  }
}

// MARK: - Lasting so long

extension LengthReader {
  private static let forWord = Word("for")

  private func isFor(_ index: Int) -> Bool {
    index < line.count && line.sentence.tokens[index].word == Self.forWord
  }

  /// *from 2pm for 2 hours*, *for 10 days from 18th december*, *4pm for 30 minutes*.
  private func lasting(_ start: Int, _ lead: Point?) -> FoundTime? {
    if isFor(start), let length = measures.duration(at: start + 1) {
      guard line.has(.from, at: length.end) || line.has(.starting, at: length.end),
        let point = points.point(at: skippingFrom(length.end + 1), isExpected: true)
      else { return nil }
      return lasting(point, length, point.end)
    }
    let isOpened = [.from, .starting].contains(line.role(start))
    guard let point = isOpened ? points.point(at: start + 1, isExpected: true) : lead,
      isFor(point.end), let length = measures.duration(at: point.end + 1)
    else { return nil }
    return lasting(point, length, length.end)
  }

  /// *2 weeks starting may 20th*.
  private func lasting(from start: Int, _ length: MeasureRecognizer.Duration) -> FoundTime? {
    let first = line.has(.on, at: start) || line.has(.from, at: start) ? start + 1 : start
    guard let point = points.point(at: first, isExpected: true) else { return nil }
    return lasting(point, length, point.end)
  }

  private func skippingFrom(_ index: Int) -> Int { line.has(.from, at: index) ? index + 1 : index }

  private func lasting(
    _ point: Point,
    _ length: MeasureRecognizer.Duration,
    _ end: Int
  ) -> FoundTime? {
    guard case .instant(let time, let grain) = points.reading(point) else { return nil }
    let last = points.end(of: length, from: time)
    return FoundTime(
      reading: .interval(time, last.time, min(grain, last.grain)),
      end: end,
      isContradictory: point.isContradictory
    )
  }
}
