import Automata
import Phrases
import Testing

@testable import Understanding

@Suite struct PhoneRecognizerTests {
  private static func number(_ text: String) -> String? {
    let recognizer = PhoneRecognizer(line: Line(Sentence(text)))
    return recognizer.end(ofNumberAt: 0).map { _ in recognizer.digits(ofNumberAt: 0) }
  }

  @Test(arguments: [
    ("555-0142", "5550142"), ("(415) 555-0142", "4155550142"), ("415.555.0142", "4155550142"),
    ("+49 30 901820", "+4930901820"), ("+44 (0)20 7946 0018", "+4402079460018"),
    ("plus one two one two five five five", "+1212555"), ("911", "911"), ("112", "112"),
    ("five five five oh one four two", "5550142"), ("four one five triple five", "415555"),
    ("double seven three nine", "7739"), ("five fifty-five twelve twelve", "5551212"),
    ("one eight hundred five five five oh one four two", "18005550142"),
    ("555 0142 extension 12", "5550142;ext=12"), ("555 0142 x one two", "5550142;ext=12"),
  ])
  func `a telephone number is read as it is said`(text: String, digits: String) {
    #expect(Self.number(text) == digits)
  }

  @Test(arguments: ["12", "fifty five", "twelve", "five, six, seven", "hundred", "1.5", "5:30"])
  func `what is too short or says something else is none`(text: String) {
    #expect(Self.number(text) == nil)
  }
}
