import Automata
import English
import Phrases
import Testing

@testable import Understanding

@Suite struct HolidayTests {
  @Test(arguments: [
    (Holiday.thanksgiving, 2026, "2026-11-26"), (.blackFriday, 2026, "2026-11-27"),
    (.cyberMonday, 2026, "2026-11-30"), (.easterSunday, 2027, "2027-03-28"),
    (.goodFriday, 2027, "2027-03-26"), (.memorialDay, 2027, "2027-05-31"),
    (.martinLutherKingDay, 2027, "2027-01-18"), (.christmasEve, 2026, "2026-12-24"),
  ])
  func `a holiday is when its rule says`(holiday: Holiday, year: Int, date: String) {
    #expect("\(holiday.date(in: year))" == date)
  }

  @Test func `every holiday has a name, and every name is one's`() {
    #expect(Set(English.holidays.map(\.key)) == Set(Holiday.allCases.map(\.rawValue)))
  }

  @Test(arguments: [
    ("new year's eve", Holiday.newYearsEve, 4), ("new year", .newYearsDay, 2),
    ("St Patrick's Day parade", .stPatricksDay, 4), ("easter monday", .easterMonday, 2),
  ])
  func `the longest name is read`(text: String, holiday: Holiday, end: Int) throws {
    let found = try #require(Holiday.read(Line(Sentence(text)), at: 0))
    #expect(found.holiday == holiday)
    #expect(found.end == end)
  }
}
