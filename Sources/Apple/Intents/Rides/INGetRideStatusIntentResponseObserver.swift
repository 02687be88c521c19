/// An observer of changes of a ride.
public protocol INGetRideStatusIntentResponseObserver: NSObjectProtocol {
  func didUpdate(getRideStatus response: INGetRideStatusIntentResponse)
}

extension INRequestRideIntent {
  /// The name of `scheduledPickupTime` before iOS 10.3.
  public var pickupTime: INDateComponentsRange? { scheduledPickupTime }
}
