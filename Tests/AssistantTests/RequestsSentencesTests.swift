import Dialogue
import Domains
import Intents
import Testing
import Understanding

@testable import Assistant

/// From what is typed to what the app is given, in the sample world.
@Suite struct RequestsSentencesTests {
  static let tests = RequestsTests()
  static let interpreter = Interpreter(
    lexicon: Lexicon(
      world: Sample.world,
      apps: tests.requests().apps,
      isContactsAllowed: true
    )
  )

  /// A Friday, 9:41 in the morning.
  let now = CivilTime(year: 2026, month: 11, day: 20, hour: 9, minute: 41, second: 0)

  func draft(_ sentence: String) throws -> Draft {
    let understood = Self.interpreter.read(sentence, at: now)
    guard case .reading(let reading, _) = understood else {
      throw NotUnderstood(understood: understood)
    }
    return try Self.tests.draft(Self.tests.requests(), reading)
  }

  private struct NotUnderstood: Error {
    let understood: Understood
  }

  /// What a draft says, in words: `recipients=Mike content=hello`.
  func words(_ sentence: String) throws -> String {
    let draft = try draft(sentence)
    let parameters = try #require(Schema.named(draft.intent)).parameters.map(\.slot)
    let values = parameters.filter { !draft[$0].isEmpty }.map { slot in
      "\(slot)=\(draft[slot].map(\.spoken).joined(separator: " ; "))"
    }
    return ([draft.intent] + values).joined(separator: " ")
  }

  @Test(arguments: [
    // S53
    (
      "Send a message to Mike with MessageBot, saying 'What time is lunch?'",
      "INSendMessageIntent recipients=Mike content=What time is lunch?"
    ),
    (
      "text Annie and Mike Chen I'm late",
      "INSendMessageIntent recipients=Anna Haro ; Mike Chen content=I'm late"
    ),
    ("message mike hello", "INSendMessageIntent recipients=Mike content=hello"),
    ("message the Hiking group", "INSendMessageIntent speakableGroupName=Hiking"),
    // S60
    (
      "read my new messages from Anna",
      "INSearchForMessagesIntent senders=Anna Haro attributes=unread"
    ),
    ("mark my messages as read", "INSetMessageAttributeIntent attribute=read"),
    // S61
    ("video call Anna", "INStartCallIntent contacts=Anna Haro callCapability=video"),
    ("call my mom", "INStartCallIntent contacts=Sarah Doe"),
    ("call 415-555-0199", "INStartCallIntent contacts=415-555-0199"),
    ("show my missed calls", "INSearchCallHistoryIntent callTypes=missed"),
    // S62
    (
      "get me a ride home with MyRide",
      "INRequestRideIntent pickupLocation=Union Square dropOffLocation=Home"
    ),
    (
      "book an SUV to SFO for three people",
      "INRequestRideIntent pickupLocation=Union Square "
        + "dropOffLocation=San Francisco International Airport rideOptionName=SUV partySize=3"
    ),
    ("where is my ride", "INGetRideStatusIntent"),
    ("cancel my ride", "INCancelRideIntent"),
    // S63
    (
      "start a 30 minute outdoor walk",
      "INStartWorkoutIntent workoutName=walk goalValue=30 workoutGoalUnitType=minutes "
        + "workoutLocationType=outdoor"
    ),
    ("do a Morning Mile in Stride", "INStartWorkoutIntent workoutName=Morning Mile"),
    ("pause my run", "INPauseWorkoutIntent workoutName=run"),
  ])
  func `what is typed becomes an intent`(sentence: String, expected: String) throws {
    #expect(try words(sentence) == expected)
  }

  @Test func `the mobile of one of two is that one's`() throws {
    // S22
    let draft = try draft("call Mike at work")
    #expect(draft["contacts"].map(\.spoken) == ["Mike Abbott"])
  }

  @Test func `what a draft says reaches the handler whole`() throws {
    let draft = try draft("text Kate on her mobile see you at 5")
    let schema = try #require(Schema.named(draft.intent))
    let intent = try #require(schema.makeIntent(from: draft) as? INSendMessageIntent)
    let kate = try #require(intent.recipients?.first)
    #expect(kate.displayName == "Kate Bell")
    #expect(kate.personHandle?.value == "+1-415-555-0110")
    #expect(kate.personHandle?.label == .mobile)
    #expect(kate.nameComponents?.givenName == "Kate")
    #expect(intent.content == "see you at 5")
  }
}
