import Intents

/// Takes what a person says of a ride that is over: stars, and a tip for the driver.
final class RideFeedbackHandler: NSObject, INSendRideFeedbackIntentHandling {
  private let service: MyRideService

  init(service: MyRideService) {
    self.service = service
  }

  func confirm(
    sendRideFeedback intent: INSendRideFeedbackIntent,
    completion: @escaping (INSendRideFeedbackIntentResponse) -> Void
  ) {
    let isPossible = (try? service.feedback(in: intent)) != nil
    completion(
      INSendRideFeedbackIntentResponse(code: isPossible ? .ready : .failure, userActivity: nil)
    )
  }

  func handle(
    sendRideFeedback intent: INSendRideFeedbackIntent,
    completion: @escaping (INSendRideFeedbackIntentResponse) -> Void
  ) {
    let isTaken = (try? service.take(intent)) ?? false
    completion(
      INSendRideFeedbackIntentResponse(code: isTaken ? .success : .failure, userActivity: nil)
    )
  }
}

extension MyRideService {
  /// The feedback, and the ride that it is on.
  ///
  /// - Returns: `nil` if there is no such ride, if it isn't over, or if no app would take that.
  fileprivate func feedback(
    in intent: INSendRideFeedbackIntent
  ) throws -> (Ride, Ride.Feedback)? {
    let identifier = intent.rideIdentifier
    let named = try identifier.isEmpty ? store.latest : store.ride(identifier)
    guard let ride = named, ride.cancellation == nil, !ride.isActive(at: now()),
      let feedback = Ride.Feedback(stars: intent.rating, tip: intent.tip)
    else { return nil }
    return (ride, feedback)
  }

  /// - Returns: `true` if it is kept.
  fileprivate func take(_ intent: INSendRideFeedbackIntent) throws -> Bool {
    guard let (ride, feedback) = try feedback(in: intent) else { return false }
    return try store.keep(feedback, on: ride.identifier)
  }
}

extension Ride {
  /// A person's opinion of a ride; nothing can be said twice.
  struct Feedback: Sendable, Hashable {
    var stars: Int?

    /// In cents.
    var tip: Int?

    /// - Returns: `nil` for nothing at all, other than one to five stars, and a tip that is none in
    ///   dollars or more than a hundred of them.
    init?(stars rating: NSNumber?, tip amount: INCurrencyAmount?) {
      if let rating {
        guard let stars = Int(exactly: rating.doubleValue), (1...5).contains(stars) else {
          return nil
        }
        self.stars = stars
      }
      if let amount {
        let cents = (amount.amount?.doubleValue ?? 0) * 100
        guard amount.currencyCode == "USD", cents >= 1, cents <= 10_000 else { return nil }
        tip = Int(cents.rounded())
      }
      if rating == nil, amount == nil { return nil }
    }
  }
}
