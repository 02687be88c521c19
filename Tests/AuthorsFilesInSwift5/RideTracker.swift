// swift-format-ignore-file
import Intents
import Foundation

class RideTracker: NSObject, INGetRideStatusIntentHandling, INCancelRideIntentHandling, INSendRideFeedbackIntentHandling
{
  weak var observer: INGetRideStatusIntentResponseObserver?
  var timer: Timer?

  func confirm(intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void)
  {
    reached()
    completion(INGetRideStatusIntentResponse(code: .ready, userActivity: nil))
  }

  func handle(intent: INGetRideStatusIntent, completion: @escaping (INGetRideStatusIntentResponse) -> Void)
  {
    reached()
    completion(self.currentResponse())
  }

  func startSendingUpdates(for intent: INGetRideStatusIntent, to observer: INGetRideStatusIntentResponseObserver)
  {
    reached()
    self.observer = observer
    self.timer = Timer.scheduledTimer(withTimeInterval: 10.0, repeats: true) { [weak self] _ in
      guard let strongSelf = self else { return }
      strongSelf.observer?.didUpdate(getRideStatus: strongSelf.currentResponse())
    }
    observer.didUpdate(getRideStatus: currentResponse())
  }

  func stopSendingUpdates(for intent: INGetRideStatusIntent)
  {
    reached()
    self.timer?.invalidate()
    self.timer = nil
    self.observer = nil
  }

  func currentResponse() -> INGetRideStatusIntentResponse
  {
    let status = INRideStatus()
    status.rideIdentifier = "R-1"
    status.phase = .ongoing
    status.completionStatus = INRideCompletionStatus.completed()
    let drop = CNMutablePostalAddress()
    drop.street = "1 Market St"
    drop.city = "San Francisco"
    drop.isoCountryCode = "US"
    status.dropOffLocation = CLPlacemark(location: CLLocation(latitude: 37.79, longitude: -122.39), name: "Office", postalAddress: drop)
    let cancel = NSUserActivity(activityType: "com.example.tracker.cancel")
    cancel.userInfo = ["ride" as NSString: "R-1"]
    status.userActivityForCancelingInApplication = cancel
    let response = INGetRideStatusIntentResponse(code: .success, userActivity: nil)
    response.rideStatus = status
    return response
  }

  func confirm(cancelRide intent: INCancelRideIntent, completion: @escaping (INCancelRideIntentResponse) -> Void)
  {
    reached()
    let response = INCancelRideIntentResponse(code: .ready, userActivity: nil)
    response.cancellationFee = INCurrencyAmount(amount: 5, currencyCode: "USD")
    response.cancellationFeeThreshold = DateComponents(minute: 5)
    completion(response)
  }

  func handle(cancelRide intent: INCancelRideIntent, completion: @escaping (INCancelRideIntentResponse) -> Void)
  {
    reached()
    completion(INCancelRideIntentResponse(code: intent.rideIdentifier.isEmpty ? .failure : .success, userActivity: nil))
  }

  func handle(sendRideFeedback intent: INSendRideFeedbackIntent, completion: @escaping (INSendRideFeedbackIntentResponse) -> Void)
  {
    reached()
    let stars = intent.rating?.intValue ?? 0
    let tip = intent.tip?.amount ?? 0
    print("feedback", stars, tip)
    completion(INSendRideFeedbackIntentResponse(code: .success, userActivity: nil))
  }
}
