import Foundation
import Testing
import Understanding

@testable import Assistant

/// What the rules make of what is said, as values: no app, no line, no wording.
@Suite struct DialogueTests {
  /// The records of a file beside this one: a key, an arrow, what comes of it.
  private func recorded(in file: String) throws -> [String: String] {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let text = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    let pairs = text.split(separator: "\n").map { line in
      let parts = line.split(separator: " => ", maxSplits: 1).map(String.init)
      return (parts[0], parts.count > 1 ? parts[1] : "")
    }
    return Dictionary(pairs) { $1 }
  }

  private func check(_ records: [DialogueRecord], against file: String) throws {
    let expected = try recorded(in: file)
    #expect(Set(expected.keys) == Set(records.map(\.key)))
    for record in records {
      let found = record.outcome()
      if expected[record.key] != found { Issue.record("\(record.key) => \(found)") }
    }
  }

  @Test func `what is said comes to what is recorded, whatever is open`() throws {
    try check(DialogueRecord.all, against: "dialogue.record")
  }

  @Test func `the verb of another act is never a yes`() throws {
    try check(DialogueRecord.verbs, against: "verbs.record")
  }

  @Test func `no record of a verb says yes to another act`() {
    for record in DialogueRecord.verbs {
      let own = record.scene.discourse.stage.intent?.rawValue ?? ""
      let isOwn = record.speech.name == "verb of \(own)"
      #expect(record.outcome().contains("reply yes") == isOwn, "\(record.key)")
    }
  }

  @Test func `without any one rule something else comes of what is said`() {
    let decided = Dictionary(grouping: DialogueRecord.all) { $0.outcome().prefix { $0 != ":" } }
    for rule in Rule.all {
      let records = decided[Substring(rule.name)] ?? []
      let isMissed = records.contains { $0.outcome() != $0.outcome(without: rule.name) }
      #expect(isMissed, "No record needs the rule “\(rule.name)”.")
    }
  }
}
