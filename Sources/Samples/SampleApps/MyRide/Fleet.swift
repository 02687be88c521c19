import Intents

/// Somebody who drives for MyRide, with the car.
struct Driver: Sendable, Hashable {
  var identifier: String
  var name: String
  var phoneNumber: String
  var rating: String
  var kind: RideKind
  var manufacturer: String
  var model: String
  var plate: String
  /// The driver's distance from any place in the city, in minutes.
  var minutesAway: Double
}

/// All who drive for MyRide.
enum Fleet {
  static let drivers = [
    Driver("ana", "Ana Flores", "0150", "4.9", .sedan, "Toyota", "Camry", "8ABC123", 4),
    Driver("ben", "Ben Carter", "0151", "4.8", .sedan, "Honda", "Accord", "7KLM482", 4),
    Driver("chloe", "Chloe Park", "0152", "5.0", .compact, "Nissan", "Leaf", "8EVR310", 5),
    Driver("dmitri", "Dmitri Ivanov", "0153", "4.7", .compact, "Honda", "Fit", "6TRN905", 5),
    Driver("elena", "Elena Rossi", "0154", "4.9", .suv, "Toyota", "Highlander", "8SUV771", 6),
    Driver("farid", "Farid Haddad", "0155", "4.8", .suv, "Kia", "Telluride", "7BIG204", 6),
  ]

  static func driver(_ identifier: String) -> Driver? {
    drivers.first { $0.identifier == identifier }
  }

  /// Returns the drivers of a kind of car who work at a time.
  ///
  /// Nobody does between two and five on New Year's morning, so that there is an hour without a
  /// ride, and hardly anyone meets it by chance.
  static func drivers(of kind: RideKind, at time: Date, in timeZone: TimeZone) -> [Driver] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let hour = calendar.dateComponents([.month, .day, .hour], from: time)
    let isOff = hour.month == 1 && hour.day == 1 && (2..<5).contains(hour.hour ?? 0)
    return isOff ? [] : drivers.filter { $0.kind == kind }
  }
}

extension Driver {
  fileprivate init(
    _ identifier: String,
    _ name: String,
    _ extensionNumber: String,
    _ rating: String,
    _ kind: RideKind,
    _ manufacturer: String,
    _ model: String,
    _ plate: String,
    _ minutesAway: Double
  ) {
    self.init(
      identifier: identifier,
      name: name,
      phoneNumber: "+1-415-555-\(extensionNumber)",
      rating: rating,
      kind: kind,
      manufacturer: manufacturer,
      model: model,
      plate: plate,
      minutesAway: minutesAway
    )
  }
}

// MARK: - As the system knows them

extension Driver {
  var systemDriver: INRideDriver {
    let names = name.split(separator: " ", maxSplits: 1).map(String.init)
    var components = PersonNameComponents()
    components.givenName = names.first
    components.familyName = names.last
    return INRideDriver(
      phoneNumber: phoneNumber,
      nameComponents: components,
      displayName: name,
      image: nil,
      rating: rating
    )
  }

  func systemVehicle(at location: CLLocation?) -> INRideVehicle {
    let vehicle = INRideVehicle()
    vehicle.manufacturer = manufacturer
    vehicle.model = model
    vehicle.registrationPlate = plate
    vehicle.location = location
    return vehicle
  }
}
