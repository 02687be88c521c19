import Randomness
import Testing

@testable import Transcripts

@Suite struct DocumentTests {
  static let odd = [
    "", "\n", "\n\n", "> hi", "> hi\n< hello\n", "> hi\r\n< hello\r\n", "> hi\n\n< hello",
    "#\n>\n<\n", "# \n>  two spaces \n<   \n", "@now   2026-11-20T09:41:00-08:00  \n",
    "\u{FEFF}# first\n> hi\n", " \t\n> \u{301}accent first\n", "> a\u{2028}b\n", "> a\rb\n",
  ]

  @Test(arguments: odd)
  func `printing what was parsed gives the same text`(text: String) throws {
    let printed = try Document(parsing: text, file: "a.transcript").description
    #expect(Array(printed.utf8) == Array(text.utf8))
  }

  @Test func `every text that can be read is printed as it was`() throws {
    var random = SplitMix(seed: 1)
    let pieces = [
      "#", ">", "<", "=", "@", " ", "\n", "\r\n", "\r", "hi", "never", "handle X", "...", "[..]",
      "?", "[[a]]", "include b", "locked", "```transcript", "```", "~~~", "\u{301}", "é", "\t",
      "facts all", "\u{FEFF}", "> hi", "# a note",
    ]
    var read = 0
    for _ in 0..<4_000 {
      let text = random.several(0...8) { $0.pick(pieces) }.joined()
      for file in ["a.transcript", "a.md"] {
        guard let document = try? Document(parsing: text, file: file) else { continue }
        read += 1
        #expect(Array(document.description.utf8) == Array(text.utf8))
        for line in document.transcripts.flatMap(\.lines) {
          let entries = try transcript("\(line.entry)\n").lines.map(\.entry)
          #expect(entries == [line.entry], "of \(text.debugDescription)")
        }
      }
    }
    #expect(read > 2_000)
  }

  @Test(arguments: ["> hi\r", "> hi\r\r\n", "> hi\r\n", "> hi\n"])
  func `what ends a line is no part of what it says`(text: String) throws {
    let transcript = try transcript(text)
    #expect(transcript.lines.map(\.entry) == [.user("hi")])
    #expect(transcript.description.utf8.elementsEqual(text.utf8))
  }

  @Test func `the title is the first note, on as many lines as it has`() throws {
    let text = "@locked\n# What is locked\n# stays so.\n\n> hi\n# another\n"
    #expect(try transcript(text).title == "What is locked stays so.")
    #expect(try transcript("> hi\n").title.isEmpty)
  }

  @Test func `every sort of line is understood`() throws {
    let entries = try transcript(
      """
      # a note
      @locked

      > hi
      < hello [..]
      < ...
      = handle X -> success
      = never confirm
      """
    ).lines.map(\.entry)
    #expect(
      entries == [
        .note("a note"), .setting(.locked), .blank, .user("hi"), .assistant(Pattern("hello [..]")),
        .anyLines, .fact(Pattern("handle X -> success")), .never(Pattern("confirm")),
      ]
    )
  }

  @Test func `a user who says nothing is legal`() throws {
    #expect(try transcript(">\n> \n").inputs.map(\.input) == [.user(""), .user("")])
  }

  @Test func `all mistakes of a file are told, with their lines`() {
    let marks = "“#”, “>”, “<”, “=” or “@”"
    #expect(
      mistakes(in: "hello\n> hi\n>hi\n= \n= resolv recipients\n= never heard\n@lokced\n= never\n")
        == [
          "a.transcript:1: Expected a line that starts with \(marks), found “h”.",
          "a.transcript:3: Expected a space after “>”, found “h”.",
          "a.transcript:4: Expected a fact: \(facts), found nothing.",
          "a.transcript:5: Expected a fact: \(facts), found “resolv”.",
          "a.transcript:6: Expected a fact: \(facts), found “heard”.",
          "a.transcript:7: Expected one of \(settings), found “@lokced”.",
          "a.transcript:8: Expected a fact: \(facts), found nothing.",
        ]
    )
  }

  @Test func `mistakes are told together, one a line`() {
    #expect(throws: SyntaxErrors.self) { try Document(parsing: "a\nb\n", file: "f") }
    let error = SyntaxError(file: "f", line: 1, expected: "x", found: "y")
    #expect(
      SyntaxErrors(errors: [error, error]).description
        == "f:1: Expected x, found y.\nf:1: Expected x, found y."
    )
  }

  private let facts = """
    handler, intent, resolve, confirm, handle, open, default, finding, refused, cancelled, \
    interrupted, speaker
    """
  private let settings = """
    @now, @advance, @locale, @timezone, @contacts, @siri, @locked, @unlocked, \
    @install, @uninstall, @fault, @interrupt, @facts, @restart, @world, @data, @include
    """
}

@Suite struct MarkdownTests {
  let text = """
    # Title

    ```transcript
    > hi
    < hello
    ```

    ````markdown
    ```transcript
    not a transcript
    ```
    ````

    1. In a list:

       ~~~transcript
       > bye
       ~~~
    ```swift
    let not = "a transcript"
    ```
    ```transcript
    """

  @Test func `blocks marked as transcripts are, with the lines of the file`() throws {
    let transcripts = try Document(parsing: text, file: "README.md").transcripts
    #expect(transcripts.map(\.line) == [4, 17, 1])
    #expect(
      transcripts.map { $0.inputs.map(\.input) } == [[.user("hi")], [.user("bye")], []]
    )
    #expect(transcripts[0].lines.map(\.number) == [4, 5])
  }

  @Test func `all else is left as it is`() throws {
    #expect(try Document(parsing: text, file: "README.md").description == text)
  }

  @Test func `mistakes have the lines of the file`() {
    #expect(
      mistakes(in: "Hello\n\n```transcript\n> hi\n@siri maybe\n```\n", file: "README.md") == [
        """
        README.md:5: Expected one of notDetermined, restricted, denied, authorized, found “maybe”.
        """
      ]
    )
  }

  @Test func `transcripts can be replaced`() throws {
    let document = try Document(parsing: text, file: "README.md")
    var transcripts = document.transcripts
    transcripts[1] = transcripts[1].updated(
      with: Performance(turns: [Performance.Turn("bye", "See you.")])
    )
    #expect(
      document.replacing(transcripts).description
        == text.replacing("   > bye\n", with: "   > bye\n   < See you.\n")
    )
  }
}
