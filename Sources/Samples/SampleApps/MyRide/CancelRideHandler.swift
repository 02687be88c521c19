import Intents

/// Calls rides off.
///
/// Its methods have had one spelling only.
final class CancelRideHandler: NSObject, INCancelRideIntentHandling {
  private let service: MyRideService

  init(service: MyRideService) {
    self.service = service
  }

  /// Says what it would cost, and from when on.
  func confirm(
    cancelRide intent: INCancelRideIntent,
    completion: @escaping (INCancelRideIntentResponse) -> Void
  ) {
    guard let ride = ride(for: intent), let fee = ride.cancellationFee(at: service.now()) else {
      return completion(INCancelRideIntentResponse(code: .failure, userActivity: nil))
    }
    let response = INCancelRideIntentResponse(
      code: .ready,
      userActivity: service.activity(.ride, for: ride)
    )
    response.cancellationFee = Fare.currencyAmount(Ride.cancellationFee)
    if fee == 0 { response.cancellationFeeThreshold = threshold(of: ride) }
    completion(response)
  }

  func handle(
    cancelRide intent: INCancelRideIntent,
    completion: @escaping (INCancelRideIntentResponse) -> Void
  ) {
    guard let ride = ride(for: intent), let fee = feeForCancelling(ride) else {
      return completion(INCancelRideIntentResponse(code: .failure, userActivity: nil))
    }
    let response = INCancelRideIntentResponse(
      code: .success,
      userActivity: service.activity(.ride, for: ride)
    )
    if fee > 0 { response.cancellationFee = Fare.currencyAmount(fee) }
    completion(response)
  }

  /// Calls the ride off, unless that was done before or it is too late.
  ///
  /// - Returns: The fee in cents; `nil` if the ride goes on.
  private func feeForCancelling(_ ride: Ride) -> Int? {
    if let cancellation = ride.cancellation { return cancellation.fee }
    let now = service.now()
    guard let fee = ride.cancellationFee(at: now) else { return nil }
    let cancellation = Ride.Cancellation(date: now, fee: fee)
    return (try? service.store.cancel(ride.identifier, cancellation)).map { fee }
  }

  /// The ride that is meant; without an identifier, the last one.
  private func ride(for intent: INCancelRideIntent) -> Ride? {
    let identifier = intent.rideIdentifier
    return try? identifier.isEmpty ? service.store.latest : service.store.ride(identifier)
  }

  private func threshold(of ride: Ride) -> DateComponents {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = service.timeZone
    let parts: Set<Calendar.Component> = [.year, .month, .day, .hour, .minute, .second]
    return calendar.dateComponents(parts, from: ride.freeUntil)
  }
}
