// swift-format-ignore-file
// Written by `swift run generate` from Rides.intents: edit that instead.

public import CoreLocation
public import Foundation

/// “Get me a ride to the airport for four.”
///
/// Always confirmed by the person, for it costs money.
open class INRequestRideIntent: INIntent {
  package override class var intentName: String { "INRequestRideIntent" }

  public override init() {
    super.init()
  }

  /// The place where the ride begins; nil for where the person is.
  @NSCopying open internal(set) var pickupLocation: CLPlacemark?

  /// The place where the ride ends.
  @NSCopying open internal(set) var dropOffLocation: CLPlacemark?

  /// The kind of ride, by the name that the app gave it.
  @NSCopying open internal(set) var rideOptionName: INSpeakableString?

  /// The number of people who ride.
  open internal(set) var partySize: Int?

  /// The means of payment.
  @NSCopying open internal(set) var paymentMethod: INPaymentMethod?

  /// The time of the pickup; nil for as soon as possible.
  @NSCopying open internal(set) var scheduledPickupTime: INDateComponentsRange?

  public init(pickupLocation: CLPlacemark? = nil, dropOffLocation: CLPlacemark? = nil, rideOptionName: INSpeakableString? = nil, partySize: Int? = nil, paymentMethod: INPaymentMethod? = nil, scheduledPickupTime: INDateComponentsRange? = nil) {
    self.partySize = partySize
    super.init()
    self.pickupLocation = pickupLocation
    self.dropOffLocation = dropOffLocation
    self.rideOptionName = rideOptionName
    self.paymentMethod = paymentMethod
    self.scheduledPickupTime = scheduledPickupTime
  }

  public required init?(coder: NSCoder) {
    let original: INRequestRideIntent? = coder.original()
    pickupLocation = if let original { copied(original.pickupLocation) } else { coder.fetch("pickupLocation") }
    dropOffLocation = if let original { copied(original.dropOffLocation) } else { coder.fetch("dropOffLocation") }
    rideOptionName = if let original { copied(original.rideOptionName) } else { coder.fetch("rideOptionName") }
    partySize = if let original { copied(original.partySize) } else { coder.fetch("partySize") }
    paymentMethod = if let original { copied(original.paymentMethod) } else { coder.fetch("paymentMethod") }
    scheduledPickupTime = if let original { copied(original.scheduledPickupTime) } else { coder.fetch("scheduledPickupTime") }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(pickupLocation, "pickupLocation")
    coder.store(dropOffLocation, "dropOffLocation")
    coder.store(rideOptionName, "rideOptionName")
    coder.store(partySize, "partySize")
    coder.store(paymentMethod, "paymentMethod")
    coder.store(scheduledPickupTime, "scheduledPickupTime")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INRequestRideIntent.pickupLocation] = "pickupLocation"
    parameters[\INRequestRideIntent.dropOffLocation] = "dropOffLocation"
    parameters[\INRequestRideIntent.rideOptionName] = "rideOptionName"
    parameters[\INRequestRideIntent.partySize] = "partySize"
    parameters[\INRequestRideIntent.paymentMethod] = "paymentMethod"
    parameters[\INRequestRideIntent.scheduledPickupTime] = "scheduledPickupTime"
    return parameters
  }
}

/// The outcome of the request.
public enum INRequestRideIntentResponseCode: Int, Sendable {
  /// Nothing was said; the assistant takes it for a failure.
  case unspecified = 0
  /// From `confirm`: the app can do it.
  case ready = 1
  /// The app is still at it.
  @available(iOS, deprecated: 11, message: "Answer success.")
  case inProgress = 2
  /// The app has done it.
  case success = 3
  /// It did not work.
  case failure = 4
  /// It did not work here, but would in the app itself.
  case failureRequiringAppLaunch = 5
  /// The person has to sign in to the app first.
  case failureRequiringAppLaunchMustVerifyCredentials = 6
  /// There are no rides there.
  case failureRequiringAppLaunchNoServiceInArea = 7
  /// There are no rides just now.
  case failureRequiringAppLaunchServiceTemporarilyUnavailable = 8
  /// The last ride has to be finished first.
  case failureRequiringAppLaunchPreviousRideNeedsCompletion = 9
  /// Nobody plans rides that far ahead.
  case failureRequiringAppLaunchRideScheduledTooFar = 10
}

/// The answer to `INRequestRideIntent`.
open class INRequestRideIntentResponse: INIntentResponse {
  public init(code: INRequestRideIntentResponseCode, userActivity: NSUserActivity?) {
    super.init()
    self.code = code
    self.userActivity = userActivity
  }

  /// The code of the outcome.
  open internal(set) var code: INRequestRideIntentResponseCode = .unspecified

  /// The ride as it would be, from `confirm`, and as it was booked, from `handle`.
  @NSCopying open var rideStatus: INRideStatus?

  public required init?(coder: NSCoder) {
    let original: INRequestRideIntentResponse? = coder.original()
    code = if let original { copied(original.code) } else { coder.fetch("code") ?? .unspecified }
    rideStatus = if let original { copied(original.rideStatus) } else { coder.fetch("rideStatus") }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(code, "code")
    coder.store(rideStatus, "rideStatus")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INRequestRideIntentResponse.code] = "code"
    parameters[\INRequestRideIntentResponse.rideStatus] = "rideStatus"
    return parameters
  }
}

/// The methods of a handler of `INRequestRideIntent`.
///
/// Write `handle` and what else you need, each in any one spelling.
public protocol INRequestRideIntentHandling: NSObjectProtocol {
  /// Does what the intent says. Called once, last.
  func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse

  /// The same, answering through a closure, to be called once.
  func handle(intent: INRequestRideIntent, completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void)

  /// The same, as iOS 10 spelt it.
  func handle(requestRide intent: INRequestRideIntent, completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void)

  /// Checks whether it could be done now. Called before `handle`.
  func confirm(intent: INRequestRideIntent) async -> INRequestRideIntentResponse

  /// The same, answering through a closure, to be called once.
  func confirm(intent: INRequestRideIntent, completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void)

  /// The same, as iOS 10 spelt it.
  func confirm(requestRide intent: INRequestRideIntent, completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void)

  /// Settles `pickupLocation`.
  func resolvePickupLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolvePickupLocation(for intent: INRequestRideIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolvePickupLocation(forRequestRide intent: INRequestRideIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)

  /// Settles `dropOffLocation`.
  func resolveDropOffLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolveDropOffLocation(for intent: INRequestRideIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveDropOffLocation(forRequestRide intent: INRequestRideIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)

  /// Settles `rideOptionName`.
  func resolveRideOptionName(for intent: INRequestRideIntent) async -> INSpeakableStringResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolveRideOptionName(for intent: INRequestRideIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveRideOptionName(forRequestRide intent: INRequestRideIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)

  /// Settles `partySize`.
  func resolvePartySize(for intent: INRequestRideIntent) async -> INIntegerResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolvePartySize(for intent: INRequestRideIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolvePartySize(forRequestRide intent: INRequestRideIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void)

  /// Settles `scheduledPickupTime`.
  func resolveScheduledPickupTime(for intent: INRequestRideIntent) async -> INDateComponentsRangeResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolveScheduledPickupTime(for intent: INRequestRideIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveScheduledPickupTime(forRequestRide intent: INRequestRideIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)

}

extension INRequestRideIntentHandling {
  public func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
    Current.host.spelled("handle(intent:completion:)", as: "handle", of: "INRequestRideIntent")
    return await answer(to: "handle(intent:completion:)", otherwise: INRequestRideIntentResponse(code: .failure, userActivity: nil)) { completion in
      handle(intent: intent, completion: completion)
    }
  }

  public func handle(intent: INRequestRideIntent, completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void) {
    Current.host.spelled("handle(requestRide:completion:)", as: "handle", of: "INRequestRideIntent")
    handle(requestRide: intent, completion: completion)
  }

  public func handle(requestRide intent: INRequestRideIntent, completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void) {
    Current.host.spelled("handle", as: "handle", of: "INRequestRideIntent")
    Current.host.defaultAnswered("handle")
    completion(INRequestRideIntentResponse(code: .failure, userActivity: nil))
  }

  public func confirm(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
    Current.host.spelled("confirm(intent:completion:)", as: "confirm", of: "INRequestRideIntent")
    return await answer(to: "confirm(intent:completion:)", otherwise: INRequestRideIntentResponse(code: .ready, userActivity: nil)) { completion in
      confirm(intent: intent, completion: completion)
    }
  }

  public func confirm(intent: INRequestRideIntent, completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void) {
    Current.host.spelled("confirm(requestRide:completion:)", as: "confirm", of: "INRequestRideIntent")
    confirm(requestRide: intent, completion: completion)
  }

  public func confirm(requestRide intent: INRequestRideIntent, completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void) {
    Current.host.spelled("confirm", as: "confirm", of: "INRequestRideIntent")
    Current.host.defaultAnswered("confirm")
    completion(INRequestRideIntentResponse(code: .ready, userActivity: nil))
  }

  public func resolvePickupLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult {
    Current.host.spelled("resolvePickupLocation(for:with:)", as: "resolvePickupLocation", of: "INRequestRideIntent")
    return await answer(to: "resolvePickupLocation(for:with:)", otherwise: .notRequired()) { completion in
      resolvePickupLocation(for: intent, with: completion)
    }
  }

  public func resolvePickupLocation(for intent: INRequestRideIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) {
    Current.host.spelled("resolvePickupLocation(forRequestRide:with:)", as: "resolvePickupLocation", of: "INRequestRideIntent")
    resolvePickupLocation(forRequestRide: intent, with: completion)
  }

  public func resolvePickupLocation(forRequestRide intent: INRequestRideIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) {
    Current.host.spelled("resolvePickupLocation", as: "resolvePickupLocation", of: "INRequestRideIntent")
    Current.host.defaultAnswered("resolvePickupLocation")
    completion(.notRequired())
  }

  public func resolveDropOffLocation(for intent: INRequestRideIntent) async -> INPlacemarkResolutionResult {
    Current.host.spelled("resolveDropOffLocation(for:with:)", as: "resolveDropOffLocation", of: "INRequestRideIntent")
    return await answer(to: "resolveDropOffLocation(for:with:)", otherwise: .notRequired()) { completion in
      resolveDropOffLocation(for: intent, with: completion)
    }
  }

  public func resolveDropOffLocation(for intent: INRequestRideIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) {
    Current.host.spelled("resolveDropOffLocation(forRequestRide:with:)", as: "resolveDropOffLocation", of: "INRequestRideIntent")
    resolveDropOffLocation(forRequestRide: intent, with: completion)
  }

  public func resolveDropOffLocation(forRequestRide intent: INRequestRideIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) {
    Current.host.spelled("resolveDropOffLocation", as: "resolveDropOffLocation", of: "INRequestRideIntent")
    Current.host.defaultAnswered("resolveDropOffLocation")
    completion(.notRequired())
  }

  public func resolveRideOptionName(for intent: INRequestRideIntent) async -> INSpeakableStringResolutionResult {
    Current.host.spelled("resolveRideOptionName(for:with:)", as: "resolveRideOptionName", of: "INRequestRideIntent")
    return await answer(to: "resolveRideOptionName(for:with:)", otherwise: .notRequired()) { completion in
      resolveRideOptionName(for: intent, with: completion)
    }
  }

  public func resolveRideOptionName(for intent: INRequestRideIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) {
    Current.host.spelled("resolveRideOptionName(forRequestRide:with:)", as: "resolveRideOptionName", of: "INRequestRideIntent")
    resolveRideOptionName(forRequestRide: intent, with: completion)
  }

  public func resolveRideOptionName(forRequestRide intent: INRequestRideIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) {
    Current.host.spelled("resolveRideOptionName", as: "resolveRideOptionName", of: "INRequestRideIntent")
    Current.host.defaultAnswered("resolveRideOptionName")
    completion(.notRequired())
  }

  public func resolvePartySize(for intent: INRequestRideIntent) async -> INIntegerResolutionResult {
    Current.host.spelled("resolvePartySize(for:with:)", as: "resolvePartySize", of: "INRequestRideIntent")
    return await answer(to: "resolvePartySize(for:with:)", otherwise: .notRequired()) { completion in
      resolvePartySize(for: intent, with: completion)
    }
  }

  public func resolvePartySize(for intent: INRequestRideIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void) {
    Current.host.spelled("resolvePartySize(forRequestRide:with:)", as: "resolvePartySize", of: "INRequestRideIntent")
    resolvePartySize(forRequestRide: intent, with: completion)
  }

  public func resolvePartySize(forRequestRide intent: INRequestRideIntent, with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void) {
    Current.host.spelled("resolvePartySize", as: "resolvePartySize", of: "INRequestRideIntent")
    Current.host.defaultAnswered("resolvePartySize")
    completion(.notRequired())
  }

  public func resolveScheduledPickupTime(for intent: INRequestRideIntent) async -> INDateComponentsRangeResolutionResult {
    Current.host.spelled("resolveScheduledPickupTime(for:with:)", as: "resolveScheduledPickupTime", of: "INRequestRideIntent")
    return await answer(to: "resolveScheduledPickupTime(for:with:)", otherwise: .notRequired()) { completion in
      resolveScheduledPickupTime(for: intent, with: completion)
    }
  }

  public func resolveScheduledPickupTime(for intent: INRequestRideIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) {
    Current.host.spelled("resolveScheduledPickupTime(forRequestRide:with:)", as: "resolveScheduledPickupTime", of: "INRequestRideIntent")
    resolveScheduledPickupTime(forRequestRide: intent, with: completion)
  }

  public func resolveScheduledPickupTime(forRequestRide intent: INRequestRideIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) {
    Current.host.spelled("resolveScheduledPickupTime", as: "resolveScheduledPickupTime", of: "INRequestRideIntent")
    Current.host.defaultAnswered("resolveScheduledPickupTime")
    completion(.notRequired())
  }

}

/// “How much is a ride to the airport?”
open class INListRideOptionsIntent: INIntent {
  package override class var intentName: String { "INListRideOptionsIntent" }

  public override init() {
    super.init()
  }

  /// The place where the ride begins; nil for where the person is.
  @NSCopying open internal(set) var pickupLocation: CLPlacemark?

  /// The place where the ride ends.
  @NSCopying open internal(set) var dropOffLocation: CLPlacemark?

  public init(pickupLocation: CLPlacemark?, dropOffLocation: CLPlacemark?) {
    super.init()
    self.pickupLocation = pickupLocation
    self.dropOffLocation = dropOffLocation
  }

  public required init?(coder: NSCoder) {
    let original: INListRideOptionsIntent? = coder.original()
    pickupLocation = if let original { copied(original.pickupLocation) } else { coder.fetch("pickupLocation") }
    dropOffLocation = if let original { copied(original.dropOffLocation) } else { coder.fetch("dropOffLocation") }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(pickupLocation, "pickupLocation")
    coder.store(dropOffLocation, "dropOffLocation")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INListRideOptionsIntent.pickupLocation] = "pickupLocation"
    parameters[\INListRideOptionsIntent.dropOffLocation] = "dropOffLocation"
    return parameters
  }
}

/// The outcome of the request.
public enum INListRideOptionsIntentResponseCode: Int, Sendable {
  /// Nothing was said; the assistant takes it for a failure.
  case unspecified = 0
  /// From `confirm`: the app can do it.
  case ready = 1
  /// The app is still at it.
  @available(iOS, deprecated: 11, message: "Answer success.")
  case inProgress = 2
  /// The app has done it.
  case success = 3
  /// It did not work.
  case failure = 4
  /// It did not work here, but would in the app itself.
  case failureRequiringAppLaunch = 5
  /// The person has to sign in to the app first.
  case failureRequiringAppLaunchMustVerifyCredentials = 6
  /// There are no rides there.
  case failureRequiringAppLaunchNoServiceInArea = 7
  /// There are no rides just now.
  case failureRequiringAppLaunchServiceTemporarilyUnavailable = 8
  /// The last ride has to be finished first.
  case failureRequiringAppLaunchPreviousRideNeedsCompletion = 9
  /// The last ride has to be rated first.
  case failurePreviousRideNeedsFeedback = 10
}

/// The answer to `INListRideOptionsIntent`.
open class INListRideOptionsIntentResponse: INIntentResponse {
  public init(code: INListRideOptionsIntentResponseCode, userActivity: NSUserActivity?) {
    super.init()
    self.code = code
    self.userActivity = userActivity
  }

  /// The code of the outcome.
  open internal(set) var code: INListRideOptionsIntentResponseCode = .unspecified

  /// The offers, in the order in which they are to be shown.
  open var rideOptions: [INRideOption]?

  /// The means of payment that are accepted.
  open var paymentMethods: [INPaymentMethod]?

  /// Until when the offer holds.
  open var expirationDate: Date?

  public required init?(coder: NSCoder) {
    let original: INListRideOptionsIntentResponse? = coder.original()
    code = if let original { copied(original.code) } else { coder.fetch("code") ?? .unspecified }
    rideOptions = if let original { copied(original.rideOptions) } else { coder.fetch("rideOptions") }
    paymentMethods = if let original { copied(original.paymentMethods) } else { coder.fetch("paymentMethods") }
    expirationDate = if let original { copied(original.expirationDate) } else { coder.fetch("expirationDate") }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(code, "code")
    coder.store(rideOptions, "rideOptions")
    coder.store(paymentMethods, "paymentMethods")
    coder.store(expirationDate, "expirationDate")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INListRideOptionsIntentResponse.code] = "code"
    parameters[\INListRideOptionsIntentResponse.rideOptions] = "rideOptions"
    parameters[\INListRideOptionsIntentResponse.paymentMethods] = "paymentMethods"
    parameters[\INListRideOptionsIntentResponse.expirationDate] = "expirationDate"
    return parameters
  }
}

/// The methods of a handler of `INListRideOptionsIntent`.
///
/// Write `handle` and what else you need, each in any one spelling.
public protocol INListRideOptionsIntentHandling: NSObjectProtocol {
  /// Does what the intent says. Called once, last.
  func handle(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse

  /// The same, answering through a closure, to be called once.
  func handle(intent: INListRideOptionsIntent, completion: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void)

  /// The same, as iOS 10 spelt it.
  func handle(listRideOptions intent: INListRideOptionsIntent, completion: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void)

  /// Checks whether it could be done now. Called before `handle`.
  func confirm(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse

  /// The same, answering through a closure, to be called once.
  func confirm(intent: INListRideOptionsIntent, completion: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void)

  /// The same, as iOS 10 spelt it.
  func confirm(listRideOptions intent: INListRideOptionsIntent, completion: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void)

  /// Settles `pickupLocation`.
  func resolvePickupLocation(for intent: INListRideOptionsIntent) async -> INPlacemarkResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolvePickupLocation(for intent: INListRideOptionsIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolvePickupLocation(forListRideOptions intent: INListRideOptionsIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)

  /// Settles `dropOffLocation`.
  func resolveDropOffLocation(for intent: INListRideOptionsIntent) async -> INPlacemarkResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolveDropOffLocation(for intent: INListRideOptionsIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveDropOffLocation(forListRideOptions intent: INListRideOptionsIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void)

}

extension INListRideOptionsIntentHandling {
  public func handle(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse {
    Current.host.spelled("handle(intent:completion:)", as: "handle", of: "INListRideOptionsIntent")
    return await answer(to: "handle(intent:completion:)", otherwise: INListRideOptionsIntentResponse(code: .failure, userActivity: nil)) { completion in
      handle(intent: intent, completion: completion)
    }
  }

  public func handle(intent: INListRideOptionsIntent, completion: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void) {
    Current.host.spelled("handle(listRideOptions:completion:)", as: "handle", of: "INListRideOptionsIntent")
    handle(listRideOptions: intent, completion: completion)
  }

  public func handle(listRideOptions intent: INListRideOptionsIntent, completion: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void) {
    Current.host.spelled("handle", as: "handle", of: "INListRideOptionsIntent")
    Current.host.defaultAnswered("handle")
    completion(INListRideOptionsIntentResponse(code: .failure, userActivity: nil))
  }

  public func confirm(intent: INListRideOptionsIntent) async -> INListRideOptionsIntentResponse {
    Current.host.spelled("confirm(intent:completion:)", as: "confirm", of: "INListRideOptionsIntent")
    return await answer(to: "confirm(intent:completion:)", otherwise: INListRideOptionsIntentResponse(code: .ready, userActivity: nil)) { completion in
      confirm(intent: intent, completion: completion)
    }
  }

  public func confirm(intent: INListRideOptionsIntent, completion: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void) {
    Current.host.spelled("confirm(listRideOptions:completion:)", as: "confirm", of: "INListRideOptionsIntent")
    confirm(listRideOptions: intent, completion: completion)
  }

  public func confirm(listRideOptions intent: INListRideOptionsIntent, completion: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void) {
    Current.host.spelled("confirm", as: "confirm", of: "INListRideOptionsIntent")
    Current.host.defaultAnswered("confirm")
    completion(INListRideOptionsIntentResponse(code: .ready, userActivity: nil))
  }

  public func resolvePickupLocation(for intent: INListRideOptionsIntent) async -> INPlacemarkResolutionResult {
    Current.host.spelled("resolvePickupLocation(for:with:)", as: "resolvePickupLocation", of: "INListRideOptionsIntent")
    return await answer(to: "resolvePickupLocation(for:with:)", otherwise: .notRequired()) { completion in
      resolvePickupLocation(for: intent, with: completion)
    }
  }

  public func resolvePickupLocation(for intent: INListRideOptionsIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) {
    Current.host.spelled("resolvePickupLocation(forListRideOptions:with:)", as: "resolvePickupLocation", of: "INListRideOptionsIntent")
    resolvePickupLocation(forListRideOptions: intent, with: completion)
  }

  public func resolvePickupLocation(forListRideOptions intent: INListRideOptionsIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) {
    Current.host.spelled("resolvePickupLocation", as: "resolvePickupLocation", of: "INListRideOptionsIntent")
    Current.host.defaultAnswered("resolvePickupLocation")
    completion(.notRequired())
  }

  public func resolveDropOffLocation(for intent: INListRideOptionsIntent) async -> INPlacemarkResolutionResult {
    Current.host.spelled("resolveDropOffLocation(for:with:)", as: "resolveDropOffLocation", of: "INListRideOptionsIntent")
    return await answer(to: "resolveDropOffLocation(for:with:)", otherwise: .notRequired()) { completion in
      resolveDropOffLocation(for: intent, with: completion)
    }
  }

  public func resolveDropOffLocation(for intent: INListRideOptionsIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) {
    Current.host.spelled("resolveDropOffLocation(forListRideOptions:with:)", as: "resolveDropOffLocation", of: "INListRideOptionsIntent")
    resolveDropOffLocation(forListRideOptions: intent, with: completion)
  }

  public func resolveDropOffLocation(forListRideOptions intent: INListRideOptionsIntent, with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void) {
    Current.host.spelled("resolveDropOffLocation", as: "resolveDropOffLocation", of: "INListRideOptionsIntent")
    Current.host.defaultAnswered("resolveDropOffLocation")
    completion(.notRequired())
  }

}

/// “Where is my ride?”
open class INGetRideStatusIntent: INIntent {
  package override class var intentName: String { "INGetRideStatusIntent" }

  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
  }
}

/// The outcome of the request.
public enum INGetRideStatusIntentResponseCode: Int, Sendable {
  /// Nothing was said; the assistant takes it for a failure.
  case unspecified = 0
  /// From `confirm`: the app can do it.
  case ready = 1
  /// The app is still at it.
  @available(iOS, deprecated: 11, message: "Answer success.")
  case inProgress = 2
  /// The app has done it.
  case success = 3
  /// It did not work.
  case failure = 4
  /// It did not work here, but would in the app itself.
  case failureRequiringAppLaunch = 5
  /// The person has to sign in to the app first.
  case failureRequiringAppLaunchMustVerifyCredentials = 6
  /// There are no rides just now.
  case failureRequiringAppLaunchServiceTemporarilyUnavailable = 7
}

/// The answer to `INGetRideStatusIntent`.
open class INGetRideStatusIntentResponse: INIntentResponse {
  public init(code: INGetRideStatusIntentResponseCode, userActivity: NSUserActivity?) {
    super.init()
    self.code = code
    self.userActivity = userActivity
  }

  /// The code of the outcome.
  open internal(set) var code: INGetRideStatusIntentResponseCode = .unspecified

  /// The ride as it is now.
  @NSCopying open var rideStatus: INRideStatus?

  public required init?(coder: NSCoder) {
    let original: INGetRideStatusIntentResponse? = coder.original()
    code = if let original { copied(original.code) } else { coder.fetch("code") ?? .unspecified }
    rideStatus = if let original { copied(original.rideStatus) } else { coder.fetch("rideStatus") }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(code, "code")
    coder.store(rideStatus, "rideStatus")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INGetRideStatusIntentResponse.code] = "code"
    parameters[\INGetRideStatusIntentResponse.rideStatus] = "rideStatus"
    return parameters
  }
}

/// The methods of a handler of `INGetRideStatusIntent`.
///
/// Write `handle` and what else you need, each in any one spelling.
public protocol INGetRideStatusIntentHandling: NSObjectProtocol {
  /// Does what the intent says. Called once, last.
  func handle(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse

  /// The same, answering through a closure, to be called once.
  func handle(intent: INGetRideStatusIntent, completion: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void)

  /// The same, as iOS 10 spelt it.
  func handle(getRideStatus intent: INGetRideStatusIntent, completion: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void)

  /// Checks whether it could be done now. Called before `handle`.
  func confirm(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse

  /// The same, answering through a closure, to be called once.
  func confirm(intent: INGetRideStatusIntent, completion: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void)

  /// The same, as iOS 10 spelt it.
  func confirm(getRideStatus intent: INGetRideStatusIntent, completion: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void)

  /// Asks for every change from now on, until `stopSendingUpdates`.
  func startSendingUpdates(for intent: INGetRideStatusIntent, to observer: any INGetRideStatusIntentResponseObserver)

  /// The same, as iOS 10 spelt it.
  func startSendingUpdates(forGetRideStatus intent: INGetRideStatusIntent, to observer: any INGetRideStatusIntentResponseObserver)

  /// Nobody is interested in changes any more.
  func stopSendingUpdates(for intent: INGetRideStatusIntent)

  /// The same, as iOS 10 spelt it.
  func stopSendingUpdates(forGetRideStatus intent: INGetRideStatusIntent)

}

extension INGetRideStatusIntentHandling {
  public func handle(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse {
    Current.host.spelled("handle(intent:completion:)", as: "handle", of: "INGetRideStatusIntent")
    return await answer(to: "handle(intent:completion:)", otherwise: INGetRideStatusIntentResponse(code: .failure, userActivity: nil)) { completion in
      handle(intent: intent, completion: completion)
    }
  }

  public func handle(intent: INGetRideStatusIntent, completion: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void) {
    Current.host.spelled("handle(getRideStatus:completion:)", as: "handle", of: "INGetRideStatusIntent")
    handle(getRideStatus: intent, completion: completion)
  }

  public func handle(getRideStatus intent: INGetRideStatusIntent, completion: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void) {
    Current.host.spelled("handle", as: "handle", of: "INGetRideStatusIntent")
    Current.host.defaultAnswered("handle")
    completion(INGetRideStatusIntentResponse(code: .failure, userActivity: nil))
  }

  public func confirm(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse {
    Current.host.spelled("confirm(intent:completion:)", as: "confirm", of: "INGetRideStatusIntent")
    return await answer(to: "confirm(intent:completion:)", otherwise: INGetRideStatusIntentResponse(code: .ready, userActivity: nil)) { completion in
      confirm(intent: intent, completion: completion)
    }
  }

  public func confirm(intent: INGetRideStatusIntent, completion: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void) {
    Current.host.spelled("confirm(getRideStatus:completion:)", as: "confirm", of: "INGetRideStatusIntent")
    confirm(getRideStatus: intent, completion: completion)
  }

  public func confirm(getRideStatus intent: INGetRideStatusIntent, completion: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void) {
    Current.host.spelled("confirm", as: "confirm", of: "INGetRideStatusIntent")
    Current.host.defaultAnswered("confirm")
    completion(INGetRideStatusIntentResponse(code: .ready, userActivity: nil))
  }

  public func startSendingUpdates(for intent: INGetRideStatusIntent, to observer: any INGetRideStatusIntentResponseObserver) {
    startSendingUpdates(forGetRideStatus: intent, to: observer)
  }

  public func startSendingUpdates(forGetRideStatus intent: INGetRideStatusIntent, to observer: any INGetRideStatusIntentResponseObserver) {
    Current.host.defaultAnswered("startSendingUpdates")
  }

  public func stopSendingUpdates(for intent: INGetRideStatusIntent) {
    stopSendingUpdates(forGetRideStatus: intent)
  }

  public func stopSendingUpdates(forGetRideStatus intent: INGetRideStatusIntent) {
    Current.host.defaultAnswered("stopSendingUpdates")
  }

}

/// “Cancel my ride.”
///
/// Always confirmed by the person, for it may cost a fee.
open class INCancelRideIntent: INIntent {
  package override class var intentName: String { "INCancelRideIntent" }

  public override init() {
    super.init()
  }

  /// The app's identifier of the ride.
  open internal(set) var rideIdentifier: String = ""

  public init(rideIdentifier: String) {
    self.rideIdentifier = rideIdentifier
    super.init()
  }

  public required init?(coder: NSCoder) {
    let original: INCancelRideIntent? = coder.original()
    rideIdentifier = if let original { copied(original.rideIdentifier) } else { coder.fetch("rideIdentifier") ?? "" }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(rideIdentifier, "rideIdentifier")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INCancelRideIntent.rideIdentifier] = "rideIdentifier"
    return parameters
  }
}

/// The outcome of the request.
public enum INCancelRideIntentResponseCode: Int, Sendable {
  /// Nothing was said; the assistant takes it for a failure.
  case unspecified = 0
  /// From `confirm`: the app can do it.
  case ready = 1
  /// The app has done it.
  case success = 2
  /// It did not work.
  case failure = 3
}

/// The answer to `INCancelRideIntent`.
open class INCancelRideIntentResponse: INIntentResponse {
  public init(code: INCancelRideIntentResponseCode, userActivity: NSUserActivity?) {
    super.init()
    self.code = code
    self.userActivity = userActivity
  }

  /// The code of the outcome.
  open internal(set) var code: INCancelRideIntentResponseCode = .unspecified

  /// The fee for cancelling.
  @NSCopying open var cancellationFee: INCurrencyAmount?

  /// Until when cancelling is free.
  open var cancellationFeeThreshold: DateComponents?

  public required init?(coder: NSCoder) {
    let original: INCancelRideIntentResponse? = coder.original()
    code = if let original { copied(original.code) } else { coder.fetch("code") ?? .unspecified }
    cancellationFee = if let original { copied(original.cancellationFee) } else { coder.fetch("cancellationFee") }
    cancellationFeeThreshold = if let original { copied(original.cancellationFeeThreshold) } else { coder.fetch("cancellationFeeThreshold") }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(code, "code")
    coder.store(cancellationFee, "cancellationFee")
    coder.store(cancellationFeeThreshold, "cancellationFeeThreshold")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INCancelRideIntentResponse.code] = "code"
    parameters[\INCancelRideIntentResponse.cancellationFee] = "cancellationFee"
    parameters[\INCancelRideIntentResponse.cancellationFeeThreshold] = "cancellationFeeThreshold"
    return parameters
  }
}

/// The methods of a handler of `INCancelRideIntent`.
///
/// Write `handle` and what else you need, each in any one spelling.
public protocol INCancelRideIntentHandling: NSObjectProtocol {
  /// Does what the intent says. Called once, last.
  func handle(cancelRide intent: INCancelRideIntent) async -> INCancelRideIntentResponse

  /// The same, answering through a closure, to be called once.
  func handle(cancelRide intent: INCancelRideIntent, completion: @escaping @Sendable (INCancelRideIntentResponse) -> Void)

  /// Checks whether it could be done now. Called before `handle`.
  func confirm(cancelRide intent: INCancelRideIntent) async -> INCancelRideIntentResponse

  /// The same, answering through a closure, to be called once.
  func confirm(cancelRide intent: INCancelRideIntent, completion: @escaping @Sendable (INCancelRideIntentResponse) -> Void)

}

extension INCancelRideIntentHandling {
  public func handle(cancelRide intent: INCancelRideIntent) async -> INCancelRideIntentResponse {
    Current.host.spelled("handle(cancelRide:completion:)", as: "handle", of: "INCancelRideIntent")
    return await answer(to: "handle(cancelRide:completion:)", otherwise: INCancelRideIntentResponse(code: .failure, userActivity: nil)) { completion in
      handle(cancelRide: intent, completion: completion)
    }
  }

  public func handle(cancelRide intent: INCancelRideIntent, completion: @escaping @Sendable (INCancelRideIntentResponse) -> Void) {
    Current.host.spelled("handle", as: "handle", of: "INCancelRideIntent")
    Current.host.defaultAnswered("handle")
    completion(INCancelRideIntentResponse(code: .failure, userActivity: nil))
  }

  public func confirm(cancelRide intent: INCancelRideIntent) async -> INCancelRideIntentResponse {
    Current.host.spelled("confirm(cancelRide:completion:)", as: "confirm", of: "INCancelRideIntent")
    return await answer(to: "confirm(cancelRide:completion:)", otherwise: INCancelRideIntentResponse(code: .ready, userActivity: nil)) { completion in
      confirm(cancelRide: intent, completion: completion)
    }
  }

  public func confirm(cancelRide intent: INCancelRideIntent, completion: @escaping @Sendable (INCancelRideIntentResponse) -> Void) {
    Current.host.spelled("confirm", as: "confirm", of: "INCancelRideIntent")
    Current.host.defaultAnswered("confirm")
    completion(INCancelRideIntentResponse(code: .ready, userActivity: nil))
  }

}

/// “Rate my ride 5 stars and tip the driver $5.”
///
/// Always confirmed by the person, for a tip costs money.
open class INSendRideFeedbackIntent: INIntent {
  package override class var intentName: String { "INSendRideFeedbackIntent" }

  public override init() {
    super.init()
  }

  /// The app's identifier of the ride.
  open internal(set) var rideIdentifier: String = ""

  /// In stars.
  @NSCopying open var rating: NSNumber?

  /// The tip for the driver.
  @NSCopying open var tip: INCurrencyAmount?

  public init(rideIdentifier: String) {
    self.rideIdentifier = rideIdentifier
    super.init()
  }

  public required init?(coder: NSCoder) {
    let original: INSendRideFeedbackIntent? = coder.original()
    rideIdentifier = if let original { copied(original.rideIdentifier) } else { coder.fetch("rideIdentifier") ?? "" }
    rating = if let original { copied(original.rating) } else { coder.fetch("rating") }
    tip = if let original { copied(original.tip) } else { coder.fetch("tip") }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(rideIdentifier, "rideIdentifier")
    coder.store(rating, "rating")
    coder.store(tip, "tip")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INSendRideFeedbackIntent.rideIdentifier] = "rideIdentifier"
    parameters[\INSendRideFeedbackIntent.rating] = "rating"
    parameters[\INSendRideFeedbackIntent.tip] = "tip"
    return parameters
  }
}

/// The outcome of the request.
public enum INSendRideFeedbackIntentResponseCode: Int, Sendable {
  /// Nothing was said; the assistant takes it for a failure.
  case unspecified = 0
  /// From `confirm`: the app can do it.
  case ready = 1
  /// The app has done it.
  case success = 2
  /// It did not work.
  case failure = 3
}

/// The answer to `INSendRideFeedbackIntent`.
open class INSendRideFeedbackIntentResponse: INIntentResponse {
  public init(code: INSendRideFeedbackIntentResponseCode, userActivity: NSUserActivity?) {
    super.init()
    self.code = code
    self.userActivity = userActivity
  }

  /// The code of the outcome.
  open internal(set) var code: INSendRideFeedbackIntentResponseCode = .unspecified

  public required init?(coder: NSCoder) {
    let original: INSendRideFeedbackIntentResponse? = coder.original()
    code = if let original { copied(original.code) } else { coder.fetch("code") ?? .unspecified }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(code, "code")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INSendRideFeedbackIntentResponse.code] = "code"
    return parameters
  }
}

/// The methods of a handler of `INSendRideFeedbackIntent`.
///
/// Write `handle` and what else you need, each in any one spelling.
public protocol INSendRideFeedbackIntentHandling: NSObjectProtocol {
  /// Does what the intent says. Called once, last.
  func handle(sendRideFeedback intent: INSendRideFeedbackIntent) async -> INSendRideFeedbackIntentResponse

  /// The same, answering through a closure, to be called once.
  func handle(sendRideFeedback intent: INSendRideFeedbackIntent, completion: @escaping @Sendable (INSendRideFeedbackIntentResponse) -> Void)

  /// Checks whether it could be done now. Called before `handle`.
  func confirm(sendRideFeedback intent: INSendRideFeedbackIntent) async -> INSendRideFeedbackIntentResponse

  /// The same, answering through a closure, to be called once.
  func confirm(sendRideFeedback intent: INSendRideFeedbackIntent, completion: @escaping @Sendable (INSendRideFeedbackIntentResponse) -> Void)

}

extension INSendRideFeedbackIntentHandling {
  public func handle(sendRideFeedback intent: INSendRideFeedbackIntent) async -> INSendRideFeedbackIntentResponse {
    Current.host.spelled("handle(sendRideFeedback:completion:)", as: "handle", of: "INSendRideFeedbackIntent")
    return await answer(to: "handle(sendRideFeedback:completion:)", otherwise: INSendRideFeedbackIntentResponse(code: .failure, userActivity: nil)) { completion in
      handle(sendRideFeedback: intent, completion: completion)
    }
  }

  public func handle(sendRideFeedback intent: INSendRideFeedbackIntent, completion: @escaping @Sendable (INSendRideFeedbackIntentResponse) -> Void) {
    Current.host.spelled("handle", as: "handle", of: "INSendRideFeedbackIntent")
    Current.host.defaultAnswered("handle")
    completion(INSendRideFeedbackIntentResponse(code: .failure, userActivity: nil))
  }

  public func confirm(sendRideFeedback intent: INSendRideFeedbackIntent) async -> INSendRideFeedbackIntentResponse {
    Current.host.spelled("confirm(sendRideFeedback:completion:)", as: "confirm", of: "INSendRideFeedbackIntent")
    return await answer(to: "confirm(sendRideFeedback:completion:)", otherwise: INSendRideFeedbackIntentResponse(code: .ready, userActivity: nil)) { completion in
      confirm(sendRideFeedback: intent, completion: completion)
    }
  }

  public func confirm(sendRideFeedback intent: INSendRideFeedbackIntent, completion: @escaping @Sendable (INSendRideFeedbackIntentResponse) -> Void) {
    Current.host.spelled("confirm", as: "confirm", of: "INSendRideFeedbackIntent")
    Current.host.defaultAnswered("confirm")
    completion(INSendRideFeedbackIntentResponse(code: .ready, userActivity: nil))
  }

}

/// All of ride booking in one object.
@available(iOS, deprecated: 13, message: "Adopt the protocols of single intents.")
public protocol INRidesharingDomainHandling: INCancelRideIntentHandling, INGetRideStatusIntentHandling, INListRideOptionsIntentHandling, INRequestRideIntentHandling, INSendRideFeedbackIntentHandling {
}
