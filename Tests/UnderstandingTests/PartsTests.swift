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

  @Test(arguments: [
    (
      "35 should go over to Mike Chen for the books please", IntentName.sendPayment,
      "sum=35 | payee=Mike Chen | note=the books"
    ),
    (
      "see that 19 comes back from Mike Chen for pizza", .requestPayment,
      "sum=19 | payer=Mike Chen | note=pizza"
    ),
    (
      "I'd like to be put in touch with Anna at her office, on speaker", .startCall,
      "contact=Anna | audioRoute=speaker"
    ),
    (
      "my legs want some yoga for twenty minutes or so", .startWorkout,
      "workoutName=yoga | goal=twenty minutes"
    ),
  ])
  func `so is what payments, calls and workouts need`(
    sentence: String,
    intent: IntentName,
    slots: String
  ) throws {
    let parts = try #require(try weighing(sentence).parts(of: intent))
    #expect(parts.notation.joined(separator: " | ") == slots)
  }

  @Test func `where the phrases know no parts there are none`() throws {
    #expect(try weighing("call off the cab for Anna").parts(of: .cancelRide) == nil)
  }
}
