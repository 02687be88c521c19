import Foundation
import Intents
import Storage
import Testing

@testable import SampleApps

/// What apps answer when the disk fails while they store what they did.
struct UndecidedTests {
  let device = Device(resources: ["Purse.json": CoinPurseTests.purse])

  @Test func `A payment that may have been booked is in progress, and is booked once`() throws {
    let service = try CoinPurseService(device.surroundings)
    let intent = INSendPaymentIntent(
      payee: heard("Anna Haro"),
      currencyAmount: INCurrencyAmount(amount: 20, currencyCode: "USD"),
      note: nil
    )
    intent.identifier = "r1"
    let handler = SendPaymentHandler(service: service)
    func send() throws -> INSendPaymentIntentResponse {
      try answer { handler.handle(intent: intent, completion: $0) }
    }
    let open = try Commit.$step.withValue(FailingDisk.lose) { try send() }
    #expect(open.code == .inProgress)
    #expect(open.paymentRecord?.status == .unknown)
    #expect(try send().code == .success)
    #expect(try send().paymentRecord?.status == .completed)
    #expect(try service.ledger.count == 1)
  }

  @Test func `A payment that was kept all the same is known when it is asked for again`() throws {
    let service = try CoinPurseService(device.surroundings)
    let payment = try #require(
      service.payment(
        .sent,
        heard("Anna Haro"),
        INCurrencyAmount(amount: 20, currencyCode: "USD"),
        nil
      )
    )
    #expect(throws: StorageError.self) {
      try Commit.$step.withValue(FailingDisk.keep) { try service.book(payment, request: "r1") }
    }
    let booking = try service.book(payment, request: "r1")
    #expect(booking == .booked(payment))
    #expect(try service.ledger.count == 1)
    #expect(try service.ledger.balance(of: .dollars) == 118_000)
  }

  @Test func `A message that may have been sent has no date, and is sent once`() async throws {
    let messenger = try Messenger("UnicornChat", device.surroundings)
    let intent = INSendMessageIntent(
      recipients: [heard("Anna Haro")],
      outgoingMessageType: .outgoingMessageText,
      content: "hello",
      speakableGroupName: nil,
      conversationIdentifier: nil,
      serviceName: nil,
      sender: nil,
      attachments: nil
    )
    intent.identifier = "r1"
    let handler = ChatHandler(messenger: messenger)
    let open = await Commit.$step.withValue(FailingDisk.lose) {
      await handler.handle(intent: intent)
    }
    #expect(open.code == .inProgress)
    #expect(open.sentMessages?.map(\.dateSent) == [nil])
    #expect(await handler.handle(intent: intent).code == .success)
    #expect(try messenger.store.messages(matching: MessageQuery(), limit: -1).count == 1)
  }

  @Test func `A ride that may have been booked has no phase, and is booked once`() throws {
    let service = try MyRideService(device.surroundings)
    let intent = INRequestRideIntent(
      pickupLocation: CLPlacemark(
        location: CLLocation(latitude: 37.788, longitude: -122.4075),
        name: "Union Square",
        postalAddress: nil
      ),
      dropOffLocation: CLPlacemark(
        location: CLLocation(latitude: 37.7955, longitude: -122.3937),
        name: "Ferry Building",
        postalAddress: nil
      )
    )
    intent.identifier = "r1"
    let handler = RequestRideHandler(service: service)
    func request() throws -> INRequestRideIntentResponse {
      try answer { handler.handle(intent: intent, completion: $0) }
    }
    let open = try Commit.$step.withValue(FailingDisk.lose) { try request() }
    #expect(open.code == .inProgress)
    #expect(open.rideStatus?.phase == .unknown)
    #expect(try request().code == .success)
    #expect(try service.store.count == 1)
  }

  @Test func `A workout that may have begun, or ended, is not said to have failed`() async throws {
    let service = try StrideService(device.surroundings)
    let start = INStartWorkoutIntent(
      workoutName: INSpeakableString(spokenPhrase: "run"),
      goalValue: nil,
      workoutGoalUnitType: .unknown,
      workoutLocationType: .unknown,
      isOpenEnded: nil
    )
    start.identifier = "r1"
    let app = StrideApp(service: service)
    let begun = await Commit.$step.withValue(FailingDisk.lose) { await app.handle(start) }
    #expect((begun as? INStartWorkoutIntentResponse)?.code == .unspecified)
    _ = await app.handle(start)
    let end = INEndWorkoutIntent(workoutName: nil)
    end.identifier = "r2"
    let handler = OngoingWorkoutHandler(service: service)
    let ended = await Commit.$step.withValue(FailingDisk.lose) {
      await handler.handle(intent: end)
    }
    #expect(ended.code == .failureRequiringAppLaunch)
    #expect(await handler.handle(intent: end).code == .success)
  }
}

/// What a commit comes to on a disk that says that it has failed.
enum FailingDisk {
  /// With nothing kept.
  @Sendable static func lose(_ connection: Connection) throws {
    throw StorageError.failed(path: "", statement: "COMMIT", .failedInputOrOutput)
  }

  /// With all of it kept.
  @Sendable static func keep(_ connection: Connection) throws {
    try connection.run("COMMIT")
    try lose(connection)
  }
}
