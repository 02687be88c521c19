import Dialogue
import Testing

@testable import Transcripts

@Suite struct OptionalTurnTests {
  let text = """
    > text Mike
    <? Which Mike?
    <? ...
    >? the second one
    =? resolve recipients -> needsValue
    < To Mike Chen
    > no
    < OK

    """

  /// Plays a transcript to somebody who answers so.
  private func play(_ text: String, _ answers: [String: [Performance.Event]]) throws -> Performance
  {
    var prompter = Prompter(try transcript(text), keepsTurns: true)
    prompter.take([])
    while let cue = prompter.next() {
      guard case .user(let said) = cue.input else { continue }
      prompter.take(answers[said] ?? [])
    }
    return prompter.performance
  }

  private func said(_ performance: Performance) -> [String] {
    performance.turns.compactMap { turn in
      guard case .user(let text) = turn.input, !turn.isSkipped else { return nil }
      return text
    }
  }

  @Test func `what is asked is answered`() throws {
    let performance = try play(
      text,
      [
        "text Mike": ["Which Mike?", "  1. Mike Abbott", "  2. Mike Chen"],
        "the second one": [.resolved(.needsValue), "To Mike Chen"], "no": ["OK"],
      ]
    )
    #expect(said(performance) == ["text Mike", "the second one", "no"])
    #expect(try transcript(text).differences(from: performance).isEmpty)
  }

  @Test func `what is not asked is passed over, and what follows it expected all the same`() throws
  {
    let performance = try play(text, ["text Mike": ["To Mike Chen"], "no": ["OK"]])
    #expect(said(performance) == ["text Mike", "no"])
    #expect(try transcript(text).differences(from: performance).isEmpty)
    let other = try play(text, ["text Mike": ["To Mike Abbott"], "no": ["OK"]])
    let differences = try transcript(text).differences(from: other)
    #expect(differences.map(\.line) == [6])
    #expect(differences.first?.found == "To Mike Abbott")
  }

  @Test func `the dots of a question that was not asked take nothing up`() throws {
    let performance = try play(text, ["text Mike": ["Hm.", "To Mike Chen"], "no": ["OK"]])
    let differences = try transcript(text).differences(from: performance)
    #expect(differences.map(\.found) == ["Hm."])
  }

  @Test func `a question is asked when all of its lines are said`() throws {
    let text = "> a\n<? one\n<? two\n>? b\n< end\n"
    #expect(said(try play(text, ["a": ["one", "end"]])) == ["a"])
    #expect(said(try play(text, ["a": ["two", "one"]])) == ["a"])
    #expect(said(try play(text, ["a": ["one", "two"]])) == ["a", "b"])
  }

  @Test func `several optional turns may follow one another`() throws {
    let text = "> a\n<? one\n>? b\n<? two\n>? c\n< end\n"
    for (answers, expected) in [
      (["a": ["end"]], ["a"]),
      (["a": ["two"], "c": ["end"]], ["a", "c"]),
      (["a": ["one"], "b": ["end"]], ["a", "b"]),
      (["a": ["one"], "b": ["two"], "c": ["end"]], ["a", "b", "c"]),
    ] as [([String: [Performance.Event]], [String])] {
      let performance = try play(text, answers)
      #expect(said(performance) == expected)
      #expect(try transcript(text).differences(from: performance).isEmpty)
    }
  }

  @Test func `an optional line may be said or not, and nothing else in its place`() throws {
    let text = "> a\n< one\n<? two\n< three\n"
    let differences = { (events: Performance.Event...) in
      try transcript(text).differences(from: Performance(turns: [.init(.user("a"), events)]))
        .map(\.description)
    }
    #expect(try differences("one", "two", "three").isEmpty)
    #expect(try differences("one", "three").isEmpty)
    #expect(
      try differences("one", "2", "three") == [
        "a.transcript:2: The assistant said more. Expected nothing, found “2”."
      ]
    )
  }

  @Test func `an update leaves what is optional as it is`() throws {
    let performance = try play(text, ["text Mike": ["To Mike Abbott"], "no": ["OK"]])
    #expect(
      try transcript(text).updated(with: performance).description
        == text.replacing("To Mike Chen", with: "To Mike Abbott")
    )
  }

  @Test func `an optional turn without a question is a mistake`() {
    #expect(
      mistakes(in: "> a\n< one\n>? b\n") == [
        "a.transcript:3: Expected a line “<? …” before “>? …”, which tells when that is said, "
          + "found none."
      ]
    )
    #expect(
      mistakes(in: "=? never handle\n#? hm\n") == [
        "a.transcript:1: Expected a fact that may happen, found “never handle”.",
        "a.transcript:2: Expected a space after “#”, found “?”.",
      ]
    )
  }
}
