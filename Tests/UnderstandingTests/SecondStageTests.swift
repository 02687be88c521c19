import Automata
import Foundation
import Measurement
import Phrases
import Testing

@testable import Understanding

/// What is made of sentences that no phrase covers.
@Suite struct SecondStageTests {
  private static let trained = Interpreter(lexicon: .corpora)

  private func wordings(_ name: String) throws -> [Wordings.Entry] {
    let folder = URL(filePath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let file = folder.appending(path: "Sources/Language/English/\(name).wordings")
    return try Wordings(String(contentsOf: file, encoding: .utf8), name: name).entries
  }

  /// How many of some sentences are taken, or asked about, as what they ask for.
  private func understood(_ entries: [Wordings.Entry]) -> Double {
    let right = entries.count { entry in
      switch Self.trained.read(entry.text, at: World.now) {
      case .reading(let reading, _), .nearTie(let reading, _), .doubtful(let reading):
        reading.intent.rawValue == entry.intent
      case .refused: entry.intent == "refused"
      }
    }
    return Double(right) / Double(entries.count)
  }

  // The bounds may only be raised.

  @Test func `most sentences that nobody wrote phrases for are understood`() throws {
    let entries = try wordings("heldout")
    #expect(understood(entries.filter { $0.intent != "refused" }) >= 0.94)
    #expect(understood(entries.filter { $0.intent == "refused" }) >= 0.97)
  }

  @Test func `many sentences in words that nobody foresaw are understood`() throws {
    #expect(understood(try wordings("unforeseen")) >= 0.76)
  }

  @Test func `answers in words that nobody foresaw are understood, and nothing else is a yes`()
    throws
  {
    let entries = try wordings("replies")
    func answers(_ reply: ReplyKind) -> [ReplyKind] {
      entries.filter { $0.intent == reply.rawValue }
        .map { Self.trained.hear($0.text, at: World.now).reply }
    }
    func share(_ reply: ReplyKind, of answers: [ReplyKind]) -> Double {
      Double(answers.count { $0 == reply }) / Double(answers.count)
    }
    let bounds: [ReplyKind: Double] = [.affirm: 0.4, .deny: 0.63, .wait: 0.66, .again: 0.77]
    for (reply, least) in bounds {
      #expect(share(reply, of: answers(reply)) >= least, "\(reply)")
    }
    for reply in [ReplyKind.deny, .wait, .again, .other] {
      #expect(share(.affirm, of: answers(reply)) <= 0.02, "\(reply)")
    }
  }

  @Test func `questions in words that nobody foresaw are understood, and no others answered`()
    throws
  {
    let entries = try wordings("questions")
    func right(_ entries: [Wordings.Entry]) -> Double {
      let found = entries.filter {
        let detail = Self.trained.hear($0.text, at: World.now).detail
        return detail?.rawValue ?? "elsewhere" == $0.intent
      }
      return Double(found.count) / Double(entries.count)
    }
    #expect(right(entries.filter { $0.intent != "elsewhere" }) >= 0.64)
    #expect(right(entries.filter { $0.intent == "elsewhere" }) >= 0.97)
  }

  @Test func `hardly anything is taken for ours that corpora say is none`() throws {
    let refused = try ["messages", "calls", "rides", "workouts", "payments"]
      .flatMap { try Corpus("Phrases/\($0)").entries }
      .filter { $0.expected == "refused" }
    let taken = refused.count { entry in
      if case .refused = Self.trained.read(entry.sentence, at: World.now) { false } else { true }
    }
    #expect(Double(taken) <= 0.03 * Double(refused.count))
  }

  @Test func `the weights stay small`() throws {
    for (name, most) in [("evidence", 1_310_720), ("replies", 327_680), ("questions", 753_664)] {
      let weights = Corpus.folder.appending(path: "\(name).weights")
      let size = try weights.resourceValues(forKeys: [.fileSizeKey]).fileSize
      #expect((10_000...most).contains(try #require(size)))
    }
  }

  @Test func `weights come back from their bytes as they were`() {
    var content = Weights.Content()
    content.intents = [.startCall, .elsewhere]
    content.codes = [7, 4_000_000_000]
    func entry(_ intent: Int, _ steps: Int, isLast: Bool) -> Weights.Entry {
      Weights.Entry(intent: intent, steps: steps, isLast: isLast)
    }
    content.rows = [
      [entry(0, -3, isLast: false), entry(1, 4, isLast: true)], [entry(1, 900, isLast: true)],
    ]
    var count = Roles.Count()
    for _ in 0..<2 { count.add("contact", "person", .startCall, after: Word("ring")) }
    content.roles = count.roles
    let weights = Weights(content.bytes)
    #expect(weights.intents == content.intents)
    let rows = ([7, 4_000_000_000, 8] as [UInt32]).map { clue in
      [0, 1].map { weights.weight(of: clue, for: $0) / Weights.step }
    }
    #expect(rows == [[-3, 4], [0, 900], [0, 0]])
    let (ring, a) = (Word("ring"), Word("a"))
    #expect(weights.slot(for: ["place", "person"], in: .startCall, after: ring) == "contact")
    #expect(weights.slot(for: ["person"], in: .startCall, after: a) == "contact")
    #expect(weights.slot(for: ["person"], in: .elsewhere, after: ring) == nil)
  }

  @Test func `words are named that speak for a reading, with the values that recognizers saw`()
    throws
  {
    let weighing = try #require(
      Self.trained.weighing(
        of: Self.trained.requests(
          in: Self.trained.line("would some cab be so kind as to bring us to SFO"),
          at: World.now
        )
      )
    )
    let reading = try #require(weighing.readings.first)
    #expect(reading.intent == .requestRide)
    #expect(reading.slots.map(\.name) == ["destination"])
    #expect(reading.slots.map(\.wording) == ["SFO"])
    #expect(reading.clues.contains { $0.wording.contains("SFO") && $0.weight > 0 })
  }

  @Test func `a long text is no request that phrases have missed`() {
    let text = String(repeating: "where is the cab that I was promised ", count: 20)
    guard case .refused = Self.trained.read(text, at: World.now) else {
      Issue.record("A long text was taken for a request.")
      return
    }
  }
}
