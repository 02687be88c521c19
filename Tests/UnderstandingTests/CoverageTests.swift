import Measurement
import Phrases
import Testing

@testable import Understanding

/// Whether each template has a sentence that shows what it is for.
@Suite struct CoverageTests {
  private static let corpora = [
    "messages", "calls", "rides", "workouts", "payments", "templates",
  ]

  // The bound, in percent, may only be lowered.
  @Test func `most templates have a sentence in some corpus`() throws {
    var used: Set<String> = []
    for name in Self.corpora {
      for entry in try Corpus("Phrases/\(name)").entries {
        let explanation = World.phrases.explain(entry.sentence, at: World.now)
        used.formUnion((explanation.alternatives.first?.evidence ?? []).map(\.rule))
      }
    }
    let phrases = World.phrases.phrases
    let templates = phrases.templates
      .filter { $0.intent >= 0 && !phrases.intents[$0.intent].isAnswer }
    let bare = templates.map { "\($0.file):\($0.line)" }.filter { !used.contains($0) }
    #expect(templates.count > 700)
    #expect(bare.count * 100 <= templates.count * 43, "\(bare.joined(separator: " "))")
  }
}
