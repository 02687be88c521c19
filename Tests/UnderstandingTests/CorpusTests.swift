import Foundation
import Testing

@testable import Understanding

/// Runs the corpora that stand beside the phrases.
@Suite struct CorpusTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Understanding/Phrases")

  private struct Entry {
    var line: Int
    var heading: String
    var sentence: String
    var expected: String
  }

  /// The entries of a corpus: a sentence, and indented behind it what is expected.
  ///
  /// A line that no expectation follows is a heading for the sentences after it.
  private static func entries(_ name: String) throws -> [Entry] {
    let text = try String(contentsOf: folder.appending(path: name + ".corpus"), encoding: .utf8)
    let lines = text.components(separatedBy: "\n").enumerated()
      .filter { !$0.element.isEmpty && !$0.element.hasPrefix("#") }
    var entries: [Entry] = []
    var heading = ""
    for (line, next) in zip(lines, lines.dropFirst()) where !line.element.hasPrefix(" ") {
      guard next.element.hasPrefix("  ") else {
        heading = line.element
        continue
      }
      entries.append(
        Entry(
          line: line.offset + 1,
          heading: heading,
          sentence: line.element,
          expected: String(next.element.dropFirst(2))
        )
      )
    }
    return entries
  }

  @Test(arguments: ["messages", "calls", "rides", "workouts"])
  func `every sentence is read, or refused, as its corpus says`(name: String) throws {
    let entries = try Self.entries(name)
    #expect(entries.count > 20)
    for entry in entries {
      let understood = World.interpreter.read(entry.sentence, at: World.now)
      #expect(
        Self.spelled(understood) == entry.expected,
        "\(name).corpus:\(entry.line) \(entry.sentence)"
      )
    }
  }

  @Test func `every answer is taken as the corpus says`() throws {
    for entry in try Self.entries("answers") {
      let reply = World.interpreter.readReply(
        entry.sentence,
        to: Self.question(entry.heading),
        at: World.now
      )
      #expect(
        Self.spelled(reply) == entry.expected,
        "answers.corpus:\(entry.line) \(entry.sentence), at “\(entry.heading)”"
      )
    }
  }

  private static func question(_ heading: String) -> Question {
    switch heading {
    case "text": Question(.value(slot: "content"), intent: .sendMessage)
    case "to whom": Question(.value(slot: "recipients"), intent: .sendMessage)
    case "which": Question(.choice(slot: "recipients", options: mikes), intent: .sendMessage)
    default: Question(.approval)
    }
  }

  private static let mikes: [Question.Option] = [
    .init(names: ["Mike Abbott"], attributes: ["work"]),
    .init(names: ["Mike Chen"], attributes: ["mobile"]),
  ]
}

// MARK: - Spelling

extension CorpusTests {
  private static func spelled(_ understood: Understood) -> String {
    switch understood {
    case .reading(let reading, _):
      ([reading.intent.rawValue] + slots(reading.slots + [reading.app].compactMap { $0 }))
        .joined(separator: " | ")
    case .nearTie(let one, let other): "tie \(one.intent.rawValue) \(other.intent.rawValue)"
    case .refused: "refused"
    }
  }

  private static func slots(_ slots: [SlotReading]) -> [String] {
    slots.map { "\($0.name)=\($0.wording)" }
  }

  private static func spelled(_ reply: ReplyReading) -> String {
    switch reply {
    case .options(let indices): "option " + indices.map { "\($0 + 1)" }.joined(separator: " ")
    case .values(let slots): "values " + Self.slots(slots).joined(separator: " | ")
    case .change(let slots, let agreed):
      (agreed ? "agreed " : "change ") + Self.slots(slots).joined(separator: " | ")
    case .request(let reading): "request " + reading.intent.rawValue
    case .repeated: "repeat"
    case .yes, .no, .cancel, .help, .goBack, .skip, .unsure, .changeWanted, .unclear: "\(reply)"
    }
  }
}
