import CoreLocation
import Dialogue
import Foundation
import Intents
import Testing

@testable import Domains

@Suite struct RideCardTests {
  static func place(_ name: String) -> CLPlacemark {
    CLPlacemark(Place(name: name, latitude: 37.79, longitude: -122.4))
  }

  static var option: INRideOption {
    let option = INRideOption(name: "Sedan", estimatedPickupDate: .minutes(5))
    option.priceRange = INPriceRange(
      firstPrice: 10,
      secondPrice: 15.5,
      currencyCode: "USD"
    )
    option.disclaimerMessage = "Tolls extra"
    option.specialPricing = "Rain"
    option.usesMeteredFare = true
    option.fareLineItems = [INRideFareLineItem(title: "Base", price: 4, currencyCode: "USD")]
    option.availablePartySizeOptions = [
      INRidePartySizeOption(
        partySizeRange: NSRange(location: 1, length: 4),
        sizeDescription: "1–4 people",
        priceRange: INPriceRange(price: 12, currencyCode: "USD")
      )
    ]
    option.availablePartySizeOptionsSelectionPrompt = "How many seats?"
    let booking = NSUserActivity(activityType: "com.example.book")
    booking.title = "Book in MyRide"
    option.userActivityForBookingInApplication = booking
    return option
  }

  static var vehicle: INRideVehicle {
    let vehicle = INRideVehicle()
    vehicle.manufacturer = "Toyota"
    vehicle.model = "Prius"
    vehicle.registrationPlate = "7ABC123"
    vehicle.location = CLLocation(latitude: 37.78, longitude: -122.41)
    return vehicle
  }

  static var status: INRideStatus {
    let status = INRideStatus()
    status.rideIdentifier = "ride-7"
    status.phase = .confirmed
    status.rideOption = option
    status.vehicle = vehicle
    status.driver = INRideDriver(
      phoneNumber: "+14155550150",
      nameComponents: nil,
      displayName: "John Appleseed",
      image: nil,
      rating: "4.9"
    )
    status.estimatedPickupDate = .minutes(5)
    status.estimatedPickupEndDate = .minutes(8)
    status.estimatedDropOffDate = .minutes(30)
    status.scheduledPickupTime = INDateComponentsRange(
      start: DateComponents(hour: 9, minute: 45),
      end: DateComponents(hour: 9, minute: 45)
    )
    status.pickupLocation = place("Union Square")
    status.waypoints = [place("Caltrain")]
    status.dropOffLocation = place("Ferry Building")
    status.userActivityForCancelingInApplication = NSUserActivity(activityType: "cancel")
    status.additionalActionActivities = [NSUserActivity(activityType: "com.example.share")]
    return status
  }

  static let details = [
    "  Option: Sedan",
    "  Price: $10.00 to $15.50",
    "  Fare: by the meter, Base $4.00",
    "  Special pricing: Rain",
    "  Note: Tolls extra",
  ]

  // S40 S42
  @Test func `a card of a ride shows everything that its status holds`() throws {
    let response = INRequestRideIntentResponse(code: .success, userActivity: nil)
    response.rideStatus = Self.status
    let card = try #require(response.card(about: INRequestRideIntent(), in: .test))
    #expect(
      card.lines == [
        "Car en Route",
        "  Driver: John Appleseed",
        "  Rating: 4.9",
        "  Phone: +14155550150",
        "  Vehicle: Toyota Prius",
        "  Plate: 7ABC123",
        "  Vehicle at: 0.9 miles from Union Square",
        "  Pickup: Union Square",
        "  Stop: Caltrain",
        "  Drop-off: Ferry Building",
        "  Scheduled for: 9:45 AM",
        "  Pickup time: today at 9:46 AM to 9:49 AM",
        "  Drop-off time: today at 10:11 AM",
      ] + Self.details + ["  In the app: Cancel and com.example.share", "  Ride number: ride-7"]
    )
  }

  @Test func `a ride can be drawn and referred to later`() throws {
    let response = INGetRideStatusIntentResponse(code: .success, userActivity: nil)
    response.rideStatus = Self.status
    let card = try #require(response.card(about: INGetRideStatusIntent(), in: .test))
    guard case .ride(let ride) = card.kind else {
      Issue.record("Expected a card of a ride, found \(card.kind).")
      return
    }
    #expect(ride.phase == "confirmed")
    #expect(ride.driver == "John Appleseed")
    #expect(ride.pickupDate == .minutes(5))
    #expect(ride.dropOff?.name == "Ferry Building")
    #expect(ride.vehicle?.latitude == 37.78)
    #expect(response.mentions.ride == "ride-7")
  }

  @Test func `a ride that is over tells how it ended`() {
    let money = Self.money(12)
    expect(.completed(settled: money), "Ride Completed", "Paid: $12.00")
    expect(.completed(outstanding: money), "Ride Completed", "To be paid: $12.00")
    expect(.completed(feedbackType: [.rate, .tip]), "Ride Completed", "Feedback: rate and tip")
    expect(.canceledByUser(), "Ride Cancelled", nil)
    expect(.canceledMissedPickup(), "Missed Pickup", nil)
  }

  private func expect(_ end: INRideCompletionStatus, _ title: String, _ row: String?) {
    let status = INRideStatus()
    status.phase = .completed
    status.completionStatus = end
    let card = status.card(in: .test)
    #expect(card.title == title)
    #expect(card.rows.map { "\($0.label.rawValue): \($0.value)" } == [row].compactMap { $0 })
  }

  static func money(_ amount: Int) -> INCurrencyAmount {
    INCurrencyAmount(amount: NSDecimalNumber(value: amount), currencyCode: "USD")
  }

  @Test func `tips are listed from the smallest`() {
    let status = INRideStatus()
    status.completionStatus = .completed()
    status.completionStatus?.defaultTippingOptions = [Self.money(5), Self.money(1), Self.money(3)]
    #expect(status.card(in: .test)[.tip] == "$1.00, $3.00, and $5.00")
  }

  @Test func `before there is a ride the card shows what was asked for`() throws {
    let intent = INRequestRideIntent(
      pickupLocation: Self.place("Union Square"),
      dropOffLocation: Self.place("Ferry Building"),
      rideOptionName: INSpeakableString(spokenPhrase: "SUV"),
      partySize: 3,
      paymentMethod: .applePay(),
      scheduledPickupTime: INDateComponentsRange(
        start: DateComponents(hour: 18),
        end: DateComponents(hour: 18)
      )
    )
    let response = INRequestRideIntentResponse(code: .ready, userActivity: nil)
    #expect(
      response.card(about: intent, in: .test)?.lines == [
        "Get a Ride",
        "  Pickup: Union Square",
        "  Drop-off: Ferry Building",
        "  Option: SUV",
        "  Party size: 3 people",
        "  Scheduled for: 6:00 PM",
        "  Payment: Apple Pay",
      ]
    )
    #expect(response.card(about: INRequestRideIntent(), in: .test) == nil)
  }

  // S32
  @Test func `what the status does not say is shown as it was asked for`() throws {
    let response = INRequestRideIntentResponse(code: .ready, userActivity: nil)
    response.rideStatus = INRideStatus()
    response.rideStatus?.dropOffLocation = Self.place("Ferry Building")
    response.rideStatus?.estimatedPickupDate = .minutes(5)
    let intent = INRequestRideIntent(
      dropOffLocation: Self.place("the ferry"),
      rideOptionName: INSpeakableString(spokenPhrase: "SUV")
    )
    let card = try #require(response.card(about: intent, in: .test))
    #expect(
      card.lines == [
        "Get a Ride",
        "  Drop-off: Ferry Building",
        "  Pickup time: today at 9:46 AM",
        "  Option: SUV",
      ]
    )
  }

  // S40
  @Test func `a card of ride options shows everything that they hold`() throws {
    let response = INListRideOptionsIntentResponse(code: .success, userActivity: nil)
    response.rideOptions = [Self.option]
    response.paymentMethods = [
      .applePay(),
      INPaymentMethod(type: .credit, name: "Visa", identificationHint: "1234", icon: nil),
    ]
    response.expirationDate = .minutes(15)
    let intent = INListRideOptionsIntent(
      pickupLocation: Self.place("Union Square"),
      dropOffLocation: Self.place("Ferry Building")
    )
    let card = try #require(response.card(about: intent, in: .test))
    #expect(
      card.lines == [
        "Rides",
        "  Pickup: Union Square",
        "  Drop-off: Ferry Building",
        "  Payment: Apple Pay and Visa (1234)",
        "  Valid until: today at 9:56 AM",
        "  Sedan",
        "    Pickup time: today at 9:46 AM",
      ] + Self.details.dropFirst().map { "  \($0)" } + [
        "    Party size: 1–4 people, $12.00",
        "    Note: How many seats?",
        "    In the app: Book in MyRide",
      ]
    )
  }

  @Test func `a party size has a price of its own only where it differs from the option's`() throws
  {
    let response = INListRideOptionsIntentResponse(code: .success, userActivity: nil)
    let option = Self.option
    option.priceRange = INPriceRange(price: 12, currencyCode: "USD")
    response.rideOptions = [option]
    let card = try #require(response.card(about: INListRideOptionsIntent(), in: .test))
    #expect(card.items.first?.rows.first { $0.label == .partySize }?.value == "1–4 people")
  }

  @Test func `where the vehicle is is said by where it goes next`() throws {
    let status = Self.status
    #expect(status.card(in: .test)[.position] == "0.9 miles from Union Square")
    status.phase = .ongoing
    #expect(status.card(in: .test)[.position] == "0.9 miles from Ferry Building")
    status.vehicle?.location = CLLocation(latitude: 37.79, longitude: -122.4)
    #expect(status.card(in: .test)[.position] == "Ferry Building")
    status.dropOffLocation = nil
    #expect(status.card(in: .test)[.position] == "37.79000, -122.40000")
  }

  @Test func `a pick-up without an end is at its start`() {
    let status = INRideStatus()
    status.scheduledPickupTime = INDateComponentsRange(start: DateComponents(hour: 18), end: nil)
    #expect(status.card(in: .test)[.scheduled] == "6:00 PM")
  }

  @Test func `what is ready to be requested is not on its way yet`() throws {
    let response = INRequestRideIntentResponse(code: .ready, userActivity: nil)
    response.rideStatus = Self.status
    #expect(response.card(about: INRequestRideIntent(), in: .test)?.title == "Get a Ride")
  }

  @Test func `a price range is said by the ends that it has`() {
    #expect(INPriceRange(price: 12, currencyCode: "USD").words(in: .test) == "$12.00")
    #expect(INPriceRange(maximumPrice: 15, currencyCode: "USD").words(in: .test) == "up to $15.00")
    #expect(INPriceRange(minimumPrice: 10, currencyCode: "USD").words(in: .test) == "from $10.00")
  }

  // S40
  @Test func `a card of a cancelled ride shows what it costs`() throws {
    let response = INCancelRideIntentResponse(code: .success, userActivity: nil)
    let intent = INCancelRideIntent(rideIdentifier: "ride-7")
    #expect(response.card(about: intent, in: .test) == nil)
    response.cancellationFee = Self.money(5)
    response.cancellationFeeThreshold = DateComponents(hour: 9, minute: 50)
    let card = try #require(response.card(about: intent, in: .test))
    #expect(
      card.lines == [
        "Cancel Ride", "  Cancellation fee: $5.00", "  Free until: today at 9:50 AM",
      ]
    )
    response.cancellationFeeThreshold = DateComponents(hour: 9, minute: 40)
    #expect(response.card(about: intent, in: .test)?[.freeUntil] == nil)
  }
}
