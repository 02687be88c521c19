import Testing

@testable import Automata
@testable import Phrases

@Suite struct SentenceTests {
  private func words(_ text: String) -> [String] {
    let sentence = Sentence(text)
    return sentence.tokens.map { sentence.text($0.range) }
  }

  @Test func `words keep their places in the text`() {
    #expect(words("Text Mom: I'm late") == ["Text", "Mom", "I", "'m", "late"])
    #expect(Sentence("Text Mom: I'm late").tokens[2].marks == [.colon, .space])
  }

  @Test func `case, accents and curly quotes do not matter`() {
    #expect(Sentence.words(of: "JOSÉ Núñez") == Sentence.words(of: "jose nunez"))
    #expect(Sentence.words(of: "Siobhán O’Neill") == Sentence.words(of: "siobhan o'neill"))
    #expect(Sentence.words(of: "Straße") == Sentence.words(of: "strasse"))
  }

  @Test(arguments: [
    ("can't", "can not"), ("won't", "will not"), ("I'd", "i would"), ("dont", "do not"),
    ("ham n eggs", "ham and eggs"), ("n", "n"), (":why", "why"), ("n the eggs", "n the eggs"),
    ("gonna", "going to"),
    ("p.m.", "pm"), ("Anna's", "anna 's"), ("James'", "james 's"),
  ])
  func `contractions are taken apart`(written: String, meant: String) {
    let expected = meant.split(separator: " ").map { Word(String($0)) }
    #expect(Sentence.words(of: written) == expected)
  }

  @Test(arguments: [
    ("from St. Luke's at 5", false), ("to Mt. Tamalpais", false), ("at 12 Oak Ave. at 5", false),
    ("at 9 Elm Rd., then home", false), ("I am on Main St. Luke is here", true),
    ("it is the best. Really", true), ("turn on main st. then call", true),
  ])
  func `a full stop that belongs to a place's name ends no sentence`(text: String, ends: Bool) {
    let marks = Sentence(text).tokens.dropFirst().map(\.marks)
    #expect(marks.contains { $0.contains(.sentenceEnd) } == ends)
  }

  @Test func `a quotation is found with what it holds`() {
    let sentence = Sentence("saying 'What time is lunch?' please")
    #expect(sentence.quotes.map { sentence.text($0.inside) } == ["What time is lunch?"])
    #expect(sentence.quotes.first?.tokens == 1..<5)
  }

  @Test func `free text keeps its own punctuation`() {
    let sentence = Sentence("text Anna: well (really), it costs $5!  ")
    #expect(
      sentence.text(sentence.range(ofText: 2..<sentence.count)) == "well (really), it costs $5!"
    )
  }
}
