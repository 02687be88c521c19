import Automata
import Measurement
import Phrases
import Testing

@testable import Understanding

/// What is found in a ride's sentence that no template covers, by the words around it.
@Suite struct PartsTests {
  private func weighing(_ sentence: String) throws -> Weighing {
    let interpreter = World.interpreter
    let search = interpreter.requests(in: interpreter.line(sentence), at: World.now)
    return try #require(interpreter.weighing(of: search))
  }

  @Test(arguments: [
    (
      "whichever chauffeur is awake shall drive from Elm Park over to Pine Hall",
      "pickup=Elm Park | destination=Pine Hall"
    ),
    ("somebody promised a cab for two people at 7 pm", "partySize=two | time=at 7 pm"),
    ("banana cab banana to 12 Oak Ave. by 6 pm", "destination=12 Oak Ave | time=by 6 pm"),
    ("my dog ate the cab that I ordered", ""),
  ])
  func `what is called by its usual words is found`(sentence: String, slots: String) throws {
    let parts = try #require(try weighing(sentence).parts(of: .requestRide))
    #expect(parts.notation.joined(separator: " | ") == slots)
  }

  @Test func `the number of a terminal is nobody's party`() throws {
    let parts = try weighing("banana cab banana to Terminal 3").parts(of: .requestRide)
    #expect(parts?.map(\.name) == ["destination"])
  }

  @Test func `of two places for one neither is taken`() throws {
    let readings = try weighing("whichever cab is from Elm Park, from Pine Hall, to the pier")
      .readings
    let ride = try #require(readings.first { $0.intent == .requestRide })
    #expect(ride.slots.map(\.name) == ["destination"])
  }

  @Test func `where the phrases know no parts there are none`() throws {
    #expect(try weighing("call a cab for Anna").parts(of: .startCall) == nil)
  }
}
