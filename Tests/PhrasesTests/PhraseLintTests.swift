import Testing

@testable import Automata
@testable import Phrases

/// What the lint says of files of phrases, each a few lines.
@Suite struct PhraseLintTests {
  private func findings(_ text: String) throws -> [String] {
    try PhraseLint([PhraseFileParser.parse(text, name: "a.phrases")]).findings
      .map { "\($0.line): \($0.message)" }
  }

  @Test func `phrases that differ leave nothing to say`() throws {
    let found = try findings(
      """
      slot who: person
      slot where: place
      intent call
        call {who} [again]
        2: {who} call
      intent ride
        drive to {where}
      """
    )
    #expect(found == [])
  }

  @Test func `a sentence that two intents have at one cost is told`() throws {
    let found = try findings(
      """
      intent pause
        stop it
      intent end
        (stop|end) it
      """
    )
    #expect(found == ["4: Some sentence is as well one of a.phrases:2, another intent's."])
  }

  @Test func `a sentence that one intent reads with other slots is told`() throws {
    let found = try findings(
      """
      slot sender: person
      slot recipient: person
      intent find
        texts of {sender} please
        texts of {recipient} [now|please]
      """
    )
    #expect(
      found == [
        "5: Some sentence is as well one of a.phrases:4, read otherwise: {recipient} and {sender}."
      ]
    )
  }

  @Test func `so is one whose slot takes the same words for another kind of value`() throws {
    let found = try findings(
      """
      slot booking: number
      slot booking-phone: phone
      intent cancel
        cancel {booking}
        cancel {booking-phone}
      """
    )
    #expect(
      found == [
        "5: Some sentence is as well one of a.phrases:4, read otherwise: "
          + "{booking} and {booking-phone}."
      ]
    )
  }

  @Test func `slots of one name and kind, and words of different lists, are no matter`() throws {
    let found = try findings(
      """
      slot goal: distance, duration
      slot goal-long: distance
      slot place: terms
      slot state: terms
      terms place
        in = inside
      terms state
        on = going
      intent start
        run {goal} now
        run {goal-long} now please
        run {place}
        run {state}
      """
    )
    #expect(found == [])
  }

  @Test func `lists that share a wording are told, and what a cost tells apart is not`() throws {
    let lines = """
      slot place: terms
      slot state: terms
      terms place
        in = inside | in
      terms state
        on = going | in
      intent start
        run {place}
      """
    let equal = try findings(lines + "\n  run {state}")
    #expect(
      equal == [
        "9: Some sentence is as well one of a.phrases:8, read otherwise: {place} and {state}."
      ]
    )
    #expect(try findings(lines + "\n  3: run {state}") == [])
  }

  @Test func `a template that another one has whole, for no more, never decides`() throws {
    let found = try findings(
      """
      slot who: person
      intent call
        (call|ring) {who} [now]
        ring {who}
        5: call {who} now
        5: call {who} later
      """
    )
    #expect(
      found == [
        "4: Never decides: a.phrases:3 has every sentence of it.",
        "5: Never decides: a.phrases:3 has every sentence of it for less.",
      ]
    )
  }

  @Test func `it decides where it costs less than the other, or says more`() throws {
    let found = try findings(
      """
      slot who: person
      intent call
        4: (call|ring) {who}
        ring {who} [now]
      """
    )
    #expect(found == [])
  }

  @Test func `templates stand for as many sentences as there are ways through them`() throws {
    let file = try PhraseFileParser.parse(
      """
      rule polite
        (please|kindly)
      intent pause
        [<polite>] (pause|stop) [my|the] (run|walk|swim)
        pause
      """,
      name: "a.phrases"
    )
    let counts = try PhraseLint([file]).counts
    #expect(counts.map(\.line) == [4, 5])
    #expect(counts.map(\.sentences) == [3 * 2 * 3 * 3, 1])
  }
}
