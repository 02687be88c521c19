import Automata
import Phrases
import Testing

@testable import Understanding

@Suite struct NumberRecognizerTests {
  private static func recognizer(_ text: String) -> NumberRecognizer {
    NumberRecognizer(line: Line(Sentence(text)))
  }

  @Test(arguments: [
    ("12", 12), ("2.5", 2.5), ("twenty-five", 25), ("a hundred and five", 105),
    ("two and a half", 2.5), ("a couple of", 2), ("half a dozen", 6), ("two dozen", 24),
    ("1.5 million", 1_500_000),
  ])
  func `a number is read as it is said`(text: String, value: Double) {
    #expect(Self.recognizer(text).number(at: 0)?.value == value)
  }

  @Test(arguments: ["minus five", "-5", "hello"])
  func `what is below zero, or no number, is none`(text: String) {
    let recognizer = Self.recognizer(text)
    #expect((0..<recognizer.line.count).allSatisfy { recognizer.number(at: $0) == nil })
  }

  @Test(arguments: [("third", 3), ("21st", 21), ("last", -1), ("twenty-first", 21)])
  func `an ordinal is a position`(text: String, position: Int) {
    #expect(Self.recognizer(text).ordinal(at: 0)?.value == position)
  }
}
