internal import Phrases

// MARK: - This, the next, the last

extension DayReader {
  /// *next week*, *this friday*, *last march*, *next weekend*, *this winter*, *next 5/12*.
  func shifted(at start: Int) -> Day? {
    guard let (shift, noun) = Deixis.read(line, at: start) else { return nil }
    if line[noun].weekday > 0 { return shiftedWeekday(shift, noun) }
    if let end = isWeekend(noun) { return weekend(shift.count, end) }
    if let end = isWorkWeek(noun) { return workWeek(shift.count, end) }
    if line[noun].season > 0 { return season(Int(line[noun].season), shift, noun + 1) }
    if let date = date(at: noun) { return shiftedDate(date, shift) }
    if line[noun].month > 0 { return shiftedMonth(shift, noun) }
    if line[noun].isHoliday { return holiday(at: noun, shift) }
    if isSeason(noun) { return season(shift, noun + 1) }
    return unit(shift, noun)
  }

  private static let workWeek = Word("workweek")
  static let working = Words("work working business")

  /// Where the word for the days from Monday to Friday ends: *workweek*, *working week*.
  private func isWorkWeek(_ index: Int) -> Int? {
    guard index < line.count else { return nil }
    if line.sentence.tokens[index].word == Self.workWeek { return index + 1 }
    let isSplit =
      Self.working.contains(line.sentence.tokens[index].word) && line[index + 1].time == .week
    return isSplit ? index + 2 : nil
  }

  private func workWeek(_ weeks: Int, _ end: Int) -> Day {
    let monday = now.start(of: .week).addingDays(7 * weeks)
    return Day(start: monday, grain: .day, end: end, limit: monday.addingDays(5))
  }

  private static let seasonWord = Word("season")

  private func isSeason(_ index: Int) -> Bool {
    index < line.count && line.sentence.tokens[index].word == Self.seasonWord
  }

  private func shiftedWeekday(_ shift: Deixis, _ noun: Int) -> Day {
    let date = date(ofWeekday: Int(line[noun].weekday), shift)
    var found = Day(start: date, grain: .day, end: noun + 1, cycle: .week)
    if let dated = dateAfter(found) { return dated }
    found.cycle = nil
    return found
  }

  /// *next 6th of april* is the one after this year's, *last march 3rd* the one that has been.
  private func shiftedDate(_ date: Day, _ shift: Deixis) -> Day {
    guard date.cycle == .year else { return date }
    var result = date
    result.cycle = nil
    var thisYear = date.start
    thisYear.year = now.year
    switch shift {
    case .this: result.start = thisYear
    case .next: result.start = thisYear.addingMonths(12)
    case .coming: break
    case .last: result.start = thisYear.days < now.days ? thisYear : thisYear.addingMonths(-12)
    }
    return result
  }

  /// *next march* is the coming one, *last march* the one that has been.
  private func shiftedMonth(_ shift: Deixis, _ noun: Int) -> Day {
    let wanted = Int(line[noun].month)
    let current = now.month ?? 1
    var year = now.year ?? 1970
    switch shift {
    case .this: break
    case .next, .coming: year += wanted <= current ? 1 : 0
    case .last: year -= wanted < current ? 0 : 1
    }
    return Day(start: CivilTime(year: year, month: wanted, day: 1), grain: .month, end: noun + 1)
  }

  /// *next week*, *the week after next*, *last year*.
  private func unit(_ shift: Deixis, _ noun: Int) -> Day? {
    guard let unit = line[noun].time, unit.rawValue > TimeUnit.hour.rawValue else { return nil }
    return Day(
      start: now.start(of: unit).adding(shift.count, unit),
      grain: unit.grain,
      end: noun + 1
    )
  }

  // MARK: - Weeks

  /// *week 31*, *week 3 of 2027*, *the week of the 18th*, *the week after next*.
  func week(at start: Int) -> Day? {
    let noun = line.has(.the, at: start) ? start + 1 : start
    guard line[noun].time == .week else { return nil }
    switch line.role(noun + 1) {
    case .of: return week(with: noun + 2)
    case .starting: return week(with: line.has(.on, at: noun + 2) ? noun + 3 : noun + 2)
    case .after where line.has(.next, at: noun + 2): return week(2, noun + 3)
    case .before where line.has(.last, at: noun + 2): return week(-2, noun + 3)
    default: return numberedWeek(at: noun)
    }
  }

  private func week(_ offset: Int, _ end: Int) -> Day {
    Day(start: now.start(of: .week).addingDays(7 * offset), grain: .week, end: end)
  }

  /// The week in which a day is.
  private func week(with index: Int) -> Day? {
    day(at: index).map { Day(start: $0.start.start(of: .week), grain: .week, end: $0.end) }
  }

  private func numberedWeek(at noun: Int) -> Day? {
    guard line.isDigits(noun + 1), let number = line.digits(noun + 1), line.isWhole(noun + 1),
      (1...53).contains(number)
    else { return nil }
    let year = year(after: noun + 2)
    return Day(
      start: Self.week(Int(number), of: year?.value ?? now.year ?? 1970),
      grain: .week,
      end: year?.end ?? noun + 2
    )
  }

  /// The Monday of a week by its number in ISO 8601: the first has the year's first Thursday.
  static func week(_ number: Int, of year: Int) -> CivilTime {
    let first = CivilTime(year: year, month: 1, day: 4).start(of: .week)
    return first.addingDays(7 * (number - 1))
  }
}
