import Automata
import Phrases
import Testing

@testable import Understanding

/// Days, with the reader that each way of saying one has; said on a Friday.
@Suite struct DayReaderTests {
  private static func reader(_ text: String, region: Region = .unitedStates) -> DayReader {
    let now = CivilTime("2026-11-20").at(9, 41)
    return DayReader(line: Line(Sentence(text)), now: now, region: region)
  }

  private static func day(_ text: String) -> String? {
    reader(text).day(at: 0).map { "\($0.reading)" }
  }

  @Test(arguments: [
    ("today", "2026-11-20"), ("the day after tomorrow", "2026-11-22"),
    ("the day before christmas", "2026-12-24"),
  ])
  func `days around today`(text: String, day: String) {
    #expect(Self.day(text) == day)
  }

  @Test(arguments: [
    ("of next year", 2027, 3), ("2031", 2031, 1), ("twenty twenty-seven", 2027, 3),
    ("nineteen eighty six", 1986, 3), ("of the year", 2026, 3),
  ])
  func `years behind what belongs to them`(text: String, year: Int, end: Int) throws {
    let found = try #require(Self.reader(text).years.year(after: 0))
    #expect(found.value == year)
    #expect(found.end == end)
  }

  @Test(arguments: [
    ("march 3rd 2027", "2027-03-03"), ("the third of march", "2027-03-03"),
    ("20th of next month", "2026-12-20"), ("march 2027", "month 2027-03-01"),
    ("2027-05-12", "2027-05-12"), ("2/2013", "month 2013-02-01"), ("31/4", nil),
  ])
  func `dates in words and digits`(text: String, date: String?) {
    #expect(Self.reader(text).dates.date(at: 0).map { "\($0.reading)" } == date)
  }

  @Test(arguments: [("US", "2027-05-12"), ("GB", "2026-12-05")])
  func `the region puts the day or the month first`(region: String, date: String) {
    let dates = Self.reader("5/12", region: Region(code: region)).dates
    #expect(dates.date(at: 0).map { "\($0.start)" } == date)
  }

  @Test(arguments: [
    ("next week", "week 2026-11-23"), ("last march", "month 2026-03-01"),
    ("next weekend", "2026-11-28 .. 2026-11-30"), ("this working week", "2026-11-16 .. 2026-11-21"),
    ("next thanksgiving", "2026-11-26"),
  ])
  func `what is counted from now`(text: String, day: String) {
    #expect(Self.reader(text).shifted.day(at: 0).map { "\($0.reading)" } == day)
  }

  @Test(arguments: [
    ("the first monday of may", "2027-05-03"), ("last day of october", "2027-10-31"),
    ("third tuesday after christmas", "2027-01-12"),
    ("the closest monday to october 5th", "2027-10-04"), ("the fifth monday of february", nil),
  ])
  func `counted days`(text: String, day: String?) {
    let found = CountedDayReader(days: Self.reader(text)).day(at: 0)
    #expect(found.map { "\($0.reading)" } == day)
  }

  @Test(arguments: [
    ("the end of march", "2027-03-21 .. 2027-04-01"), ("early march", "2027-03-01 .. 2027-03-11"),
    ("later this week", "2026-11-20 .. 2026-11-23"), ("the end of the day", "2026-11-20 23:59:59"),
  ])
  func `edges of something longer`(text: String, day: String) {
    #expect(EdgeReader(days: Self.reader(text)).day(at: 0).map { "\($0.reading)" } == day)
  }

  @Test(arguments: [
    ("week 31", "week 2026-07-27"), ("the week of the 18th", "week 2026-12-14"),
    ("the week after next", "week 2026-11-30"),
  ])
  func `weeks`(text: String, day: String) {
    #expect(WeekReader(days: Self.reader(text)).week(at: 0).map { "\($0.reading)" } == day)
  }

  @Test func `two ways of saying one day are one, or exclude each other`() throws {
    let now = CivilTime("2026-11-20")
    let line = Self.reader("tomorrow saturday friday")
    let days = try (0..<3).map { try #require(line.day(at: $0)) }
    let saturday = try #require(days[0].merged(with: days[1], at: now))
    #expect("\(saturday.reading)" == "2026-11-21" && !saturday.isContradictory)
    let friday = try #require(days[0].merged(with: days[2], at: now))
    #expect(friday.isContradictory)
  }
}
