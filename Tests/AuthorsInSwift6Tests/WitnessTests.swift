import Foundation
import Testing

@testable import Intents

/// Each author's methods are called the way the assistant calls them: through the protocol, in
/// the `async` spelling.
@Suite struct WitnessTests {
  let intent = INSendMessageIntent(
    recipients: [INPerson(handle: "1", displayName: "Anna", contactIdentifier: nil)],
    content: "Hi",
    groupName: nil,
    serviceName: nil,
    sender: nil
  )

  /// The states of all results, in the assistant's order, and the two codes.
  private func drive(_ handler: any INSendMessageIntentHandling) async -> [String] {
    let recipients: [INSendMessageRecipientResolutionResult] =
      await handler.resolveRecipients(for: intent)
    let group = await handler.resolveSpeakableGroupName(for: intent)
    let content = await handler.resolveContent(for: intent)
    let ready = await handler.confirm(intent: intent)
    let done = await handler.handle(intent: intent)
    let states = recipients.map { word($0) } + [word(group), word(content)]
    return states + ["\(ready.code)", "\(done.code)"]
  }

  private func word(_ result: INIntentResolutionResult) -> String {
    switch result.state {
    case .success: "success"
    case .notRequired: "notRequired"
    case .needsValue: "needsValue"
    case .disambiguation(let values): "disambiguation \(values.count)"
    case .confirmationRequired: "confirmationRequired"
    case .unsupported(let reason): "unsupported \(reason ?? "")"
    }
  }

  @Test func `an async author is reached`() async {
    let author = AsyncAuthor()
    let answers = await drive(author)
    #expect(author.calls == ["resolveRecipients", "resolveContent", "confirm", "handle"])
    #expect(
      answers == ["unsupported noAccount", "notRequired", "needsValue", "ready", "success"]
    )
  }

  @Test func `an author with completions is reached, whatever the closures are marked with`() async
  {
    let author = CompletionAuthor()
    let answers = await drive(author)
    #expect(author.calls == ["resolveRecipients", "resolveContent", "confirm", "handle"])
    #expect(answers == ["needsValue", "notRequired", "success", "ready", "success"])
  }

  @Test func `an author of the earlier result class is reached, and of the earlier parameter`()
    async
  {
    let author = EarlierElementAuthor()
    let answers = await drive(author)
    #expect(author.calls == ["resolveRecipients", "resolveGroupName"])
    #expect(answers == ["success", "disambiguation 2", "notRequired", "ready", "inProgress"])
  }

  @Test func `an async author of the earlier result class is reached`() async {
    let author = EarlierAsyncElementAuthor()
    let answers = await drive(author)
    #expect(author.calls == ["resolveRecipients"])
    #expect(answers.first == "notRequired")
  }

  @Test func `an author of the first year is reached`() async {
    let author = FirstAuthor()
    let answers = await drive(author)
    #expect(author.calls == ["resolveRecipients", "resolveContent", "confirm", "handle"])
    #expect(answers == ["needsValue", "notRequired", "unsupported ", "ready", "success"])
  }

  @Test func `one object handles a whole domain in mixed spellings`() async throws {
    let app = RideExtension()
    let handler = try #require(app.handler(for: INRequestRideIntent()) as? RideExtension)
    await driveRides(handler)
    let expected = [
      "handler", "list", "resolvePartySize", "request", "status", "start", "stop", "cancel 7",
      "feedback",
    ]
    #expect(app.calls == expected)
    #expect(app.observer === observer)
  }

  private let observer = Observer()

  private class Observer: NSObject, INGetRideStatusIntentResponseObserver {
    func didUpdate(getRideStatus response: INGetRideStatusIntentResponse) {}
  }

  private func driveRides(_ handler: any INRidesharingDomainHandling) async {
    _ = await handler.handle(intent: INListRideOptionsIntent())
    _ = await handler.resolvePartySize(for: INRequestRideIntent(partySize: 2))
    _ = await handler.handle(intent: INRequestRideIntent())
    _ = await handler.handle(intent: INGetRideStatusIntent())
    handler.startSendingUpdates(for: INGetRideStatusIntent(), to: observer)
    handler.stopSendingUpdates(for: INGetRideStatusIntent())
    _ = await handler.handle(cancelRide: INCancelRideIntent(rideIdentifier: "7"))
    _ = await handler.handle(sendRideFeedback: INSendRideFeedbackIntent(rideIdentifier: "7"))
  }

  @Test func `a call for one kind of record answers for a set of kinds`() async {
    let author = CallAuthor()
    let history: any INSearchCallHistoryIntentHandling = author
    let result = await history.resolveCallTypes(for: INSearchCallHistoryIntent())
    guard case .success(let value) = result.state else {
      Issue.record("\(result)")
      return
    }
    #expect(value as? INCallRecordTypeOptions == .missed)
    _ = await history.handle(intent: INSearchCallHistoryIntent())
    #expect(author.calls == ["resolveCallType", "search"])
  }

  @Test func `calls and workouts reach their authors`() async {
    let (caller, athlete) = (CallAuthor(), WorkoutAuthor())
    let calling: any INStartCallIntentHandling = caller
    let contacts = await calling.resolveContacts(for: INStartCallIntent())
    #expect(contacts.map { word($0) } == ["unsupported noUsableHandleForRedial"])
    #expect(await calling.handle(intent: INStartCallIntent()).code == .continueInApp)

    let starting: any INStartWorkoutIntentHandling = athlete
    let ending: any INEndWorkoutIntentHandling = athlete
    let named = INStartWorkoutIntent(workoutName: INSpeakableString(spokenPhrase: "Run"))
    #expect(word(await starting.resolveWorkoutName(for: named)) == "success")
    #expect(await starting.handle(intent: named).code == .handleInApp)
    #expect(await ending.handle(intent: INEndWorkoutIntent()).code == .success)
    #expect(athlete.calls == ["resolveWorkoutName", "start", "end"])
  }

  @Test func `an author's test calls the method that the author wrote, by its bare name`() async {
    let results = await EarlierAsyncElementAuthor().resolveRecipients(for: intent)
    #expect(type(of: results) == [INPersonResolutionResult].self)
  }

  @Test func `a result of the app's own is of its own class`() {
    let soup = Soup(identifier: "onion", display: "Onion soup")
    let results = [
      SoupResolutionResult.success(with: soup), .soldOut(), .needsValue(), .notRequired(),
    ]
    #expect(results.map { word($0) } == ["success", "unsupported ", "needsValue", "notRequired"])
  }

  @Test func `an intent of the app's own is copied with its own property`() throws {
    let intent = ScheduledMessageIntent()
    intent.delay = 30
    let copy = try #require(intent.copy() as? ScheduledMessageIntent)
    #expect(copy !== intent)
    #expect(copy.delay == 30)
    #expect(copy == intent)
    copy.delay = 40
    #expect(copy != intent)
    #expect(type(of: intent).intentName == "INSendMessageIntent")
  }

  @Test func `a property of an intent can be overridden`() {
    #expect((PretendedIntent() as INSendMessageIntent).content == "Pretended")
  }
}
