import Automata
import Foundation
import Measurement
import Phrases
import Testing

@testable import Understanding

/// Sentences made of the phrases, and what the phrases' own lint says.
@Suite struct SamplerTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Sources/Language/English/Phrases")

  static func files() throws -> [PhraseFile] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".phrases") }.sorted()
      .map { name in
        let text = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
        return try PhraseFileParser.parse(text, name: name)
      }
  }

  @Test func `the same seed makes the same sentences`() throws {
    let grammar = try Grammar(Self.files())
    var (one, other) = (Sampler(grammar, seed: 4), Sampler(grammar, seed: 4))
    for _ in 0..<20 {
      let sample = try #require(one.sample(of: "requestRide")?.sample)
      #expect(sample == other.sample(of: "requestRide")?.sample)
      for slot in sample.slots {
        #expect(Array(sample.text.utf8)[slot.range].elementsEqual(slot.wording.utf8))
      }
    }
  }

  // The bound may only be raised. In the gate `phrasebook lint` has five hundred of each.
  @Test func `sampled sentences are understood as their intent with their slots`() throws {
    let grammar = try Grammar(Self.files())
    for intent in grammar.files.flatMap(\.intents) where intent.role == .request {
      // One for each, so that a change of another intent's phrases changes nothing here.
      var sampler = Sampler(grammar, seed: 3)
      let samples = (0..<60).compactMap { _ in sampler.sample(of: intent.name)?.sample }
      let wrong = samples.filter {
        World.phrases.misreading(of: $0, as: intent.name, at: World.now) != nil
      }
      #expect(samples.count == 60)
      #expect(wrong.count <= 12, "\(intent.name): \(wrong.prefix(3).map(\.text))")
    }
  }

  @Test func `no phrase is useless`() throws {
    let findings = try PhraseLint(Self.files()).findings
    #expect(findings.isEmpty, "\(findings.map(\.description).joined(separator: "\n"))")
  }
}
