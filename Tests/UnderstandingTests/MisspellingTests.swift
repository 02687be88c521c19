import Testing

@testable import Understanding

/// Typing errors in command words are passed over, and nowhere else.
@Suite struct MisspellingTests {
  private func read(_ sentence: String) -> Reading? {
    guard case .reading(let reading, _) = World.interpreter.read(sentence, at: World.now) else {
      return nil
    }
    return reading
  }

  @Test(arguments: [
    ("mesage Anna I'm on my way", IntentName.sendMessage),
    ("cal mom", .startCall),
    ("clal mom", .startCall),
    ("Cancle my ride", .cancelRide),
    ("start a wrokout", .startWorkout),
    ("did I miss any clals", .searchCallHistory),
  ])
  func `a command word with a typing error is known`(sentence: String, intent: IntentName) {
    #expect(read(sentence)?.intent == intent)
  }

  @Test(arguments: ["ball mom", "tall mom", "nest Anna that I'm late", "cat mom"])
  func `another word is not taken for a typing error`(sentence: String) {
    #expect(read(sentence) == nil)
  }

  @Test func `what a message says keeps its typing errors`() throws {
    let reading = try #require(read("mesage Anna that the mesage was recieved"))
    #expect(reading.slots.map(\.wording) == ["Anna", "the mesage was recieved"])
    #expect(reading.score < 1)
  }

  @Test func `a sentence that is understood is not searched for typing errors`() throws {
    let reading = try #require(read("text Cancle that I'm late"))
    #expect(reading.intent == .sendMessage)
    #expect(reading.slots.first?.wording == "Cancle")
  }
}
