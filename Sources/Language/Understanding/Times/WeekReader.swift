internal import Automata

/// Reads weeks: `week 31`, `week 3 of 2027`, `the week of the 18th`, `the week after next`.
struct WeekReader {
  let days: DayReader

  private var line: Line { days.line }

  /// *week 31*, *week 3 of 2027*, *the week of the 18th*, *the week after next*.
  func week(at start: Int) -> Day? {
    let noun = line.has(.the, at: start) ? start + 1 : start
    guard line[noun].time == .week else { return nil }
    switch line.role(noun + 1) {
    case .of: return week(with: noun + 2)
    case .starting: return week(with: line.has(.on, at: noun + 2) ? noun + 3 : noun + 2)
    case .after where line.has(.next, at: noun + 2): return days.almanac.week(2, noun + 3)
    case .before where line.has(.last, at: noun + 2): return days.almanac.week(-2, noun + 3)
    default: return numberedWeek(at: noun)
    }
  }

  /// The week in which a day is.
  private func week(with index: Int) -> Day? {
    days.day(at: index).map { Day(start: $0.start.start(of: .week), grain: .week, end: $0.end) }
  }

  private func numberedWeek(at noun: Int) -> Day? {
    guard line.isDigits(noun + 1), let number = line.digits(noun + 1), line.isWhole(noun + 1),
      (1...53).contains(number)
    else { return nil }
    let year = days.years.year(after: noun + 2)
    return Day(
      start: CivilTime.week(Int(number), of: year?.value ?? days.almanac.now.year ?? 1970),
      grain: .week,
      end: year?.end ?? noun + 2
    )
  }
}
