import Terminal
import Testing

@Suite struct AnticipationTests {
  private func rest(
    of line: String,
    _ candidates: [String] = [],
    after history: String...
  )
    -> String?
  {
    Anticipation(of: line, history: history, candidates: { _ in candidates })?.rest
  }

  @Test(arguments: [
    ("text mike a", ["Mike Abbott", "Mike Chen"], "bbott"),
    ("text mi", ["Mike Chen", "Mike Abbott"], "ke Chen"),
    ("start a ", ["run"], "run"),
    ("start a ", ["run", "walk"], nil),
    ("start a run", ["run"], nil),
    ("start a zumba", ["run"], nil),
    ("", ["run"], nil),
    (" ", ["run"], nil),
  ])
  func `the word that is begun is completed, and the next one if there is no other`(
    line: String,
    candidates: [String],
    expected: String?
  ) {
    #expect(rest(of: line, candidates) == expected)
  }

  @Test func `what was typed before comes first, the latest of it`() {
    let earlier = ["call anna", "call alex on his mobile", "text anna"]
    let line = Anticipation(of: "call a", history: earlier, candidates: { _ in ["Anna Haro"] })
    #expect(line?.rest == "lex on his mobile")
    #expect(line?.firstWord == "lex")
    #expect(rest(of: "text anna", ["annabel"], after: "text anna") == "bel")
  }

  @Test func `a word is taken with the space in front of it`() {
    let line = Anticipation(of: "get", history: ["get a ride"], candidates: { _ in [] })
    #expect(line?.firstWord == " a")
  }
}
