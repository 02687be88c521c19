import Intents

/// Says where the ride is.
///
/// Written `async`.
final class RideStatusHandler: NSObject, INGetRideStatusIntentHandling {
  private let service: MyRideService

  init(service: MyRideService) {
    self.service = service
  }

  func handle(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse {
    service.statusResponse()
  }

  func startSendingUpdates(
    for intent: INGetRideStatusIntent,
    to observer: any INGetRideStatusIntentResponseObserver
  ) {
    // The system's observer may be told news on any thread.
    nonisolated(unsafe) let observer = observer
    service.updates.start { [service] in
      let response = service.statusResponse()
      observer.didUpdate(getRideStatus: response)
      return response.rideStatus.map { $0.phase != .completed } ?? false
    }
  }

  func stopSendingUpdates(for intent: INGetRideStatusIntent) {
    service.updates.stop()
  }
}

extension MyRideService {
  /// Returns the status of the last ride; without one, success and nothing to tell.
  fileprivate func statusResponse() -> INGetRideStatusIntentResponse {
    do {
      let ride = try store.latest
      let response = INGetRideStatusIntentResponse(
        code: .success,
        userActivity: activity(ride == nil ? .booking : .ride, for: ride)
      )
      response.rideStatus = ride.map(status)
      return response
    } catch {
      return INGetRideStatusIntentResponse(code: .failure, userActivity: nil)
    }
  }
}
