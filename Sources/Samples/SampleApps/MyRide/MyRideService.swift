import Intents

/// The state and dependencies that MyRide's handlers share.
struct MyRideService: Sendable {
  let store: RideStore
  let updates: RideUpdates
  let timeZone: TimeZone
  let now: @Sendable () -> Date
  let newIdentifier: @Sendable () -> String
  private let serviceArea: ServiceArea?

  init(_ surroundings: Surroundings) throws {
    store = try RideStore(surroundings.storage, report: surroundings.report)
    updates = RideUpdates(schedule: surroundings.schedule)
    timeZone = surroundings.timeZone
    now = surroundings.now
    newIdentifier = surroundings.newIdentifier
    serviceArea = try surroundings.resources.decoded("service-area.geojson", as: ServiceArea.self)
  }

  var app: LaunchedApp {
    LaunchedApp(
      makeExtension: { MyRideExtension(service: self) },
      makeDelegate: { MyRideApp(service: self) },
      database: store.database
    )
  }
}

// MARK: - Where rides go

extension MyRideService {
  /// Returns `true` if rides may begin and end at a placemark.
  ///
  /// Without a service area they may do so everywhere.
  func serves(_ placemark: CLPlacemark) -> Bool {
    guard let place = Place(placemark) else { return false }
    return serviceArea?.contains(place) ?? true
  }

  /// The answer for one end of a ride.
  func resolution(of placemark: CLPlacemark?) -> INPlacemarkResolutionResult {
    guard let placemark else { return .needsValue() }
    return serves(placemark) ? .success(with: placemark) : .unsupported()
  }
}

// MARK: - Who drives

extension MyRideService {
  /// A driver for a kind of ride at a time, if anybody works then.
  ///
  /// They take turns, so that whoever is offered is also who comes.
  func driver(for kind: RideKind, at time: Date) throws -> Driver? {
    let drivers = Fleet.drivers(of: kind, at: time, in: timeZone)
    return drivers.isEmpty ? nil : drivers[try store.count % drivers.count]
  }

  /// When a car of a kind could be at the door; `nil` if none comes now.
  func nextPickup(_ kind: RideKind) throws -> Date? {
    let now = now()
    return try driver(for: kind, at: now).map { now + $0.minutesAway * 60 }
  }
}

// MARK: - What is booked

extension MyRideService {
  /// The ride an intent asks for.
  ///
  /// - Returns: `nil` if no driver is free for it, or if it does not say from where to where.
  func ride(for intent: INRequestRideIntent) throws -> Ride? {
    guard let pickup = Place(intent.pickupLocation), let dropOff = Place(intent.dropOffLocation)
    else { return nil }
    let (kind, now) = (intent.kind, now())
    let scheduled = scheduledTime(of: intent)
    guard let driver = try driver(for: kind, at: scheduled ?? now) else { return nil }
    return Ride(
      identifier: "MR-\(try store.count + 1)",
      kind: kind,
      partySize: intent.partySize,
      pickup: pickup,
      dropOff: dropOff,
      driver: driver.identifier,
      booked: now,
      pickupDate: scheduled ?? now + driver.minutesAway * 60,
      isScheduled: scheduled != nil
    )
  }

  func scheduledTime(of intent: INRequestRideIntent) -> Date? {
    intent.scheduledPickupTime?.startDateComponents?.date(in: timeZone)
  }

  /// The ride that is on its way, unless it is the one that this request has booked.
  func rideInTheWay(of intent: INRequestRideIntent) throws -> Ride? {
    guard let latest = try store.latest, latest.isActive(at: now()) else { return nil }
    let own = try intent.identifier.flatMap { try store.ride(forRequest: $0) }
    return own == latest ? nil : latest
  }
}
