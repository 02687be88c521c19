import Dialogue
import Testing

@testable import Transcripts

@Suite struct CaptureTests {
  @Test(arguments: [
    ("[[a]]", "x", ["a": "x"]), ("to [[a]].", "to Mike.", ["a": "Mike"]),
    ("[[a]] and [[b]]", "one and two and three", ["a": "one", "b": "two and three"]),
    ("[[a]]-[[a]]", "x-x", ["a": "x"]), ("[..] [[a]]", "to the end", ["a": "the end"]),
    ("[[known]] [[a]]", "7 up", ["a": "up"]), ("é[[a]]é", "éüé", ["a": "ü"]),
  ])
  func `a name takes down what stands in its place`(
    pattern: String,
    text: String,
    captured: Captures
  ) {
    let expected = captured.merging(["known": "7"]) { $1 }
    #expect(Pattern(pattern).capturing(text, ["known": "7"]) == expected)
  }

  @Test(arguments: [
    ("[[a]]", ""), ("to [[a]].", "to ."), ("[[a]]-[[a]]", "x-y"), ("[[known]]", "8"),
    ("[[a]] sent", "sent"),
  ])
  func `another text is not met`(pattern: String, text: String) {
    #expect(Pattern(pattern).capturing(text, ["known": "7"]) == nil)
  }

  @Test(arguments: ["[[]]", "[[1]]", "[[a b]]", "[[a]", "[a]]", "[[..]]"])
  func `what is no name captures nothing`(text: String) {
    #expect(Pattern(text).names == [])
  }

  @Test func `a text that looks like a name stands for itself`() {
    #expect(Pattern("say [[bob]] b").capturing("say [[bob]] b") == ["bob": "[[bob]]"])
    #expect(Pattern("[[bob]]").filled(with: ["bob": "[[bob]]"]) == "[[bob]]")
  }

  let text = """
    > a ride
    < [[driver]] comes in [[minutes]] minutes.
    <   Driver: [[driver]]
    > text [[driver]] hello [[nobody]]
    < To [[driver]]

    """

  private func play(_ text: String, _ answers: [String: [Performance.Event]]) throws -> Prompter {
    var prompter = Prompter(try transcript(text), keepsTurns: true)
    prompter.take([])
    while let cue = prompter.next() {
      guard case .user(let said) = cue.input else { continue }
      prompter.take(answers[said] ?? [])
    }
    return prompter
  }

  @Test func `a text that doubles each time it is said ends at a limit`() throws {
    let text = (0..<40).map { "> [[a\($0)]][[a\($0)]]\n< [[a\($0 + 1)]]\n" }.joined()
    var prompter = Prompter(try transcript("> a\n< [[a0]]\n" + text), keepsTurns: true)
    prompter.take([])
    var longest = 0
    while let cue = prompter.next() {
      guard case .user(let said) = cue.input else { continue }
      longest = max(longest, said.utf8.count)
      prompter.take([.said(said)])
    }
    #expect(longest < 20_000)
    #expect(
      prompter.excess?.description
        == "a.transcript:29: Expected at most 10000 bytes to capture as a14, found 16384."
    )
  }

  @Test func `a line that would become too long with what was captured is not said`() throws {
    let long = String(repeating: "x", count: 10_000)
    let names = String(repeating: "[[a]]", count: 7)
    var prompter = Prompter(try transcript("> a\n< [[a]]\n> \(names)\n"), keepsTurns: true)
    prompter.take([])
    _ = prompter.next()
    prompter.take([.said(long)])
    #expect(prompter.next() == nil)
    #expect(
      prompter.excess?.description == "a.transcript:3: Expected at most 65536 bytes to say, "
        + "captured texts in their places, found 70000."
    )
    // Nor is it worked out to be told.
    #expect(Pattern(names).filled(with: ["a": long]) == names)
    #expect(Pattern(names).capturing("x", ["a": long]) == nil)
  }

  @Test func `a transcript has so many names at most`() throws {
    let text = { (count: Int) in "> a\n" + (1...count).map { "<? [[a\($0)]]\n" }.joined() }
    let read = { (count: Int) in
      try Document(parsing: text(count), file: "a.transcript").including { _ in nil }
    }
    _ = try read(256)
    let error = #expect(throws: SyntaxErrors.self) { try read(257) }
    #expect(
      error?.description
        == "a.transcript:258: Expected at most 256 names of captured texts, found more."
    )
  }

  @Test func `what was captured is said, and expected`() throws {
    let performance = try play(
      text,
      [
        "a ride": ["Ana comes in 4 minutes.", "  Driver: Ana"],
        "text Ana hello [[nobody]]": ["To Ana"],
      ]
    ).performance
    #expect(performance.turns.map(\.input).last == .user("text Ana hello [[nobody]]"))
    #expect(try transcript(text).differences(from: performance).isEmpty)
  }

  @Test func `a name that stands for something else by then differs`() throws {
    let performance = try play(
      text,
      [
        "a ride": ["Ana comes in 4 minutes.", "  Driver: Otto"],
        "text Ana hello [[nobody]]": ["To Otto"],
      ]
    ).performance
    let differences = try transcript(text).differences(from: performance)
    #expect(differences.map(\.line) == [3, 5])
    #expect(differences.map(\.expected) == ["  Driver: Ana", "To Ana"])
  }

  @Test func `what was not captured can't be said, and ends the conversation`() throws {
    let performance = try play(text, ["a ride": ["No ride."]]).performance
    #expect(performance.turns.count == 1)
    let differences = try transcript(text).differences(from: performance)
    #expect(differences.map(\.line) == [2, 3, 4])
    #expect(differences.last?.kind == .turnNeverReached)
  }

  @Test func `an update keeps what captures, and names in what it writes`() throws {
    let performance = try play(
      text,
      [
        "a ride": ["Ana comes in 4 minutes.", "  The driver is Ana"],
        "text Ana hello [[nobody]]": ["For Ana"],
      ]
    ).performance
    let updated = try transcript(text).updated(with: performance).description
    #expect(
      updated
        == text.replacing("  Driver: [[driver]]", with: "  The driver is [[driver]]")
        .replacing("To [[driver]]", with: "For [[driver]]")
    )
    let other = try play(text, ["a ride": ["No ride."]]).performance
    let differences = try transcript(text).differences(from: other)
    #expect(differences.map(\.isUpdatable) == [false, true, false])
    #expect(try transcript(text).updated(with: other).lines[1].text.contains("[[driver]]"))
  }

  @Test func `what must never happen may name what was captured`() throws {
    let text = "> a\n< To [[who]]\n= never resolve recipients -> success [[who]]\n> b\n"
    let performance = Performance(turns: [
      .init("a", "To Ana"), .init("b", .resolved(.success(Value("Ana")))),
    ])
    #expect(try transcript(text).differences(from: performance).map(\.line) == [3])
    let other = Performance(turns: [
      .init("a", "To Ana"), .init("b", .resolved(.success(Value("Otto")))),
    ])
    #expect(try transcript(text).differences(from: other).isEmpty)
  }
}
