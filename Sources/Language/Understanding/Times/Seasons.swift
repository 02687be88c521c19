/// The seasons as they are called at some time.
struct Seasons {
  let now: CivilTime

  /// The first days of the seasons, from spring on, in the northern half of the world.
  static let firstDays: [(month: Int, day: Int)] = [(3, 20), (6, 21), (9, 23), (12, 21)]

  /// A season of this, the next or the last year in which it falls.
  func season(_ number: Int, _ shift: Deixis, _ end: Int) -> Day {
    let (month, day) = Self.firstDays[number - 1]
    var start = CivilTime(year: now.year, month: month, day: day)
    // The winter in which we are may have begun last year.
    if number == 4, (now.month ?? 1) < 4, shift != .next { start = start.addingMonths(-12) }
    if shift == .last, start.days >= now.days || season(from: start, end).after.days > now.days {
      start = start.addingMonths(-12)
    }
    if shift == .next || shift == .coming, start.days <= now.days {
      start = start.addingMonths(12)
    }
    return season(from: start, end)
  }

  /// *this season*, *last season*.
  func season(_ shift: Deixis, _ end: Int) -> Day {
    let starts = (-1...1).flatMap { offset in
      Self.firstDays.map {
        CivilTime(year: (now.year ?? 1970) + offset, month: $0.month, day: $0.day)
      }
    }
    let current = starts.lastIndex { $0.days <= now.days } ?? 0
    return season(from: starts[current + shift.count], end)
  }

  func season(from start: CivilTime, _ end: Int) -> Day {
    let next = Self.firstDays.first { $0.month > start.month ?? 1 } ?? Self.firstDays[0]
    let year = (start.year ?? 1970) + (next.month == 3 ? 1 : 0)
    return Day(
      start: start,
      grain: .day,
      end: end,
      limit: CivilTime(year: year, month: next.month, day: next.day)
    )
  }
}
