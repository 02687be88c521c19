import Testing

@testable import Terminal

@Suite struct CompletionTests {
  private let people = ["Mike Abbott", "Mike Chen", "Anna", "a ride home"]

  @Test(arguments: [
    ("text mike a", "text ", ["Mike Abbott"], "Mike Abbott"),
    ("text Mi", "text ", ["Mike Abbott", "Mike Chen"], "Mike "),
    ("MIKE", "", ["Mike Abbott", "Mike Chen"], "Mike "),
    ("a", "", ["Anna", "a ride home"], "a"),
    ("a r", "", ["a ride home"], "a ride home"),
    ("get a  a", "get a  ", ["Anna", "a ride home"], "a"),
    ("", "", ["Mike Abbott", "Mike Chen", "Anna", "a ride home"], ""),
  ])
  func `as much of the line's end as matches is replaced`(
    text: String,
    kept: String,
    candidates: [String],
    common: String
  ) throws {
    let completion = try #require(Completion(of: text, from: people))
    #expect(completion.kept == kept)
    #expect(completion.candidates == candidates)
    #expect(completion.commonPrefix == common)
  }

  @Test func `behind a space every candidate may follow`() {
    #expect(Completion(of: "text ", from: people)?.candidates == people)
  }

  @Test func `what matches nothing is left alone`() {
    #expect(Completion(of: "text zo", from: people) == nil)
    #expect(Completion(of: "text ", from: []) == nil)
  }

  @Test func `the same candidate is offered once`() {
    #expect(Completion(of: "y", from: ["yes", "yes"])?.candidates == ["yes"])
  }

  @Test(arguments: [("", ""), ("one", "one"), ("one tw", "tw"), ("one ", "")])
  func `a request knows the word at the cursor`(text: String, word: String) {
    #expect(CompletionRequest(text: text).word == word)
  }
}
