import Intents

extension MyRideService {
  /// Everything there is to say about a ride now.
  ///
  /// Each object is filled before it is set: what takes it keeps a copy.
  func status(of ride: Ride) -> INRideStatus {
    let now = now()
    let status = INRideStatus()
    status.rideIdentifier = ride.identifier
    status.phase = ride.phase(at: now)
    status.completionStatus = completion(of: ride, at: now)
    if let driver = Fleet.driver(ride.driver) {
      status.driver = driver.systemDriver
      status.vehicle = driver.systemVehicle(at: ride.vehicleLocation(at: now))
    }
    status.pickupLocation = ride.pickup.placemark
    status.dropOffLocation = ride.dropOff.placemark
    status.estimatedPickupDate = ride.pickupDate
    status.estimatedDropOffDate = ride.dropOffDate
    if ride.isScheduled { status.scheduledPickupTime = scheduledTime(of: ride) }
    status.rideOption = option(ride.kind, from: ride.pickup, to: ride.dropOff, at: ride.pickupDate)
    if ride.cancellationFee(at: now) != nil {
      status.userActivityForCancelingInApplication = activity(.ride, for: ride)
    }
    return status
  }

  private func completion(of ride: Ride, at now: Date) -> INRideCompletionStatus? {
    if ride.cancellation != nil { return .canceledByUser() }
    guard !ride.isActive(at: now) else { return nil }
    return .completed(settled: Fare.currencyAmount(ride.fare.total))
  }

  private func scheduledTime(of ride: Ride) -> INDateComponentsRange {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let parts: Set<Calendar.Component> = [.year, .month, .day, .hour, .minute, .timeZone]
    let time = calendar.dateComponents(parts, from: ride.pickupDate)
    return INDateComponentsRange(start: time, end: nil)
  }

  /// Returns the offer of a kind of ride between two places, with its price.
  func option(
    _ kind: RideKind,
    from pickup: Place,
    to dropOff: Place,
    at pickupDate: Date
  ) -> INRideOption {
    let fare = Fare(kind, distance: pickup.distance(to: dropOff))
    let option = INRideOption(name: kind.name, estimatedPickupDate: pickupDate)
    option.identifier = kind.rawValue
    option.priceRange = fare.range
    option.fareLineItems = fare.lineItems
    option.usesMeteredFare = false
    option.availablePartySizeOptions = [
      INRidePartySizeOption(
        partySizeRange: NSRange(location: 1, length: kind.seats),
        sizeDescription: "up to \(kind.seats) people",
        priceRange: fare.range
      )
    ]
    option.userActivityForBookingInApplication = NSUserActivity(
      activityType: RideActivity.booking.rawValue
    )
    return option
  }
}

// MARK: - What opens the app

/// The activities that MyRide is opened with.
enum RideActivity: String {
  case noRideAvailable = "com.example.myRideApp.noRideAvailable"
  case booking = "com.example.myRideApp.booking"
  case ride = "com.example.myRideApp.ride"
}

extension MyRideService {
  func activity(_ kind: RideActivity, for ride: Ride? = nil) -> NSUserActivity {
    let activity = NSUserActivity(activityType: kind.rawValue)
    activity.userInfo = ride.map { ["ride": $0.identifier] }
    return activity
  }
}
