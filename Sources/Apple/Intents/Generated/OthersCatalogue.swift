// swift-format-ignore-file
// Written by `swift run generate` from Others.intents: edit that instead.

public import Foundation

/// The silencing of notifications, for a while or at a place.
open class INFocusStatus: NSObject, NSCopying, NSSecureCoding {
  /// True if they are; nil if the person doesn't share that.
  open internal(set) var isFocused: Bool?

  public init(isFocused: Bool?) {
    self.isFocused = isFocused
    super.init()
  }

  public required init?(coder: NSCoder) {
    let original: INFocusStatus? = coder.original()
    isFocused = if let original { copied(original.isFocused) } else { coder.fetch("isFocused") }
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.store(isFocused, "isFocused")
  }

  open class var supportsSecureCoding: Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { copyByCoding(self) }
  open override func isEqual(_ object: Any?) -> Bool { equalByCoding(self, object) }
  open override var hash: Int { hashByCoding(self) }
  open override var description: String { describeByCoding(self) }
}

/// The person's permission for the app to learn when notifications are silenced.
public enum INFocusStatusAuthorizationStatus: Int, Sendable {
  /// The person was not asked yet.
  case `notDetermined` = 0
  /// Something other than the person forbids it.
  case `restricted` = 1
  case `denied` = 2
  case `authorized` = 3
}

/// Tells a messaging app that notifications are silenced, or no longer.
open class INShareFocusStatusIntent: INIntent {
  package override class var intentName: String { "INShareFocusStatusIntent" }

  public override init() {
    super.init()
  }

  /// The current status.
  @NSCopying open internal(set) var focusStatus: INFocusStatus?

  public init(focusStatus: INFocusStatus?) {
    super.init()
    self.focusStatus = focusStatus
  }

  public required init?(coder: NSCoder) {
    let original: INShareFocusStatusIntent? = coder.original()
    focusStatus = if let original { copied(original.focusStatus) } else { coder.fetch("focusStatus") }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(focusStatus, "focusStatus")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INShareFocusStatusIntent.focusStatus] = "focusStatus"
    return parameters
  }
}

/// The outcome of the request.
public enum INShareFocusStatusIntentResponseCode: Int, Sendable {
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
}

/// The answer to `INShareFocusStatusIntent`.
open class INShareFocusStatusIntentResponse: INIntentResponse {
  public init(code: INShareFocusStatusIntentResponseCode, userActivity: NSUserActivity?) {
    super.init()
    self.code = code
    self.userActivity = userActivity
  }

  /// The code of the outcome.
  open internal(set) var code: INShareFocusStatusIntentResponseCode = .unspecified

  public required init?(coder: NSCoder) {
    let original: INShareFocusStatusIntentResponse? = coder.original()
    code = if let original { copied(original.code) } else { coder.fetch("code") ?? .unspecified }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(code, "code")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INShareFocusStatusIntentResponse.code] = "code"
    return parameters
  }
}

/// The methods of a handler of `INShareFocusStatusIntent`.
///
/// Write `handle` and what else you need, each in any one spelling.
public protocol INShareFocusStatusIntentHandling: NSObjectProtocol {
  /// Does what the intent says. Called once, last.
  func handle(intent: INShareFocusStatusIntent) async -> INShareFocusStatusIntentResponse

  /// The same, answering through a closure, to be called once.
  func handle(intent: INShareFocusStatusIntent, completion: @escaping @Sendable (INShareFocusStatusIntentResponse) -> Void)

  /// Checks whether it could be done now. Called before `handle`.
  func confirm(intent: INShareFocusStatusIntent) async -> INShareFocusStatusIntentResponse

  /// The same, answering through a closure, to be called once.
  func confirm(intent: INShareFocusStatusIntent, completion: @escaping @Sendable (INShareFocusStatusIntentResponse) -> Void)

}

extension INShareFocusStatusIntentHandling {
  public func handle(intent: INShareFocusStatusIntent) async -> INShareFocusStatusIntentResponse {
    Current.host.spelled("handle(intent:completion:)", as: "handle", of: "INShareFocusStatusIntent")
    return await answer(to: "handle(intent:completion:)", otherwise: INShareFocusStatusIntentResponse(code: .failure, userActivity: nil)) { completion in
      handle(intent: intent, completion: completion)
    }
  }

  public func handle(intent: INShareFocusStatusIntent, completion: @escaping @Sendable (INShareFocusStatusIntentResponse) -> Void) {
    Current.host.spelled("handle", as: "handle", of: "INShareFocusStatusIntent")
    Current.host.defaultAnswered("handle")
    completion(INShareFocusStatusIntentResponse(code: .failure, userActivity: nil))
  }

  public func confirm(intent: INShareFocusStatusIntent) async -> INShareFocusStatusIntentResponse {
    Current.host.spelled("confirm(intent:completion:)", as: "confirm", of: "INShareFocusStatusIntent")
    return await answer(to: "confirm(intent:completion:)", otherwise: INShareFocusStatusIntentResponse(code: .ready, userActivity: nil)) { completion in
      confirm(intent: intent, completion: completion)
    }
  }

  public func confirm(intent: INShareFocusStatusIntent, completion: @escaping @Sendable (INShareFocusStatusIntentResponse) -> Void) {
    Current.host.spelled("confirm", as: "confirm", of: "INShareFocusStatusIntent")
    Current.host.defaultAnswered("confirm")
    completion(INShareFocusStatusIntentResponse(code: .ready, userActivity: nil))
  }

}

/// The purpose of a visual code.
public enum INVisualCodeType: Int, Sendable {
  case `unknown` = 0
  /// Somebody else adds the person to their contacts.
  case `contact` = 1
  /// Somebody else pays the person.
  case `requestPayment` = 2
  /// The person pays.
  case `sendPayment` = 3
  /// A ticket.
  case `transit` = 4
  case `bus` = 5
  case `subway` = 6
}

/// The result of resolving a parameter of type `INVisualCodeType`.
open class INVisualCodeTypeResolutionResult: INIntentResolutionResult {
  /// The parameter is settled, with this value.
  open class func success(with resolvedValue: INVisualCodeType) -> Self {
    Self(Outcome(.success(resolvedValue)))
  }

  /// The person has to say whether this value is meant.
  open class func confirmationRequired(with valueToConfirm: INVisualCodeType) -> Self {
    Self(Outcome(.confirmationRequired(valueToConfirm)))
  }
}

/// “Show my boarding code.”
@available(iOS, deprecated: 15, message: "Nothing takes its place.")
open class INGetVisualCodeIntent: INIntent {
  package override class var intentName: String { "INGetVisualCodeIntent" }

  public override init() {
    super.init()
  }

  /// The purpose of the code.
  open internal(set) var visualCodeType: INVisualCodeType = .unknown

  public init(visualCodeType: INVisualCodeType) {
    self.visualCodeType = visualCodeType
    super.init()
  }

  public required init?(coder: NSCoder) {
    let original: INGetVisualCodeIntent? = coder.original()
    visualCodeType = if let original { copied(original.visualCodeType) } else { coder.fetch("visualCodeType") ?? .unknown }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(visualCodeType, "visualCodeType")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INGetVisualCodeIntent.visualCodeType] = "visualCodeType"
    return parameters
  }
}

/// The outcome of the request.
@available(iOS, deprecated: 15, message: "Nothing takes its place.")
public enum INGetVisualCodeIntentResponseCode: Int, Sendable {
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
  /// The app has to be set up first.
  case failureAppConfigurationRequired = 7
}

/// The answer to `INGetVisualCodeIntent`.
@available(iOS, deprecated: 15, message: "Nothing takes its place.")
open class INGetVisualCodeIntentResponse: INIntentResponse {
  public init(code: INGetVisualCodeIntentResponseCode, userActivity: NSUserActivity?) {
    super.init()
    self.code = code
    self.userActivity = userActivity
  }

  /// The code of the outcome.
  open internal(set) var code: INGetVisualCodeIntentResponseCode = .unspecified

  /// The code, as a picture.
  @NSCopying open var visualCodeImage: INImage?

  public required init?(coder: NSCoder) {
    let original: INGetVisualCodeIntentResponse? = coder.original()
    code = if let original { copied(original.code) } else { coder.fetch("code") ?? .unspecified }
    visualCodeImage = if let original { copied(original.visualCodeImage) } else { coder.fetch("visualCodeImage") }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(code, "code")
    coder.store(visualCodeImage, "visualCodeImage")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INGetVisualCodeIntentResponse.code] = "code"
    parameters[\INGetVisualCodeIntentResponse.visualCodeImage] = "visualCodeImage"
    return parameters
  }
}

/// The methods of a handler of `INGetVisualCodeIntent`.
///
/// Write `handle` and what else you need, each in any one spelling.
@available(iOS, deprecated: 15, message: "Nothing takes its place.")
public protocol INGetVisualCodeIntentHandling: NSObjectProtocol {
  /// Does what the intent says. Called once, last.
  func handle(intent: INGetVisualCodeIntent) async -> INGetVisualCodeIntentResponse

  /// The same, answering through a closure, to be called once.
  func handle(intent: INGetVisualCodeIntent, completion: @escaping @Sendable (INGetVisualCodeIntentResponse) -> Void)

  /// The same, as iOS 10 spelt it.
  func handle(getVisualCode intent: INGetVisualCodeIntent, completion: @escaping @Sendable (INGetVisualCodeIntentResponse) -> Void)

  /// Checks whether it could be done now. Called before `handle`.
  func confirm(intent: INGetVisualCodeIntent) async -> INGetVisualCodeIntentResponse

  /// The same, answering through a closure, to be called once.
  func confirm(intent: INGetVisualCodeIntent, completion: @escaping @Sendable (INGetVisualCodeIntentResponse) -> Void)

  /// The same, as iOS 10 spelt it.
  func confirm(getVisualCode intent: INGetVisualCodeIntent, completion: @escaping @Sendable (INGetVisualCodeIntentResponse) -> Void)

  /// Settles `visualCodeType`.
  func resolveVisualCodeType(for intent: INGetVisualCodeIntent) async -> INVisualCodeTypeResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolveVisualCodeType(for intent: INGetVisualCodeIntent, with completion: @escaping @Sendable (INVisualCodeTypeResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveVisualCodeType(forGetVisualCode intent: INGetVisualCodeIntent, with completion: @escaping @Sendable (INVisualCodeTypeResolutionResult) -> Void)

}

extension INGetVisualCodeIntentHandling {
  public func handle(intent: INGetVisualCodeIntent) async -> INGetVisualCodeIntentResponse {
    Current.host.spelled("handle(intent:completion:)", as: "handle", of: "INGetVisualCodeIntent")
    return await answer(to: "handle(intent:completion:)", otherwise: INGetVisualCodeIntentResponse(code: .failure, userActivity: nil)) { completion in
      handle(intent: intent, completion: completion)
    }
  }

  public func handle(intent: INGetVisualCodeIntent, completion: @escaping @Sendable (INGetVisualCodeIntentResponse) -> Void) {
    Current.host.spelled("handle(getVisualCode:completion:)", as: "handle", of: "INGetVisualCodeIntent")
    handle(getVisualCode: intent, completion: completion)
  }

  public func handle(getVisualCode intent: INGetVisualCodeIntent, completion: @escaping @Sendable (INGetVisualCodeIntentResponse) -> Void) {
    Current.host.spelled("handle", as: "handle", of: "INGetVisualCodeIntent")
    Current.host.defaultAnswered("handle")
    completion(INGetVisualCodeIntentResponse(code: .failure, userActivity: nil))
  }

  public func confirm(intent: INGetVisualCodeIntent) async -> INGetVisualCodeIntentResponse {
    Current.host.spelled("confirm(intent:completion:)", as: "confirm", of: "INGetVisualCodeIntent")
    return await answer(to: "confirm(intent:completion:)", otherwise: INGetVisualCodeIntentResponse(code: .ready, userActivity: nil)) { completion in
      confirm(intent: intent, completion: completion)
    }
  }

  public func confirm(intent: INGetVisualCodeIntent, completion: @escaping @Sendable (INGetVisualCodeIntentResponse) -> Void) {
    Current.host.spelled("confirm(getVisualCode:completion:)", as: "confirm", of: "INGetVisualCodeIntent")
    confirm(getVisualCode: intent, completion: completion)
  }

  public func confirm(getVisualCode intent: INGetVisualCodeIntent, completion: @escaping @Sendable (INGetVisualCodeIntentResponse) -> Void) {
    Current.host.spelled("confirm", as: "confirm", of: "INGetVisualCodeIntent")
    Current.host.defaultAnswered("confirm")
    completion(INGetVisualCodeIntentResponse(code: .ready, userActivity: nil))
  }

  public func resolveVisualCodeType(for intent: INGetVisualCodeIntent) async -> INVisualCodeTypeResolutionResult {
    Current.host.spelled("resolveVisualCodeType(for:with:)", as: "resolveVisualCodeType", of: "INGetVisualCodeIntent")
    return await answer(to: "resolveVisualCodeType(for:with:)", otherwise: .notRequired()) { completion in
      resolveVisualCodeType(for: intent, with: completion)
    }
  }

  public func resolveVisualCodeType(for intent: INGetVisualCodeIntent, with completion: @escaping @Sendable (INVisualCodeTypeResolutionResult) -> Void) {
    Current.host.spelled("resolveVisualCodeType(forGetVisualCode:with:)", as: "resolveVisualCodeType", of: "INGetVisualCodeIntent")
    resolveVisualCodeType(forGetVisualCode: intent, with: completion)
  }

  public func resolveVisualCodeType(forGetVisualCode intent: INGetVisualCodeIntent, with completion: @escaping @Sendable (INVisualCodeTypeResolutionResult) -> Void) {
    Current.host.spelled("resolveVisualCodeType", as: "resolveVisualCodeType", of: "INGetVisualCodeIntent")
    Current.host.defaultAnswered("resolveVisualCodeType")
    completion(.notRequired())
  }

}

/// All that is about visual codes in one object.
@available(iOS, deprecated: 13, message: "Adopt the protocols of single intents.")
public protocol INVisualCodeDomainHandling: INGetVisualCodeIntentHandling {
}
