import Testing

@testable import Understanding

@Suite struct AlmanacTests {
  /// A Friday.
  private let almanac = Almanac(now: CivilTime("2026-11-20").at(9, 41))

  @Test(arguments: [
    (5, Deixis.coming, "2026-11-27"), (5, .this, "2026-11-20"), (5, .next, "2026-11-27"),
    (5, .last, "2026-11-13"), (1, .coming, "2026-11-23"), (1, .this, "2026-11-16"),
    (1, .next, "2026-11-23"), (1, .last, "2026-11-16"), (6, .next, "2026-11-28"),
  ])
  func `a weekday is in this week, the next one, or the nearest`(
    weekday: Int,
    shift: Deixis,
    date: String
  ) {
    #expect("\(almanac.date(ofWeekday: weekday, shift))" == date)
  }

  @Test(arguments: [(5, "2026-12-05"), (20, "2026-11-20"), (31, "2026-12-31")])
  func `a day of the month is the next one that there is`(day: Int, date: String) {
    #expect("\(almanac.dayOfMonth(day, 0).start)" == date)
  }

  @Test(arguments: [
    (11, 19, "2027-11-19"), (11, 20, "2026-11-20"), (2, 29, "2028-02-29"), (2, 30, nil),
    (13, 1, nil),
  ])
  func `a date without a year is the next one that comes`(month: Int, day: Int, date: String?) {
    let found = almanac.date(month: month, day: day, year: nil, 0)
    #expect(found.map { "\($0.start)" } == date)
  }

  @Test(arguments: [
    (11, Deixis.this, "2026-11-01"), (11, .next, "2027-11-01"), (11, .last, "2025-11-01"),
    (3, .next, "2027-03-01"), (3, .last, "2026-03-01"),
  ])
  func `a month is of this year, or the one beside it`(month: Int, shift: Deixis, start: String) {
    #expect("\(almanac.month(month, shift, 0).start)" == start)
  }

  @Test func `a weekend is Saturday and Sunday, a working week ends before it`() {
    #expect("\(almanac.weekend(0, 0).reading)" == "2026-11-21 .. 2026-11-23")
    #expect("\(almanac.workWeek(1, 0).reading)" == "2026-11-23 .. 2026-11-28")
  }
}
