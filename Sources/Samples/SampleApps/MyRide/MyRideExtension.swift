import Intents

/// The way into MyRide for the system: a handler of its own for each kind of intent.
final class MyRideExtension: INExtension {
  private let service: MyRideService

  init(service: MyRideService) {
    self.service = service
    super.init()
  }

  override func handler(for intent: INIntent) -> Any? {
    switch intent {
    case is INListRideOptionsIntent: ListRideOptionsHandler(service: service)
    case is INRequestRideIntent: RequestRideHandler(service: service)
    case is INGetRideStatusIntent: RideStatusHandler(service: service)
    case is INCancelRideIntent: CancelRideHandler(service: service)
    case is INSendRideFeedbackIntent: RideFeedbackHandler(service: service)
    default: nil
    }
  }
}

/// MyRide itself, when it is opened.
final class MyRideApp: NSObject, AppDelegate {
  private let service: MyRideService

  init(service: MyRideService) {
    self.service = service
  }

  /// Shows a ride, or the screen for booking one.
  func `continue`(_ userActivity: NSUserActivity) -> Bool {
    switch RideActivity(rawValue: userActivity.activityType) {
    case .noRideAvailable, .booking: true
    case .ride: knowsRide(in: userActivity)
    case nil: userActivity.interaction != nil
    }
  }

  private func knowsRide(in userActivity: NSUserActivity) -> Bool {
    guard let identifier = userActivity.userInfo?["ride"] as? String,
      let ride = try? service.store.ride(identifier)
    else { return false }
    return ride.identifier == identifier
  }
}
