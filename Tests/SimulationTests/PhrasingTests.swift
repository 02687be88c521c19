import Testing

@testable import Simulation

@Suite struct PhrasingTests {
  /// Whatever somebody has to say of a request, at once or later, there are words for it: else a
  /// conversation would end for want of them.
  @Test func `the plain voice has words for everything that can be said of a request`() throws {
    let (ontology, voices) = (try Fixture.ontology(), try Fixture.voices())
    for kind in ontology.kinds {
      for aspects in kind.aspects.subsets {
        let gaps = Dictionary(uniqueKeysWithValues: aspects.map { ($0.name, [["x"]]) })
        let keys = ["request \(kind.intent)"] + (aspects.isEmpty ? [] : ["inform", "correct"])
        for key in keys {
          let frames = voices.plain.frames(for: Wording(key, gaps))
          #expect(!frames.isEmpty, "\(key) \(gaps.keys.sorted())")
        }
      }
    }
  }

  @Test func `moves come in the same words for the same plan, and in others when made again`()
    throws
  {
    let plan = Fixture.plan(voice: "storyteller")
    var (first, second) = (try Fixture.phrasing(plan), try Fixture.phrasing(plan))
    let lines = try (0..<8).map { _ in try first.worded([.affirm]).line }
    #expect(try lines == (0..<8).map { _ in try second.worded([.affirm]).line })
    #expect(Set(lines).count > 1)
  }

  @Test func `a correction goes on with the line that it corrects`() throws {
    var phrasing = try Fixture.phrasing(Fixture.plan(isPlain: true))
    let anna = Said(aspect: "payee", items: [Fixture.item("Anna")])
    let jane = Said(aspect: "payee", items: [Fixture.item("Jane")])
    let worded = try phrasing.worded(
      [.request(intent: "INSendPaymentIntent", [anna]), .correct([jane])]
    )
    #expect(worded.line == "pay Anna, no, Jane")
  }

  @Test func `somebody who is asked for a text makes clear that a correction is none`() throws {
    var phrasing = try Fixture.phrasing(Fixture.plan(isPlain: true))
    let jane = Said(aspect: "recipients", items: [Fixture.item("Jane")])
    #expect(try phrasing.worded([.correct([jane])], isDictating: true).line == "no, to Jane")
  }

  @Test func `sentences of the phrases have gaps where they have values`() throws {
    let voices = try SimulationFiles().voices(tries: 100)
    let phrases = voices.named("phrases")
    let frames = try #require(phrases.frames["request INSendMessageIntent"])
    #expect(frames.contains { $0.gaps.contains("recipients") })
    #expect(frames.allSatisfy { $0.gaps.isSubset(of: ["recipients", "content"]) })
  }
}

extension [Aspect] {
  fileprivate var subsets: [[Aspect]] {
    reduce([[]]) { subsets, aspect in subsets + subsets.map { $0 + [aspect] } }
  }
}
