import Testing

@testable import Domains

@Suite struct SpokenWordsTests {
  @Test(arguments: [
    (
      ["Which Mike?", "  1. Mike Abbott", "  2. Mike Chen"],
      "Which Mike? Mike Abbott, or Mike Chen?"
    ),
    (["Which?", "  1. A", "  2. B", "  3. C", "Say one."], "Which? A, B, or C? Say one."),
    (
      ["You can say:", "  a", "  b", "  c", "  d", "  e", "  f", "  g"],
      "You can say: a. b. c. d. e. There are 2 more to be read."
    ),
    (["To Anna Haro: “lunch?” Ready to send it?"], "To Anna Haro: lunch? Ready to send it?"),
    (["That is $5.20."], "That is 5 dollars and 20 cents."),
    (["Up to $1,200.00"], "Up to 1,200 dollars."),
    (["Send $1 to Kate?"], "Send 1 dollar to Kate?"),
    (["Today at 6:00 PM, not 6:15 PM."], "Today at 6 PM, not 6:15 PM."),
    (["Call +1-415-555-0150?"], "Call 1, 4 1 5, 5 5 5, 0 1 5 0?"),
    (["Opening MyRide…"], "Opening MyRide."),
    ([""], ""),
  ])
  func `lines sound as people say them`(lines: [String], text: String) {
    #expect(SpokenWords(of: lines, showing: nil).text == text)
  }

  @Test func `of a thread the messages are read, without what stands around them`() {
    let card = Card(
      .thread,
      title: "Messages",
      items: [
        Card.Item("Mike Chen, today at 9:00 AM", text: "Lunch?", rows: [Card.Row(.to, "Anna")])
      ]
    )
    let spoken = SpokenWords(of: ["You have 1 message."] + card.lines, showing: card)
    #expect(spoken.text == "You have 1 message. Mike Chen, today at 9 AM: Lunch?")
  }

  @Test func `of a ride the sentence is enough`() {
    let card = Card(
      .ride(Card.Ride(phase: "confirmed")),
      title: "Car en Route",
      rows: [Card.Row(.driver, "Ana Flores")]
    )
    let lines = ["Your ride is confirmed."] + card.lines
    #expect(SpokenWords(of: lines, showing: card).text == "Your ride is confirmed.")
  }
}
