import Testing

@testable import ParleyTerminal

@Suite struct SuggestionTests {
  private let known = ["say", "replay", "explain", "evaluate"]

  @Test(arguments: [
    ("reply", "replay"), ("sya", "say"), ("ay", "say"), ("explian", "explain"),
    ("eval", "evaluate"), ("evalaute", "evaluate"), ("replays", "replay"),
  ])
  func `a slip finds the word`(typed: String, meant: String) {
    #expect(typed.nearest(among: known) == meant)
  }

  @Test(arguments: ["", "e", "help", "xyz", "conversation"])
  func `what is far from all words finds none`(typed: String) {
    #expect(typed.nearest(among: known) == nil)
  }
}
