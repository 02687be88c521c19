import Automata
import Testing

@testable import Understanding

@Suite struct InterruptionTests {
  @Test(arguments: [
    ("take the — mind the step! — the chips", "take the chips"),
    ("can we move the— NOT the bowl — can we move the date", "can we move the date"),
    ("it shuts at -- hang on -- at ten, say the - no! - the gate", "it shuts at ten, say the gate"),
  ])
  func `what is said to somebody else in the middle is left out`(typed: String, meant: String) {
    #expect(Sentence(typed).withoutInterruptions == meant)
  }

  @Test(arguments: [
    "I need — no rush — the keys", "the — the", "— the — the", "", "a well-known, well-known place",
    "the keys — the spare ones — are gone",
  ])
  func `a remark between dashes stays where nothing is said again`(typed: String) {
    #expect(Sentence(typed).withoutInterruptions == nil)
  }
}
