import Intents
import Storage
import Testing

@testable import SampleApps

struct RingerTests {
  let device = Device(resources: ["Calls.json": Worlds.calls])
  let service: RingerService

  init() throws {
    service = try RingerService(device.surroundings)
  }

  private func intent(
    _ contacts: [INPerson]? = nil,
    _ destination: INCallDestinationType = .normal,
    _ capability: INCallCapability = .audioCall
  ) -> INStartCallIntent {
    let intent = INStartCallIntent(
      callRecordFilter: nil,
      callRecordToCallBack: nil,
      audioRoute: .unknown,
      destinationType: destination,
      contacts: contacts,
      callCapability: capability
    )
    intent.identifier = "r1"
    return intent
  }

  private func start(_ intent: INStartCallIntent) throws -> INStartCallIntentResponse {
    let handler = StartCallHandler(service: service)
    return try answer { handler.handle(intent: intent, completion: $0) }
  }

  private func contacts(
    _ intent: INStartCallIntent
  ) throws -> [INStartCallContactResolutionResult] {
    let handler = StartCallHandler(service: service)
    return try answer { handler.resolveContacts(for: intent, with: $0) }
  }

  private func calls(_ query: CallQuery = CallQuery()) throws -> [Call] {
    try service.store.calls(matching: query, limit: 10)
  }

  // MARK: - Starting

  @Test func `A call goes to the app, which places it once`() throws {
    // S44, S61
    let response = try start(intent([heard("Anna")], .normal, .videoCall))
    #expect(response.code == .continueInApp)
    let activity = try #require(response.userActivity)
    #expect(activity.activityType == "com.example.Ringer.call")
    #expect(try calls().count == 3)
    for _ in 1...2 { #expect(RingerApp(service: service).continue(activity)) }
    let call = try #require(try calls().first)
    #expect(try calls().count == 4)
    #expect(call.kind == .outgoing)
    #expect(call.isVideo)
    #expect(call.people == [Call.Party(user: "anna", handle: "+1-415-555-0108")])
    #expect(call.started == device.now)
  }

  @Test func `Somebody with several numbers is asked about by number`() throws {
    // S22
    guard case .disambiguation(let options) = try contacts(intent([heard("Mike Abbott")]))[0].state
    else {
      Issue.record("no choice")
      return
    }
    #expect(options.count == 2)
  }

  @Test(arguments: [
    ("Zoe", nil, "noContactFound"), ("12", "12", "invalidHandle"),
    ("me@example.org", "me@example.org", "invalidHandle"),
  ])
  func `A stranger is refused with a reason`(name: String, number: String?, reason: String) throws {
    let stranger = INPerson(
      personHandle: INPersonHandle(
        value: number,
        type: number?.contains("@") == true ? .emailAddress : .phoneNumber
      ),
      nameComponents: nil,
      displayName: name,
      image: nil,
      contactIdentifier: nil,
      customIdentifier: nil
    )
    guard case .unsupported(reason: reason) = try contacts(intent([stranger]))[0].state else {
      Issue.record("not refused for \(reason)")
      return
    }
  }

  @Test func `A number that nobody has is dialled as it is`() throws {
    let number = heard("415-555-0199", number: "415-555-0199")
    guard case .success = try contacts(intent([number]))[0].state else {
      Issue.record("not accepted")
      return
    }
    let activity = try #require(try start(intent([number])).userActivity)
    #expect(CallRequest(activity)?.people == [Call.Party(user: nil, handle: "415-555-0199")])
  }

  @Test func `One person just rings, several are asked about first`() throws {
    // S32
    let handler = StartCallHandler(service: service)
    let one = try answer { handler.confirm(intent: intent([heard("Anna")]), completion: $0) }
    #expect(one.code == .ready)
    let people = [heard("Anna"), heard("Mike Chen")]
    let several = try answer { handler.confirm(intent: intent(people), completion: $0) }
    #expect(several.code == .userConfirmationRequired)
    let nobody = try answer { handler.confirm(intent: intent(), completion: $0) }
    #expect(nobody.code == .failureContactNotSupportedByApp)
  }

  @Test func `There is no emergency line`() throws {
    let handler = StartCallHandler(service: service)
    let result = try answer {
      handler.resolveDestinationType(for: intent(nil, .emergency), with: $0)
    }
    guard case .unsupported = result.state else {
      Issue.record("found \(result)")
      return
    }
  }

  @Test func `There is no mailbox to call or to look into`() throws {
    let starting = StartCallHandler(service: service)
    let call = try answer { starting.confirm(intent: intent(nil, .voicemail), completion: $0) }
    #expect(call.code == .failureContactNotSupportedByApp)
    let search = INSearchCallHistoryIntent(
      dateCreated: nil,
      recipient: nil,
      callCapabilities: [],
      callTypes: .voicemail,
      unseen: nil
    )
    let looking = CallHistoryHandler(service: service)
    let found = try answer { looking.handle(intent: search, completion: $0) }
    #expect(found.code == .success)
    #expect(found.callRecords == [])
  }

  // MARK: - Calling again

  @Test func `Redialling calls the one who was called last`() throws {
    let activity = try #require(try start(intent(nil, .redial)).userActivity)
    #expect(CallRequest(activity)?.people.map(\.user) == ["mike-chen"])
  }

  @Test func `Calling back calls the one who called last`() throws {
    let activity = try #require(try start(intent(nil, .callBack)).userActivity)
    #expect(CallRequest(activity)?.people.map(\.user) == ["anna"])
    let handler = StartCallHandler(service: service)
    let result = try answer {
      handler.resolveCallRecordToCallBack(for: intent(nil, .callBack), with: $0)
    }
    guard case .success(let record as INCallRecord) = result.state else {
      Issue.record("found \(result)")
      return
    }
    #expect(record.callRecordType == .missed)
  }

  @Test func `Without a history there is nobody to call again`() throws {
    let service = try RingerService(Device().surroundings)
    let handler = StartCallHandler(service: service)
    let result = try answer { handler.resolveContacts(for: intent(nil, .redial), with: $0) }
    guard case .unsupported(reason: "noCallHistoryForRedial") = result[0].state else {
      Issue.record("found \(result)")
      return
    }
    let record = try answer {
      handler.resolveCallRecordToCallBack(for: intent(nil, .callBack), with: $0)
    }
    guard case .unsupported(reason: "noMatchingCall") = record.state else {
      Issue.record("found \(record)")
      return
    }
    #expect(
      try answer { handler.handle(intent: intent(nil, .redial), completion: $0) }.code == .failure
    )
  }

  // MARK: - The older intents

  @Test func `Audio and video calls of old shortcuts go to the app too`() throws {
    // S61
    let audio = StartAudioCallHandler(service: service)
    let plain = INStartAudioCallIntent(destinationType: .normal, contacts: [heard("Anna")])
    let response = try answer { audio.handle(intent: plain, completion: $0) }
    #expect(response.code == .continueInApp)
    #expect(response.userActivity.flatMap(CallRequest.init)?.isVideo == false)
    let video = StartVideoCallHandler(service: service)
    let seen = INStartVideoCallIntent(contacts: [heard("Anna")])
    let other = try answer { video.handle(intent: seen, completion: $0) }
    #expect(other.userActivity.flatMap(CallRequest.init)?.isVideo == true)
    let nobody = INStartVideoCallIntent(contacts: [heard("Zoe")])
    #expect(
      try answer { video.confirm(intent: nobody, completion: $0) }.code == .failureInvalidNumber
    )
  }

  // MARK: - Hanging up

  private func hangUp() async -> [INHangUpCallIntentResponseCode] {
    let handler = HangUpHandler(service: service)
    let intent = INHangUpCallIntent(callIdentifier: nil)
    return [await handler.confirm(intent: intent).code, await handler.handle(intent: intent).code]
  }

  private func place(_ identifier: String) throws -> Bool {
    let intent = intent([heard("Anna")])
    intent.identifier = identifier
    return try RingerApp(service: service).continue(#require(start(intent).userActivity))
  }

  @Test func `A call goes on until it is hung up, which takes down how long it was`() async throws {
    #expect(await hangUp() == [.failureNoCallToHangUp, .failureNoCallToHangUp])
    #expect(try place("r1"))
    device.advance(90)
    #expect(await hangUp() == [.ready, .success])
    #expect(try calls().first?.seconds == 90)
    #expect(await hangUp() == [.failureNoCallToHangUp, .failureNoCallToHangUp])
  }

  @Test func `What nobody has hung up is over some time later`() async throws {
    #expect(try place("r1"))
    device.advance(31 * 60)
    #expect(await hangUp() == [.failureNoCallToHangUp, .failureNoCallToHangUp])
    #expect(try place("r2"))
    #expect(await hangUp() == [.ready, .success])
    #expect(try calls(CallQuery(kinds: [.outgoing])).map(\.seconds).prefix(2) == [0, nil])
  }

  @Test func `A failing disk leaves open whether the call has ended`() async throws {
    #expect(try place("r1"))
    let codes = await Commit.$step.withValue(FailingDisk.lose) { await hangUp() }
    #expect(codes == [.ready, .failureRequiringAppLaunch])
    #expect(await hangUp() == [.ready, .success])
  }

  // MARK: - The history

  private func history(
    types: INCallRecordTypeOptions = [],
    recipient: INPerson? = nil,
    unseen: Bool? = nil,
    capabilities: INCallCapabilityOptions = [],
    since: DateComponents? = nil
  ) throws -> [INCallRecordType] {
    let intent = INSearchCallHistoryIntent(
      dateCreated: since.map { INDateComponentsRange(start: $0, end: nil) },
      recipient: recipient,
      callCapabilities: capabilities,
      callTypes: types,
      unseen: unseen
    )
    let handler = CallHistoryHandler(service: service)
    let response = try answer { handler.handle(intent: intent, completion: $0) }
    #expect(response.code == .success)
    return try #require(response.callRecords).map(\.callRecordType)
  }

  @Test func `Calls are found by kind, person, picture, time, and whether they were seen`() throws {
    // S61
    #expect(try history() == [.missed, .outgoing, .received])
    #expect(try history(types: .missed) == [.missed])
    #expect(try history(types: [.outgoing, .received]) == [.outgoing, .received])
    #expect(try history(types: .latest) == [.missed])
    #expect(try history(recipient: heard("Anna")) == [.missed, .received])
    #expect(try history(recipient: heard("Zoe")) == [])
    #expect(try history(unseen: true) == [.missed])
    #expect(try history(capabilities: .videoCall) == [.received])
    let today = DateComponents(year: 2026, month: 11, day: 20)
    #expect(try history(since: today) == [.missed, .outgoing])
  }

  @Test func `A record says who, when and how long`() throws {
    let call = try #require(try calls(CallQuery(kinds: [.received])).first)
    let record = service.systemRecord(call)
    #expect(record.caller?.displayName == "Anna Haro")
    #expect(record.callDuration == 300)
    #expect(record.callCapability == .videoCall)
    #expect(record.unseen == false)
    #expect(record.dateCreated == device.now - 1600 * 60)
  }

  @Test func `Opening the history sees it`() throws {
    let activity = NSUserActivity(activityType: RingerApp.historyActivity)
    #expect(RingerApp(service: service).continue(activity))
    #expect(try history(unseen: true) == [])
  }
}
