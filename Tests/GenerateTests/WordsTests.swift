import Testing

@testable import generate

/// What asks for an intent and what is said about it.
@Suite struct WordsTests {
  private static let shared = """
    words meal
      about: order {meal}
      deed: order your {meal}
      ask soup: Which soup?
      ask toppings: With what?
      goAhead: Shall I order it?
      calledOff: OK, no {meal}.
      answer success: Your {meal} is on its way.
      answer failure: No {meal} today.

    """

  /// An entry with the given lines in its sections.
  private func intent(request: String = "", words: String) throws -> Intent {
    let text =
      Self.shared
        + """
        intent INOrderSoupIntent
          soup: INObject?
          size: INSize = .unknown
          init(soup, size)
          codes
            unspecified
            success
          request orderSoup\(indented(request))
          words\(indented(words))
        """
    let entries = try Catalogue(texts: [("Soup.intents", text)]).files[0].entries
    guard entries.count == 1, case .intent(let intent) = entries[0] else { throw NoIntent() }
    return intent
  }

  private struct NoIntent: Error {}

  private func indented(_ lines: String) -> String {
    lines.split(separator: "\n").map { "\n    " + $0 }.joined()
  }

  @Test func `shared words are filled, replaced, and left out where they are about nothing`() throws
  {
    let words = try #require(
      try intent(words: "as meal(meal: soup)\nask soup: What kind of soup?").words
    )
    #expect(words[.about] == "order soup")
    #expect(words[.calledOff] == "OK, no soup.")
    #expect(words.table(.ask).map(\.subject) == ["soup"])
    #expect(words.table(.ask).map(\.text) == ["What kind of soup?"])
    #expect(words.table(.answer).map(\.subject) == ["success"])
  }

  @Test func `a long sentence stands in brackets over several lines`() throws {
    let words = try intent(words: "as meal\nreview: (\n  Soup[ of {soup}],\n  hot.\n)").words
    #expect(words?[.review] == "Soup[ of {soup}], hot.")
  }

  @Test func `slots fill the parameter that is called like them, or another`() throws {
    let request = try #require(
      try intent(
        request: "soup: phrase\nhowMuch: term -> size (big = large)\nonly kind = hot, or unsaid",
        words: "as meal"
      ).request
    )
    #expect(request.name == "orderSoup")
    #expect(request.columns.map(\.slot) == ["soup", "howMuch"])
    #expect(request.columns.map(\.parameter) == ["soup", "size"])
    #expect(request.columns.map(\.kind) == [.phrase, .term])
    #expect(request.columns[1].names.map(\.name) == ["large"])
    #expect(request.implied?.term == "hot")
    #expect(request.implied?.isDefault == true)
  }

  @Test(arguments: [
    ("as meal\nask price: How much?", "a parameter or a code of this intent"),
    ("as meal\nanswer soldOut: None left.", "a parameter or a code of this intent"),
    ("as dinner", "the name of shared `words` that stand in the catalogue"),
    ("as meal\nreview: Soup[ of {soup}.", "brackets that are closed"),
    ("as meal\nsay: Soup.", "one of about, deed, review, goAhead, calledOff, ask NAME"),
    ("as meal\nask: Soup?", "one of about, deed, review, goAhead, calledOff, ask NAME"),
    ("about: order soup", "words with a line `deed: …`"),
  ])
  func `a mistake in words is told in a sentence`(words: String, expected: String) {
    expectError(expected) { try intent(words: words) }
  }

  @Test(arguments: [
    ("soup: phrases", "one of the kinds text, texts, people"),
    ("soup", "`SLOT: KIND`, or `SLOT: KIND -> PARAMETER`"),
    ("soup: phrase -> name", "a slot that fills a parameter of this intent"),
    ("size: term (big)", "terms in brackets, such as `(video = videoCall)`"),
    ("only hot", "`only SLOT = TERM`, or `only SLOT = TERM, or unsaid`"),
  ])
  func `a mistake in a request is told in a sentence`(request: String, expected: String) {
    expectError(expected) { try intent(request: request, words: "as meal") }
  }

  private func expectError(_ expected: String, in work: () throws -> Intent) {
    do {
      _ = try work()
      Issue.record("no error")
    } catch {
      #expect("\(error)".contains("error: Expected \(expected)"), "\(error)")
    }
  }
}
