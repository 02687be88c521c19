import Dialogue
import Testing

@testable import Transcripts

/// The line by which a transcript would notice what it doesn't.
@Suite struct AmendmentTests {
  private let expected = Performance(turns: [
    Performance.Turn("send it", .resolved(.success(Value("Anna"))), .ready, "Shall I?"),
    Performance.Turn("yes", .handled, "Sent.", "Bye."),
  ])

  /// The performance with another turn in the place of the last.
  private func ending(_ events: Performance.Event...) -> Performance {
    Performance(turns: expected.turns.dropLast() + [Performance.Turn(.user("yes"), events)])
  }

  private func amendment(of text: String, against other: Performance) throws -> Amendment? {
    let transcript = try transcript(text)
    #expect(transcript.differences(from: expected).isEmpty)
    #expect(transcript.differences(from: other).isEmpty)
    return transcript.amendment(telling: expected, from: other)
  }

  @Test func `a fact that is another is asserted behind the line that it came of`() throws {
    let failed: Performance.Event = .fact(.handle(intent: "INSendMessageIntent", code: "failure"))
    let text = "> send it\n< Shall I?\n> yes\n< Sent.\n< Bye.\n"
    #expect(
      try amendment(of: text, against: ending(failed, "Sent.", "Bye."))
        == Amendment(
          place: Place(file: "a.transcript", line: 3),
          isReplacement: false,
          lines: ["= handle INSendMessageIntent -> success"]
        )
    )
  }

  @Test func `a fact between words is asserted, and the words behind it left open`() throws {
    let done = Performance.Turn("count", "One.", .handled, "Two.")
    let failed: Performance.Event = .fact(.handle(intent: "INSendMessageIntent", code: "failure"))
    let amendment = try transcript("> count\n< ...\n").amendment(
      telling: Performance(turns: [done]),
      from: Performance(turns: [Performance.Turn("count", "One.", failed, "Two.")])
    )
    #expect(amendment?.lines == ["= handle INSendMessageIntent -> success", "< ..."])
    #expect(amendment?.place.line == 2)
  }

  @Test func `a fact that is one too many is never to happen`() throws {
    let failed: Performance.Event = .fact(.handle(intent: "INSendMessageIntent", code: "failure"))
    let amendment = try amendment(
      of: "> send it\n< Shall I?\n> yes\n< Sent.\n< Bye.\n",
      against: ending(.handled, failed, "Sent.", "Bye.")
    )
    #expect(amendment?.lines == ["= never handle INSendMessageIntent -> failure"])
  }

  @Test func `what differs in its order alone is told by no line, and by all of them together`()
    throws
  {
    let (one, other) = (
      Performance(turns: [Performance.Turn("count", .ready, .handled)]),
      Performance(turns: [Performance.Turn("count", .handled, .ready)])
    )
    #expect(try transcript("> count\n").amendment(telling: one, from: other) == nil)
    let whole = Transcript(recording: one, settings: [.allFacts], file: "a.transcript")
    #expect(whole.differences(from: one).isEmpty)
    #expect(!whole.differences(from: other).isEmpty)
  }

  @Test func `words that are left open give way to those that were said`() throws {
    let text = "> send it\n< Shall I?\n> yes\n< [..]\n< Bye.\n"
    #expect(
      try amendment(of: text, against: ending(.handled, "Not sent.", "Bye."))
        == Amendment(
          place: Place(file: "a.transcript", line: 4),
          isReplacement: true,
          lines: ["< Sent."]
        )
    )
  }

  @Test func `words among others that are left out are said, and the rest left out behind them`()
    throws
  {
    let performance = { (word: String) in
      Performance(turns: [Performance.Turn("count", "One.", .said(word), "Three.")])
    }
    let transcript = try transcript("> count\n< ...\n")
    let amendment = transcript.amendment(telling: performance("Two."), from: performance("Zwei."))
    #expect(
      amendment
        == Amendment(
          place: Place(file: "a.transcript", line: 2),
          isReplacement: false,
          lines: ["< Two.", "< ..."]
        )
    )
  }

  @Test func `where nothing differs there is no such line`() throws {
    #expect(try amendment(of: "> send it\n< ...\n> yes\n< ...\n", against: expected) == nil)
  }

  @Test func `what came on top is no line's to tell`() throws {
    let more = ending(.handled, "Sent.", "Bye.", "Oh.")
    #expect(try amendment(of: "> send it\n< ...\n> yes\n< ...\n", against: more) == nil)
  }
}
