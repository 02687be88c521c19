import Testing

@testable import Simulation

@Suite struct FrameTests {
  @Test func `what stands in brackets is said only with its values`() throws {
    let frame = try #require(Frame("get me a ride[ to {destination}][ for {partySize}]"))
    #expect(frame.filled(with: [:]) == "get me a ride")
    #expect(frame.filled(with: ["partySize": "two"]) == "get me a ride for two")
    #expect(frame.required.isEmpty)
    #expect(frame.gaps == ["destination", "partySize"])
  }

  @Test(arguments: ["call {contact", "call [{contact}", "call {contact}]"])
  func `brackets have to be closed, and opened before`(source: String) {
    #expect(Frame(source) == nil)
  }

  @Test func `a voice says just what there is to say`() throws {
    let voice = try Voice(
      """
      voice somebody brief
      inform
        {payee|payer}
        {payee}, {amount}
      """,
      file: "somebody.voice"
    )
    func sources(_ gaps: String...) -> [String] {
      let values = Dictionary(uniqueKeysWithValues: gaps.map { ($0, [[$0]]) })
      return voice.frames(for: Wording("inform", values)).map(\.source)
    }
    #expect(voice.tones == ["brief"])
    #expect(sources("payee") == ["{payee}"])
    #expect(sources("payer") == ["{payer}"])
    #expect(sources("payee", "amount") == ["{payee}, {amount}"])
    #expect(sources("amount").isEmpty)
  }

  @Test func `a line that can't be used is told with its place`() {
    #expect {
      try Voice("voice somebody\ninform\n  {payee", file: "somebody.voice")
    } throws: { error in
      "\(error)" == "somebody.voice:3: Expected closed brackets, found “{payee”."
    }
  }
}
