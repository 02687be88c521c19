import Foundation
import Intents
import Synchronization

/// The company behind the ride listings: one car of each kind, in and around San Francisco.
///
/// The documents call all of this by name only: whether a place is served, what a kind of ride
/// costs, who drives, what a booking is called and how far it got.
final class RideDesk: Sendable {
  private let now: @Sendable () -> Date
  private let booked = Mutex<[String: String]>([:])

  init(now: @escaping @Sendable () -> Date) {
    self.now = now
  }

  static let kinds = ["SUV", "Compact", "Sedan"]

  /// True if it is within 40 km of Union Square.
  func isInsideServiceArea(_ place: CLPlacemark) -> Bool {
    let center = CLLocation(latitude: 37.788, longitude: -122.4074)
    return place.location.map { $0.distance(from: center) <= 40_000 } ?? false
  }

  /// A kind of ride between two places, by what the person called it; a sedan, if they did not.
  func option(
    named phrase: String?,
    from pickup: CLPlacemark,
    to dropOff: CLPlacemark
  )
    -> INRideOption
  {
    let kind = Self.kinds.first { $0.lowercased() == phrase?.lowercased() } ?? "Sedan"
    let distance = pickup.location.flatMap { dropOff.location?.distance(from: $0) } ?? 0
    let price = Decimal(kind == "SUV" ? 3 : 2) * Decimal(Int(distance / 1_000) + 2)
    let option = INRideOption(name: kind, estimatedPickupDate: pickupDate)
    option.priceRange = INPriceRange(price: price as NSDecimalNumber, currencyCode: "USD")
    return option
  }

  /// The car of a kind and who drives it.
  func vehicleAndDriver(for option: INRideOption) -> (INRideVehicle, INRideDriver) {
    let vehicle = INRideVehicle()
    vehicle.manufacturer = option.name == "SUV" ? "Jeep" : "Kia"
    vehicle.model = option.name == "SUV" ? "Cherokee" : "Rio"
    vehicle.registrationPlate = "8RID\(option.name.count)"
    let driver = INRideDriver(
      phoneNumber: "+1-415-555-0160",
      nameComponents: nil,
      displayName: "Noor Haddad",
      image: nil,
      rating: "4.8"
    )
    return (vehicle, driver)
  }

  var pickupDate: Date { now().addingTimeInterval(5 * 60) }

  /// Writes a ride into the book.
  ///
  /// - Returns: Its identifier.
  func book(_ ride: INRideStatus) -> String {
    booked.withLock { booked in
      let identifier = "LR-\(booked.count + 1)"
      booked[identifier] = ride.rideOption?.name
      return identifier
    }
  }

  /// A ride is confirmed if it is the first with its car; the others have to wait.
  func phase(of identifier: String) -> INRidePhase {
    booked.withLock { booked in
      let kind = booked[identifier]
      let first = booked.filter { $0.value == kind }.keys.min()
      return first == identifier ? .confirmed : .received
    }
  }
}
