// swift-format-ignore-file
import CoreLocation
import Intents

final class AsyncRides: INExtension, INRequestRideIntentHandling, INListRideOptionsIntentHandling {
  private let desk = BookingDesk()

  override func handler(for intent: INIntent) -> Any? {
    reached()
    return self
  }

  func resolvePickupLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult {
    reached()
    if let pickup = intent.pickupLocation { return .success(with: pickup) }
    guard let here = CLLocationManager().location,
      let place = try? await CLGeocoder().reverseGeocodeLocation(here).first
    else { return .needsValue() }
    return .confirmationRequired(with: place)
  }

  func resolveDropOffLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult {
    reached()
    guard let dropOff = intent.dropOffLocation else { return .needsValue() }
    guard dropOff.location == nil, let name = dropOff.name else { return .success(with: dropOff) }
    let places = (try? await CLGeocoder().geocodeAddressString(name)) ?? []
    switch places.count {
    case 0: return .unsupported()
    case 1: return .success(with: places[0])
    default: return .disambiguation(with: places)
    }
  }

  func resolveRideOptionName(for intent: INRequestRideIntent) async -> INSpeakableStringResolutionResult {
    reached()
    return intent.rideOptionName.map { .success(with: $0) } ?? .notRequired()
  }

  func resolveScheduledPickupTime(for intent: INRequestRideIntent) async -> INDateComponentsRangeResolutionResult {
    reached()
    guard let time = intent.scheduledPickupTime else { return .notRequired() }
    let start = time.startDateComponents.flatMap(Calendar.current.date(from:))
    return start.map { $0 > .distantPast } == true ? .success(with: time) : .unsupported()
  }

  func confirm(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
    reached()
    return INRequestRideIntentResponse(code: .ready, userActivity: nil)
  }

  func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
    reached()
    let number = await desk.book(seats: intent.partySize ?? 1)
    let status = INRideStatus()
    status.rideIdentifier = "booking-\(number)"
    status.phase = .confirmed
    status.pickupLocation = intent.pickupLocation
    status.dropOffLocation = intent.dropOffLocation
    var name = PersonNameComponents()
    name.givenName = "Robin"
    status.driver = INRideDriver(phoneNumber: "+14155550177", nameComponents: name, displayName: nil, image: nil, rating: "5")
    let response = INRequestRideIntentResponse(code: .success, userActivity: nil)
    response.rideStatus = status
    return response
  }

  func handle(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse {
    reached()
    let response = INListRideOptionsIntentResponse(code: .success, userActivity: nil)
    response.rideOptions = [INRideOption(name: "Bike", estimatedPickupDate: .now)]
    return response
  }
}

actor BookingDesk {
  private var bookings = 0

  func book(seats: Int) -> Int {
    bookings += 1
    return bookings
  }
}
