import Dialogue
import Testing

@testable import Transcripts

@Suite struct ComparingTests {
  let text = """
    # Two Mikes
    > send a message to Mike
    = resolve recipients -> disambiguation Mike Abbott | Mike Chen
    < Which Mike?
    <   1. Mike Abbott
    <   2. Mike Chen
    > the second one
    = resolve recipients -> success Mike Chen
    < Ready to send it?
    > yes
    = handle INSendMessageIntent -> success
    < [..] sent.
    """
  let abbott = Value("Mike Abbott")
  let chen = Value("Mike Chen")

  var performance: Performance {
    Performance(turns: [
      Performance.Turn(
        "send a message to Mike",
        .fact(.handler(intent: "INSendMessageIntent", app: "MessageBot")),
        .resolved(.disambiguation([abbott, chen])),
        "Which Mike?\n  1. Mike Abbott\n  2. Mike Chen"
      ),
      Performance.Turn(
        "the second one",
        .resolved(.success(chen)),
        .ready,
        "Ready to send it?"
      ),
      Performance.Turn("yes", .handled, "Your message is sent."),
    ])
  }

  func differences(_ text: String, _ turns: Performance.Turn...) throws -> [String] {
    try transcript(text).differences(from: Performance(turns: turns)).map(\.description)
  }

  @Test func `what went as expected does not differ`() throws {
    #expect(try transcript(text).differences(from: performance).isEmpty)
  }

  /// Each of the lines that can fail, changed in a word.
  @Test(arguments: [3, 4, 5, 6, 8, 9, 11, 12])
  func `every changed line differs, and at that line only`(number: Int) throws {
    var lines = text.split(separator: "\n").map(String.init)
    lines[number - 1] += "x"
    let changed = try transcript(lines.joined(separator: "\n"))
    #expect(changed.differences(from: performance).map(\.line) == [number])
  }

  @Test func `other words, less and more`() throws {
    #expect(
      try differences("> a\n< one\n< two\n", .init("a", "eins", "two")) == [
        "a.transcript:2: The assistant said something else. Expected “one”, found “eins”."
      ]
    )
    #expect(
      try differences("> a\n< one\n", .init("a", "...")) == [
        "a.transcript:2: The assistant said something else. Expected “one”, found “...”."
      ]
    )
    #expect(
      try differences("> a\n< one\n< two\n", .init("a", "two")) == [
        "a.transcript:2: The assistant did not say this. Expected “one”, found nothing."
      ]
    )
    #expect(
      try differences("> a\n< one\n< two\n", .init("a", "one", "more", "two")) == [
        "a.transcript:2: The assistant said more. Expected nothing, found “more”."
      ]
    )
  }

  @Test func `other parameters, resolutions and codes`() throws {
    let draft = Draft("INSendMessageIntent", ["content": [Value("hi")]])
    let text = """
      > a
      = intent INSendMessageIntent content=bye
      = resolve recipients -> needsValue
      = confirm INSendMessageIntent -> failure
      = handle INSendMessageIntent -> failure
      """
    let turn = Performance.Turn(
      "a",
      .fact(.intent(draft, parameters: [])),
      .resolved(.success(chen)),
      .ready,
      .handled
    )
    let differences = try transcript(text).differences(from: Performance(turns: [turn]))
    #expect(differences.map(\.kind) == [.parameter, .resolution, .responseCode, .responseCode])
    #expect(differences.map(\.line) == [2, 3, 4, 5])
    #expect(
      differences.prefix(2).map(\.description) == [
        """
        a.transcript:2: The request was understood otherwise. \
        Expected “intent INSendMessageIntent content=bye”, \
        found “intent INSendMessageIntent content=hi”.
        """,
        """
        a.transcript:3: The parameter was resolved otherwise. \
        Expected “resolve recipients -> needsValue”, \
        found “resolve recipients -> success Mike Chen”.
        """,
      ]
    )
    #expect(differences[3].description.contains("The response was another."))
  }

  @Test func `a fact that does not happen between its neighbours is missing`() throws {
    #expect(
      try differences(
        "> a\n= handle INSendMessageIntent -> success\n< one\n",
        .init("a", "one", .handled)
      ) == [
        """
        a.transcript:2: This did not happen here. \
        Expected “handle INSendMessageIntent -> success”, found nothing.
        """
      ]
    )
  }

  @Test func `facts are asserted in order`() throws {
    let text =
      "> a\n= handle INSendMessageIntent -> success\n= confirm INSendMessageIntent -> ready\n"
    #expect(try differences(text, .init("a", .handled, .ready)).isEmpty)
    #expect(try differences(text, .init("a", .ready, .handled)).count == 1)
  }

  @Test func `other facts are allowed unless all have to be listed`() throws {
    let turn = Performance.Turn("a", .ready, "one", .handled)
    #expect(try differences("> a\n< one\n", turn).isEmpty)
    #expect(
      try differences("@facts all\n> a\n= confirm [..]\n< one\n", turn) == [
        """
        a.transcript:4: More happened than all that is listed. \
        Expected nothing, found “handle INSendMessageIntent -> success”.
        """
      ]
    )
  }

  @Test func `all facts of the start have to be listed, too`() throws {
    let parsed = try transcript("@facts all\n> a\n")
    let performance = Performance(start: [.ready], turns: [.init("a")])
    #expect(parsed.differences(from: performance).map(\.kind) == [.extraCall])
  }

  @Test func `all facts have to be listed only from there on`() throws {
    let text = "> a\n< one\n@facts all\n> b\n< two\n"
    #expect(
      try differences(
        text,
        .init("a", .ready, "one"),
        .init(.setting(.allFacts), []),
        .init("b", "two")
      ).isEmpty
    )
  }

  @Test func `a line with dots stands for any lines`() throws {
    let text = "> a\n< one\n< ...\n< four\n"
    #expect(try differences(text, .init("a", "one", "four")).isEmpty)
    #expect(try differences(text, .init("a", "one", "two", .handled, "three", "four")).isEmpty)
    #expect(try differences(text, .init("a", "one", "four", "five")).count == 1)
  }

  // S33
  @Test func `what is never to happen does not, to the end of the file`() throws {
    let text = "> a\n< sure?\n> no\n= never handle INSendMessageIntent\n< ok\n> b\n< hm\n"
    let start = Performance.Turn("a", .handled, "sure?")
    #expect(try differences(text, start, .init("no", "ok"), .init("b", "hm")).isEmpty)
    let fault = """
      a.transcript:4: This was not to happen. Expected that this never happens: \
      “handle INSendMessageIntent”, found “handle INSendMessageIntent -> success”.
      """
    #expect(
      try differences(text, start, .init("no", .handled, "ok"), .init("b", "hm")) == [fault]
    )
    #expect(
      try differences(text, start, .init("no", "ok"), .init("b", .handled, "hm")) == [fault]
    )
  }

  @Test func `what is never to happen again may have happened before in the turn`() throws {
    let text = "> yes\n= handle [..]\n< sent\n= never handle\n"
    #expect(try differences(text, .init("yes", .handled, "sent")).isEmpty)
    #expect(try differences(text, .init("yes", .handled, "sent", .handled)).count == 1)
    #expect(try differences(text, .init("yes", "sent", .handled)).count == 2)
  }

  @Test func `turns that were never reached are told one by one`() throws {
    let text = "> a\n< one\n@locked\n@advance 10s\n< late\n> b\n"
    #expect(
      try differences(text, .init("a", "one")) == [
        """
        a.transcript:4: The conversation ended before this turn. \
        Expected “@advance 10s”, found nothing.
        """,
        "a.transcript:6: The conversation ended before this turn. Expected “> b”, found nothing.",
      ]
    )
  }

  @Test func `what happens before the first line of the user belongs to the start`() throws {
    let text = "@locked\n= default resolveContent\n@unlocked\n< Hello.\n> a\n< one\n"
    let parsed = try transcript(text)
    #expect(parsed.startSettings.map(\.setting) == [.locked, .unlocked])
    #expect(parsed.startSettings.map(\.place.line) == [1, 3])
    #expect(parsed.inputs.map(\.input) == [.user("a")])
    #expect(parsed.inputs.map(\.place.line) == [5])
    let start: [Performance.Event] = [.fact(.defaulted(method: "resolveContent")), "Hello."]
    let turns = [Performance.Turn("a", "one")]
    #expect(parsed.differences(from: Performance(start: start, turns: turns)).isEmpty)
    #expect(parsed.differences(from: Performance(turns: turns)).map(\.line) == [2, 4])
  }

  @Test func `time that passes has a turn of its own`() throws {
    let text = "> a\n< one\n@advance 10s\n< late\n> b\n"
    let parsed = try transcript(text)
    #expect(
      parsed.inputs.map(\.input)
        == [.user("a"), .setting(.advance(Delay(10, .second))), .user("b")]
    )
    #expect(
      try differences(
        text,
        .init("a", "one"),
        .init(.setting(.advance(Delay(10, .second))), ["late"]),
        .init("b")
      ).isEmpty
    )
  }

  @Test func `of a turn that goes as it is written nothing is kept`() throws {
    let text = (1...100).map { "> \($0)\n< yes \($0)\n" }.joined()
    var prompter = Prompter(try transcript(text), keepsTurns: false)
    prompter.take([])
    var last: String?
    while let cue = prompter.next() {
      guard case .user(let line) = cue.input else { break }
      let difference = prompter.comparison.differencesSoFar.last?.description
      #expect((difference == nil) == (Int(line) ?? 0 < 51))
      last = difference ?? last
      prompter.take([.said(line == "50" ? "no" : "yes \(line)")])
    }
    #expect(
      last == "a.transcript:100: The assistant said something else. Expected “yes 50”, found “no”."
    )
    #expect(prompter.comparison.differences.map(\.line) == [100])
    #expect(prompter.comparison.changed.map(\.section.lines) == [98..<100])
    #expect(prompter.performance.turns.isEmpty)
  }

  @Test func `what is never to happen is told whenever it happens, once`() throws {
    let parsed = try transcript("> a\n= never handle\n> b\n> c\n> d\n")
    var prompter = Prompter(parsed, keepsTurns: false)
    prompter.take([])
    while let cue = prompter.next() {
      prompter.take([.user("b"), .user("d")].contains(cue.input) ? [.handled] : [])
    }
    #expect(prompter.comparison.differences.map(\.kind) == [.forbiddenFact])
    #expect(prompter.comparison.differences.map(\.line) == [2])
  }

  @Test func `a call that takes longer than its turn allows differs, and is not accepted`() throws {
    let parsed = try transcript("> a\n= within 2s\n> b\n= within 2s\n> c\n= within 2s\n")
    var prompter = Prompter(parsed, keepsTurns: true)
    prompter.take([])
    let times: [Duration?] = [.seconds(2), .milliseconds(2_010), nil]
    for time in times {
      _ = prompter.next()
      prompter.take([.handled], longestCall: time)
    }
    #expect(prompter.next() == nil)
    let differences = prompter.comparison.differences
    #expect(
      differences.map(\.description) == [
        "a.transcript:4: A handler took too long. Expected “within 2s”, found “2.1s”."
      ]
    )
    #expect(differences == parsed.differences(from: prompter.performance))
    #expect(parsed.updated(with: prompter.performance) == parsed)
  }
}
