import Dialogue
import Foundation
import Intents
import Testing

@testable import Domains

@Suite struct SchemaTests {
  /// An intent, a handler, what its draft holds, and what its handle comes to.
  struct Case: Sendable {
    var intent: String
    var handler: @Sendable () -> NSObject
    var slots: [Slot: [Value]]
    var verdict: Verdict
  }

  static func value(_ content: Value.Content) -> Value {
    Voice.test.value(content)
  }

  static let anna = value(.person(ConversionTests.mike))
  static let place = value(.place(ConversionTests.ferryBuilding))
  static let six = Moment(year: 2026, month: 11, day: 20, hour: 18)
  static let time = value(.period(Period(start: six, end: six)))
  static let run = value(.phrase(Phrase("run", identifier: "run-1")))

  static let messages = [
    Case(
      intent: "INSearchForMessagesIntent",
      handler: { MessageEcho() },
      slots: [
        "recipients": [anna], "senders": [anna, .person("Tom")],
        "attributes": [value(.terms(["unread"]))], "dateTimeRange": [time],
        "speakableGroupNames": [value(.phrase(Phrase("Hiking")))],
        "searchTerms": [Value("lunch")], "conversationIdentifiers": [Value("c-1")],
      ],
      verdict: Verdict(.success, code: "success")
    ),
    Case(
      intent: "INSetMessageAttributeIntent",
      handler: { MessageEcho() },
      slots: [
        "identifiers": [Value("m-1"), Value("m-2")], "attribute": [value(.term("read"))],
      ],
      verdict: Verdict(.success, code: "success")
    ),
  ]

  static let calls = [
    Case(
      intent: "INStartCallIntent",
      handler: { CallEcho() },
      slots: [
        "contacts": [anna], "destinationType": [value(.term("normal"))],
        "callCapability": [value(.term("videoCall"))],
        "callRecordToCallBack": [value(.callRecord(ConversionTests.call))],
      ],
      verdict: Verdict(.continueInApp, code: "continueInApp")
    ),
    Case(
      intent: "INStartAudioCallIntent",
      handler: { CallEcho() },
      slots: ["contacts": [anna], "destinationType": [value(.term("normal"))]],
      verdict: Verdict(.failure, code: "failureNoValidNumber")
    ),
    Case(
      intent: "INStartVideoCallIntent",
      handler: { CallEcho() },
      slots: ["contacts": [anna]],
      verdict: Verdict(.failureNeedingApp, code: "failureAppConfigurationRequired")
    ),
    Case(
      intent: "INSearchCallHistoryIntent",
      handler: { CallEcho() },
      slots: [
        "callTypes": [value(.terms(["missed"]))], "dateCreated": [time], "recipient": [anna],
        "unseen": [value(.boolean(true))], "callCapabilities": [value(.terms(["videoCall"]))],
      ],
      verdict: Verdict(.success, code: "success")
    ),
  ]

  static let rides = [
    Case(
      intent: "INRequestRideIntent",
      handler: { RideEcho() },
      slots: [
        "pickupLocation": [place], "dropOffLocation": [place], "rideOptionName": [run],
        "partySize": [value(.integer(3))], "scheduledPickupTime": [time],
      ],
      verdict: Verdict(.inProgress, code: "inProgress")
    ),
    Case(
      intent: "INListRideOptionsIntent",
      handler: { RideEcho() },
      slots: ["pickupLocation": [place], "dropOffLocation": [place]],
      verdict: Verdict(.failure, code: "failurePreviousRideNeedsFeedback")
    ),
    Case(
      intent: "INGetRideStatusIntent",
      handler: { RideEcho() },
      slots: [:],
      verdict: Verdict(.success, code: "success")
    ),
    Case(
      intent: "INCancelRideIntent",
      handler: { RideEcho() },
      slots: ["rideIdentifier": [Value("ride-7")]],
      verdict: Verdict(.success, code: "success")
    ),
  ]

  static let workouts = [
    Case(
      intent: "INStartWorkoutIntent",
      handler: { WorkoutEcho() },
      slots: [
        "workoutName": [run], "goalValue": [value(.decimal(20))],
        "workoutGoalUnitType": [value(.term("minute"))],
        "workoutLocationType": [value(.term("outdoor"))],
        "isOpenEnded": [value(.boolean(false))],
      ],
      verdict: Verdict(.handleInApp, code: "handleInApp")
    ),
    change("INPauseWorkoutIntent", .success, "success"),
    change("INResumeWorkoutIntent", .failure, "failureNoMatchingWorkout"),
    change("INEndWorkoutIntent", .continueInApp, "continueInApp"),
    change("INCancelWorkoutIntent", .failure, "unspecified"),
  ]

  static func change(_ intent: String, _ kind: Verdict.Kind, _ code: String) -> Case {
    Case(
      intent: intent,
      handler: { WorkoutEcho() },
      slots: ["workoutName": [run]],
      verdict: Verdict(kind, code: code)
    )
  }

  // S3 S10 S60 S61 S62 S63
  @Test(arguments: messages + calls + rides + workouts)
  func `what a draft holds reaches the handler and comes back`(each: Case) async throws {
    let schema = try #require(Schema.named(each.intent))
    let adapter = try #require(schema.adapter(for: each.handler()))
    let intent = schema.makeIntent(from: Draft(each.intent, each.slots))
    for parameter in schema.resolved {
      let values = try #require(each.slots[parameter.slot], "\(parameter.slot) is not in the test.")
      let resolutions = await adapter.resolve(parameter.slot, of: intent, in: .test)
      #expect(resolutions == values.map(Resolution.success))
    }
    #expect(await adapter.handle(intent, in: .test).verdict == each.verdict)
  }

  // S30
  @Test(arguments: messages + rides + workouts)
  func `a handler without confirm is ready`(each: Case) async throws {
    let schema = try #require(Schema.named(each.intent))
    let adapter = try #require(schema.adapter(for: each.handler()))
    let intent = schema.makeIntent(from: Draft(each.intent, each.slots))
    let answer = await adapter.confirm(intent, in: .test)
    #expect(answer.verdict == Verdict(.ready, code: "ready"))
  }

  // S32
  @Test func `a call's handler can ask for the user's yes`() async throws {
    let schema = try #require(Schema.named("INStartCallIntent"))
    let adapter = try #require(schema.adapter(for: CallEcho()))
    let answer = await adapter.confirm(schema.makeIntent(from: Draft(schema.intent)), in: .test)
    #expect(answer.verdict == Verdict(.askFirst, code: "userConfirmationRequired"))
  }

  // S12
  @Test(arguments: messages + calls + rides + workouts)
  func `an empty draft makes an intent without values`(each: Case) async throws {
    let schema = try #require(Schema.named(each.intent))
    let adapter = try #require(schema.adapter(for: each.handler()))
    let intent = schema.makeIntent(from: Draft(each.intent))
    for parameter in schema.resolved {
      let resolutions = await adapter.resolve(parameter.slot, of: intent, in: .test)
      #expect(resolutions == (parameter.isList ? [] : [.notRequired]))
    }
  }

  // S32
  @Test func `money and what can't be undone need a yes`() {
    let always = Schema.all.filter { $0.confirmation == .always }.map(\.intent)
    let irrevocable = [
      "INSendMessageIntent", "INRequestRideIntent", "INCancelRideIntent", "INSendPaymentIntent",
      "INRequestPaymentIntent", "INPayBillIntent", "INTransferMoneyIntent",
    ]
    #expect(Set(irrevocable).isSubset(of: always))
    #expect(!always.contains { $0.contains("Workout") || $0.contains("Call") })
  }

  @Test func `there is one schema for every intent, with its parameters`() {
    #expect(Set(Schema.all.map(\.intent)).count == Schema.all.count)
    for schema in Schema.all {
      #expect(Set(schema.resolved).isSubset(of: schema.parameters), "\(schema.intent)")
    }
  }
}
