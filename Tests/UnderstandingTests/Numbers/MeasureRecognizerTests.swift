import Automata
import Phrases
import Testing

@testable import Understanding

@Suite struct MeasureRecognizerTests {
  private static func recognizer(_ text: String) -> MeasureRecognizer {
    MeasureRecognizer(line: Line(Sentence(text)))
  }

  @Test(arguments: [
    ("an hour and a half", 5400), ("90m", 5400), ("2 hours 30", 9000), ("45 more minutes", 2700),
    ("three quarters of an hour", 2700), ("a fortnight", 1_209_600),
  ])
  func `a length of time is in seconds`(text: String, seconds: Double) {
    #expect(Self.recognizer(text).duration(at: 0)?.seconds == seconds)
  }

  @Test(arguments: [
    ("5k", 5, DistanceUnit.kilometer), ("a mile and a half", 1.5, .mile),
    ("6 ft 2 in", 74, .inch), ("400 metres", 400, .meter),
  ])
  func `a distance has the unit that was said`(text: String, value: Double, unit: DistanceUnit) {
    let found = Self.recognizer(text).distance(at: 0)
    #expect(found?.value == value)
    #expect(found?.unit == unit)
  }

  @Test(arguments: [("300 cal", 300, EnergyUnit.kilocalorie), ("500 kj", 500, .kilojoule)])
  func `an energy has the unit that was said`(text: String, value: Double, unit: EnergyUnit) {
    let found = Self.recognizer(text).energy(at: 0)
    #expect(found?.value == value)
    #expect(found?.unit == unit)
  }

  @Test(arguments: ["5", "I m", "at 2 pm"])
  func `a number without a unit is no measure`(text: String) {
    let recognizer = Self.recognizer(text)
    #expect(recognizer.duration(at: 0) == nil)
    #expect(recognizer.distance(at: 0) == nil)
    #expect(recognizer.energy(at: 0) == nil)
  }
}
