import Automata
import Measurement
import Phrases
import Testing

@testable import Understanding

/// Whether each template has a sentence that shows what it is for.
@Suite struct CoverageTests {
  @Test func `each template has a sentence in some corpus`() throws {
    var used: Set<String> = []
    for name in try Corpus.names(in: "Phrases") {
      for entry in try Corpus("Phrases/\(name)").entries {
        let line = World.phrases.line(entry.sentence)
        let search = World.phrases.requests(in: line, at: World.now)
        let isTie = if case .nearTie = World.phrases.decide(search) { true } else { false }
        let read = search.candidates.prefix(isTie ? 2 : 1).map(search.reading)
        used.formUnion(read.flatMap(\.evidence).map(\.rule))
      }
    }
    let phrases = World.phrases.phrases
    let templates = phrases.templates
      .filter { $0.intent >= 0 && phrases.intents[$0.intent].role == .request }
    let bare = templates.map { "\($0.file):\($0.line)" }.filter { !used.contains($0) }
    #expect(templates.count > 700)
    #expect(bare.isEmpty, "\(bare.joined(separator: " "))")
  }
}
