import Testing

@testable import Characters

/// Marks that change the writing direction, in what is shown between words of the assistant.
@Suite struct DirectionsTests {
  @Test(arguments: [
    ("plain — 今晚 — موعد", "plain — 今晚 — موعد"),
    // What ends something that did not begin here would end what the assistant began.
    ("a\u{2069}b\u{202C}c", "abc"),
    ("a\u{202E}b", "a\u{202E}b\u{202C}"),
    ("a\u{2067}b\u{202E}c", "a\u{2067}b\u{202E}c\u{202C}\u{2069}"),
    // The end of an isolate ends the embedding within it.
    ("\u{2068}a\u{202B}b\u{2069}c\u{202C}", "\u{2068}a\u{202B}b\u{2069}c"),
    ("\u{202A}a\u{2066}b\u{202C}c\u{2069}\u{202C}", "\u{202A}a\u{2066}bc\u{2069}\u{202C}"),
  ])
  func `whatever begins in a text ends in it, and nothing else does`(text: String, shown: String) {
    #expect(Array(text.closingDirections.unicodeScalars) == Array(shown.unicodeScalars))
  }
}
