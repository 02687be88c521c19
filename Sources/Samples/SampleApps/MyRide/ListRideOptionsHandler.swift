import Intents

/// Says which rides are on offer.
///
/// Written in the spelling of iOS 10.
final class ListRideOptionsHandler: NSObject, INListRideOptionsIntentHandling {
  private let service: MyRideService

  init(service: MyRideService) {
    self.service = service
  }

  func resolvePickupLocation(
    forListRideOptions intent: INListRideOptionsIntent,
    with completion: @escaping (INPlacemarkResolutionResult) -> Void
  ) {
    completion(service.resolution(of: intent.pickupLocation))
  }

  func resolveDropOffLocation(
    forListRideOptions intent: INListRideOptionsIntent,
    with completion: @escaping (INPlacemarkResolutionResult) -> Void
  ) {
    completion(service.resolution(of: intent.dropOffLocation))
  }

  func handle(
    listRideOptions intent: INListRideOptionsIntent,
    completion: @escaping (INListRideOptionsIntentResponse) -> Void
  ) {
    guard let pickup = Place(intent.pickupLocation), let dropOff = Place(intent.dropOffLocation)
    else { return completion(INListRideOptionsIntentResponse(code: .failure, userActivity: nil)) }
    let options = try? RideKind.allCases.compactMap { kind in
      try service.nextPickup(kind).map { service.option(kind, from: pickup, to: dropOff, at: $0) }
    }
    guard let options else {
      return completion(INListRideOptionsIntentResponse(code: .failure, userActivity: nil))
    }
    guard !options.isEmpty else {
      return completion(
        INListRideOptionsIntentResponse(
          code: .failureRequiringAppLaunchServiceTemporarilyUnavailable,
          userActivity: service.activity(.noRideAvailable)
        )
      )
    }
    completion(response(with: options))
  }

  private func response(with options: [INRideOption]) -> INListRideOptionsIntentResponse {
    let response = INListRideOptionsIntentResponse(
      code: .success,
      userActivity: service.activity(.booking)
    )
    response.rideOptions = options
    response.paymentMethods = [
      INPaymentMethod(type: .credit, name: "Visa", identificationHint: "•••• 4242", icon: nil)
    ]
    response.expirationDate = service.now() + 5 * 60
    return response
  }
}
