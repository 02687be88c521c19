import Dialogue
import Foundation
import Testing

@testable import Domains

/// What is said when a request ends.
@Suite struct EndingWordingTests {
  let wording = Wording(.test)
  let message = Draft(
    "INSendMessageIntent",
    ["recipients": [.person("Mike")], "content": [Value("what time is lunch?")]]
  )
  let ride = Draft("INRequestRideIntent")
  let workout = Draft("INStartWorkoutIntent")

  private func end(_ outcome: Outcome, _ draft: Draft, card: Card? = nil) -> [String] {
    wording.lines(for: outcome, about: draft, with: "Acme", showing: card)
  }

  // S33
  @Test func `what was called off is said not to be done`() {
    #expect(end(.cancelled, message) == ["OK, I won't send it."])
    #expect(end(.cancelled, ride) == ["OK, I won't request it."])
    #expect(end(.cancelled, Draft("INMakeCoffeeIntent")) == ["OK, cancelled."])
  }

  // S40
  @Test func `what was done is said, and shown`() {
    #expect(
      end(.handled(message, Verdict(.success, code: "success")), message)
        == ["Message to Mike sent."]
    )
    let kind = Card.Kind.ride(Card.Ride(phase: "confirmed", driver: "John Appleseed"))
    let card = Card(kind, title: "Car en Route", rows: [Card.Row(.driver, "John Appleseed")])
    #expect(
      end(.handled(ride, Verdict(.success, code: "success")), ride, card: card)
        == [
          "Acme has confirmed your ride with John Appleseed.", "Car en Route",
          "  Driver: John Appleseed",
        ]
    )
  }

  @Test func `a workout is named by what is known of it`() {
    let success = Verdict(.success, code: "success")
    var run = workout
    #expect(end(.handled(run, success), run) == ["Your workout has started in Acme."])
    run["workoutName"] = [.phrase("run")]
    run["goalValue"] = [Value("20", .decimal(20))]
    run["workoutGoalUnitType"] = [.term("minute")]
    run["workoutLocationType"] = [.term("outdoor")]
    #expect(end(.handled(run, success), run) == ["Your 20-minute outdoor run has started in Acme."])
    run["goalValue"] = []
    run["isOpenEnded"] = [Value("yes", .boolean(true))]
    #expect(
      end(.handled(run, success), run) == ["Your open-ended outdoor run has started in Acme."]
    )
  }

  @Test(
    arguments: [
      (["contacts": [Value.person("Tommy")]], "Calling Tommy with Acme."),
      (["destinationType": [Value.term("voicemail")]], "Calling voicemail with Acme."),
      (["callCapability": [Value.term("videoCall")]], "Video calling with Acme."),
    ] as [([Slot: [Value]], String)]
  )
  func `a call says whom it goes to`(slots: [Slot: [Value]], words: String) {
    let draft = Draft("INStartCallIntent", slots)
    let verdict = Verdict(.continueInApp, code: "continueInApp")
    #expect(end(.handled(draft, verdict), draft) == [words])
  }

  @Test(arguments: [
    ("received", "Acme has your request and is looking for a driver."),
    ("confirmed", "Kim will pick you up in 5 minutes."),
    ("approachingPickup", "Kim is almost there."),
    ("pickup", "Kim is there to pick you up."),
    ("ongoing", "You're on your way, arriving in 30 minutes."),
    ("completed", "Your ride is completed."), ("unknown", "Acme doesn't have a ride for you."),
  ])
  func `a ride is told by its phase`(phase: String, words: String) {
    let ride = Card.Ride(
      phase: phase,
      pickupDate: .minutes(5),
      dropOffDate: .minutes(30),
      driver: "Kim"
    )
    let draft = Draft("INGetRideStatusIntent")
    let card = Card(.ride(ride), title: "Ride")
    #expect(end(.handled(draft, Verdict(.success, code: "success")), draft, card: card) == [words])
  }

  @Test func `what was found is counted`() {
    var draft = Draft(
      "INSearchForMessagesIntent",
      ["senders": [.person("Anna Haro")], "attributes": [Value("unread", .terms(["unread"]))]]
    )
    let success = Verdict(.success, code: "success")
    let items = [Card.Item("one"), Card.Item("two")]
    let card = Card(.thread, title: "Messages", items: items)
    #expect(
      end(.handled(draft, success), draft, card: card)
        == ["You have 2 unread messages from Anna Haro.", "Messages", "  one", "  two"]
    )
    draft["senders"] = []
    #expect(end(.handled(draft, success), draft) == ["You have no unread messages."])
    let calls = Draft("INSearchCallHistoryIntent", ["callTypes": [Value("m", .terms(["missed"]))]])
    #expect(
      end(.handled(calls, success), calls, card: Card(.callList, title: "Calls", items: [items[0]]))
        == ["You have 1 missed call.", "Calls", "  one"]
    )
  }

  @Test func `the latest call is not counted`() {
    let draft = Draft("INSearchCallHistoryIntent", ["callTypes": [Value("l", .terms(["latest"]))]])
    let success = Verdict(.success, code: "success")
    let card = Card(.callList, title: "Calls", items: [Card.Item("one")])
    #expect(
      end(.handled(draft, success), draft, card: card)
        == ["Here is your latest call.", "Calls", "  one"]
    )
    #expect(end(.handled(draft, success), draft) == ["You have no latest calls."])
  }

  @Test func `a call that is returned names who called`() {
    var record = CallRecord(identifier: "1", kind: "missed", capability: "audioCall")
    record.caller = Person("Anna Haro")
    let draft = Draft(
      "INStartCallIntent",
      ["callRecordToCallBack": [Value("that call", .callRecord(record))]]
    )
    let verdict = Verdict(.continueInApp, code: "continueInApp")
    #expect(end(.handled(draft, verdict), draft) == ["Calling Anna Haro with Acme."])
  }

  // S46
  @Test func `a handler that broke the contract is told as a problem of the app`() {
    let finding = Finding(.wrongCount, method: "resolveRecipients(for:with:)")
    #expect(end(.broken(finding), message) == ["Sorry, there was a problem with the app."])
    #expect(wording.waiting(for: "Acme") == "Acme is working on it…")
  }

  @Test func `an intent without words of its own is still told truly`() {
    let coffee = Draft("INMakeCoffeeIntent")
    #expect(
      end(.failed(Verdict(.failure, code: "failureNoBeans")), coffee)
        == ["Sorry, Acme couldn't do that."]
    )
    #expect(end(.handled(coffee, Verdict(.success, code: "success")), coffee) == ["Done."])
  }
}
