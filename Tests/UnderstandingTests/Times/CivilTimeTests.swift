import Testing

@testable import Understanding

@Suite struct CivilTimeTests {
  @Test(arguments: [-719_468, -1, 0, 59, 60, 20_777, 20_817, 47_541])
  func `a day is the same behind its number`(days: Int) {
    #expect(CivilTime(days: days).days == days)
  }

  @Test(arguments: [-1, 0, 86_399, 86_400, 1_795_167_660])
  func `a second is the same behind its number`(seconds: Int) {
    #expect(CivilTime(seconds: seconds).seconds == seconds)
  }

  @Test(arguments: [
    ("2026-01-31", 1, "2026-02-28"), ("2024-01-31", 1, "2024-02-29"),
    ("2026-11-20", 2, "2027-01-20"), ("2026-01-20", -1, "2025-12-20"),
  ])
  func `months later it is the same day, or the month's last`(
    date: String,
    months: Int,
    later: String
  ) {
    #expect("\(CivilTime(date).addingMonths(months))" == later)
  }

  @Test(arguments: [
    (TimeUnit.week, "2026-11-16"), (.month, "2026-11-01"), (.quarter, "2026-10-01"),
    (.year, "2026-01-01"), (.day, "2026-11-20"),
  ])
  func `a unit begins where the calendar has it begin`(unit: TimeUnit, start: String) {
    #expect("\(CivilTime("2026-11-20").start(of: unit))" == start)
  }

  /// ISO 8601: the first week of a year has its first Thursday.
  @Test(arguments: [(1, 2026, "2025-12-29"), (53, 2026, "2026-12-28"), (1, 2027, "2027-01-04")])
  func `weeks are numbered`(number: Int, year: Int, monday: String) {
    #expect("\(CivilTime.week(number, of: year))" == monday)
  }
}

extension CivilTime {
  /// A date as it is printed.
  init(_ date: String) {
    let parts = date.split(separator: "-").compactMap { Int($0) }
    self.init(year: parts[0], month: parts[1], day: parts[2])
  }
}
