import Intents

extension FirstYear {
  final class RideHandler: NSObject {
    fileprivate let desk: RideDesk
    /// For updates on its status.
    fileprivate var bookedRideIntent: INRequestRideIntent?

    init(_ desk: RideDesk) {
      self.desk = desk
    }

    /// The listings' way with a drop-off location: usable, out of reach, or to be asked for.
    fileprivate func resolution(of location: CLPlacemark?) -> INPlacemarkResolutionResult {
      let result: INPlacemarkResolutionResult
      if let location {
        if desk.isInsideServiceArea(location) {
          result = INPlacemarkResolutionResult.success(with: location)
        } else {
          result = INPlacemarkResolutionResult.unsupported()
        }
      } else {
        result = INPlacemarkResolutionResult.needsValue()
      }
      return result
    }
  }
}

// MARK: - What there is

extension FirstYear.RideHandler: INListRideOptionsIntentHandling {
  func resolveDropOffLocation(
    forListRideOptions intent: INListRideOptionsIntent,
    with completion: @escaping (INPlacemarkResolutionResult) -> Void
  ) {
    completion(resolution(of: intent.dropOffLocation))
  }

  func handle(
    listRideOptions intent: INListRideOptionsIntent,
    completion: @escaping (INListRideOptionsIntentResponse) -> Void
  ) {
    guard let dropOff = intent.dropOffLocation else {
      return completion(INListRideOptionsIntentResponse(code: .failure, userActivity: nil))
    }
    let response = INListRideOptionsIntentResponse(code: .success, userActivity: nil)
    response.rideOptions = RideDesk.kinds.map {
      desk.option(named: $0, from: intent.pickupLocation ?? dropOff, to: dropOff)
    }
    completion(response)
  }
}

// MARK: - Booking

extension FirstYear.RideHandler: INRequestRideIntentHandling {
  func resolvePickupLocation(
    forRequestRide intent: INRequestRideIntent,
    with completion: @escaping (INPlacemarkResolutionResult) -> Void
  ) {
    completion(resolution(of: intent.pickupLocation))
  }

  func resolveDropOffLocation(
    forRequestRide intent: INRequestRideIntent,
    with completion: @escaping (INPlacemarkResolutionResult) -> Void
  ) {
    completion(resolution(of: intent.dropOffLocation))
  }

  func handle(
    requestRide intent: INRequestRideIntent,
    completion: @escaping (INRequestRideIntentResponse) -> Void
  ) {
    bookedRideIntent = intent
    guard let pickup = intent.pickupLocation, let dropOff = intent.dropOffLocation else {
      return completion(INRequestRideIntentResponse(code: .failure, userActivity: nil))
    }
    let option = desk.option(
      named: intent.rideOptionName?.spokenPhrase,
      from: pickup,
      to: dropOff
    )
    let rideStatus = INRideStatus()
    let (vehicle, driver) = desk.vehicleAndDriver(for: option)
    rideStatus.rideOption = option
    rideStatus.vehicle = vehicle
    rideStatus.driver = driver
    rideStatus.estimatedPickupDate = desk.pickupDate
    rideStatus.pickupLocation = pickup
    rideStatus.dropOffLocation = dropOff
    let identifier = desk.book(rideStatus)
    rideStatus.rideIdentifier = identifier
    rideStatus.phase = desk.phase(of: identifier)

    if rideStatus.phase == .confirmed {
      let response = INRequestRideIntentResponse(code: .success, userActivity: nil)
      response.rideStatus = rideStatus
      completion(response)
    } else {
      let activity = NSUserActivity(activityType: "com.example.myRideApp.noRideAvailable")
      let response = INRequestRideIntentResponse(
        code: .failureRequiringAppLaunch,
        userActivity: activity
      )
      response.rideStatus = rideStatus
      completion(response)
    }
  }
}
