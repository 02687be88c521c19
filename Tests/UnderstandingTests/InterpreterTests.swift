import Testing

@testable import Understanding

@Suite struct InterpreterTests {
  @Test func `the message of the article is understood to the letter`() throws {
    let understood = World.interpreter.read(
      "Send a message to Mike with MessageBot, saying 'What time is lunch?'",
      at: World.now
    )
    guard case .reading(let reading, _) = understood else {
      Issue.record("not a reading: \(understood)")
      return
    }
    #expect(reading.intent == .sendMessage)
    #expect(reading.slots.map(\.wording) == ["Mike", "What time is lunch?"])
    #expect(reading.app?.meaning == .app("MessageBot"))
  }
}
