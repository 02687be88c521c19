import Automata
import Measurement
import Phrases
import Testing

@testable import Understanding

/// Runs the corpora that stand beside the phrases.
@Suite struct CorpusTests {
  @Test(arguments: try Corpus.names(in: "Phrases"))
  func `every sentence is read, or refused, as its corpus says`(name: String) throws {
    let entries = try Corpus("Phrases/\(name)").entries
    #expect(entries.count > 20)
    for entry in entries {
      let understood = World.phrases.read(entry.sentence, at: World.now)
      #expect(
        understood.notation == entry.expected,
        "\(name).corpus:\(entry.line) \(entry.sentence)"
      )
    }
  }
}
