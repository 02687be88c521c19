import Automata
import Phrases
import Testing

@testable import Understanding

@Suite struct ClockReaderTests {
  private static func clock(_ text: String) -> Clock? {
    ClockReader(line: Line(Sentence(text))).clock(at: 0)
  }

  @Test(arguments: [
    ("half past six", 6, 30, false), ("quarter to nine", 8, 45, false), ("18:00", 18, 0, true),
    ("6 pm", 18, 0, true), ("noon", 12, 0, true), ("16h30", 16, 30, true),
    ("seven twenty five", 7, 25, false), ("half seven", 7, 30, false),
    ("ten to midnight", 23, 50, true),
  ])
  func `a time of day is read as it is said`(
    text: String,
    hour: Int,
    minute: Int,
    isCertain: Bool
  ) throws {
    let clock = try #require(Self.clock(text))
    #expect(clock.hour == hour)
    #expect(clock.minute == minute)
    #expect(clock.isCertain == isCertain)
  }

  @Test(arguments: ["seven", "730", "8"])
  func `a bare number is one only where something else says so`(text: String) {
    #expect(Self.clock(text)?.isLatent == true)
  }

  @Test(arguments: ["25:00", "$8", "tomorrow"])
  func `nothing else is one`(text: String) {
    #expect(Self.clock(text) == nil)
  }
}
