import Automata
import Phrases
import Testing

@testable import Understanding

@Suite struct NameRecognizerTests {
  private static let gazetteer = Interpreter(
    lexicon: Lexicon(
      people: [
        .init(identifier: "anna", names: ["Anna Haro", "Anna"]),
        .init(identifier: "mother", names: ["Maria Bell"], relations: ["mother"]),
      ],
      apps: [.init(identifier: "ride", names: ["MyRide"])],
      places: [.init(identifier: "station", names: ["Union Station"])]
    )
  ).gazetteer

  /// The wordings of a kind of name in a sentence, in its order.
  private static func names(_ kind: SlotKinds, in text: String) -> [String] {
    let line = Line(Sentence(text))
    var spans = Spans(count: line.count)
    NameRecognizer(line: line, gazetteer: gazetteer).find(into: &spans)
    return spans.all.filter { $0.kind == kind }.map { span in
      line.sentence.text(line.sentence.range(ofWords: Int(span.from)..<Int(span.to)))
    }
  }

  @Test(arguments: [
    ("call Anna", "Anna"), ("text my mom", "my mom"),
    ("call Doctor Lee's office", "Doctor Lee's office"),
    ("call Anna Haro", "Anna Haro"), ("call him", "him"),
  ])
  func `people are found by name, relation and title`(text: String, name: String) {
    #expect(Self.names(.person, in: text).contains(name))
  }

  @Test(arguments: [
    ("take me to union station", "union station"), ("take me home", "home"),
    ("I'm at my office", "my office"), ("go to mom's place", "mom's place"),
    ("go to the home of my mom", "the home of my mom"),
    ("to the office of Anna", "the office of Anna"),
  ])
  func `places are found by name, and by whose they are`(text: String, name: String) {
    #expect(Self.names(.place, in: text).contains(name))
  }

  @Test func `an app is found by its name`() {
    #expect(Self.names(.app, in: "get a car with MyRide") == ["MyRide"])
  }

  @Test func `other words are no names`() {
    #expect(Self.names(.person, in: "what time is it") == [])
    #expect(Self.names(.place, in: "what time is it") == [])
  }
}
