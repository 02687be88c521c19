import Intents
import Storage

/// Books rides.
final class RequestRideHandler: NSObject, INRequestRideIntentHandling {
  private let service: MyRideService

  /// The time in advance that a ride can be booked.
  private static let horizon: TimeInterval = 30 * 24 * 60 * 60
  /// Nobody is driven over a shorter way, in metres.
  private static let shortestWay = 50.0

  init(service: MyRideService) {
    self.service = service
  }

  // MARK: - Resolve

  func resolvePickupLocation(
    for intent: INRequestRideIntent,
    with completion: @escaping (INPlacemarkResolutionResult) -> Void
  ) {
    completion(service.resolution(of: intent.pickupLocation))
  }

  func resolveDropOffLocation(
    for intent: INRequestRideIntent,
    with completion: @escaping (INPlacemarkResolutionResult) -> Void
  ) {
    if let pickup = Place(intent.pickupLocation), let dropOff = Place(intent.dropOffLocation),
      pickup.distance(to: dropOff) < Self.shortestWay
    {
      return completion(.unsupported())
    }
    completion(service.resolution(of: intent.dropOffLocation))
  }

  /// Replaces an unknown kind with the standard one, which the person sees before agreeing to it.
  func resolveRideOptionName(
    for intent: INRequestRideIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) {
    guard let name = intent.rideOptionName else { return completion(.notRequired()) }
    let kind = RideKind(name) ?? .standard(for: intent.partySize)
    completion(.success(with: kind.speakable))
  }

  /// Takes every party that some kind has room for: in which one it rides is shown before it agrees.
  func resolvePartySize(
    for intent: INRequestRideIntent,
    with completion: @escaping (INIntegerResolutionResult) -> Void
  ) {
    guard let size = intent.partySize else { return completion(.notRequired()) }
    completion((1...RideKind.mostSeats).contains(size) ? .success(with: size) : .unsupported())
  }

  func resolveScheduledPickupTime(
    for intent: INRequestRideIntent,
    with completion: @escaping (INDateComponentsRangeResolutionResult) -> Void
  ) {
    guard let range = intent.scheduledPickupTime else { return completion(.notRequired()) }
    guard let time = service.scheduledTime(of: intent) else { return completion(.needsValue()) }
    completion(time < service.now() ? .unsupported() : .success(with: range))
  }

  // MARK: - Confirm

  /// Offers the ride with all its details, without booking it.
  func confirm(
    intent: INRequestRideIntent,
    completion: @escaping (INRequestRideIntentResponse) -> Void
  ) {
    if let refusal = refusal(of: intent) { return completion(refusal) }
    do {
      completion(try service.ride(for: intent).map(readiness) ?? noRideAvailable())
    } catch {
      completion(INRequestRideIntentResponse(code: .failure, userActivity: nil))
    }
  }

  private func readiness(_ ride: Ride) -> INRequestRideIntentResponse {
    let response = INRequestRideIntentResponse(
      code: .ready,
      userActivity: service.activity(.booking)
    )
    response.rideStatus = offer(ride)
    return response
  }

  /// The ride as it would be; it is not booked, and so it has neither identifier nor driver.
  private func offer(_ ride: Ride) -> INRideStatus {
    let status = service.status(of: ride)
    status.rideIdentifier = nil
    status.driver = nil
    status.vehicle = nil
    status.phase = .received
    status.userActivityForCancelingInApplication = nil
    return status
  }

  // MARK: - Handle

  func handle(
    intent: INRequestRideIntent,
    completion: @escaping (INRequestRideIntentResponse) -> Void
  ) {
    if let refusal = refusal(of: intent) { return completion(refusal) }
    do {
      // The driver may be gone since the person agreed.
      guard let ride = try service.ride(for: intent) else { return completion(noRideAvailable()) }
      completion(try book(ride, request: intent.identifier ?? service.newIdentifier()))
    } catch {
      completion(INRequestRideIntentResponse(code: .failure, userActivity: nil))
    }
  }

  private func book(_ ride: Ride, request: String) throws -> INRequestRideIntentResponse {
    do {
      switch try service.store.book(ride, request: request, now: service.now()) {
      case .booked(let ride): return success(ride)
      case .busy(let ride): return needsCompletion(ride)
      }
    } catch StorageError.undecided {
      return undecided(ride)
    }
  }

  /// The ride as it would be, of which nobody knows whether it was booked.
  private func undecided(_ ride: Ride) -> INRequestRideIntentResponse {
    let response = INRequestRideIntentResponse(
      code: .inProgress,
      userActivity: service.activity(.booking)
    )
    response.rideStatus = offer(ride)
    response.rideStatus?.phase = .unknown
    return response
  }

  private func success(_ ride: Ride) -> INRequestRideIntentResponse {
    let response = INRequestRideIntentResponse(
      code: .success,
      userActivity: service.activity(.ride, for: ride)
    )
    response.rideStatus = service.status(of: ride)
    return response
  }

  // MARK: - Refusals

  private func refusal(of intent: INRequestRideIntent) -> INRequestRideIntentResponse? {
    do {
      if let ride = try service.rideInTheWay(of: intent) { return needsCompletion(ride) }
    } catch {
      return INRequestRideIntentResponse(code: .failure, userActivity: nil)
    }
    guard let time = service.scheduledTime(of: intent) else { return nil }
    // The hour may have passed while the person thought about it.
    if time < service.now() {
      return INRequestRideIntentResponse(code: .failure, userActivity: nil)
    }
    guard time > service.now() + Self.horizon else { return nil }
    return INRequestRideIntentResponse(
      code: .failureRequiringAppLaunchRideScheduledTooFar,
      userActivity: service.activity(.booking)
    )
  }

  private func needsCompletion(_ ride: Ride) -> INRequestRideIntentResponse {
    INRequestRideIntentResponse(
      code: .failureRequiringAppLaunchPreviousRideNeedsCompletion,
      userActivity: service.activity(.ride, for: ride)
    )
  }

  private func noRideAvailable() -> INRequestRideIntentResponse {
    INRequestRideIntentResponse(
      code: .failureRequiringAppLaunch,
      userActivity: service.activity(.noRideAvailable)
    )
  }
}
