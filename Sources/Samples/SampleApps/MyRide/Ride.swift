import Intents

/// A ride, from booking to the end.
///
/// All that changes with time follows from the clock.
struct Ride: Sendable, Hashable {
  var identifier: String
  var kind: RideKind
  var partySize: Int?
  var pickup: Place
  var dropOff: Place
  /// The identifier of the driver, as in `Fleet`.
  var driver: String
  var booked: Date
  var pickupDate: Date
  /// True if the person chose the time of the pick-up.
  var isScheduled: Bool
  var cancellation: Cancellation?

  struct Cancellation: Sendable, Hashable {
    var date: Date
    /// In cents.
    var fee: Int
  }

  var fare: Fare { Fare(kind, distance: pickup.distance(to: dropOff)) }
}

// MARK: - How far it is

extension Ride {
  /// The time that a driver waits for people to get in.
  private static let boarding: TimeInterval = 2 * 60
  /// The time before the pick-up from which the car can be seen coming.
  private static let approach: TimeInterval = 2 * 60
  /// In metres per second; 40 km/h.
  private static let speed = 40_000.0 / 3_600

  private var departure: Date { pickupDate + Self.boarding }

  var dropOffDate: Date { departure + pickup.distance(to: dropOff) / Self.speed }

  func phase(at now: Date) -> INRidePhase {
    if cancellation != nil || now >= dropOffDate { return .completed }
    if now >= departure { return .ongoing }
    if now >= pickupDate { return .pickup }
    return now >= pickupDate - Self.approach ? .approachingPickup : .confirmed
  }

  /// Returns `true` while the ride keeps a driver busy.
  func isActive(at now: Date) -> Bool { phase(at: now) != .completed }

  /// Returns the position of the car; `nil` before it sets out.
  func vehicleLocation(at now: Date) -> CLLocation? {
    guard cancellation == nil, let driver = Fleet.driver(driver) else { return nil }
    let way = driver.minutesAway * 60
    let start = pickupDate - way
    if now < start { return nil }
    if now < departure {
      // Every driver comes down from the north-west.
      let distance = driver.minutesAway / 60 * 0.3
      var origin = pickup
      origin.latitude += distance
      origin.longitude -= distance
      return origin.point(now.timeIntervalSince(start) / way, to: pickup)
    }
    let duration = dropOffDate.timeIntervalSince(departure)
    return pickup.point(now.timeIntervalSince(departure) / duration, to: dropOff)
  }
}

// MARK: - Calling it off

extension Ride {
  /// The fee for a late cancellation, in cents.
  static let cancellationFee = 500

  /// Until when the ride can be called off for nothing: two minutes after booking, or ten
  /// before a pick-up at a chosen time.
  var freeUntil: Date {
    isScheduled ? max(booked + 2 * 60, pickupDate - 10 * 60) : booked + 2 * 60
  }

  /// Returns the fee for cancelling now, in cents; `nil` if it is too late.
  func cancellationFee(at now: Date) -> Int? {
    switch phase(at: now) {
    case .ongoing, .completed: nil
    case .unknown, .received, .confirmed, .approachingPickup, .pickup:
      now < freeUntil ? 0 : Self.cancellationFee
    }
  }
}
