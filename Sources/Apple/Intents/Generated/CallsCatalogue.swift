// swift-format-ignore-file
// Written by `swift run generate` from Calls.intents: edit that instead.

public import Foundation

/// “Call Anna on speaker.” “Call back.”
///
/// The handler checks and resolves; the call itself is placed by the app, which is opened for it.
open class INStartCallIntent: INIntent {
  package override class var intentName: String { "INStartCallIntent" }

  public override init() {
    super.init()
  }

  /// The past call that is to be called back.
  @NSCopying open internal(set) var callRecordFilter: INCallRecordFilter?

  /// The past call that is answered with this one.
  @NSCopying open internal(set) var callRecordToCallBack: INCallRecord?

  /// The audio device to use.
  open internal(set) var audioRoute: INCallAudioRoute = .unknown

  /// The kind of destination: somebody, an emergency, the mailbox, or a number called before.
  open internal(set) var destinationType: INCallDestinationType = .unknown

  /// The people to call.
  open internal(set) var contacts: [INPerson]?

  /// The kind of call: with or without picture.
  open internal(set) var callCapability: INCallCapability = .unknown

  /// The kind of past call to call again, as before iOS 14.
  @available(iOS, deprecated: 14, message: "Use callRecordFilter.")
  open internal(set) var recordTypeForRedialing: INCallRecordType = .unknown

  public init(callRecordFilter: INCallRecordFilter?, callRecordToCallBack: INCallRecord?, audioRoute: INCallAudioRoute, destinationType: INCallDestinationType, contacts: [INPerson]?, callCapability: INCallCapability) {
    self.audioRoute = audioRoute
    self.destinationType = destinationType
    self.contacts = contacts
    self.callCapability = callCapability
    super.init()
    self.callRecordFilter = callRecordFilter
    self.callRecordToCallBack = callRecordToCallBack
  }

  @available(iOS, deprecated: 14, message: "Use the initialiser with a filter.")
  public init(audioRoute: INCallAudioRoute, destinationType: INCallDestinationType, contacts: [INPerson]?, recordTypeForRedialing: INCallRecordType, callCapability: INCallCapability) {
    self.audioRoute = audioRoute
    self.destinationType = destinationType
    self.contacts = contacts
    self.recordTypeForRedialing = recordTypeForRedialing
    self.callCapability = callCapability
    super.init()
  }

  public required init?(coder: NSCoder) {
    let original: INStartCallIntent? = coder.original()
    callRecordFilter = if let original { copied(original.callRecordFilter) } else { coder.fetch("callRecordFilter") }
    callRecordToCallBack = if let original { copied(original.callRecordToCallBack) } else { coder.fetch("callRecordToCallBack") }
    audioRoute = if let original { copied(original.audioRoute) } else { coder.fetch("audioRoute") ?? .unknown }
    destinationType = if let original { copied(original.destinationType) } else { coder.fetch("destinationType") ?? .unknown }
    contacts = if let original { copied(original.contacts) } else { coder.fetch("contacts") }
    callCapability = if let original { copied(original.callCapability) } else { coder.fetch("callCapability") ?? .unknown }
    recordTypeForRedialing = if let original { copied(original.recordTypeForRedialing) } else { coder.fetch("recordTypeForRedialing") ?? .unknown }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(callRecordFilter, "callRecordFilter")
    coder.store(callRecordToCallBack, "callRecordToCallBack")
    coder.store(audioRoute, "audioRoute")
    coder.store(destinationType, "destinationType")
    coder.store(contacts, "contacts")
    coder.store(callCapability, "callCapability")
    coder.store(recordTypeForRedialing, "recordTypeForRedialing")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INStartCallIntent.callRecordFilter] = "callRecordFilter"
    parameters[\INStartCallIntent.callRecordToCallBack] = "callRecordToCallBack"
    parameters[\INStartCallIntent.audioRoute] = "audioRoute"
    parameters[\INStartCallIntent.destinationType] = "destinationType"
    parameters[\INStartCallIntent.contacts] = "contacts"
    parameters[\INStartCallIntent.callCapability] = "callCapability"
    parameters[\INStartCallIntent.recordTypeForRedialing] = "recordTypeForRedialing"
    return parameters
  }
}

/// The outcome of the request.
public enum INStartCallIntentResponseCode: Int, Sendable {
  /// Nothing was said; the assistant takes it for a failure.
  case unspecified = 0
  /// From `confirm`: the app can do it.
  case ready = 1
  /// The app has to be opened to do it.
  case continueInApp = 2
  /// From `confirm`: the app can do it, once the person has agreed.
  case userConfirmationRequired = 3
  /// It did not work.
  case failure = 4
  /// It did not work here, but would in the app itself.
  case failureRequiringAppLaunch = 5
  /// The service cannot be reached just now.
  case failureCallingServiceNotAvailable = 6
  /// The app cannot call that person.
  case failureContactNotSupportedByApp = 7
  /// The device is cut off on purpose.
  case failureAirplaneModeEnabled = 8
  /// The call cannot be passed to another device.
  case failureUnableToHandOff = 9
  /// The app has to be set up first.
  case failureAppConfigurationRequired = 10
  /// There is a call already.
  case failureCallInProgress = 11
  /// Somebody is calling already.
  @available(iOS, deprecated: 16, message: "Use failureCallInProgress.")
  case failureCallRinging = 12
  /// The person has to sign in to the app first.
  case failureRequiringInAppAuthentication = 13
}

/// The answer to `INStartCallIntent`.
open class INStartCallIntentResponse: INIntentResponse {
  public init(code: INStartCallIntentResponseCode, userActivity: NSUserActivity?) {
    super.init()
    self.code = code
    self.userActivity = userActivity
  }

  /// The code of the outcome.
  open internal(set) var code: INStartCallIntentResponseCode = .unspecified

  public required init?(coder: NSCoder) {
    let original: INStartCallIntentResponse? = coder.original()
    code = if let original { copied(original.code) } else { coder.fetch("code") ?? .unspecified }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(code, "code")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INStartCallIntentResponse.code] = "code"
    return parameters
  }
}

/// The methods of a handler of `INStartCallIntent`.
///
/// Write `handle` and what else you need, each in any one spelling.
public protocol INStartCallIntentHandling: NSObjectProtocol {
  /// Does what the intent says. Called once, last.
  func handle(intent: INStartCallIntent) async -> INStartCallIntentResponse

  /// The same, answering through a closure, to be called once.
  func handle(intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void)

  /// The same, as iOS 10 spelt it.
  func handle(startCall intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void)

  /// Checks whether it could be done now. Called before `handle`.
  func confirm(intent: INStartCallIntent) async -> INStartCallIntentResponse

  /// The same, answering through a closure, to be called once.
  func confirm(intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void)

  /// The same, as iOS 10 spelt it.
  func confirm(startCall intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void)

  /// Settles `contacts`.
  func resolveContacts(for intent: INStartCallIntent) async -> [INStartCallContactResolutionResult]

  /// The same, answering through a closure, to be called once.
  func resolveContacts(for intent: INStartCallIntent, with completion: @escaping @Sendable ([INStartCallContactResolutionResult]) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveContacts(forStartCall intent: INStartCallIntent, with completion: @escaping @Sendable ([INStartCallContactResolutionResult]) -> Void)

  /// Settles `destinationType`.
  func resolveDestinationType(for intent: INStartCallIntent) async -> INCallDestinationTypeResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolveDestinationType(for intent: INStartCallIntent, with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveDestinationType(forStartCall intent: INStartCallIntent, with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void)

  /// Settles `callCapability`.
  func resolveCallCapability(for intent: INStartCallIntent) async -> INStartCallCallCapabilityResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolveCallCapability(for intent: INStartCallIntent, with completion: @escaping @Sendable (INStartCallCallCapabilityResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveCallCapability(forStartCall intent: INStartCallIntent, with completion: @escaping @Sendable (INStartCallCallCapabilityResolutionResult) -> Void)

  /// Settles `callRecordToCallBack`.
  func resolveCallRecordToCallBack(for intent: INStartCallIntent) async -> INCallRecordResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolveCallRecordToCallBack(for intent: INStartCallIntent, with completion: @escaping @Sendable (INCallRecordResolutionResult) -> Void)

}

extension INStartCallIntentHandling {
  public func handle(intent: INStartCallIntent) async -> INStartCallIntentResponse {
    Current.host.spelled("handle(intent:completion:)", as: "handle", of: "INStartCallIntent")
    return await answer(to: "handle(intent:completion:)", otherwise: INStartCallIntentResponse(code: .failure, userActivity: nil)) { completion in
      handle(intent: intent, completion: completion)
    }
  }

  public func handle(intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void) {
    Current.host.spelled("handle(startCall:completion:)", as: "handle", of: "INStartCallIntent")
    handle(startCall: intent, completion: completion)
  }

  public func handle(startCall intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void) {
    Current.host.spelled("handle", as: "handle", of: "INStartCallIntent")
    Current.host.defaultAnswered("handle")
    completion(INStartCallIntentResponse(code: .failure, userActivity: nil))
  }

  public func confirm(intent: INStartCallIntent) async -> INStartCallIntentResponse {
    Current.host.spelled("confirm(intent:completion:)", as: "confirm", of: "INStartCallIntent")
    return await answer(to: "confirm(intent:completion:)", otherwise: INStartCallIntentResponse(code: .ready, userActivity: nil)) { completion in
      confirm(intent: intent, completion: completion)
    }
  }

  public func confirm(intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void) {
    Current.host.spelled("confirm(startCall:completion:)", as: "confirm", of: "INStartCallIntent")
    confirm(startCall: intent, completion: completion)
  }

  public func confirm(startCall intent: INStartCallIntent, completion: @escaping @Sendable (INStartCallIntentResponse) -> Void) {
    Current.host.spelled("confirm", as: "confirm", of: "INStartCallIntent")
    Current.host.defaultAnswered("confirm")
    completion(INStartCallIntentResponse(code: .ready, userActivity: nil))
  }

  public func resolveContacts(for intent: INStartCallIntent) async -> [INStartCallContactResolutionResult] {
    Current.host.spelled("resolveContacts(for:with:)", as: "resolveContacts", of: "INStartCallIntent")
    return await answer(to: "resolveContacts(for:with:)", otherwise: [.notRequired()]) { completion in
      resolveContacts(for: intent, with: completion)
    }
  }

  public func resolveContacts(for intent: INStartCallIntent, with completion: @escaping @Sendable ([INStartCallContactResolutionResult]) -> Void) {
    Current.host.spelled("resolveContacts(forStartCall:with:)", as: "resolveContacts", of: "INStartCallIntent")
    resolveContacts(forStartCall: intent, with: completion)
  }

  public func resolveContacts(forStartCall intent: INStartCallIntent, with completion: @escaping @Sendable ([INStartCallContactResolutionResult]) -> Void) {
    Current.host.spelled("resolveContacts", as: "resolveContacts", of: "INStartCallIntent")
    Current.host.defaultAnswered("resolveContacts")
    completion([.notRequired()])
  }

  public func resolveDestinationType(for intent: INStartCallIntent) async -> INCallDestinationTypeResolutionResult {
    Current.host.spelled("resolveDestinationType(for:with:)", as: "resolveDestinationType", of: "INStartCallIntent")
    return await answer(to: "resolveDestinationType(for:with:)", otherwise: .notRequired()) { completion in
      resolveDestinationType(for: intent, with: completion)
    }
  }

  public func resolveDestinationType(for intent: INStartCallIntent, with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void) {
    Current.host.spelled("resolveDestinationType(forStartCall:with:)", as: "resolveDestinationType", of: "INStartCallIntent")
    resolveDestinationType(forStartCall: intent, with: completion)
  }

  public func resolveDestinationType(forStartCall intent: INStartCallIntent, with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void) {
    Current.host.spelled("resolveDestinationType", as: "resolveDestinationType", of: "INStartCallIntent")
    Current.host.defaultAnswered("resolveDestinationType")
    completion(.notRequired())
  }

  public func resolveCallCapability(for intent: INStartCallIntent) async -> INStartCallCallCapabilityResolutionResult {
    Current.host.spelled("resolveCallCapability(for:with:)", as: "resolveCallCapability", of: "INStartCallIntent")
    return await answer(to: "resolveCallCapability(for:with:)", otherwise: .notRequired()) { completion in
      resolveCallCapability(for: intent, with: completion)
    }
  }

  public func resolveCallCapability(for intent: INStartCallIntent, with completion: @escaping @Sendable (INStartCallCallCapabilityResolutionResult) -> Void) {
    Current.host.spelled("resolveCallCapability(forStartCall:with:)", as: "resolveCallCapability", of: "INStartCallIntent")
    resolveCallCapability(forStartCall: intent, with: completion)
  }

  public func resolveCallCapability(forStartCall intent: INStartCallIntent, with completion: @escaping @Sendable (INStartCallCallCapabilityResolutionResult) -> Void) {
    Current.host.spelled("resolveCallCapability", as: "resolveCallCapability", of: "INStartCallIntent")
    Current.host.defaultAnswered("resolveCallCapability")
    completion(.notRequired())
  }

  public func resolveCallRecordToCallBack(for intent: INStartCallIntent) async -> INCallRecordResolutionResult {
    Current.host.spelled("resolveCallRecordToCallBack(for:with:)", as: "resolveCallRecordToCallBack", of: "INStartCallIntent")
    return await answer(to: "resolveCallRecordToCallBack(for:with:)", otherwise: .notRequired()) { completion in
      resolveCallRecordToCallBack(for: intent, with: completion)
    }
  }

  public func resolveCallRecordToCallBack(for intent: INStartCallIntent, with completion: @escaping @Sendable (INCallRecordResolutionResult) -> Void) {
    Current.host.spelled("resolveCallRecordToCallBack", as: "resolveCallRecordToCallBack", of: "INStartCallIntent")
    Current.host.defaultAnswered("resolveCallRecordToCallBack")
    completion(.notRequired())
  }

}

/// “Call Anna”, before iOS 13.
@available(iOS, deprecated: 13, message: "Use INStartCallIntent.")
open class INStartAudioCallIntent: INIntent {
  package override class var intentName: String { "INStartAudioCallIntent" }

  public override init() {
    super.init()
  }

  /// The kind of destination: somebody, an emergency, the mailbox, or a number called before.
  open internal(set) var destinationType: INCallDestinationType = .unknown

  /// The people to call.
  open internal(set) var contacts: [INPerson]?

  public init(destinationType: INCallDestinationType, contacts: [INPerson]?) {
    self.destinationType = destinationType
    self.contacts = contacts
    super.init()
  }

  public init(contacts: [INPerson]?) {
    self.contacts = contacts
    super.init()
  }

  public required init?(coder: NSCoder) {
    let original: INStartAudioCallIntent? = coder.original()
    destinationType = if let original { copied(original.destinationType) } else { coder.fetch("destinationType") ?? .unknown }
    contacts = if let original { copied(original.contacts) } else { coder.fetch("contacts") }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(destinationType, "destinationType")
    coder.store(contacts, "contacts")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INStartAudioCallIntent.destinationType] = "destinationType"
    parameters[\INStartAudioCallIntent.contacts] = "contacts"
    return parameters
  }
}

/// The outcome of the request.
@available(iOS, deprecated: 13, message: "Use INStartCallIntent.")
public enum INStartAudioCallIntentResponseCode: Int, Sendable {
  /// Nothing was said; the assistant takes it for a failure.
  case unspecified = 0
  /// From `confirm`: the app can do it.
  case ready = 1
  /// The app has to be opened to do it.
  case continueInApp = 2
  /// It did not work.
  case failure = 3
  /// It did not work here, but would in the app itself.
  case failureRequiringAppLaunch = 4
  /// The app has to be set up first.
  case failureAppConfigurationRequired = 5
  /// The service cannot be reached just now.
  case failureCallingServiceNotAvailable = 6
  /// The app cannot call that person.
  case failureContactNotSupportedByApp = 7
  /// The person has no number that the app can call.
  case failureNoValidNumber = 8
}

/// The answer to `INStartAudioCallIntent`.
@available(iOS, deprecated: 13, message: "Use INStartCallIntent.")
open class INStartAudioCallIntentResponse: INIntentResponse {
  public init(code: INStartAudioCallIntentResponseCode, userActivity: NSUserActivity?) {
    super.init()
    self.code = code
    self.userActivity = userActivity
  }

  /// The code of the outcome.
  open internal(set) var code: INStartAudioCallIntentResponseCode = .unspecified

  public required init?(coder: NSCoder) {
    let original: INStartAudioCallIntentResponse? = coder.original()
    code = if let original { copied(original.code) } else { coder.fetch("code") ?? .unspecified }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(code, "code")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INStartAudioCallIntentResponse.code] = "code"
    return parameters
  }
}

/// The methods of a handler of `INStartAudioCallIntent`.
///
/// Write `handle` and what else you need, each in any one spelling.
@available(iOS, deprecated: 13, message: "Use INStartCallIntent.")
public protocol INStartAudioCallIntentHandling: NSObjectProtocol {
  /// Does what the intent says. Called once, last.
  func handle(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse

  /// The same, answering through a closure, to be called once.
  func handle(intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void)

  /// The same, as iOS 10 spelt it.
  func handle(startAudioCall intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void)

  /// Checks whether it could be done now. Called before `handle`.
  func confirm(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse

  /// The same, answering through a closure, to be called once.
  func confirm(intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void)

  /// The same, as iOS 10 spelt it.
  func confirm(startAudioCall intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void)

  /// Settles `contacts`.
  func resolveContacts(for intent: INStartAudioCallIntent) async -> [INPersonResolutionResult]

  /// The same, answering through a closure, to be called once.
  func resolveContacts(for intent: INStartAudioCallIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveContacts(forStartAudioCall intent: INStartAudioCallIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)

  /// Settles `destinationType`.
  func resolveDestinationType(for intent: INStartAudioCallIntent) async -> INCallDestinationTypeResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolveDestinationType(for intent: INStartAudioCallIntent, with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveDestinationType(forStartAudioCall intent: INStartAudioCallIntent, with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void)

}

extension INStartAudioCallIntentHandling {
  public func handle(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse {
    Current.host.spelled("handle(intent:completion:)", as: "handle", of: "INStartAudioCallIntent")
    return await answer(to: "handle(intent:completion:)", otherwise: INStartAudioCallIntentResponse(code: .failure, userActivity: nil)) { completion in
      handle(intent: intent, completion: completion)
    }
  }

  public func handle(intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void) {
    Current.host.spelled("handle(startAudioCall:completion:)", as: "handle", of: "INStartAudioCallIntent")
    handle(startAudioCall: intent, completion: completion)
  }

  public func handle(startAudioCall intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void) {
    Current.host.spelled("handle", as: "handle", of: "INStartAudioCallIntent")
    Current.host.defaultAnswered("handle")
    completion(INStartAudioCallIntentResponse(code: .failure, userActivity: nil))
  }

  public func confirm(intent: INStartAudioCallIntent) async -> INStartAudioCallIntentResponse {
    Current.host.spelled("confirm(intent:completion:)", as: "confirm", of: "INStartAudioCallIntent")
    return await answer(to: "confirm(intent:completion:)", otherwise: INStartAudioCallIntentResponse(code: .ready, userActivity: nil)) { completion in
      confirm(intent: intent, completion: completion)
    }
  }

  public func confirm(intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void) {
    Current.host.spelled("confirm(startAudioCall:completion:)", as: "confirm", of: "INStartAudioCallIntent")
    confirm(startAudioCall: intent, completion: completion)
  }

  public func confirm(startAudioCall intent: INStartAudioCallIntent, completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void) {
    Current.host.spelled("confirm", as: "confirm", of: "INStartAudioCallIntent")
    Current.host.defaultAnswered("confirm")
    completion(INStartAudioCallIntentResponse(code: .ready, userActivity: nil))
  }

  public func resolveContacts(for intent: INStartAudioCallIntent) async -> [INPersonResolutionResult] {
    Current.host.spelled("resolveContacts(for:with:)", as: "resolveContacts", of: "INStartAudioCallIntent")
    return await answer(to: "resolveContacts(for:with:)", otherwise: [.notRequired()]) { completion in
      resolveContacts(for: intent, with: completion)
    }
  }

  public func resolveContacts(for intent: INStartAudioCallIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void) {
    Current.host.spelled("resolveContacts(forStartAudioCall:with:)", as: "resolveContacts", of: "INStartAudioCallIntent")
    resolveContacts(forStartAudioCall: intent, with: completion)
  }

  public func resolveContacts(forStartAudioCall intent: INStartAudioCallIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void) {
    Current.host.spelled("resolveContacts", as: "resolveContacts", of: "INStartAudioCallIntent")
    Current.host.defaultAnswered("resolveContacts")
    completion([.notRequired()])
  }

  public func resolveDestinationType(for intent: INStartAudioCallIntent) async -> INCallDestinationTypeResolutionResult {
    Current.host.spelled("resolveDestinationType(for:with:)", as: "resolveDestinationType", of: "INStartAudioCallIntent")
    return await answer(to: "resolveDestinationType(for:with:)", otherwise: .notRequired()) { completion in
      resolveDestinationType(for: intent, with: completion)
    }
  }

  public func resolveDestinationType(for intent: INStartAudioCallIntent, with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void) {
    Current.host.spelled("resolveDestinationType(forStartAudioCall:with:)", as: "resolveDestinationType", of: "INStartAudioCallIntent")
    resolveDestinationType(forStartAudioCall: intent, with: completion)
  }

  public func resolveDestinationType(forStartAudioCall intent: INStartAudioCallIntent, with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void) {
    Current.host.spelled("resolveDestinationType", as: "resolveDestinationType", of: "INStartAudioCallIntent")
    Current.host.defaultAnswered("resolveDestinationType")
    completion(.notRequired())
  }

}

/// “Video call Anna”, before iOS 13.
@available(iOS, deprecated: 13, message: "Use INStartCallIntent.")
open class INStartVideoCallIntent: INIntent {
  package override class var intentName: String { "INStartVideoCallIntent" }

  public override init() {
    super.init()
  }

  /// The people to call.
  open internal(set) var contacts: [INPerson]?

  public init(contacts: [INPerson]?) {
    self.contacts = contacts
    super.init()
  }

  public required init?(coder: NSCoder) {
    let original: INStartVideoCallIntent? = coder.original()
    contacts = if let original { copied(original.contacts) } else { coder.fetch("contacts") }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(contacts, "contacts")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INStartVideoCallIntent.contacts] = "contacts"
    return parameters
  }
}

/// The outcome of the request.
@available(iOS, deprecated: 13, message: "Use INStartCallIntent.")
public enum INStartVideoCallIntentResponseCode: Int, Sendable {
  /// Nothing was said; the assistant takes it for a failure.
  case unspecified = 0
  /// From `confirm`: the app can do it.
  case ready = 1
  /// The app has to be opened to do it.
  case continueInApp = 2
  /// It did not work.
  case failure = 3
  /// It did not work here, but would in the app itself.
  case failureRequiringAppLaunch = 4
  /// The app has to be set up first.
  case failureAppConfigurationRequired = 5
  /// The service cannot be reached just now.
  case failureCallingServiceNotAvailable = 6
  /// The app cannot call that person.
  case failureContactNotSupportedByApp = 7
  /// The number cannot be called.
  case failureInvalidNumber = 8
}

/// The answer to `INStartVideoCallIntent`.
@available(iOS, deprecated: 13, message: "Use INStartCallIntent.")
open class INStartVideoCallIntentResponse: INIntentResponse {
  public init(code: INStartVideoCallIntentResponseCode, userActivity: NSUserActivity?) {
    super.init()
    self.code = code
    self.userActivity = userActivity
  }

  /// The code of the outcome.
  open internal(set) var code: INStartVideoCallIntentResponseCode = .unspecified

  public required init?(coder: NSCoder) {
    let original: INStartVideoCallIntentResponse? = coder.original()
    code = if let original { copied(original.code) } else { coder.fetch("code") ?? .unspecified }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(code, "code")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INStartVideoCallIntentResponse.code] = "code"
    return parameters
  }
}

/// The methods of a handler of `INStartVideoCallIntent`.
///
/// Write `handle` and what else you need, each in any one spelling.
@available(iOS, deprecated: 13, message: "Use INStartCallIntent.")
public protocol INStartVideoCallIntentHandling: NSObjectProtocol {
  /// Does what the intent says. Called once, last.
  func handle(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse

  /// The same, answering through a closure, to be called once.
  func handle(intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void)

  /// The same, as iOS 10 spelt it.
  func handle(startVideoCall intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void)

  /// Checks whether it could be done now. Called before `handle`.
  func confirm(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse

  /// The same, answering through a closure, to be called once.
  func confirm(intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void)

  /// The same, as iOS 10 spelt it.
  func confirm(startVideoCall intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void)

  /// Settles `contacts`.
  func resolveContacts(for intent: INStartVideoCallIntent) async -> [INPersonResolutionResult]

  /// The same, answering through a closure, to be called once.
  func resolveContacts(for intent: INStartVideoCallIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveContacts(forStartVideoCall intent: INStartVideoCallIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void)

}

extension INStartVideoCallIntentHandling {
  public func handle(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse {
    Current.host.spelled("handle(intent:completion:)", as: "handle", of: "INStartVideoCallIntent")
    return await answer(to: "handle(intent:completion:)", otherwise: INStartVideoCallIntentResponse(code: .failure, userActivity: nil)) { completion in
      handle(intent: intent, completion: completion)
    }
  }

  public func handle(intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void) {
    Current.host.spelled("handle(startVideoCall:completion:)", as: "handle", of: "INStartVideoCallIntent")
    handle(startVideoCall: intent, completion: completion)
  }

  public func handle(startVideoCall intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void) {
    Current.host.spelled("handle", as: "handle", of: "INStartVideoCallIntent")
    Current.host.defaultAnswered("handle")
    completion(INStartVideoCallIntentResponse(code: .failure, userActivity: nil))
  }

  public func confirm(intent: INStartVideoCallIntent) async -> INStartVideoCallIntentResponse {
    Current.host.spelled("confirm(intent:completion:)", as: "confirm", of: "INStartVideoCallIntent")
    return await answer(to: "confirm(intent:completion:)", otherwise: INStartVideoCallIntentResponse(code: .ready, userActivity: nil)) { completion in
      confirm(intent: intent, completion: completion)
    }
  }

  public func confirm(intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void) {
    Current.host.spelled("confirm(startVideoCall:completion:)", as: "confirm", of: "INStartVideoCallIntent")
    confirm(startVideoCall: intent, completion: completion)
  }

  public func confirm(startVideoCall intent: INStartVideoCallIntent, completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void) {
    Current.host.spelled("confirm", as: "confirm", of: "INStartVideoCallIntent")
    Current.host.defaultAnswered("confirm")
    completion(INStartVideoCallIntentResponse(code: .ready, userActivity: nil))
  }

  public func resolveContacts(for intent: INStartVideoCallIntent) async -> [INPersonResolutionResult] {
    Current.host.spelled("resolveContacts(for:with:)", as: "resolveContacts", of: "INStartVideoCallIntent")
    return await answer(to: "resolveContacts(for:with:)", otherwise: [.notRequired()]) { completion in
      resolveContacts(for: intent, with: completion)
    }
  }

  public func resolveContacts(for intent: INStartVideoCallIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void) {
    Current.host.spelled("resolveContacts(forStartVideoCall:with:)", as: "resolveContacts", of: "INStartVideoCallIntent")
    resolveContacts(forStartVideoCall: intent, with: completion)
  }

  public func resolveContacts(forStartVideoCall intent: INStartVideoCallIntent, with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void) {
    Current.host.spelled("resolveContacts", as: "resolveContacts", of: "INStartVideoCallIntent")
    Current.host.defaultAnswered("resolveContacts")
    completion([.notRequired()])
  }

}

/// “Show my missed calls from yesterday.”
@available(iOS, deprecated: 15, message: "Nothing takes its place.")
open class INSearchCallHistoryIntent: INIntent {
  package override class var intentName: String { "INSearchCallHistoryIntent" }

  public override init() {
    super.init()
  }

  /// The time in which the calls took place.
  @NSCopying open internal(set) var dateCreated: INDateComponentsRange?

  /// With whom, whoever called.
  @NSCopying open internal(set) var recipient: INPerson?

  /// The kind of call: with or without picture.
  open internal(set) var callCapabilities: INCallCapabilityOptions = []

  /// The kinds of calls: missed, received.
  open internal(set) var callTypes: INCallRecordTypeOptions = []

  /// Only those that were not looked at, or only those that were.
  open internal(set) var unseen: Bool?

  public init(dateCreated: INDateComponentsRange? = nil, recipient: INPerson? = nil, callCapabilities: INCallCapabilityOptions, callTypes: INCallRecordTypeOptions, unseen: Bool? = nil) {
    self.callCapabilities = callCapabilities
    self.callTypes = callTypes
    self.unseen = unseen
    super.init()
    self.dateCreated = dateCreated
    self.recipient = recipient
  }

  public required init?(coder: NSCoder) {
    let original: INSearchCallHistoryIntent? = coder.original()
    dateCreated = if let original { copied(original.dateCreated) } else { coder.fetch("dateCreated") }
    recipient = if let original { copied(original.recipient) } else { coder.fetch("recipient") }
    callCapabilities = if let original { copied(original.callCapabilities) } else { coder.fetch("callCapabilities") ?? [] }
    callTypes = if let original { copied(original.callTypes) } else { coder.fetch("callTypes") ?? [] }
    unseen = if let original { copied(original.unseen) } else { coder.fetch("unseen") }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(dateCreated, "dateCreated")
    coder.store(recipient, "recipient")
    coder.store(callCapabilities, "callCapabilities")
    coder.store(callTypes, "callTypes")
    coder.store(unseen, "unseen")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INSearchCallHistoryIntent.dateCreated] = "dateCreated"
    parameters[\INSearchCallHistoryIntent.recipient] = "recipient"
    parameters[\INSearchCallHistoryIntent.callCapabilities] = "callCapabilities"
    parameters[\INSearchCallHistoryIntent.callTypes] = "callTypes"
    parameters[\INSearchCallHistoryIntent.unseen] = "unseen"
    return parameters
  }
}

/// The outcome of the request.
@available(iOS, deprecated: 15, message: "Nothing takes its place.")
public enum INSearchCallHistoryIntentResponseCode: Int, Sendable {
  /// Nothing was said; the assistant takes it for a failure.
  case unspecified = 0
  /// From `confirm`: the app can do it.
  case ready = 1
  /// The app has to be opened to do it.
  case continueInApp = 2
  /// It did not work.
  case failure = 3
  /// It did not work here, but would in the app itself.
  case failureRequiringAppLaunch = 4
  /// The app has to be set up first.
  case failureAppConfigurationRequired = 5
  /// The app is still at it.
  case inProgress = 6
  /// The app has done it.
  case success = 7
}

/// The answer to `INSearchCallHistoryIntent`.
@available(iOS, deprecated: 15, message: "Nothing takes its place.")
open class INSearchCallHistoryIntentResponse: INIntentResponse {
  public init(code: INSearchCallHistoryIntentResponseCode, userActivity: NSUserActivity?) {
    super.init()
    self.code = code
    self.userActivity = userActivity
  }

  /// The code of the outcome.
  open internal(set) var code: INSearchCallHistoryIntentResponseCode = .unspecified

  /// The calls, latest first.
  open var callRecords: [INCallRecord]?

  public required init?(coder: NSCoder) {
    let original: INSearchCallHistoryIntentResponse? = coder.original()
    code = if let original { copied(original.code) } else { coder.fetch("code") ?? .unspecified }
    callRecords = if let original { copied(original.callRecords) } else { coder.fetch("callRecords") }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(code, "code")
    coder.store(callRecords, "callRecords")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INSearchCallHistoryIntentResponse.code] = "code"
    parameters[\INSearchCallHistoryIntentResponse.callRecords] = "callRecords"
    return parameters
  }
}

/// The methods of a handler of `INSearchCallHistoryIntent`.
///
/// Write `handle` and what else you need, each in any one spelling.
@available(iOS, deprecated: 15, message: "Nothing takes its place.")
public protocol INSearchCallHistoryIntentHandling: NSObjectProtocol {
  /// Does what the intent says. Called once, last.
  func handle(intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse

  /// The same, answering through a closure, to be called once.
  func handle(intent: INSearchCallHistoryIntent, completion: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void)

  /// The same, as iOS 10 spelt it.
  func handle(searchCallHistory intent: INSearchCallHistoryIntent, completion: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void)

  /// Checks whether it could be done now. Called before `handle`.
  func confirm(intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse

  /// The same, answering through a closure, to be called once.
  func confirm(intent: INSearchCallHistoryIntent, completion: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void)

  /// The same, as iOS 10 spelt it.
  func confirm(searchCallHistory intent: INSearchCallHistoryIntent, completion: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void)

  /// Settles `callTypes`.
  func resolveCallTypes(for intent: INSearchCallHistoryIntent) async -> INCallRecordTypeOptionsResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolveCallTypes(for intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INCallRecordTypeOptionsResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveCallTypes(forSearchCallHistory intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INCallRecordTypeOptionsResolutionResult) -> Void)

  /// Settles `callType`, as apps did before iOS 11.
  @available(iOS, deprecated: 11, message: "Write resolveCallTypes.")
  func resolveCallType(for intent: INSearchCallHistoryIntent) async -> INCallRecordTypeResolutionResult

  /// The same, answering through a closure, to be called once.
  @available(iOS, deprecated: 11, message: "Write resolveCallTypes.")
  func resolveCallType(for intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INCallRecordTypeResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  @available(iOS, deprecated: 11, message: "Write resolveCallTypes.")
  func resolveCallType(forSearchCallHistory intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INCallRecordTypeResolutionResult) -> Void)

  /// Settles `dateCreated`.
  func resolveDateCreated(for intent: INSearchCallHistoryIntent) async -> INDateComponentsRangeResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolveDateCreated(for intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveDateCreated(forSearchCallHistory intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)

  /// Settles `recipient`.
  func resolveRecipient(for intent: INSearchCallHistoryIntent) async -> INPersonResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolveRecipient(for intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveRecipient(forSearchCallHistory intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void)

  /// Settles `unseen`.
  func resolveUnseen(for intent: INSearchCallHistoryIntent) async -> INBooleanResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolveUnseen(for intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveUnseen(forSearchCallHistory intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void)

}

extension INSearchCallHistoryIntentHandling {
  public func handle(intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse {
    Current.host.spelled("handle(intent:completion:)", as: "handle", of: "INSearchCallHistoryIntent")
    return await answer(to: "handle(intent:completion:)", otherwise: INSearchCallHistoryIntentResponse(code: .failure, userActivity: nil)) { completion in
      handle(intent: intent, completion: completion)
    }
  }

  public func handle(intent: INSearchCallHistoryIntent, completion: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void) {
    Current.host.spelled("handle(searchCallHistory:completion:)", as: "handle", of: "INSearchCallHistoryIntent")
    handle(searchCallHistory: intent, completion: completion)
  }

  public func handle(searchCallHistory intent: INSearchCallHistoryIntent, completion: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void) {
    Current.host.spelled("handle", as: "handle", of: "INSearchCallHistoryIntent")
    Current.host.defaultAnswered("handle")
    completion(INSearchCallHistoryIntentResponse(code: .failure, userActivity: nil))
  }

  public func confirm(intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse {
    Current.host.spelled("confirm(intent:completion:)", as: "confirm", of: "INSearchCallHistoryIntent")
    return await answer(to: "confirm(intent:completion:)", otherwise: INSearchCallHistoryIntentResponse(code: .ready, userActivity: nil)) { completion in
      confirm(intent: intent, completion: completion)
    }
  }

  public func confirm(intent: INSearchCallHistoryIntent, completion: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void) {
    Current.host.spelled("confirm(searchCallHistory:completion:)", as: "confirm", of: "INSearchCallHistoryIntent")
    confirm(searchCallHistory: intent, completion: completion)
  }

  public func confirm(searchCallHistory intent: INSearchCallHistoryIntent, completion: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void) {
    Current.host.spelled("confirm", as: "confirm", of: "INSearchCallHistoryIntent")
    Current.host.defaultAnswered("confirm")
    completion(INSearchCallHistoryIntentResponse(code: .ready, userActivity: nil))
  }

  public func resolveCallTypes(for intent: INSearchCallHistoryIntent) async -> INCallRecordTypeOptionsResolutionResult {
    Current.host.spelled("resolveCallType(for:)", as: "resolveCallTypes", of: "INSearchCallHistoryIntent")
    return translated(await resolveCallType(for: intent))
  }

  public func resolveCallTypes(for intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INCallRecordTypeOptionsResolutionResult) -> Void) {
    Current.host.spelled("resolveCallTypes(forSearchCallHistory:with:)", as: "resolveCallTypes", of: "INSearchCallHistoryIntent")
    resolveCallTypes(forSearchCallHistory: intent, with: completion)
  }

  public func resolveCallTypes(forSearchCallHistory intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INCallRecordTypeOptionsResolutionResult) -> Void) {
    Current.host.spelled("resolveCallType(for:with:)", as: "resolveCallTypes", of: "INSearchCallHistoryIntent")
    resolveCallType(for: intent, with: { completion(translated($0)) })
  }

  public func resolveCallType(for intent: INSearchCallHistoryIntent) async -> INCallRecordTypeResolutionResult {
    Current.host.spelled("resolveCallTypes(for:with:)", as: "resolveCallTypes", of: "INSearchCallHistoryIntent")
    return await answer(to: "resolveCallTypes(for:with:)", otherwise: .notRequired()) { completion in
      resolveCallTypes(for: intent, with: { completion(carried($0)) })
    }
  }

  public func resolveCallType(for intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INCallRecordTypeResolutionResult) -> Void) {
    Current.host.spelled("resolveCallType(forSearchCallHistory:with:)", as: "resolveCallTypes", of: "INSearchCallHistoryIntent")
    resolveCallType(forSearchCallHistory: intent, with: completion)
  }

  public func resolveCallType(forSearchCallHistory intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INCallRecordTypeResolutionResult) -> Void) {
    Current.host.spelled("resolveCallTypes", as: "resolveCallTypes", of: "INSearchCallHistoryIntent")
    Current.host.defaultAnswered("resolveCallTypes")
    completion(.notRequired())
  }

  public func resolveDateCreated(for intent: INSearchCallHistoryIntent) async -> INDateComponentsRangeResolutionResult {
    Current.host.spelled("resolveDateCreated(for:with:)", as: "resolveDateCreated", of: "INSearchCallHistoryIntent")
    return await answer(to: "resolveDateCreated(for:with:)", otherwise: .notRequired()) { completion in
      resolveDateCreated(for: intent, with: completion)
    }
  }

  public func resolveDateCreated(for intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) {
    Current.host.spelled("resolveDateCreated(forSearchCallHistory:with:)", as: "resolveDateCreated", of: "INSearchCallHistoryIntent")
    resolveDateCreated(forSearchCallHistory: intent, with: completion)
  }

  public func resolveDateCreated(forSearchCallHistory intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) {
    Current.host.spelled("resolveDateCreated", as: "resolveDateCreated", of: "INSearchCallHistoryIntent")
    Current.host.defaultAnswered("resolveDateCreated")
    completion(.notRequired())
  }

  public func resolveRecipient(for intent: INSearchCallHistoryIntent) async -> INPersonResolutionResult {
    Current.host.spelled("resolveRecipient(for:with:)", as: "resolveRecipient", of: "INSearchCallHistoryIntent")
    return await answer(to: "resolveRecipient(for:with:)", otherwise: .notRequired()) { completion in
      resolveRecipient(for: intent, with: completion)
    }
  }

  public func resolveRecipient(for intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void) {
    Current.host.spelled("resolveRecipient(forSearchCallHistory:with:)", as: "resolveRecipient", of: "INSearchCallHistoryIntent")
    resolveRecipient(forSearchCallHistory: intent, with: completion)
  }

  public func resolveRecipient(forSearchCallHistory intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void) {
    Current.host.spelled("resolveRecipient", as: "resolveRecipient", of: "INSearchCallHistoryIntent")
    Current.host.defaultAnswered("resolveRecipient")
    completion(.notRequired())
  }

  public func resolveUnseen(for intent: INSearchCallHistoryIntent) async -> INBooleanResolutionResult {
    Current.host.spelled("resolveUnseen(for:with:)", as: "resolveUnseen", of: "INSearchCallHistoryIntent")
    return await answer(to: "resolveUnseen(for:with:)", otherwise: .notRequired()) { completion in
      resolveUnseen(for: intent, with: completion)
    }
  }

  public func resolveUnseen(for intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) {
    Current.host.spelled("resolveUnseen(forSearchCallHistory:with:)", as: "resolveUnseen", of: "INSearchCallHistoryIntent")
    resolveUnseen(forSearchCallHistory: intent, with: completion)
  }

  public func resolveUnseen(forSearchCallHistory intent: INSearchCallHistoryIntent, with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void) {
    Current.host.spelled("resolveUnseen", as: "resolveUnseen", of: "INSearchCallHistoryIntent")
    Current.host.defaultAnswered("resolveUnseen")
    completion(.notRequired())
  }

}

/// “Answer the call.”
open class INAnswerCallIntent: INIntent {
  package override class var intentName: String { "INAnswerCallIntent" }

  public override init() {
    super.init()
  }

  /// The audio device to use.
  open internal(set) var audioRoute: INCallAudioRoute = .unknown

  /// The app's identifier of the call; nil for the one there is.
  open internal(set) var callIdentifier: String?

  public init(audioRoute: INCallAudioRoute, callIdentifier: String?) {
    self.audioRoute = audioRoute
    self.callIdentifier = callIdentifier
    super.init()
  }

  public required init?(coder: NSCoder) {
    let original: INAnswerCallIntent? = coder.original()
    audioRoute = if let original { copied(original.audioRoute) } else { coder.fetch("audioRoute") ?? .unknown }
    callIdentifier = if let original { copied(original.callIdentifier) } else { coder.fetch("callIdentifier") }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(audioRoute, "audioRoute")
    coder.store(callIdentifier, "callIdentifier")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INAnswerCallIntent.audioRoute] = "audioRoute"
    parameters[\INAnswerCallIntent.callIdentifier] = "callIdentifier"
    return parameters
  }
}

/// The outcome of the request.
public enum INAnswerCallIntentResponseCode: Int, Sendable {
  /// Nothing was said; the assistant takes it for a failure.
  case unspecified = 0
  /// From `confirm`: the app can do it.
  case ready = 1
  /// The app has to be opened to do it.
  case continueInApp = 2
  /// The app is still at it.
  case inProgress = 3
  /// The app has done it.
  case success = 4
  /// It did not work.
  case failure = 5
  /// It did not work here, but would in the app itself.
  case failureRequiringAppLaunch = 6
}

/// The answer to `INAnswerCallIntent`.
open class INAnswerCallIntentResponse: INIntentResponse {
  public init(code: INAnswerCallIntentResponseCode, userActivity: NSUserActivity?) {
    super.init()
    self.code = code
    self.userActivity = userActivity
  }

  /// The code of the outcome.
  open internal(set) var code: INAnswerCallIntentResponseCode = .unspecified

  /// The calls, latest first.
  open var callRecords: [INCallRecord]?

  public required init?(coder: NSCoder) {
    let original: INAnswerCallIntentResponse? = coder.original()
    code = if let original { copied(original.code) } else { coder.fetch("code") ?? .unspecified }
    callRecords = if let original { copied(original.callRecords) } else { coder.fetch("callRecords") }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(code, "code")
    coder.store(callRecords, "callRecords")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INAnswerCallIntentResponse.code] = "code"
    parameters[\INAnswerCallIntentResponse.callRecords] = "callRecords"
    return parameters
  }
}

/// The methods of a handler of `INAnswerCallIntent`.
///
/// Write `handle` and what else you need, each in any one spelling.
public protocol INAnswerCallIntentHandling: NSObjectProtocol {
  /// Does what the intent says. Called once, last.
  func handle(intent: INAnswerCallIntent) async -> INAnswerCallIntentResponse

  /// The same, answering through a closure, to be called once.
  func handle(intent: INAnswerCallIntent, completion: @escaping @Sendable (INAnswerCallIntentResponse) -> Void)

  /// The same, as iOS 10 spelt it.
  func handle(answerCall intent: INAnswerCallIntent, completion: @escaping @Sendable (INAnswerCallIntentResponse) -> Void)

  /// Checks whether it could be done now. Called before `handle`.
  func confirm(intent: INAnswerCallIntent) async -> INAnswerCallIntentResponse

  /// The same, answering through a closure, to be called once.
  func confirm(intent: INAnswerCallIntent, completion: @escaping @Sendable (INAnswerCallIntentResponse) -> Void)

  /// The same, as iOS 10 spelt it.
  func confirm(answerCall intent: INAnswerCallIntent, completion: @escaping @Sendable (INAnswerCallIntentResponse) -> Void)

}

extension INAnswerCallIntentHandling {
  public func handle(intent: INAnswerCallIntent) async -> INAnswerCallIntentResponse {
    Current.host.spelled("handle(intent:completion:)", as: "handle", of: "INAnswerCallIntent")
    return await answer(to: "handle(intent:completion:)", otherwise: INAnswerCallIntentResponse(code: .failure, userActivity: nil)) { completion in
      handle(intent: intent, completion: completion)
    }
  }

  public func handle(intent: INAnswerCallIntent, completion: @escaping @Sendable (INAnswerCallIntentResponse) -> Void) {
    Current.host.spelled("handle(answerCall:completion:)", as: "handle", of: "INAnswerCallIntent")
    handle(answerCall: intent, completion: completion)
  }

  public func handle(answerCall intent: INAnswerCallIntent, completion: @escaping @Sendable (INAnswerCallIntentResponse) -> Void) {
    Current.host.spelled("handle", as: "handle", of: "INAnswerCallIntent")
    Current.host.defaultAnswered("handle")
    completion(INAnswerCallIntentResponse(code: .failure, userActivity: nil))
  }

  public func confirm(intent: INAnswerCallIntent) async -> INAnswerCallIntentResponse {
    Current.host.spelled("confirm(intent:completion:)", as: "confirm", of: "INAnswerCallIntent")
    return await answer(to: "confirm(intent:completion:)", otherwise: INAnswerCallIntentResponse(code: .ready, userActivity: nil)) { completion in
      confirm(intent: intent, completion: completion)
    }
  }

  public func confirm(intent: INAnswerCallIntent, completion: @escaping @Sendable (INAnswerCallIntentResponse) -> Void) {
    Current.host.spelled("confirm(answerCall:completion:)", as: "confirm", of: "INAnswerCallIntent")
    confirm(answerCall: intent, completion: completion)
  }

  public func confirm(answerCall intent: INAnswerCallIntent, completion: @escaping @Sendable (INAnswerCallIntentResponse) -> Void) {
    Current.host.spelled("confirm", as: "confirm", of: "INAnswerCallIntent")
    Current.host.defaultAnswered("confirm")
    completion(INAnswerCallIntentResponse(code: .ready, userActivity: nil))
  }

}

/// “Hang up.”
open class INHangUpCallIntent: INIntent {
  package override class var intentName: String { "INHangUpCallIntent" }

  public override init() {
    super.init()
  }

  /// The app's identifier of the call; nil for the one there is.
  open internal(set) var callIdentifier: String?

  public init(callIdentifier: String?) {
    self.callIdentifier = callIdentifier
    super.init()
  }

  public required init?(coder: NSCoder) {
    let original: INHangUpCallIntent? = coder.original()
    callIdentifier = if let original { copied(original.callIdentifier) } else { coder.fetch("callIdentifier") }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(callIdentifier, "callIdentifier")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INHangUpCallIntent.callIdentifier] = "callIdentifier"
    return parameters
  }
}

/// The outcome of the request.
public enum INHangUpCallIntentResponseCode: Int, Sendable {
  /// Nothing was said; the assistant takes it for a failure.
  case unspecified = 0
  /// From `confirm`: the app can do it.
  case ready = 1
  /// The app is still at it.
  case inProgress = 2
  /// The app has done it.
  case success = 3
  /// It did not work.
  case failure = 4
  /// It did not work here, but would in the app itself.
  case failureRequiringAppLaunch = 5
  /// There is no call.
  case failureNoCallToHangUp = 6
}

/// The answer to `INHangUpCallIntent`.
open class INHangUpCallIntentResponse: INIntentResponse {
  public init(code: INHangUpCallIntentResponseCode, userActivity: NSUserActivity?) {
    super.init()
    self.code = code
    self.userActivity = userActivity
  }

  /// The code of the outcome.
  open internal(set) var code: INHangUpCallIntentResponseCode = .unspecified

  public required init?(coder: NSCoder) {
    let original: INHangUpCallIntentResponse? = coder.original()
    code = if let original { copied(original.code) } else { coder.fetch("code") ?? .unspecified }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(code, "code")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INHangUpCallIntentResponse.code] = "code"
    return parameters
  }
}

/// The methods of a handler of `INHangUpCallIntent`.
///
/// Write `handle` and what else you need, each in any one spelling.
public protocol INHangUpCallIntentHandling: NSObjectProtocol {
  /// Does what the intent says. Called once, last.
  func handle(intent: INHangUpCallIntent) async -> INHangUpCallIntentResponse

  /// The same, answering through a closure, to be called once.
  func handle(intent: INHangUpCallIntent, completion: @escaping @Sendable (INHangUpCallIntentResponse) -> Void)

  /// The same, as iOS 10 spelt it.
  func handle(hangUpCall intent: INHangUpCallIntent, completion: @escaping @Sendable (INHangUpCallIntentResponse) -> Void)

  /// Checks whether it could be done now. Called before `handle`.
  func confirm(intent: INHangUpCallIntent) async -> INHangUpCallIntentResponse

  /// The same, answering through a closure, to be called once.
  func confirm(intent: INHangUpCallIntent, completion: @escaping @Sendable (INHangUpCallIntentResponse) -> Void)

  /// The same, as iOS 10 spelt it.
  func confirm(hangUpCall intent: INHangUpCallIntent, completion: @escaping @Sendable (INHangUpCallIntentResponse) -> Void)

}

extension INHangUpCallIntentHandling {
  public func handle(intent: INHangUpCallIntent) async -> INHangUpCallIntentResponse {
    Current.host.spelled("handle(intent:completion:)", as: "handle", of: "INHangUpCallIntent")
    return await answer(to: "handle(intent:completion:)", otherwise: INHangUpCallIntentResponse(code: .failure, userActivity: nil)) { completion in
      handle(intent: intent, completion: completion)
    }
  }

  public func handle(intent: INHangUpCallIntent, completion: @escaping @Sendable (INHangUpCallIntentResponse) -> Void) {
    Current.host.spelled("handle(hangUpCall:completion:)", as: "handle", of: "INHangUpCallIntent")
    handle(hangUpCall: intent, completion: completion)
  }

  public func handle(hangUpCall intent: INHangUpCallIntent, completion: @escaping @Sendable (INHangUpCallIntentResponse) -> Void) {
    Current.host.spelled("handle", as: "handle", of: "INHangUpCallIntent")
    Current.host.defaultAnswered("handle")
    completion(INHangUpCallIntentResponse(code: .failure, userActivity: nil))
  }

  public func confirm(intent: INHangUpCallIntent) async -> INHangUpCallIntentResponse {
    Current.host.spelled("confirm(intent:completion:)", as: "confirm", of: "INHangUpCallIntent")
    return await answer(to: "confirm(intent:completion:)", otherwise: INHangUpCallIntentResponse(code: .ready, userActivity: nil)) { completion in
      confirm(intent: intent, completion: completion)
    }
  }

  public func confirm(intent: INHangUpCallIntent, completion: @escaping @Sendable (INHangUpCallIntentResponse) -> Void) {
    Current.host.spelled("confirm(hangUpCall:completion:)", as: "confirm", of: "INHangUpCallIntent")
    confirm(hangUpCall: intent, completion: completion)
  }

  public func confirm(hangUpCall intent: INHangUpCallIntent, completion: @escaping @Sendable (INHangUpCallIntentResponse) -> Void) {
    Current.host.spelled("confirm", as: "confirm", of: "INHangUpCallIntent")
    Current.host.defaultAnswered("confirm")
    completion(INHangUpCallIntentResponse(code: .ready, userActivity: nil))
  }

}

/// `INPersonResolutionResult` that can say why a value is no use.
open class INStartCallContactResolutionResult: INPersonResolutionResult {
  /// The value cannot be used, for a reason that the assistant has words for.
  open class func unsupported(forReason reason: INStartCallContactUnsupportedReason) -> Self {
    Self(Outcome(.unsupported(reason: "\(reason)")))
  }

  /// Says the same as a result of the more general class.
  public convenience init(personResolutionResult result: INPersonResolutionResult) {
    self.init(Outcome(result.state))
  }
}

/// A reason why somebody cannot be called.
public enum INStartCallContactUnsupportedReason: Int, Sendable {
  /// Nobody of that name is known.
  case `noContactFound` = 1
  /// The app calls one person at a time.
  case `multipleContactsUnsupported` = 2
  /// The person has no number under that label.
  case `noHandleForLabel` = 3
  /// The number cannot be called.
  case `invalidHandle` = 4
  /// The number is a code for the network, which the app does not send.
  case `unsupportedMmiUssd` = 5
  /// There was no call that could be repeated.
  @available(iOS, deprecated: 14, message: "Use noUsableHandleForRedial.")
  case `noCallHistoryForRedial` = 6
  /// The last call's number cannot be called.
  case `noUsableHandleForRedial` = 7
  /// Whoever asks has to sign in first.
  case `requiringInAppAuthentication` = 8
}

/// `INCallCapabilityResolutionResult` that can say why a value is no use.
open class INStartCallCallCapabilityResolutionResult: INCallCapabilityResolutionResult {
  /// The value cannot be used, for a reason that the assistant has words for.
  open class func unsupported(forReason reason: INStartCallCallCapabilityUnsupportedReason) -> Self {
    Self(Outcome(.unsupported(reason: "\(reason)")))
  }

  /// Says the same as a result of the more general class.
  public convenience init(callCapabilityResolutionResult result: INCallCapabilityResolutionResult) {
    self.init(Outcome(result.state))
  }
}

/// A reason why a call cannot be of that kind.
public enum INStartCallCallCapabilityUnsupportedReason: Int, Sendable {
  /// The app, or the person called, has no video.
  case `videoCallUnsupported` = 1
  /// The app may not listen.
  case `microphoneNotAccessible` = 2
  /// The app may not look.
  case `cameraNotAccessible` = 3
}

/// `INCallRecordResolutionResult` that can say why a value is no use.
open class INStartCallCallRecordToCallBackResolutionResult: INCallRecordResolutionResult {
  /// The value cannot be used, for a reason that the assistant has words for.
  open class func unsupported(forReason reason: INStartCallCallRecordToCallBackUnsupportedReason) -> Self {
    Self(Outcome(.unsupported(reason: "\(reason)")))
  }

  /// Says the same as a result of the more general class.
  public convenience init(callRecordResolutionResult result: INCallRecordResolutionResult) {
    self.init(Outcome(result.state))
  }
}

/// A reason why a call cannot be called back.
public enum INStartCallCallRecordToCallBackUnsupportedReason: Int, Sendable {
  /// There was no such call.
  case `noMatchingCall` = 1
}

/// A call that took place, or takes place.
open class INCallRecord: NSObject, NSCopying, NSSecureCoding {
  /// The app's identifier of the call.
  open internal(set) var identifier: String = ""

  /// The time at which it began.
  open internal(set) var dateCreated: Date?

  /// The other side, as before iOS 14.5.
  @available(iOS, deprecated: 14.5, message: "Use participants.")
  @NSCopying open internal(set) var caller: INPerson?

  /// The direction of the call, and its answer.
  open internal(set) var callRecordType: INCallRecordType = .unknown

  /// The kind of call: with or without picture.
  open internal(set) var callCapability: INCallCapability = .unknown

  /// In seconds; nil where nobody answered.
  open internal(set) var callDuration: Double?

  /// True if it was not looked at yet.
  open internal(set) var unseen: Bool?

  /// The number of calls that the record stands for.
  open internal(set) var numberOfCalls: Int?

  /// Everybody on the line.
  open internal(set) var participants: [INPerson]?

  public init(identifier: String, dateCreated: Date? = nil, caller: INPerson? = nil, callRecordType: INCallRecordType = .unknown, callCapability: INCallCapability = .unknown, callDuration: Double? = nil, unseen: Bool? = nil, numberOfCalls: Int? = nil) {
    self.identifier = identifier
    self.dateCreated = dateCreated
    self.callRecordType = callRecordType
    self.callCapability = callCapability
    self.callDuration = callDuration
    self.unseen = unseen
    self.numberOfCalls = numberOfCalls
    super.init()
    self.caller = caller
  }

  public init(identifier: String, dateCreated: Date? = nil, caller: INPerson? = nil, callRecordType: INCallRecordType, callCapability: INCallCapability, callDuration: Double? = nil, unseen: Bool? = nil) {
    self.identifier = identifier
    self.dateCreated = dateCreated
    self.callRecordType = callRecordType
    self.callCapability = callCapability
    self.callDuration = callDuration
    self.unseen = unseen
    super.init()
    self.caller = caller
  }

  public required init?(coder: NSCoder) {
    let original: INCallRecord? = coder.original()
    identifier = if let original { copied(original.identifier) } else { coder.fetch("identifier") ?? "" }
    dateCreated = if let original { copied(original.dateCreated) } else { coder.fetch("dateCreated") }
    caller = if let original { copied(original.caller) } else { coder.fetch("caller") }
    callRecordType = if let original { copied(original.callRecordType) } else { coder.fetch("callRecordType") ?? .unknown }
    callCapability = if let original { copied(original.callCapability) } else { coder.fetch("callCapability") ?? .unknown }
    callDuration = if let original { copied(original.callDuration) } else { coder.fetch("callDuration") }
    unseen = if let original { copied(original.unseen) } else { coder.fetch("unseen") }
    numberOfCalls = if let original { copied(original.numberOfCalls) } else { coder.fetch("numberOfCalls") }
    participants = if let original { copied(original.participants) } else { coder.fetch("participants") }
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.store(identifier, "identifier")
    coder.store(dateCreated, "dateCreated")
    coder.store(caller, "caller")
    coder.store(callRecordType, "callRecordType")
    coder.store(callCapability, "callCapability")
    coder.store(callDuration, "callDuration")
    coder.store(unseen, "unseen")
    coder.store(numberOfCalls, "numberOfCalls")
    coder.store(participants, "participants")
  }

  open class var supportsSecureCoding: Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { copyByCoding(self) }
  open override func isEqual(_ object: Any?) -> Bool { equalByCoding(self, object) }
  open override var hash: Int { hashByCoding(self) }
  open override var description: String { describeByCoding(self) }
}

/// The result of resolving a parameter of type `INCallRecord`.
open class INCallRecordResolutionResult: INIntentResolutionResult {
  /// The parameter is settled, with this value.
  open class func success(with resolvedValue: INCallRecord) -> Self {
    Self(Outcome(.success(resolvedValue)))
  }

  /// The person has to choose between these, at least two, best first.
  open class func disambiguation(with choices: [INCallRecord]) -> Self {
    Self(Outcome(.disambiguation(choices)))
  }

  /// The person has to say whether this value is meant.
  open class func confirmationRequired(with valueToConfirm: INCallRecord?) -> Self {
    Self(Outcome(.confirmationRequired(valueToConfirm)))
  }
}

/// A filter for past calls.
open class INCallRecordFilter: NSObject, NSCopying, NSSecureCoding {
  /// With whom.
  open internal(set) var participants: [INPerson]?

  /// The kinds of calls; none means all.
  open internal(set) var callTypes: INCallRecordTypeOptions = []

  /// The kind of call: with or without picture.
  open internal(set) var callCapability: INCallCapability = .unknown

  public init(participants: [INPerson]?, callTypes: INCallRecordTypeOptions = [], callCapability: INCallCapability) {
    self.participants = participants
    self.callTypes = callTypes
    self.callCapability = callCapability
    super.init()
  }

  public required init?(coder: NSCoder) {
    let original: INCallRecordFilter? = coder.original()
    participants = if let original { copied(original.participants) } else { coder.fetch("participants") }
    callTypes = if let original { copied(original.callTypes) } else { coder.fetch("callTypes") ?? [] }
    callCapability = if let original { copied(original.callCapability) } else { coder.fetch("callCapability") ?? .unknown }
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.store(participants, "participants")
    coder.store(callTypes, "callTypes")
    coder.store(callCapability, "callCapability")
  }

  open class var supportsSecureCoding: Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { copyByCoding(self) }
  open override func isEqual(_ object: Any?) -> Bool { equalByCoding(self, object) }
  open override var hash: Int { hashByCoding(self) }
  open override var description: String { describeByCoding(self) }
}

/// The kind of past call: its direction, and whether it was answered.
public enum INCallRecordType: Int, Sendable {
  case `unknown` = 0
  case `outgoing` = 1
  case `missed` = 2
  case `received` = 3
  /// Whatever the last call was.
  case `latest` = 4
  case `voicemail` = 5
  /// Not answered yet.
  case `ringing` = 6
  case `inProgress` = 7
  case `onHold` = 8
}

/// The result of resolving a parameter of type `INCallRecordType`.
open class INCallRecordTypeResolutionResult: INIntentResolutionResult {
  /// The parameter is settled, with this value.
  open class func success(with resolvedValue: INCallRecordType) -> Self {
    Self(Outcome(.success(resolvedValue)))
  }

  /// The person has to say whether this value is meant.
  open class func confirmationRequired(with valueToConfirm: INCallRecordType) -> Self {
    Self(Outcome(.confirmationRequired(valueToConfirm)))
  }
}

/// Several kinds of calls.
public struct INCallRecordTypeOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let outgoing = Self(rawValue: 1)
  public static let missed = Self(rawValue: 2)
  public static let received = Self(rawValue: 4)
  public static let latest = Self(rawValue: 8)
  public static let voicemail = Self(rawValue: 16)
  public static let ringing = Self(rawValue: 32)
  public static let inProgress = Self(rawValue: 64)
  public static let onHold = Self(rawValue: 128)
}

/// The result of resolving a parameter of type `INCallRecordTypeOptions`.
open class INCallRecordTypeOptionsResolutionResult: INIntentResolutionResult {
  /// The parameter is settled, with this value.
  open class func success(with resolvedValue: INCallRecordTypeOptions = []) -> Self {
    Self(Outcome(.success(resolvedValue)))
  }

  /// The person has to say whether this value is meant.
  open class func confirmationRequired(with valueToConfirm: INCallRecordTypeOptions = []) -> Self {
    Self(Outcome(.confirmationRequired(valueToConfirm)))
  }
}

/// The kind of call: with or without picture.
public enum INCallCapability: Int, Sendable {
  case `unknown` = 0
  case `audioCall` = 1
  case `videoCall` = 2
}

/// The result of resolving a parameter of type `INCallCapability`.
open class INCallCapabilityResolutionResult: INIntentResolutionResult {
  /// The parameter is settled, with this value.
  open class func success(with resolvedValue: INCallCapability) -> Self {
    Self(Outcome(.success(resolvedValue)))
  }

  /// The person has to say whether this value is meant.
  open class func confirmationRequired(with valueToConfirm: INCallCapability) -> Self {
    Self(Outcome(.confirmationRequired(valueToConfirm)))
  }
}

/// Calls with picture, without, or both.
public struct INCallCapabilityOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let audioCall = Self(rawValue: 1)
  public static let videoCall = Self(rawValue: 2)
}

/// The audio device of a call.
public enum INCallAudioRoute: Int, Sendable {
  /// Wherever it is heard just now.
  case `unknown` = 0
  case `speakerphoneAudioRoute` = 1
  case `bluetoothAudioRoute` = 2
}

/// The kind of destination: somebody, an emergency number, the mailbox, or a number called before.
public enum INCallDestinationType: Int, Sendable {
  case `unknown` = 0
  case `normal` = 1
  case `emergency` = 2
  case `voicemail` = 3
  case `redial` = 4
  case `callBack` = 5
}

/// The result of resolving a parameter of type `INCallDestinationType`.
open class INCallDestinationTypeResolutionResult: INIntentResolutionResult {
  /// The parameter is settled, with this value.
  open class func success(with resolvedValue: INCallDestinationType) -> Self {
    Self(Outcome(.success(resolvedValue)))
  }

  /// The person has to say whether this value is meant.
  open class func confirmationRequired(with valueToConfirm: INCallDestinationType) -> Self {
    Self(Outcome(.confirmationRequired(valueToConfirm)))
  }
}

/// Several callers under one name.
open class INCallGroup: NSObject, NSCopying, NSSecureCoding {
  /// The name.
  open internal(set) var groupName: String?

  /// The app's identifier of the group.
  open internal(set) var groupId: String?

  public init(groupName: String?, groupId: String?) {
    self.groupName = groupName
    self.groupId = groupId
    super.init()
  }

  public required init?(coder: NSCoder) {
    let original: INCallGroup? = coder.original()
    groupName = if let original { copied(original.groupName) } else { coder.fetch("groupName") }
    groupId = if let original { copied(original.groupId) } else { coder.fetch("groupId") }
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.store(groupName, "groupName")
    coder.store(groupId, "groupId")
  }

  open class var supportsSecureCoding: Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { copyByCoding(self) }
  open override func isEqual(_ object: Any?) -> Bool { equalByCoding(self, object) }
  open override var hash: Int { hashByCoding(self) }
  open override var description: String { describeByCoding(self) }
}

/// Calls and their history in one object, before iOS 13.
@available(iOS, deprecated: 13, message: "Adopt the protocols of single intents.")
public protocol INCallsDomainHandling: INSearchCallHistoryIntentHandling, INStartAudioCallIntentHandling, INStartVideoCallIntentHandling {
}
