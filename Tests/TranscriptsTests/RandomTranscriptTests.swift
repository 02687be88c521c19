import Dialogue
import Randomness
import Testing

@testable import Transcripts

@Suite struct RandomTranscriptTests {
  @Test func `a recorded session parses to itself and does not differ when replayed`() throws {
    var random = SplitMix(seed: 7)
    for _ in 0..<500 {
      let performance = Pool.performance(using: &random)
      let recorded = Transcript(
        recording: performance,
        settings: random.several(0...2) { $0.pick(Pool.settings) },
        note: random.pick([nil, "a note", "a note\nof two lines"]),
        file: "a.transcript"
      )
      #expect(recorded.differences(from: performance).isEmpty, "\(recorded)")
      #expect(try transcript(recorded.description) == recorded)
    }
  }

  @Test func `an updated transcript does not differ from what happened`() throws {
    var random = SplitMix(seed: 8)
    for _ in 0..<500 {
      let performance = Pool.performance(using: &random)
      var entries = random.several(0...3) { Pool.expectation(using: &$0) }
      for turn in performance.folded.turns {
        entries.append(Pool.entry(turn.input))
        entries += random.several(0...6) { Pool.expectation(using: &$0) }
      }
      let written = try transcript(entries.map { "\($0)\n" }.joined())
      let updated = written.updated(with: performance)
      #expect(updated.differences(from: performance).isEmpty, "\(written)\n\(updated)")
      #expect(try transcript(updated.description) == updated)
      #expect(updated.updated(with: performance) == updated)
    }
  }

  @Test func `an update leaves no difference but at lines that others need`() throws {
    var random = SplitMix(seed: 11)
    var fixed = 0
    for _ in 0..<500 {
      let performance = Pool.performance(using: &random)
      var text = ""
      for turn in performance.folded.turns {
        text += "\(Pool.entry(turn.input))\n"
        for _ in 0..<Int.random(in: 0...6, using: &random) {
          text += random.pick(Pool.notations) + "\n"
        }
      }
      let written = try transcript(text)
      let updated = written.updated(with: performance)
      let left = updated.differences(from: performance)
      #expect(left.allSatisfy { !$0.isUpdatable }, "\(written)\n\(updated)")
      #expect(updated.updated(with: performance) == updated)
      #expect(try transcript(updated.description) == updated)
      fixed += left.isEmpty ? 0 : 1
    }
    #expect(fixed > 50)
  }

  @Test func `what goes as it is written is aligned as weighing would align it`() throws {
    var random = SplitMix(seed: 10)
    var straight = 0
    for _ in 0..<2000 {
      let performance = Pool.performance(using: &random, texts: ["one", "two", "another"])
      let events = performance.start
      let known = events.filter { _ in Int.random(in: 0..<4, using: &random) > 0 }.map(\.entry)
      let end = random.pick([[], [Transcript.Entry.anyLines]])
      let isExact = random.pick(["", "@facts all\n"])
      let text = isExact + (known + end).map { "\($0)\n" }.joined()
      let written = try transcript(text)
      let alignment = Alignment(written, written.sections[0], events)
      guard let steps = alignment.stepsAsWritten() else { continue }
      straight += 1
      #expect(steps == alignment.cheapestSteps(), "\(written)")
    }
    #expect(straight > 800)
  }

  @Test func `leaving out or changing a line said is always told`() throws {
    var random = SplitMix(seed: 9)
    var changed = 0
    for _ in 0..<300 {
      let performance = Pool.performance(using: &random, texts: ["one", "two"])
      let recorded = Transcript(recording: performance, settings: [], file: "a.transcript")
      let said = recorded.lines.indices.filter { recorded.lines[$0].text.hasPrefix("<") }
      guard let index = said.randomElement(using: &random) else { continue }
      changed += 1
      var lines = recorded.lines.map(\.text)
      let line = lines.remove(at: index)
      let shorter = try transcript(lines.joined(separator: "\n"))
      #expect(shorter.differences(from: performance).map(\.kind) == [.words])
      lines.insert(line + "!", at: index)
      let other = try transcript(lines.joined(separator: "\n"))
      #expect(other.differences(from: performance).map(\.line) == [index + 1])
    }
    #expect(changed > 150)
  }
}

/// What is said, done and set in random sessions.
private enum Pool {
  static let texts = [
    "", " ", "...", "one", "two", "[..]", "a\nb", "# no note", "> hi", " indented ", "\u{301}é",
    "a\u{2028}b", "= handle X", "\r\n", "tail\r",
  ]
  static let settings: [Setting] = [
    .locked, .unlocked, .advance(Delay(10, .second)), .install("Unicorn Chat"),
    .contacts(.denied), .siri(.notDetermined), .locale("de"), .world("Fixtures/World"),
    .fault(Fault(.confirm, "INSendMessageIntent", .fails(code: "failure"))),
  ]

  /// Expected lines with captures, and lines that may be met or not.
  static let notations = [
    "< [[x]]", "< a[[x]]", "< [[y]] one", "< [[x]][[y]]", "<? one", "<? [[y]]", "<? ...", "< ...",
    "< two", "=? handle [..]", "= confirm [[z]] -> [[x]]", "= resolve [[z]]", "< one[..]",
  ]

  static func performance(
    using random: inout SplitMix,
    texts: [String] = texts
  ) -> Performance {
    Performance(
      start: random.several(0...2) { event(using: &$0, texts: texts) },
      turns: random.several(0...4) { random in
        Performance.Turn(
          input(using: &random),
          random.several(0...5) { event(using: &$0, texts: texts) }
        )
      }
    )
  }

  static func input(using random: inout SplitMix) -> Transcript.Input {
    Int.random(in: 0..<4, using: &random) == 0
      ? .setting(random.pick(settings)) : .user(random.pick(texts))
  }

  static func entry(_ input: Transcript.Input) -> Transcript.Entry {
    switch input {
    case .user(let text): .user(String(text.map { $0.isNewline ? " " : $0 }))
    case .setting(let setting): .setting(setting)
    }
  }

  static func event(
    using random: inout SplitMix,
    texts: [String]
  ) -> Performance.Event {
    Bool.random(using: &random) ? .said(random.pick(texts)) : .fact(fact(using: &random))
  }

  static func fact(using random: inout SplitMix) -> Fact {
    let value = Value(random.pick(texts))
    return random.pick([
      .resolve("recipients", [.success(value)]), .resolve("content", [.needsValue]),
      .confirm(intent: "INSendMessageIntent", code: random.pick(["ready", "failure"])),
      .handle(intent: "INSendMessageIntent", code: random.pick(["success", "failure"])),
      .cancelled, .refused("out-of-scope"), .intent(Draft("X", ["a": [value]]), parameters: []),
    ])
  }

  static func expectation(using random: inout SplitMix) -> Transcript.Entry {
    switch Int.random(in: 0..<7, using: &random) {
    case 0: .anyLines
    case 1: .blank
    case 2: .note("note")
    case 3, 4: .assistant(Pattern(random.pick(["one", "two", "[..]", "a[..]"])))
    default:
      .fact(Pattern(random.pick([fact(using: &random).description, "handle [..]", "[..]"])))
    }
  }
}
