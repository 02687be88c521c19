import Dialogue
import Testing

@testable import Transcripts

@Suite struct UpdatingTests {
  func updated(_ text: String, _ turns: Performance.Turn...) throws -> String {
    try transcript(text).updated(with: Performance(turns: turns)).description
  }

  @Test func `what still fits stays, to the space`() throws {
    let text =
      "# note\n@locked  \n\n> a\n< [..] one\n< ...\n\n= confirm [..]\n< end\n\n# after\n> b"
    #expect(
      try updated(text, .init("a", "the one", "x", .ready, "end"), .init("b")) == text
    )
  }

  @Test func `words are replaced, added and taken out in place`() throws {
    #expect(
      try updated(
        "> a\n< one\n# note\n< two\n\n> b\n< gone\n> c\n",
        .init("a", "eins", "one and a half", "two", "three"),
        .init("b"),
        .init("c", "new")
      ) == "> a\n< eins\n< one and a half\n# note\n< two\n< three\n\n> b\n> c\n< new\n"
    )
  }

  @Test func `facts that are asserted are corrected, others are not added`() throws {
    #expect(
      try updated(
        "> a\n= confirm INSendMessageIntent -> failure\n= default confirm\n< one\n",
        .init("a", .resolved(.needsValue), .ready, "one", .handled)
      ) == "> a\n= confirm INSendMessageIntent -> ready\n< one\n"
    )
  }

  @Test func `where all facts are listed, new ones are added`() throws {
    #expect(
      try updated("@facts all\n> a\n< one\n", .init("a", .ready, "one", .handled))
        == """
        @facts all
        > a
        = confirm INSendMessageIntent -> ready
        < one
        = handle INSendMessageIntent -> success

        """
    )
  }

  @Test func `facts between lines that are left out are added between them`() throws {
    let turn = Performance.Turn("a", .ready, "one", .handled, "two", .ready)
    let text = try updated("@facts all\n> a\n< ...\n", turn)
    #expect(
      text == """
        @facts all
        > a
        = confirm INSendMessageIntent -> ready
        < ...
        = handle INSendMessageIntent -> success
        < ...
        = confirm INSendMessageIntent -> ready

        """
    )
    #expect(try transcript(text).differences(from: Performance(turns: [turn])).isEmpty)
    #expect(try updated(text, turn) == text)
  }

  @Test func `what must never happen stays forbidden`() throws {
    let text = "= never handle\n> a\n"
    #expect(try updated(text, .init("a", .handled)) == text)
  }

  @Test func `turns that were never reached stay`() throws {
    #expect(try updated("> a\n> b\n< two\n", .init("a", "one")) == "> a\n< one\n> b\n< two\n")
  }

  @Test func `what happens at the start comes after the settings, or first`() throws {
    let performance = Performance(start: ["Hello."], turns: [.init("a")])
    #expect(
      try transcript("# note\n@locked\n\n> a\n").updated(with: performance).description
        == "# note\n@locked\n< Hello.\n\n> a\n"
    )
    #expect(try transcript("> a\n").updated(with: performance).description == "< Hello.\n> a\n")
  }

  @Test func `the endings of the file are kept`() throws {
    #expect(
      try updated("> a\r\n< one", .init("a", "two", "three")) == "> a\r\n< two\r\n< three\r\n"
    )
    #expect(try updated("> a", .init("a", "one")) == "> a\n< one\n")
    #expect(try updated("> a\r", .init("a", "one")) == "> a\n< one\n")
    #expect(try updated("\u{FEFF}> a\n", .init("a", "one")) == "\u{FEFF}> a\n< one\n")
  }

  @Test func `what was updated has new line numbers and no differences`() throws {
    let performance = Performance(turns: [.init("a", "one", "two"), .init("b", "three")])
    let updated = try transcript("> a\n> b\n< 3\n").updated(with: performance)
    #expect(updated.lines.map(\.number) == [1, 2, 3, 4, 5])
    #expect(updated.differences(from: performance).isEmpty)
  }
}
