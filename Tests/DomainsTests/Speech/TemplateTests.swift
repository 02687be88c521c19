import Testing

@testable import Domains

@Suite struct TemplateTests {
  let template: Template = "Call[ {name}[ at {place}]] with {app}."

  @Test func `gaps are filled`() {
    let words = ["name": "Anna", "place": "work", "app": "Ringer"]
    #expect(template.filled { words[$0] } == "Call Anna at work with Ringer.")
  }

  @Test func `an optional part goes when a gap in it stays empty`() {
    #expect(template.filled { ["app": "Ringer"][$0] } == "Call with Ringer.")
    #expect(template.filled { ["name": "Anna", "app": "Ringer"][$0] } == "Call Anna with Ringer.")
  }

  @Test(arguments: [
    (["stars", "tip"], "Rated 5. Tipped $2. Send it?"), (["stars"], "Rated 5. Send it?"),
    (["tip"], "Tipped $2. Send it?"), ([], "Send it?"),
  ])
  func `where a part is left out there is one space at most`(given: [String], expected: String) {
    let values = ["stars": "5", "tip": "$2"].filter { given.contains($0.key) }
    let template: Template = "[Rated {stars}.] [Tipped {tip}.] Send it?"
    #expect(template.filled { values[$0] } == expected)
    let answer: Template = "[Rated {stars}.] [Tipped {tip}.]"
    #expect(answer.filled { ["stars": "5"][$0] } == "Rated 5.")
  }

  @Test func `what fills a gap is not read as a template`() {
    #expect(template.filled { _ in "[{app}]" } == "Call [{app}] at [{app}] with [{app}].")
  }

  @Test func `the gaps can be listed`() {
    #expect(template.gaps == ["name", "place", "app"])
  }
}
