import Foundation
import Intents
import Testing

@testable import SampleApps

struct MyRideTests {
  let device = Device(resources: ["service-area.geojson": Worlds.serviceArea])
  let service: MyRideService

  /// From the day of these tests to the last of its year.
  private static let untilNewYear: TimeInterval = 41 * 24 * 60 * 60

  init() throws {
    service = try MyRideService(device.surroundings)
  }

  private func intent(
    from pickup: CLPlacemark? = .unionSquare,
    to dropOff: CLPlacemark? = .airport,
    _ option: String? = nil,
    partySize: Int? = nil,
    at time: DateComponents? = nil,
    request: String? = "r1"
  ) -> INRequestRideIntent {
    let intent = INRequestRideIntent(
      pickupLocation: pickup,
      dropOffLocation: dropOff,
      rideOptionName: option.map { INSpeakableString(spokenPhrase: $0) },
      partySize: partySize,
      scheduledPickupTime: time.map { INDateComponentsRange(start: $0, end: nil) }
    )
    intent.identifier = request
    return intent
  }

  private func confirm(_ intent: INRequestRideIntent) throws -> INRequestRideIntentResponse {
    let handler = RequestRideHandler(service: service)
    return try answer { handler.confirm(intent: intent, completion: $0) }
  }

  private func book(_ intent: INRequestRideIntent) throws -> INRequestRideIntentResponse {
    let handler = RequestRideHandler(service: service)
    return try answer { handler.handle(intent: intent, completion: $0) }
  }

  private func status() async throws -> INRideStatus? {
    await RideStatusHandler(service: service).handle(intent: INGetRideStatusIntent()).rideStatus
  }

  @Test func `A ride is found, and can be called off, though the clock was set back`() async throws
  {
    _ = try book(intent())
    device.advance(-3_600)
    let status = try await status()
    #expect(status?.phase == .confirmed)
    #expect(status?.userActivityForCancelingInApplication != nil)
    #expect(try confirm(intent(request: "r2")).code != .ready)
  }

  // MARK: - Resolving

  @Test func `Both ends have to be inside the service area`() throws {
    // S23
    let places: [(CLPlacemark?, String)] = [
      (.airport, "success"), (.sacramento, "unsupported"), (.lake, "unsupported"),
      (nil, "needsValue"),
    ]
    let list = ListRideOptionsHandler(service: service)
    let request = RequestRideHandler(service: service)
    for (place, expected) in places {
      let options = INListRideOptionsIntent(pickupLocation: place, dropOffLocation: place)
      let results = [
        try answer { list.resolvePickupLocation(forListRideOptions: options, with: $0) },
        try answer { list.resolveDropOffLocation(forListRideOptions: options, with: $0) },
        try answer { request.resolvePickupLocation(for: intent(from: place), with: $0) },
        try answer { request.resolveDropOffLocation(for: intent(to: place), with: $0) },
      ]
      #expect(
        results.map { "\($0.state)".prefix { $0 != "(" } }
          == Array(repeating: expected[...], count: 4)
      )
    }
  }

  @Test func `Nobody is driven to where they are`() throws {
    let handler = RequestRideHandler(service: service)
    let result = try answer {
      handler.resolveDropOffLocation(for: intent(to: .unionSquare), with: $0)
    }
    guard case .unsupported = result.state else {
      Issue.record("found \(result)")
      return
    }
  }

  @Test(arguments: [
    (nil, 1, true), (nil, 6, true), (nil, 7, false), (nil, 0, false),
    ("Compact", 3, true), ("Compact", 4, true), ("SUV", 6, true), ("Sedan", 7, false),
  ])
  func `A party has to fit`(option: String?, size: Int, fits: Bool) throws {
    let handler = RequestRideHandler(service: service)
    let result = try answer {
      handler.resolvePartySize(for: intent(option, partySize: size), with: $0)
    }
    #expect("\(result.state)".hasPrefix(fits ? "success" : "unsupported"))
  }

  @Test func `A time in the past cannot be booked`() throws {
    let handler = RequestRideHandler(service: service)
    for (hour, expected) in [(9, "unsupported"), (18, "success")] {
      let time = DateComponents(year: 2026, month: 11, day: 20, hour: hour)
      let result = try answer {
        handler.resolveScheduledPickupTime(for: intent(at: time), with: $0)
      }
      #expect("\(result.state)".hasPrefix(expected))
    }
  }

  // MARK: - Booking

  @Test(arguments: [
    ("SUV", nil, "SUV"), ("compact", nil, "Compact"), ("Sedan", nil, "Sedan"),
    ("Limousine", nil, "Sedan"), (nil, nil, "Sedan"), (nil, 5, "SUV"),
  ])
  func `Any other option, or none, is a sedan`(
    option: String?,
    partySize: Int?,
    expected: String
  ) throws {
    // S42
    let response = try book(intent(option, partySize: partySize))
    #expect(response.rideStatus?.rideOption?.name == expected)
  }

  @Test func `A booked ride says everything`() throws {
    // S42
    let response = try book(intent("SUV"))
    #expect(response.code == .success)
    let status = try #require(response.rideStatus)
    #expect(status.phase == .confirmed)
    #expect(status.rideIdentifier != nil)
    #expect(status.driver?.displayName == "Elena Rossi")
    #expect(status.driver?.phoneNumber == "+1-415-555-0154")
    #expect(status.driver?.rating == "4.9")
    #expect(status.vehicle?.manufacturer == "Toyota")
    #expect(status.vehicle?.model == "Highlander")
    #expect(status.vehicle?.registrationPlate == "8SUV771")
    #expect(status.vehicle?.location != nil)
    #expect(status.estimatedPickupDate == device.now + 6 * 60)
    #expect(status.pickupLocation?.name == "Union Square")
    #expect(status.pickupLocation?.locality == "San Francisco")
    #expect(status.dropOffLocation?.name == "San Francisco International Airport")
    let price = try #require(status.rideOption?.priceRange)
    #expect(price.currencyCode == "USD")
    // 19.2 km as the crow flies, 25 by the streets: about $57.
    #expect((50...65).contains(try #require(price.minimumPrice).doubleValue))
    #expect(try #require(price.maximumPrice) > (try #require(price.minimumPrice)))
  }

  @Test func `Confirming shows the ride and books nothing`() async throws {
    // S30, S32
    let response = try confirm(intent("Compact"))
    #expect(response.code == .ready)
    #expect(response.rideStatus?.rideOption?.name == "Compact")
    #expect(response.rideStatus?.driver == nil)
    #expect(response.rideStatus?.rideIdentifier == nil)
    #expect(try await status() == nil)
  }

  @Test func `A request books one ride, however often it is carried out`() throws {
    let first = try book(intent())
    let second = try book(intent())
    #expect(second.code == .success)
    #expect(first.rideStatus?.rideIdentifier == second.rideStatus?.rideIdentifier)
  }

  @Test func `A second ride has to wait for the first`() throws {
    _ = try book(intent())
    let second = intent(request: "r2")
    let code = INRequestRideIntentResponseCode.failureRequiringAppLaunchPreviousRideNeedsCompletion
    #expect(try confirm(second).code == code)
    #expect(try book(second).code == code)
    device.advance(2 * 60 * 60)
    #expect(try book(second).code == .success)
  }

  @Test func `On New Year's morning no ride comes, and the app is opened to say so`() throws {
    // S31, S42
    device.advance(Self.untilNewYear + 17 * 60 * 60)
    for response in [try confirm(intent()), try book(intent())] {
      #expect(response.code == .failureRequiringAppLaunch)
      #expect(
        response.userActivity?.activityType == "com.example.myRideApp.noRideAvailable"
      )
    }
    let activity = service.activity(.noRideAvailable)
    #expect(MyRideApp(service: service).continue(activity))
  }

  @Test func `A driver who goes home after the confirmation does not come`() throws {
    // S42: confirmed a minute before two, agreed to a minute after.
    device.advance(Self.untilNewYear + 16 * 60 * 60 + 18 * 60)
    #expect(try confirm(intent()).code == .ready)
    device.advance(2 * 60)
    #expect(try book(intent()).code == .failureRequiringAppLaunch)
  }

  @Test func `A ride can be booked for later, but not for much later`() throws {
    let evening = DateComponents(year: 2026, month: 11, day: 20, hour: 18)
    let status = try #require(try book(intent(at: evening)).rideStatus)
    #expect(status.estimatedPickupDate == evening.date(in: .losAngeles))
    #expect(status.scheduledPickupTime?.startDateComponents?.hour == 18)
    #expect(status.vehicle?.location == nil)
    let nextYear = DateComponents(year: 2027, month: 1, day: 2, hour: 9)
    device.advance(24 * 60 * 60)
    let response = try confirm(intent(at: nextYear, request: "r2"))
    #expect(response.code == .failureRequiringAppLaunchRideScheduledTooFar)
  }

  // MARK: - Options

  @Test func `Every kind is on offer with its price`() throws {
    // S62
    let handler = ListRideOptionsHandler(service: service)
    let intent = INListRideOptionsIntent(pickupLocation: .unionSquare, dropOffLocation: .airport)
    let response = try answer { handler.handle(listRideOptions: intent, completion: $0) }
    #expect(response.code == .success)
    let options = try #require(response.rideOptions)
    #expect(options.map(\.name) == ["SUV", "Compact", "Sedan"])
    let prices = options.compactMap { $0.priceRange?.minimumPrice?.doubleValue }
    #expect(prices.count == 3)
    #expect(prices[0] > prices[2])
    #expect(prices[2] > prices[1])
    #expect(
      options.map { $0.estimatedPickupDate.timeIntervalSince(device.now) } == [360, 300, 240]
    )
    #expect(response.paymentMethods?.count == 1)
    #expect(response.expirationDate == device.now + 300)
    device.advance(Self.untilNewYear + 17 * 60 * 60)
    let night = try answer { handler.handle(listRideOptions: intent, completion: $0) }
    #expect(night.code == .failureRequiringAppLaunchServiceTemporarilyUnavailable)
  }

  // MARK: - Status

  @Test func `Without a ride there is nothing to tell`() async throws {
    let handler = RideStatusHandler(service: service)
    let response = await handler.handle(intent: INGetRideStatusIntent())
    #expect(response.code == .success)
    #expect(response.rideStatus == nil)
  }

  @Test func `A ride goes through its phases with the clock`() async throws {
    // S62
    _ = try book(intent())
    var phases: [INRidePhase] = []
    for seconds in [0.0, 130, 110, 60, 60, 3600] {
      device.advance(seconds)
      phases.append(try #require(try await status()).phase)
    }
    #expect(
      phases == [.confirmed, .approachingPickup, .pickup, .pickup, .ongoing, .completed]
    )
    let end = try #require(try await status()?.completionStatus)
    #expect(end.isCompleted)
    #expect(try #require(end.paymentAmount?.amount).doubleValue > 30)
  }

  @Test func `The car comes nearer`() async throws {
    _ = try book(intent())
    let square = try #require(CLPlacemark.unionSquare.location)
    var distances: [Double] = []
    for _ in 1...4 {
      let location = try #require(try await status()?.vehicle?.location)
      distances.append(location.distance(from: square))
      device.advance(80)
    }
    #expect(distances == distances.sorted(by: >))
    #expect(distances[3] < 1)
  }

  @Test func `Who listens hears at least every twenty seconds, until the end`() throws {
    // S62
    final class Listener: NSObject, INGetRideStatusIntentResponseObserver {
      var phases: [INRidePhase?] = []
      func didUpdate(getRideStatus response: INGetRideStatusIntentResponse) {
        phases.append(response.rideStatus?.phase)
      }
    }
    _ = try book(intent())
    let listener = Listener()
    let intent = INGetRideStatusIntent()
    RideStatusHandler(service: service).startSendingUpdates(for: intent, to: listener)
    #expect(listener.phases == [.confirmed])
    device.advance(60)
    #expect(listener.phases.count == 5)
    // Another handler stops what the first one started.
    RideStatusHandler(service: service).stopSendingUpdates(for: intent)
    device.advance(60)
    #expect(listener.phases.count == 5)
    RideStatusHandler(service: service).startSendingUpdates(for: intent, to: listener)
    device.advance(2 * 60 * 60)
    #expect(listener.phases.last == .completed)
    #expect(listener.phases.filter { $0 == .completed }.count == 1)
  }

  // MARK: - Calling off

  private func cancel(_ ride: String) throws -> INCancelRideIntentResponse {
    let handler = CancelRideHandler(service: service)
    let intent = INCancelRideIntent(rideIdentifier: ride)
    return try answer { handler.handle(cancelRide: intent, completion: $0) }
  }

  private func offerToCancel(_ ride: String) throws -> INCancelRideIntentResponse {
    let handler = CancelRideHandler(service: service)
    let intent = INCancelRideIntent(rideIdentifier: ride)
    return try answer { handler.confirm(cancelRide: intent, completion: $0) }
  }

  @Test func `At first calling off is free`() async throws {
    // S62
    let ride = try #require(try book(intent()).rideStatus?.rideIdentifier)
    let offer = try offerToCancel(ride)
    #expect(offer.code == .ready)
    #expect(offer.cancellationFee?.amount == 5)
    #expect(offer.cancellationFeeThreshold?.minute == 43)
    let response = try cancel(ride)
    #expect(response.code == .success)
    #expect(response.cancellationFee == nil)
    #expect(try await status()?.completionStatus?.isCanceled == true)
    #expect(try book(intent(request: "r2")).code == .success)
  }

  @Test func `Later it costs, and during the ride it is too late`() throws {
    let ride = try #require(try book(intent()).rideStatus?.rideIdentifier)
    device.advance(3 * 60)
    #expect(try offerToCancel("").cancellationFee?.amount == 5)
    #expect(try offerToCancel("").cancellationFeeThreshold == nil)
    device.advance(4 * 60)
    #expect(try offerToCancel(ride).code == .failure)
    #expect(try cancel(ride).code == .failure)
  }

  @Test func `Calling off twice costs once`() throws {
    let ride = try #require(try book(intent()).rideStatus?.rideIdentifier)
    device.advance(3 * 60)
    let responses = [try cancel(ride), try cancel(ride)]
    #expect(responses.map(\.code) == [.success, .success])
    #expect(responses.map { $0.cancellationFee?.amount } == [5, 5])
    #expect(try cancel("another").code == .failure)
  }

  // MARK: - What is said of a ride

  private func rate(
    _ stars: NSNumber? = nil,
    tip: NSDecimalNumber? = nil,
    in currency: String = "USD",
    ride: String = ""
  ) throws -> INSendRideFeedbackIntentResponseCode {
    let handler = RideFeedbackHandler(service: service)
    let intent = INSendRideFeedbackIntent(rideIdentifier: ride)
    intent.rating = stars
    intent.tip = tip.map { INCurrencyAmount(amount: $0, currencyCode: currency) }
    let offer = try answer { handler.confirm(sendRideFeedback: intent, completion: $0) }
    let result = try answer { handler.handle(sendRideFeedback: intent, completion: $0) }
    #expect(offer.code == .ready || result.code == .failure)
    return result.code
  }

  @Test func `A ride is rated when it is over, and only then`() throws {
    #expect(try rate(5) == .failure)
    let ride = try #require(try book(intent()).rideStatus?.rideIdentifier)
    #expect(try rate(5) == .failure)
    device.advance(3_600)
    #expect(try rate(5, ride: "another") == .failure)
    #expect(try rate(5, ride: ride) == .success)
    #expect(try rate(5) == .success, "Said again, it is the same.")
    #expect(try rate(4) == .failure)
    #expect(try rate(tip: 3) == .success)
    #expect(try rate(5, tip: 4) == .failure)
  }

  @Test func `Nobody rates a ride that was called off`() throws {
    let ride = try #require(try book(intent()).rideStatus?.rideIdentifier)
    _ = try cancel(ride)
    device.advance(3_600)
    #expect(try rate(1) == .failure)
  }

  @Test(arguments: [0, 6, 4.5, -1]) func `There are one to five stars`(stars: Double) throws {
    _ = try book(intent())
    device.advance(3_600)
    #expect(try rate(NSNumber(value: stars)) == .failure)
    #expect(try rate(tip: 0) == .failure)
    #expect(try rate(tip: 101) == .failure)
    #expect(try rate(tip: 5, in: "EUR") == .failure)
    #expect(try rate() == .failure)
  }

  @Test func `A service area that is none is said to be broken`() {
    let device = Device(resources: ["service-area.geojson": #"{"type": "Point"}"#])
    let error = #expect(throws: ResourceError.self) { try MyRideService(device.surroundings) }
    #expect(
      error?.description
        == "The file service-area.geojson does not have what is expected at type."
    )
  }
}
