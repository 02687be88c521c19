import Assistant
import Dialogue
import Foundation
import Scratch
import Testing
import Transcripts

@testable import ParleyTerminal

@Suite struct TurnsTests {
  private let session = Session(
    world: World(.sample),
    apps: [],
    clock: ManualClock.unhurried(at: Date(timeIntervalSince1970: 1_795_196_460)),
    report: { _ in }
  )
  private let journal: Journal
  private var recording: Recording
  private var turns: Turns

  init() {
    journal = Journal()
    recording = Recording(timeZone: .gmt, in: journal)
    turns = Turns(in: journal)
  }

  private mutating func say(_ line: String, _ events: Event...) {
    recording.finishTurn()
    turns.append(Turn(in: session, recording))
    for event in [.heard(line)] + events {
      turns.take(event)
      recording.take(event, at: Date(timeIntervalSince1970: 1_795_196_460))
    }
  }

  private mutating func sayMuch(_ count: Int) {
    for number in 1...count { say("line \(number)", .said(["answer \(number)"])) }
  }

  private mutating func goBack(to count: Int) throws {
    let start = try turns.start(ofGoingBackTo: count)
    recording = try turns.cut(to: start, session, recording)
  }

  private var effect: Event {
    .called(
      CompletedCall(.handle, intent: "INX", app: "X", duration: .zero, ending: .answered)
    )
  }

  @Test mutating func `what is held in memory does not grow with what was said`() {
    sayMuch(10_000)
    #expect(turns.count == 10_000)
    #expect(turns.position(before: 10_000 - 201) == nil)
    #expect(journal.unwritten.count < 1 << 16)
  }

  @Test mutating func `all that was said is recorded, once`() throws {
    sayMuch(1_000)
    let text = try recording.text()
    #expect(text.hasPrefix("@now 2026-11-20T17:41:00Z\n> line 1\n< answer 1\n> line 2\n"))
    #expect(text.hasSuffix("> line 999\n< answer 999\n> line 1000\n< answer 1000\n"))
    #expect(text.split(separator: "\n").count == 2_001)
  }

  @Test(arguments: [999, 900, 500, 1, 0])
  mutating func `it goes back to before any line`(count: Int) throws {
    sayMuch(1_000)
    try goBack(to: count)
    #expect(turns.count == count)
    #expect(turns.last?.answers == (count == 0 ? nil : [["answer \(count)"]]))
    say("and on", .said(["so be it"]))
    let lines = try recording.text().split(separator: "\n")
    #expect(lines.count == 1 + 2 * count + 2)
    #expect(lines.suffix(2) == ["> and on", "< so be it"])
    #expect(turns.count == count + 1)
  }

  @Test mutating func `another way to go on leaves the first as it was`() throws {
    sayMuch(1_000)
    let (first, firstTurns) = (recording, turns)
    try goBack(to: 10)
    sayMuch(1_000)
    #expect(try first.text().split(separator: "\n").count == 2_001)
    #expect(try recording.text().split(separator: "\n").count == 2_021)
    #expect(firstTurns.count == 1_000)
    #expect(firstTurns.last?.answers == [["answer 1000"]])
  }

  @Test mutating func `what was carried out is known however long ago it was`() throws {
    sayMuch(10)
    say("do it", effect)
    sayMuch(5)
    say("do it again", effect, effect)
    sayMuch(500)
    let found = try #require(try turns.firstEffect(from: 3))
    #expect(found.index == 10)
    #expect(found.effect == "it had X do something.")
    #expect(try turns.firstEffect(from: 11)?.index == 16)
    #expect(try turns.firstEffect(from: 17) == nil)
  }

  @Test mutating func `why something was answered is known of the last line, also of long ago`()
    throws
  {
    say("one", .fact(.refused("out-of-scope")), .said(["Sorry."]))
    sayMuch(500)
    try goBack(to: 1)
    #expect(turns.last?.reason == "Nothing was asked of an app: out-of-scope.")
  }
}
