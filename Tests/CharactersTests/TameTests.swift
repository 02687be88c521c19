import Randomness
import Testing

@testable import Characters

/// Text that a terminal does not obey.
@Suite struct TameTests {
  @Test(arguments: [
    ("plain — 今晚", "plain — 今晚"),
    ("\u{1B}]0;title\u{7}\u{1B}[2Ja\tb\u{8}\u{1B}[1mbold\u{1B}[0m\u{9B}\nnext", "a bbold\nnext"),
    ("\u{1B}]8;;https://example.com\u{1B}\\link\u{1B}]8;;\u{7}", "link"),
    // The single characters for `ESC [` and `ESC ]`.
    ("a\u{9B}8mb\u{9D}0;title\u{9C}c", "abc"),
    ("a\u{85}b\u{7F}c\r\nd\u{2028}e\u{2029}f", "abc\nd e f"),
    ("Anna\u{202E}: yes", "Anna: yes"),
    ("a\u{2069}\u{202C}b", "ab"),
    // A pair stays, and ends with its line.
    ("\u{2067}שלום\u{2069}\n\u{202E}a\nb\u{202C}", "\u{2067}שלום\u{2069}\na\nb"),
    ("\u{2068}a\u{202B}b\u{2069}", "\u{2068}ab\u{2069}"),
  ])
  func `what a terminal obeys goes, and all else stays`(text: String, shown: String) {
    #expect(Array(text.tamed.unicodeScalars) == Array(shown.unicodeScalars))
  }

  @Test(arguments: [
    // Nobody ends these, so what follows is not theirs.
    ("Eve\u{1B}]0; owes $5", "Eve]0; owes $5"), ("Eve\u{1B}[ owes $5", "Eve[ owes $5"),
    ("Eve\u{1B}]0;\nowes\u{7}", "Eve]0;\nowes"), ("Eve\u{9B}", "Eve"), ("Eve\u{1B}", "Eve"),
    ("Eve\u{1B}[38;5;今", "Eve[38;5;今"), ("Eve\u{1B}]C:\\Temp", "Eve]C:\\Temp"),
  ])
  func `what only begins like a sequence swallows nothing`(text: String, shown: String) {
    #expect(text.tamed == shown)
  }

  @Test(arguments: [
    "cafe\u{301}", "👩‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿 ❤\u{FE0F}", "نص عربي، 5 ‏(ok)", "שלום\u{200F}!", "क्षि नमस्ते", "한국어",
    "می\u{200C}خواهم", "a\u{AD}b\u{A0}c\u{202F}d",
  ])
  func `what scripts are written with stays as it is`(text: String) {
    #expect(Array(text.tamed.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test func `any text is tame after that, and stays so`() {
    let alphabet: [Unicode.Scalar] = [
      "a", "\n", "\t", "\u{1B}", "[", "]", "m", ";", "0", "\\", "\u{7}", "\u{9B}", "\u{9C}",
      "\u{9D}", "\u{202A}", "\u{202E}", "\u{202C}", "\u{2066}", "\u{2068}", "\u{2069}", "ש",
      "\u{301}", "\u{2028}", "\r",
    ]
    var random = SplitMix(seed: 9)
    for _ in 0..<2_000 {
      let count = Int.random(in: 0..<24, using: &random)
      let scalars = (0..<count).compactMap { _ in alphabet.randomElement(using: &random) }
      let text = String(String.UnicodeScalarView(scalars))
      let tamed = text.tamed
      #expect(!tamed.unicodeScalars.contains { $0 != "\n" && $0.isControl }, "\(scalars)")
      #expect(tamed == tamed.tamed && tamed.closingDirections == tamed, "\(scalars)")
    }
  }

  @Test func `lines of one text each close what is open, and open it again`() {
    let lines = ["a \u{2067}b", "c", "d\u{2069} e"].carryingDirections
    #expect(
      lines.map { Array($0.unicodeScalars) }
        == [
          "a \u{2067}b\u{2069}", "\u{2067}c\u{2069}", "\u{2067}d\u{2069} e",
        ].map { Array($0.unicodeScalars) }
    )
  }

  @Test func `JSON has an escape for each, and for nothing else`() {
    #expect(
      "{\"a\": \"b\u{9B}\u{7F}\u{202E}\u{2028}é👩‍👧\"}\n".withEscapedControls
        == "{\"a\": \"b\\u009b\\u007f\\u202e\\u2028é👩‍👧\"}\n"
    )
  }

  @Test func `in XML nothing turns around what stands behind it`() {
    #expect("a\u{202E}b <c>".inXML == "ab &lt;c&gt;")
    #expect("\u{2067}אב\u{2069} c".inXML == "\u{2067}אב\u{2069} c")
  }
}
