import Testing

@testable import generate

/// How requests are treated, and what has to hold between them.
@Suite struct MannersTests {
  private static let shared = """
    topics
      soups

    manner meal
      topic soups
      late: It is in the pot.

    """

  /// A catalogue of one intent for each manner, with its own request; none for an empty manner.
  private func catalogue(_ manners: [String], more: String = "") throws -> Catalogue {
    let intents = manners.enumerated().map { index, manner in
      """
      intent INSoup\(index)Intent
        codes
          unspecified
        request soup\(index)
      \(manner.isEmpty ? "" : section(manner))

      """
    }
    return try Catalogue(texts: [("Soup.intents", Self.shared + intents.joined() + more)])
  }

  private func section(_ lines: String) -> String {
    "  manner" + lines.split(separator: "\n").map { "\n    " + $0 }.joined()
  }

  private func manner(_ lines: String) throws -> Manner {
    try #require(try catalogue([lines]).files[0].intents[0].manner)
  }

  @Test func `a manner begins with what is shared and adds to it`() throws {
    let manner = try manner(
      """
      as meal
      sets soup
      one at a time
      immediate
      begun anew
      delivers text
      followed by stir (spoon = big)
      then: Eat
      try: Cook with {app}
      try: (
        Cook {soup}
        with {app}
      )
      """
    )
    #expect(manner.topic == "soups")
    #expect(manner.late == "It is in the pot.")
    #expect(manner.effect == .init(verb: .sets, activity: "soup"))
    #expect(manner.isOneAtATime)
    #expect(manner.isImmediate)
    #expect(manner.isBegunAnew)
    #expect(manner.delivers == .text)
    #expect(manner.followUp?.request == "stir")
    #expect(manner.followUp?.parameter == "spoon")
    #expect(manner.followUp?.term == "big")
    #expect(manner.next == "Eat")
    #expect(manner.openings == ["Cook with {app}", "Cook {soup} with {app}"])
  }

  @Test func `a record has a manner, and no intent`() throws {
    let record = """
      record soupWeek
        about: hear what you have eaten
        deed: tell you what you have eaten
        manner
          topic soups
          tells week of soup
      """
    let manners = try Manners(of: try catalogue(["sets soup"], more: record))
    #expect(manners.entries.map(\.name) == ["soup0", "soupWeek"])
    #expect(manners.entries[1].intents.isEmpty)
    #expect(manners.entries[1].record?.deed == "tell you what you have eaten")
  }

  @Test func `of several intents for the same request the first has the manner of all`() throws {
    let other = """
      intent INOldSoupIntent
        codes
          unspecified
        request soup0

      """
    let manners = try Manners(of: try catalogue(["topic soups"], more: other))
    #expect(manners.entries.map(\.name) == ["soup0"])
    #expect(manners.entries[0].intents.map(\.name) == ["INSoup0Intent", "INOldSoupIntent"])
    #expect(complaint(about: ["topic soups"], more: other + section("topic soups")) != nil)
  }

  @Test(arguments: [
    ("as dinner", "the name of a shared `manner` that stands in the catalogue"),
    ("delivers soup", "`delivers text` or `delivers money`"),
    ("one of two", "`one at a time`"),
    ("begun twice", "`begun anew`"),
    ("eats soup", "a part of a manner: as, topic, delivers"),
    ("sets", "a part of a manner: as, topic, delivers"),
    ("late:", "a sentence after a colon"),
    ("tells soup", "`tells contacts`, or `tells SPAN of ACTIVITY`, with `week`, `ongoing`,"),
    ("followed by stir", "`followed by REQUEST (PARAMETER = TERM)`"),
    ("topic soups\n  late: No.", "nothing below “topic soups”"),
  ])
  func `a mistake in a manner is told with its line`(lines: String, expected: String) {
    let complaint = complaint(about: [lines])
    #expect(complaint?.contains("error: Expected \(expected)") == true, "\(complaint ?? "none")")
    #expect(complaint?.hasPrefix("Soup.intents:") == true)
  }

  @Test(arguments: [
    (["topic soups", ""], "Expected a `manner` in the entry of INSoup1Intent."),
    (["topic stews"], "soup0 is of the topic stews, which `topics` doesn't list."),
    (["ends soup"], "Expected one request that sets the soup of soup0, but found 0."),
    (["sets soup", "sets soup"], "Expected one request that sets the soup of soup0, but found 2."),
    (["followed by stir (spoon = big)"], "soup0 is followed by stir, which is no request."),
  ])
  func `what doesn't hold between manners is told`(manners: [String], sentence: String) {
    #expect(complaint(about: manners) == "error: \(sentence)")
  }

  @Test func `an intent that is left out has its API and nothing else`() throws {
    let leftOut = "left out\n  INStewIntent\n  INSoup0Intent\n"
    #expect(
      complaint(about: ["topic soups"], more: leftOut)?
        .contains("Expected no `request`, `words` and `manner` of an intent that is left out")
        == true
    )
    let stew = "intent INStewIntent\n  codes\n    unspecified\n"
    let others = try catalogue(["topic soups"], more: "left out\n  INStewIntent\n" + stew)
    #expect(others.leftOut == ["INStewIntent"])
    #expect(others.files[0].intents.map(\.isLeftOut) == [false, true])
    #expect(try Manners(of: others).entries.map(\.name) == ["soup0"])
  }

  private func complaint(about manners: [String], more: String = "") -> String? {
    do {
      _ = try Manners(of: try catalogue(manners, more: more))
      return nil
    } catch {
      return "\(error)"
    }
  }
}
