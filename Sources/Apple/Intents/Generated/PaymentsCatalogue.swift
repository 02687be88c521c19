// swift-format-ignore-file
// Written by `swift run generate` from Payments.intents: edit that instead.

public import Foundation

/// “Send Anna 20 dollars for lunch.”
///
/// Always confirmed by the person, for the money is gone afterwards.
open class INSendPaymentIntent: INIntent {
  package override class var intentName: String { "INSendPaymentIntent" }

  public override init() {
    super.init()
  }

  /// The recipient of the money.
  @NSCopying open internal(set) var payee: INPerson?

  /// The amount.
  @NSCopying open internal(set) var currencyAmount: INCurrencyAmount?

  /// The note, to the letter.
  open internal(set) var note: String?

  public init(payee: INPerson?, currencyAmount: INCurrencyAmount?, note: String?) {
    self.note = note
    super.init()
    self.payee = payee
    self.currencyAmount = currencyAmount
  }

  public required init?(coder: NSCoder) {
    let original: INSendPaymentIntent? = coder.original()
    payee = if let original { copied(original.payee) } else { coder.fetch("payee") }
    currencyAmount = if let original { copied(original.currencyAmount) } else { coder.fetch("currencyAmount") }
    note = if let original { copied(original.note) } else { coder.fetch("note") }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(payee, "payee")
    coder.store(currencyAmount, "currencyAmount")
    coder.store(note, "note")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INSendPaymentIntent.payee] = "payee"
    parameters[\INSendPaymentIntent.currencyAmount] = "currencyAmount"
    parameters[\INSendPaymentIntent.note] = "note"
    return parameters
  }
}

/// The outcome of the request.
public enum INSendPaymentIntentResponseCode: Int, Sendable {
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
  /// The person has to sign in to the app first.
  case failureCredentialsUnverified = 6
  /// It is less than can be sent.
  case failurePaymentsAmountBelowMinimum = 7
  /// It is more than can be sent.
  case failurePaymentsAmountAboveMaximum = 8
  /// The app does not send that currency.
  case failurePaymentsCurrencyUnsupported = 9
  /// The account does not hold so much.
  case failureInsufficientFunds = 10
  /// There is no account to take it from.
  case failureNoBankAccount = 11
  /// The person may not send money with the app.
  case failureNotEligible = 12
  /// The person has to agree to the terms in the app first.
  case failureTermsAndConditionsAcceptanceRequired = 13
}

/// The answer to `INSendPaymentIntent`.
open class INSendPaymentIntentResponse: INIntentResponse {
  public init(code: INSendPaymentIntentResponseCode, userActivity: NSUserActivity?) {
    super.init()
    self.code = code
    self.userActivity = userActivity
  }

  /// The code of the outcome.
  open internal(set) var code: INSendPaymentIntentResponseCode = .unspecified

  /// The payment as it would be, from `confirm`, and as it was made, from `handle`.
  @NSCopying open var paymentRecord: INPaymentRecord?

  public required init?(coder: NSCoder) {
    let original: INSendPaymentIntentResponse? = coder.original()
    code = if let original { copied(original.code) } else { coder.fetch("code") ?? .unspecified }
    paymentRecord = if let original { copied(original.paymentRecord) } else { coder.fetch("paymentRecord") }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(code, "code")
    coder.store(paymentRecord, "paymentRecord")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INSendPaymentIntentResponse.code] = "code"
    parameters[\INSendPaymentIntentResponse.paymentRecord] = "paymentRecord"
    return parameters
  }
}

/// The methods of a handler of `INSendPaymentIntent`.
///
/// Write `handle` and what else you need, each in any one spelling.
public protocol INSendPaymentIntentHandling: NSObjectProtocol {
  /// Does what the intent says. Called once, last.
  func handle(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse

  /// The same, answering through a closure, to be called once.
  func handle(intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void)

  /// The same, as iOS 10 spelt it.
  func handle(sendPayment intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void)

  /// Checks whether it could be done now. Called before `handle`.
  func confirm(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse

  /// The same, answering through a closure, to be called once.
  func confirm(intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void)

  /// The same, as iOS 10 spelt it.
  func confirm(sendPayment intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void)

  /// Settles `payee`.
  @_disfavoredOverload
  func resolvePayee(for intent: INSendPaymentIntent) async -> INSendPaymentPayeeResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolvePayee(for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INSendPaymentPayeeResolutionResult) -> Void)

  /// The same with the result class of iOS 10.
  @available(iOS, deprecated: 11, message: "Use INSendPaymentPayeeResolutionResult.")
  func resolvePayee(for intent: INSendPaymentIntent) async -> INPersonResolutionResult

  /// The same with the result class of iOS 10, answering through a closure.
  @available(iOS, deprecated: 11, message: "Use INSendPaymentPayeeResolutionResult.")
  func resolvePayee(for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  @available(iOS, deprecated: 11, message: "Use INSendPaymentPayeeResolutionResult.")
  func resolvePayee(forSendPayment intent: INSendPaymentIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void)

  /// Settles `currencyAmount`.
  @_disfavoredOverload
  func resolveCurrencyAmount(for intent: INSendPaymentIntent) async -> INSendPaymentCurrencyAmountResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolveCurrencyAmount(for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INSendPaymentCurrencyAmountResolutionResult) -> Void)

  /// The same with the result class of iOS 10.
  @available(iOS, deprecated: 11, message: "Use INSendPaymentCurrencyAmountResolutionResult.")
  func resolveCurrencyAmount(for intent: INSendPaymentIntent) async -> INCurrencyAmountResolutionResult

  /// The same with the result class of iOS 10, answering through a closure.
  @available(iOS, deprecated: 11, message: "Use INSendPaymentCurrencyAmountResolutionResult.")
  func resolveCurrencyAmount(for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  @available(iOS, deprecated: 11, message: "Use INSendPaymentCurrencyAmountResolutionResult.")
  func resolveCurrencyAmount(forSendPayment intent: INSendPaymentIntent, with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void)

  /// Settles `note`.
  func resolveNote(for intent: INSendPaymentIntent) async -> INStringResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolveNote(for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveNote(forSendPayment intent: INSendPaymentIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)

}

extension INSendPaymentIntentHandling {
  public func handle(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse {
    Current.host.spelled("handle(intent:completion:)", as: "handle", of: "INSendPaymentIntent")
    return await answer(to: "handle(intent:completion:)", otherwise: INSendPaymentIntentResponse(code: .failure, userActivity: nil)) { completion in
      handle(intent: intent, completion: completion)
    }
  }

  public func handle(intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void) {
    Current.host.spelled("handle(sendPayment:completion:)", as: "handle", of: "INSendPaymentIntent")
    handle(sendPayment: intent, completion: completion)
  }

  public func handle(sendPayment intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void) {
    Current.host.spelled("handle", as: "handle", of: "INSendPaymentIntent")
    Current.host.defaultAnswered("handle")
    completion(INSendPaymentIntentResponse(code: .failure, userActivity: nil))
  }

  public func confirm(intent: INSendPaymentIntent) async -> INSendPaymentIntentResponse {
    Current.host.spelled("confirm(intent:completion:)", as: "confirm", of: "INSendPaymentIntent")
    return await answer(to: "confirm(intent:completion:)", otherwise: INSendPaymentIntentResponse(code: .ready, userActivity: nil)) { completion in
      confirm(intent: intent, completion: completion)
    }
  }

  public func confirm(intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void) {
    Current.host.spelled("confirm(sendPayment:completion:)", as: "confirm", of: "INSendPaymentIntent")
    confirm(sendPayment: intent, completion: completion)
  }

  public func confirm(sendPayment intent: INSendPaymentIntent, completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void) {
    Current.host.spelled("confirm", as: "confirm", of: "INSendPaymentIntent")
    Current.host.defaultAnswered("confirm")
    completion(INSendPaymentIntentResponse(code: .ready, userActivity: nil))
  }

  @_disfavoredOverload
  public func resolvePayee(for intent: INSendPaymentIntent) async -> INSendPaymentPayeeResolutionResult {
    let earlier: INPersonResolutionResult = await resolvePayee(for: intent)
    return earlier as? INSendPaymentPayeeResolutionResult ?? INSendPaymentPayeeResolutionResult(personResolutionResult: earlier)
  }

  public func resolvePayee(for intent: INSendPaymentIntent) async -> INPersonResolutionResult {
    Current.host.spelled("resolvePayee(for:with:)", as: "resolvePayee", of: "INSendPaymentIntent")
    let results: INSendPaymentPayeeResolutionResult = await answer(
      to: "resolvePayee(for:with:)",
      otherwise: .notRequired()
    ) { resolvePayee(for: intent, with: $0) }
    return results
  }

  public func resolvePayee(for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INSendPaymentPayeeResolutionResult) -> Void) {
    let earlier: @Sendable (INPersonResolutionResult) -> Void = { earlier in
      completion(earlier as? INSendPaymentPayeeResolutionResult ?? INSendPaymentPayeeResolutionResult(personResolutionResult: earlier))
    }
    resolvePayee(for: intent, with: earlier)
  }

  public func resolvePayee(for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void) {
    Current.host.spelled("resolvePayee(forSendPayment:with:)", as: "resolvePayee", of: "INSendPaymentIntent")
    resolvePayee(forSendPayment: intent, with: completion)
  }

  public func resolvePayee(forSendPayment intent: INSendPaymentIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void) {
    Current.host.spelled("resolvePayee", as: "resolvePayee", of: "INSendPaymentIntent")
    Current.host.defaultAnswered("resolvePayee")
    completion(.notRequired())
  }

  @_disfavoredOverload
  public func resolveCurrencyAmount(for intent: INSendPaymentIntent) async -> INSendPaymentCurrencyAmountResolutionResult {
    let earlier: INCurrencyAmountResolutionResult = await resolveCurrencyAmount(for: intent)
    return earlier as? INSendPaymentCurrencyAmountResolutionResult ?? INSendPaymentCurrencyAmountResolutionResult(currencyAmountResolutionResult: earlier)
  }

  public func resolveCurrencyAmount(for intent: INSendPaymentIntent) async -> INCurrencyAmountResolutionResult {
    Current.host.spelled("resolveCurrencyAmount(for:with:)", as: "resolveCurrencyAmount", of: "INSendPaymentIntent")
    let results: INSendPaymentCurrencyAmountResolutionResult = await answer(
      to: "resolveCurrencyAmount(for:with:)",
      otherwise: .notRequired()
    ) { resolveCurrencyAmount(for: intent, with: $0) }
    return results
  }

  public func resolveCurrencyAmount(for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INSendPaymentCurrencyAmountResolutionResult) -> Void) {
    let earlier: @Sendable (INCurrencyAmountResolutionResult) -> Void = { earlier in
      completion(earlier as? INSendPaymentCurrencyAmountResolutionResult ?? INSendPaymentCurrencyAmountResolutionResult(currencyAmountResolutionResult: earlier))
    }
    resolveCurrencyAmount(for: intent, with: earlier)
  }

  public func resolveCurrencyAmount(for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void) {
    Current.host.spelled("resolveCurrencyAmount(forSendPayment:with:)", as: "resolveCurrencyAmount", of: "INSendPaymentIntent")
    resolveCurrencyAmount(forSendPayment: intent, with: completion)
  }

  public func resolveCurrencyAmount(forSendPayment intent: INSendPaymentIntent, with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void) {
    Current.host.spelled("resolveCurrencyAmount", as: "resolveCurrencyAmount", of: "INSendPaymentIntent")
    Current.host.defaultAnswered("resolveCurrencyAmount")
    completion(.notRequired())
  }

  public func resolveNote(for intent: INSendPaymentIntent) async -> INStringResolutionResult {
    Current.host.spelled("resolveNote(for:with:)", as: "resolveNote", of: "INSendPaymentIntent")
    return await answer(to: "resolveNote(for:with:)", otherwise: .notRequired()) { completion in
      resolveNote(for: intent, with: completion)
    }
  }

  public func resolveNote(for intent: INSendPaymentIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) {
    Current.host.spelled("resolveNote(forSendPayment:with:)", as: "resolveNote", of: "INSendPaymentIntent")
    resolveNote(forSendPayment: intent, with: completion)
  }

  public func resolveNote(forSendPayment intent: INSendPaymentIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) {
    Current.host.spelled("resolveNote", as: "resolveNote", of: "INSendPaymentIntent")
    Current.host.defaultAnswered("resolveNote")
    completion(.notRequired())
  }

}

/// “Ask Bea for 15 euros.”
///
/// Always confirmed by the person, for it goes out under their name.
open class INRequestPaymentIntent: INIntent {
  package override class var intentName: String { "INRequestPaymentIntent" }

  public override init() {
    super.init()
  }

  /// The person who is asked.
  @NSCopying open internal(set) var payer: INPerson?

  /// The amount.
  @NSCopying open internal(set) var currencyAmount: INCurrencyAmount?

  /// The note, to the letter.
  open internal(set) var note: String?

  public init(payer: INPerson?, currencyAmount: INCurrencyAmount?, note: String?) {
    self.note = note
    super.init()
    self.payer = payer
    self.currencyAmount = currencyAmount
  }

  public required init?(coder: NSCoder) {
    let original: INRequestPaymentIntent? = coder.original()
    payer = if let original { copied(original.payer) } else { coder.fetch("payer") }
    currencyAmount = if let original { copied(original.currencyAmount) } else { coder.fetch("currencyAmount") }
    note = if let original { copied(original.note) } else { coder.fetch("note") }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(payer, "payer")
    coder.store(currencyAmount, "currencyAmount")
    coder.store(note, "note")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INRequestPaymentIntent.payer] = "payer"
    parameters[\INRequestPaymentIntent.currencyAmount] = "currencyAmount"
    parameters[\INRequestPaymentIntent.note] = "note"
    return parameters
  }
}

/// The outcome of the request.
public enum INRequestPaymentIntentResponseCode: Int, Sendable {
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
  /// The person has to sign in to the app first.
  case failureCredentialsUnverified = 6
  /// It is less than can be asked for.
  case failurePaymentsAmountBelowMinimum = 7
  /// It is more than can be asked for.
  case failurePaymentsAmountAboveMaximum = 8
  /// The app does not take that currency.
  case failurePaymentsCurrencyUnsupported = 9
  /// There is no account to put it into.
  case failureNoBankAccount = 10
  /// The person may not ask for money with the app.
  case failureNotEligible = 11
  /// The person has to agree to the terms in the app first.
  case failureTermsAndConditionsAcceptanceRequired = 12
}

/// The answer to `INRequestPaymentIntent`.
open class INRequestPaymentIntentResponse: INIntentResponse {
  public init(code: INRequestPaymentIntentResponseCode, userActivity: NSUserActivity?) {
    super.init()
    self.code = code
    self.userActivity = userActivity
  }

  /// The code of the outcome.
  open internal(set) var code: INRequestPaymentIntentResponseCode = .unspecified

  /// The request as it would be, from `confirm`, and as it went out, from `handle`.
  @NSCopying open var paymentRecord: INPaymentRecord?

  public required init?(coder: NSCoder) {
    let original: INRequestPaymentIntentResponse? = coder.original()
    code = if let original { copied(original.code) } else { coder.fetch("code") ?? .unspecified }
    paymentRecord = if let original { copied(original.paymentRecord) } else { coder.fetch("paymentRecord") }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(code, "code")
    coder.store(paymentRecord, "paymentRecord")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INRequestPaymentIntentResponse.code] = "code"
    parameters[\INRequestPaymentIntentResponse.paymentRecord] = "paymentRecord"
    return parameters
  }
}

/// The methods of a handler of `INRequestPaymentIntent`.
///
/// Write `handle` and what else you need, each in any one spelling.
public protocol INRequestPaymentIntentHandling: NSObjectProtocol {
  /// Does what the intent says. Called once, last.
  func handle(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse

  /// The same, answering through a closure, to be called once.
  func handle(intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void)

  /// The same, as iOS 10 spelt it.
  func handle(requestPayment intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void)

  /// Checks whether it could be done now. Called before `handle`.
  func confirm(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse

  /// The same, answering through a closure, to be called once.
  func confirm(intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void)

  /// The same, as iOS 10 spelt it.
  func confirm(requestPayment intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void)

  /// Settles `payer`.
  @_disfavoredOverload
  func resolvePayer(for intent: INRequestPaymentIntent) async -> INRequestPaymentPayerResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolvePayer(for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INRequestPaymentPayerResolutionResult) -> Void)

  /// The same with the result class of iOS 10.
  @available(iOS, deprecated: 11, message: "Use INRequestPaymentPayerResolutionResult.")
  func resolvePayer(for intent: INRequestPaymentIntent) async -> INPersonResolutionResult

  /// The same with the result class of iOS 10, answering through a closure.
  @available(iOS, deprecated: 11, message: "Use INRequestPaymentPayerResolutionResult.")
  func resolvePayer(for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  @available(iOS, deprecated: 11, message: "Use INRequestPaymentPayerResolutionResult.")
  func resolvePayer(forRequestPayment intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void)

  /// Settles `currencyAmount`.
  @_disfavoredOverload
  func resolveCurrencyAmount(for intent: INRequestPaymentIntent) async -> INRequestPaymentCurrencyAmountResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolveCurrencyAmount(for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INRequestPaymentCurrencyAmountResolutionResult) -> Void)

  /// The same with the result class of iOS 10.
  @available(iOS, deprecated: 11, message: "Use INRequestPaymentCurrencyAmountResolutionResult.")
  func resolveCurrencyAmount(for intent: INRequestPaymentIntent) async -> INCurrencyAmountResolutionResult

  /// The same with the result class of iOS 10, answering through a closure.
  @available(iOS, deprecated: 11, message: "Use INRequestPaymentCurrencyAmountResolutionResult.")
  func resolveCurrencyAmount(for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  @available(iOS, deprecated: 11, message: "Use INRequestPaymentCurrencyAmountResolutionResult.")
  func resolveCurrencyAmount(forRequestPayment intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void)

  /// Settles `note`.
  func resolveNote(for intent: INRequestPaymentIntent) async -> INStringResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolveNote(for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveNote(forRequestPayment intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)

}

extension INRequestPaymentIntentHandling {
  public func handle(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse {
    Current.host.spelled("handle(intent:completion:)", as: "handle", of: "INRequestPaymentIntent")
    return await answer(to: "handle(intent:completion:)", otherwise: INRequestPaymentIntentResponse(code: .failure, userActivity: nil)) { completion in
      handle(intent: intent, completion: completion)
    }
  }

  public func handle(intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void) {
    Current.host.spelled("handle(requestPayment:completion:)", as: "handle", of: "INRequestPaymentIntent")
    handle(requestPayment: intent, completion: completion)
  }

  public func handle(requestPayment intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void) {
    Current.host.spelled("handle", as: "handle", of: "INRequestPaymentIntent")
    Current.host.defaultAnswered("handle")
    completion(INRequestPaymentIntentResponse(code: .failure, userActivity: nil))
  }

  public func confirm(intent: INRequestPaymentIntent) async -> INRequestPaymentIntentResponse {
    Current.host.spelled("confirm(intent:completion:)", as: "confirm", of: "INRequestPaymentIntent")
    return await answer(to: "confirm(intent:completion:)", otherwise: INRequestPaymentIntentResponse(code: .ready, userActivity: nil)) { completion in
      confirm(intent: intent, completion: completion)
    }
  }

  public func confirm(intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void) {
    Current.host.spelled("confirm(requestPayment:completion:)", as: "confirm", of: "INRequestPaymentIntent")
    confirm(requestPayment: intent, completion: completion)
  }

  public func confirm(requestPayment intent: INRequestPaymentIntent, completion: @escaping @Sendable (INRequestPaymentIntentResponse) -> Void) {
    Current.host.spelled("confirm", as: "confirm", of: "INRequestPaymentIntent")
    Current.host.defaultAnswered("confirm")
    completion(INRequestPaymentIntentResponse(code: .ready, userActivity: nil))
  }

  @_disfavoredOverload
  public func resolvePayer(for intent: INRequestPaymentIntent) async -> INRequestPaymentPayerResolutionResult {
    let earlier: INPersonResolutionResult = await resolvePayer(for: intent)
    return earlier as? INRequestPaymentPayerResolutionResult ?? INRequestPaymentPayerResolutionResult(personResolutionResult: earlier)
  }

  public func resolvePayer(for intent: INRequestPaymentIntent) async -> INPersonResolutionResult {
    Current.host.spelled("resolvePayer(for:with:)", as: "resolvePayer", of: "INRequestPaymentIntent")
    let results: INRequestPaymentPayerResolutionResult = await answer(
      to: "resolvePayer(for:with:)",
      otherwise: .notRequired()
    ) { resolvePayer(for: intent, with: $0) }
    return results
  }

  public func resolvePayer(for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INRequestPaymentPayerResolutionResult) -> Void) {
    let earlier: @Sendable (INPersonResolutionResult) -> Void = { earlier in
      completion(earlier as? INRequestPaymentPayerResolutionResult ?? INRequestPaymentPayerResolutionResult(personResolutionResult: earlier))
    }
    resolvePayer(for: intent, with: earlier)
  }

  public func resolvePayer(for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void) {
    Current.host.spelled("resolvePayer(forRequestPayment:with:)", as: "resolvePayer", of: "INRequestPaymentIntent")
    resolvePayer(forRequestPayment: intent, with: completion)
  }

  public func resolvePayer(forRequestPayment intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INPersonResolutionResult) -> Void) {
    Current.host.spelled("resolvePayer", as: "resolvePayer", of: "INRequestPaymentIntent")
    Current.host.defaultAnswered("resolvePayer")
    completion(.notRequired())
  }

  @_disfavoredOverload
  public func resolveCurrencyAmount(for intent: INRequestPaymentIntent) async -> INRequestPaymentCurrencyAmountResolutionResult {
    let earlier: INCurrencyAmountResolutionResult = await resolveCurrencyAmount(for: intent)
    return earlier as? INRequestPaymentCurrencyAmountResolutionResult ?? INRequestPaymentCurrencyAmountResolutionResult(currencyAmountResolutionResult: earlier)
  }

  public func resolveCurrencyAmount(for intent: INRequestPaymentIntent) async -> INCurrencyAmountResolutionResult {
    Current.host.spelled("resolveCurrencyAmount(for:with:)", as: "resolveCurrencyAmount", of: "INRequestPaymentIntent")
    let results: INRequestPaymentCurrencyAmountResolutionResult = await answer(
      to: "resolveCurrencyAmount(for:with:)",
      otherwise: .notRequired()
    ) { resolveCurrencyAmount(for: intent, with: $0) }
    return results
  }

  public func resolveCurrencyAmount(for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INRequestPaymentCurrencyAmountResolutionResult) -> Void) {
    let earlier: @Sendable (INCurrencyAmountResolutionResult) -> Void = { earlier in
      completion(earlier as? INRequestPaymentCurrencyAmountResolutionResult ?? INRequestPaymentCurrencyAmountResolutionResult(currencyAmountResolutionResult: earlier))
    }
    resolveCurrencyAmount(for: intent, with: earlier)
  }

  public func resolveCurrencyAmount(for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void) {
    Current.host.spelled("resolveCurrencyAmount(forRequestPayment:with:)", as: "resolveCurrencyAmount", of: "INRequestPaymentIntent")
    resolveCurrencyAmount(forRequestPayment: intent, with: completion)
  }

  public func resolveCurrencyAmount(forRequestPayment intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INCurrencyAmountResolutionResult) -> Void) {
    Current.host.spelled("resolveCurrencyAmount", as: "resolveCurrencyAmount", of: "INRequestPaymentIntent")
    Current.host.defaultAnswered("resolveCurrencyAmount")
    completion(.notRequired())
  }

  public func resolveNote(for intent: INRequestPaymentIntent) async -> INStringResolutionResult {
    Current.host.spelled("resolveNote(for:with:)", as: "resolveNote", of: "INRequestPaymentIntent")
    return await answer(to: "resolveNote(for:with:)", otherwise: .notRequired()) { completion in
      resolveNote(for: intent, with: completion)
    }
  }

  public func resolveNote(for intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) {
    Current.host.spelled("resolveNote(forRequestPayment:with:)", as: "resolveNote", of: "INRequestPaymentIntent")
    resolveNote(forRequestPayment: intent, with: completion)
  }

  public func resolveNote(forRequestPayment intent: INRequestPaymentIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) {
    Current.host.spelled("resolveNote", as: "resolveNote", of: "INRequestPaymentIntent")
    Current.host.defaultAnswered("resolveNote")
    completion(.notRequired())
  }

}

/// “Pay my electricity bill.”
///
/// Always confirmed by the person, for the money is gone afterwards.
@available(iOS, deprecated: 15, message: "Nothing takes its place.")
open class INPayBillIntent: INIntent {
  package override class var intentName: String { "INPayBillIntent" }

  public override init() {
    super.init()
  }

  /// The sender of the bill.
  @NSCopying open internal(set) var billPayee: INBillPayee?

  /// The account that the money is taken from.
  @NSCopying open internal(set) var fromAccount: INPaymentAccount?

  /// The amount, or one of the amounts on the bill.
  @NSCopying open internal(set) var transactionAmount: INPaymentAmount?

  /// The time at which the money is to go out; nil for now.
  @NSCopying open internal(set) var transactionScheduledDate: INDateComponentsRange?

  /// The note on the payment.
  open internal(set) var transactionNote: String?

  /// The kind of bill.
  open internal(set) var billType: INBillType = .unknown

  /// The date by which the bill has to be paid.
  @NSCopying open internal(set) var dueDate: INDateComponentsRange?

  public init(billPayee: INBillPayee?, from fromAccount: INPaymentAccount?, transactionAmount: INPaymentAmount?, transactionScheduledDate: INDateComponentsRange?, transactionNote: String?, billType: INBillType, dueDate: INDateComponentsRange?) {
    self.transactionNote = transactionNote
    self.billType = billType
    super.init()
    self.billPayee = billPayee
    self.fromAccount = fromAccount
    self.transactionAmount = transactionAmount
    self.transactionScheduledDate = transactionScheduledDate
    self.dueDate = dueDate
  }

  public required init?(coder: NSCoder) {
    let original: INPayBillIntent? = coder.original()
    billPayee = if let original { copied(original.billPayee) } else { coder.fetch("billPayee") }
    fromAccount = if let original { copied(original.fromAccount) } else { coder.fetch("fromAccount") }
    transactionAmount = if let original { copied(original.transactionAmount) } else { coder.fetch("transactionAmount") }
    transactionScheduledDate = if let original { copied(original.transactionScheduledDate) } else { coder.fetch("transactionScheduledDate") }
    transactionNote = if let original { copied(original.transactionNote) } else { coder.fetch("transactionNote") }
    billType = if let original { copied(original.billType) } else { coder.fetch("billType") ?? .unknown }
    dueDate = if let original { copied(original.dueDate) } else { coder.fetch("dueDate") }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(billPayee, "billPayee")
    coder.store(fromAccount, "fromAccount")
    coder.store(transactionAmount, "transactionAmount")
    coder.store(transactionScheduledDate, "transactionScheduledDate")
    coder.store(transactionNote, "transactionNote")
    coder.store(billType, "billType")
    coder.store(dueDate, "dueDate")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INPayBillIntent.billPayee] = "billPayee"
    parameters[\INPayBillIntent.fromAccount] = "fromAccount"
    parameters[\INPayBillIntent.transactionAmount] = "transactionAmount"
    parameters[\INPayBillIntent.transactionScheduledDate] = "transactionScheduledDate"
    parameters[\INPayBillIntent.transactionNote] = "transactionNote"
    parameters[\INPayBillIntent.billType] = "billType"
    parameters[\INPayBillIntent.dueDate] = "dueDate"
    return parameters
  }
}

/// The outcome of the request.
@available(iOS, deprecated: 15, message: "Nothing takes its place.")
public enum INPayBillIntentResponseCode: Int, Sendable {
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
  /// The person has to sign in to the app first.
  case failureCredentialsUnverified = 6
  /// The account does not hold so much.
  case failureInsufficientFunds = 7
}

/// The answer to `INPayBillIntent`.
@available(iOS, deprecated: 15, message: "Nothing takes its place.")
open class INPayBillIntentResponse: INIntentResponse {
  public init(code: INPayBillIntentResponseCode, userActivity: NSUserActivity?) {
    super.init()
    self.code = code
    self.userActivity = userActivity
  }

  /// The code of the outcome.
  open internal(set) var code: INPayBillIntentResponseCode = .unspecified

  /// The account that was chosen.
  @NSCopying open var fromAccount: INPaymentAccount?

  /// The bill as it is now.
  @NSCopying open var billDetails: INBillDetails?

  /// The amount that is paid.
  @NSCopying open var transactionAmount: INPaymentAmount?

  /// The time at which the money goes out.
  @NSCopying open var transactionScheduledDate: INDateComponentsRange?

  /// The note on the payment.
  open var transactionNote: String?

  public required init?(coder: NSCoder) {
    let original: INPayBillIntentResponse? = coder.original()
    code = if let original { copied(original.code) } else { coder.fetch("code") ?? .unspecified }
    fromAccount = if let original { copied(original.fromAccount) } else { coder.fetch("fromAccount") }
    billDetails = if let original { copied(original.billDetails) } else { coder.fetch("billDetails") }
    transactionAmount = if let original { copied(original.transactionAmount) } else { coder.fetch("transactionAmount") }
    transactionScheduledDate = if let original { copied(original.transactionScheduledDate) } else { coder.fetch("transactionScheduledDate") }
    transactionNote = if let original { copied(original.transactionNote) } else { coder.fetch("transactionNote") }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(code, "code")
    coder.store(fromAccount, "fromAccount")
    coder.store(billDetails, "billDetails")
    coder.store(transactionAmount, "transactionAmount")
    coder.store(transactionScheduledDate, "transactionScheduledDate")
    coder.store(transactionNote, "transactionNote")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INPayBillIntentResponse.code] = "code"
    parameters[\INPayBillIntentResponse.fromAccount] = "fromAccount"
    parameters[\INPayBillIntentResponse.billDetails] = "billDetails"
    parameters[\INPayBillIntentResponse.transactionAmount] = "transactionAmount"
    parameters[\INPayBillIntentResponse.transactionScheduledDate] = "transactionScheduledDate"
    parameters[\INPayBillIntentResponse.transactionNote] = "transactionNote"
    return parameters
  }
}

/// The methods of a handler of `INPayBillIntent`.
///
/// Write `handle` and what else you need, each in any one spelling.
@available(iOS, deprecated: 15, message: "Nothing takes its place.")
public protocol INPayBillIntentHandling: NSObjectProtocol {
  /// Does what the intent says. Called once, last.
  func handle(intent: INPayBillIntent) async -> INPayBillIntentResponse

  /// The same, answering through a closure, to be called once.
  func handle(intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void)

  /// The same, as iOS 10 spelt it.
  func handle(payBill intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void)

  /// Checks whether it could be done now. Called before `handle`.
  func confirm(intent: INPayBillIntent) async -> INPayBillIntentResponse

  /// The same, answering through a closure, to be called once.
  func confirm(intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void)

  /// The same, as iOS 10 spelt it.
  func confirm(payBill intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void)

  /// Settles `billPayee`.
  func resolveBillPayee(for intent: INPayBillIntent) async -> INBillPayeeResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolveBillPayee(for intent: INPayBillIntent, with completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveBillPayee(forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void)

  /// Settles `fromAccount`.
  func resolveFromAccount(for intent: INPayBillIntent) async -> INPaymentAccountResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolveFromAccount(for intent: INPayBillIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveFromAccount(forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void)

  /// Settles `transactionAmount`.
  func resolveTransactionAmount(for intent: INPayBillIntent) async -> INPaymentAmountResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolveTransactionAmount(for intent: INPayBillIntent, with completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveTransactionAmount(forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void)

  /// Settles `transactionScheduledDate`.
  func resolveTransactionScheduledDate(for intent: INPayBillIntent) async -> INDateComponentsRangeResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolveTransactionScheduledDate(for intent: INPayBillIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveTransactionScheduledDate(forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)

  /// Settles `transactionNote`.
  func resolveTransactionNote(for intent: INPayBillIntent) async -> INStringResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolveTransactionNote(for intent: INPayBillIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveTransactionNote(forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)

  /// Settles `billType`.
  func resolveBillType(for intent: INPayBillIntent) async -> INBillTypeResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolveBillType(for intent: INPayBillIntent, with completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveBillType(forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void)

  /// Settles `dueDate`.
  func resolveDueDate(for intent: INPayBillIntent) async -> INDateComponentsRangeResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolveDueDate(for intent: INPayBillIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveDueDate(forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)

}

extension INPayBillIntentHandling {
  public func handle(intent: INPayBillIntent) async -> INPayBillIntentResponse {
    Current.host.spelled("handle(intent:completion:)", as: "handle", of: "INPayBillIntent")
    return await answer(to: "handle(intent:completion:)", otherwise: INPayBillIntentResponse(code: .failure, userActivity: nil)) { completion in
      handle(intent: intent, completion: completion)
    }
  }

  public func handle(intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void) {
    Current.host.spelled("handle(payBill:completion:)", as: "handle", of: "INPayBillIntent")
    handle(payBill: intent, completion: completion)
  }

  public func handle(payBill intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void) {
    Current.host.spelled("handle", as: "handle", of: "INPayBillIntent")
    Current.host.defaultAnswered("handle")
    completion(INPayBillIntentResponse(code: .failure, userActivity: nil))
  }

  public func confirm(intent: INPayBillIntent) async -> INPayBillIntentResponse {
    Current.host.spelled("confirm(intent:completion:)", as: "confirm", of: "INPayBillIntent")
    return await answer(to: "confirm(intent:completion:)", otherwise: INPayBillIntentResponse(code: .ready, userActivity: nil)) { completion in
      confirm(intent: intent, completion: completion)
    }
  }

  public func confirm(intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void) {
    Current.host.spelled("confirm(payBill:completion:)", as: "confirm", of: "INPayBillIntent")
    confirm(payBill: intent, completion: completion)
  }

  public func confirm(payBill intent: INPayBillIntent, completion: @escaping @Sendable (INPayBillIntentResponse) -> Void) {
    Current.host.spelled("confirm", as: "confirm", of: "INPayBillIntent")
    Current.host.defaultAnswered("confirm")
    completion(INPayBillIntentResponse(code: .ready, userActivity: nil))
  }

  public func resolveBillPayee(for intent: INPayBillIntent) async -> INBillPayeeResolutionResult {
    Current.host.spelled("resolveBillPayee(for:with:)", as: "resolveBillPayee", of: "INPayBillIntent")
    return await answer(to: "resolveBillPayee(for:with:)", otherwise: .notRequired()) { completion in
      resolveBillPayee(for: intent, with: completion)
    }
  }

  public func resolveBillPayee(for intent: INPayBillIntent, with completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void) {
    Current.host.spelled("resolveBillPayee(forPayBill:with:)", as: "resolveBillPayee", of: "INPayBillIntent")
    resolveBillPayee(forPayBill: intent, with: completion)
  }

  public func resolveBillPayee(forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void) {
    Current.host.spelled("resolveBillPayee", as: "resolveBillPayee", of: "INPayBillIntent")
    Current.host.defaultAnswered("resolveBillPayee")
    completion(.notRequired())
  }

  public func resolveFromAccount(for intent: INPayBillIntent) async -> INPaymentAccountResolutionResult {
    Current.host.spelled("resolveFromAccount(for:with:)", as: "resolveFromAccount", of: "INPayBillIntent")
    return await answer(to: "resolveFromAccount(for:with:)", otherwise: .notRequired()) { completion in
      resolveFromAccount(for: intent, with: completion)
    }
  }

  public func resolveFromAccount(for intent: INPayBillIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void) {
    Current.host.spelled("resolveFromAccount(forPayBill:with:)", as: "resolveFromAccount", of: "INPayBillIntent")
    resolveFromAccount(forPayBill: intent, with: completion)
  }

  public func resolveFromAccount(forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void) {
    Current.host.spelled("resolveFromAccount", as: "resolveFromAccount", of: "INPayBillIntent")
    Current.host.defaultAnswered("resolveFromAccount")
    completion(.notRequired())
  }

  public func resolveTransactionAmount(for intent: INPayBillIntent) async -> INPaymentAmountResolutionResult {
    Current.host.spelled("resolveTransactionAmount(for:with:)", as: "resolveTransactionAmount", of: "INPayBillIntent")
    return await answer(to: "resolveTransactionAmount(for:with:)", otherwise: .notRequired()) { completion in
      resolveTransactionAmount(for: intent, with: completion)
    }
  }

  public func resolveTransactionAmount(for intent: INPayBillIntent, with completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void) {
    Current.host.spelled("resolveTransactionAmount(forPayBill:with:)", as: "resolveTransactionAmount", of: "INPayBillIntent")
    resolveTransactionAmount(forPayBill: intent, with: completion)
  }

  public func resolveTransactionAmount(forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void) {
    Current.host.spelled("resolveTransactionAmount", as: "resolveTransactionAmount", of: "INPayBillIntent")
    Current.host.defaultAnswered("resolveTransactionAmount")
    completion(.notRequired())
  }

  public func resolveTransactionScheduledDate(for intent: INPayBillIntent) async -> INDateComponentsRangeResolutionResult {
    Current.host.spelled("resolveTransactionScheduledDate(for:with:)", as: "resolveTransactionScheduledDate", of: "INPayBillIntent")
    return await answer(to: "resolveTransactionScheduledDate(for:with:)", otherwise: .notRequired()) { completion in
      resolveTransactionScheduledDate(for: intent, with: completion)
    }
  }

  public func resolveTransactionScheduledDate(for intent: INPayBillIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) {
    Current.host.spelled("resolveTransactionScheduledDate(forPayBill:with:)", as: "resolveTransactionScheduledDate", of: "INPayBillIntent")
    resolveTransactionScheduledDate(forPayBill: intent, with: completion)
  }

  public func resolveTransactionScheduledDate(forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) {
    Current.host.spelled("resolveTransactionScheduledDate", as: "resolveTransactionScheduledDate", of: "INPayBillIntent")
    Current.host.defaultAnswered("resolveTransactionScheduledDate")
    completion(.notRequired())
  }

  public func resolveTransactionNote(for intent: INPayBillIntent) async -> INStringResolutionResult {
    Current.host.spelled("resolveTransactionNote(for:with:)", as: "resolveTransactionNote", of: "INPayBillIntent")
    return await answer(to: "resolveTransactionNote(for:with:)", otherwise: .notRequired()) { completion in
      resolveTransactionNote(for: intent, with: completion)
    }
  }

  public func resolveTransactionNote(for intent: INPayBillIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) {
    Current.host.spelled("resolveTransactionNote(forPayBill:with:)", as: "resolveTransactionNote", of: "INPayBillIntent")
    resolveTransactionNote(forPayBill: intent, with: completion)
  }

  public func resolveTransactionNote(forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) {
    Current.host.spelled("resolveTransactionNote", as: "resolveTransactionNote", of: "INPayBillIntent")
    Current.host.defaultAnswered("resolveTransactionNote")
    completion(.notRequired())
  }

  public func resolveBillType(for intent: INPayBillIntent) async -> INBillTypeResolutionResult {
    Current.host.spelled("resolveBillType(for:with:)", as: "resolveBillType", of: "INPayBillIntent")
    return await answer(to: "resolveBillType(for:with:)", otherwise: .notRequired()) { completion in
      resolveBillType(for: intent, with: completion)
    }
  }

  public func resolveBillType(for intent: INPayBillIntent, with completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void) {
    Current.host.spelled("resolveBillType(forPayBill:with:)", as: "resolveBillType", of: "INPayBillIntent")
    resolveBillType(forPayBill: intent, with: completion)
  }

  public func resolveBillType(forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void) {
    Current.host.spelled("resolveBillType", as: "resolveBillType", of: "INPayBillIntent")
    Current.host.defaultAnswered("resolveBillType")
    completion(.notRequired())
  }

  public func resolveDueDate(for intent: INPayBillIntent) async -> INDateComponentsRangeResolutionResult {
    Current.host.spelled("resolveDueDate(for:with:)", as: "resolveDueDate", of: "INPayBillIntent")
    return await answer(to: "resolveDueDate(for:with:)", otherwise: .notRequired()) { completion in
      resolveDueDate(for: intent, with: completion)
    }
  }

  public func resolveDueDate(for intent: INPayBillIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) {
    Current.host.spelled("resolveDueDate(forPayBill:with:)", as: "resolveDueDate", of: "INPayBillIntent")
    resolveDueDate(forPayBill: intent, with: completion)
  }

  public func resolveDueDate(forPayBill intent: INPayBillIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) {
    Current.host.spelled("resolveDueDate", as: "resolveDueDate", of: "INPayBillIntent")
    Current.host.defaultAnswered("resolveDueDate")
    completion(.notRequired())
  }

}

/// “Show my unpaid bills.”
///
/// A criterion that is nil or unknown does not narrow the search.
@available(iOS, deprecated: 15, message: "Nothing takes its place.")
open class INSearchForBillsIntent: INIntent {
  package override class var intentName: String { "INSearchForBillsIntent" }

  public override init() {
    super.init()
  }

  /// The sender of the bills.
  @NSCopying open internal(set) var billPayee: INBillPayee?

  /// The time in which they were paid.
  @NSCopying open internal(set) var paymentDateRange: INDateComponentsRange?

  /// The kind of bills.
  open internal(set) var billType: INBillType = .unknown

  /// The status of their payment.
  open internal(set) var status: INPaymentStatus = .unknown

  /// The time in which they have to be paid.
  @NSCopying open internal(set) var dueDateRange: INDateComponentsRange?

  public init(billPayee: INBillPayee?, paymentDateRange: INDateComponentsRange?, billType: INBillType, status: INPaymentStatus, dueDateRange: INDateComponentsRange?) {
    self.billType = billType
    self.status = status
    super.init()
    self.billPayee = billPayee
    self.paymentDateRange = paymentDateRange
    self.dueDateRange = dueDateRange
  }

  public required init?(coder: NSCoder) {
    let original: INSearchForBillsIntent? = coder.original()
    billPayee = if let original { copied(original.billPayee) } else { coder.fetch("billPayee") }
    paymentDateRange = if let original { copied(original.paymentDateRange) } else { coder.fetch("paymentDateRange") }
    billType = if let original { copied(original.billType) } else { coder.fetch("billType") ?? .unknown }
    status = if let original { copied(original.status) } else { coder.fetch("status") ?? .unknown }
    dueDateRange = if let original { copied(original.dueDateRange) } else { coder.fetch("dueDateRange") }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(billPayee, "billPayee")
    coder.store(paymentDateRange, "paymentDateRange")
    coder.store(billType, "billType")
    coder.store(status, "status")
    coder.store(dueDateRange, "dueDateRange")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INSearchForBillsIntent.billPayee] = "billPayee"
    parameters[\INSearchForBillsIntent.paymentDateRange] = "paymentDateRange"
    parameters[\INSearchForBillsIntent.billType] = "billType"
    parameters[\INSearchForBillsIntent.status] = "status"
    parameters[\INSearchForBillsIntent.dueDateRange] = "dueDateRange"
    return parameters
  }
}

/// The outcome of the request.
@available(iOS, deprecated: 15, message: "Nothing takes its place.")
public enum INSearchForBillsIntentResponseCode: Int, Sendable {
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
  /// The person has to sign in to the app first.
  case failureCredentialsUnverified = 6
  /// There is no such bill.
  case failureBillNotFound = 7
}

/// The answer to `INSearchForBillsIntent`.
@available(iOS, deprecated: 15, message: "Nothing takes its place.")
open class INSearchForBillsIntentResponse: INIntentResponse {
  public init(code: INSearchForBillsIntentResponseCode, userActivity: NSUserActivity?) {
    super.init()
    self.code = code
    self.userActivity = userActivity
  }

  /// The code of the outcome.
  open internal(set) var code: INSearchForBillsIntentResponseCode = .unspecified

  /// The results, in the order in which they are to be shown.
  open var bills: [INBillDetails]?

  public required init?(coder: NSCoder) {
    let original: INSearchForBillsIntentResponse? = coder.original()
    code = if let original { copied(original.code) } else { coder.fetch("code") ?? .unspecified }
    bills = if let original { copied(original.bills) } else { coder.fetch("bills") }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(code, "code")
    coder.store(bills, "bills")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INSearchForBillsIntentResponse.code] = "code"
    parameters[\INSearchForBillsIntentResponse.bills] = "bills"
    return parameters
  }
}

/// The methods of a handler of `INSearchForBillsIntent`.
///
/// Write `handle` and what else you need, each in any one spelling.
@available(iOS, deprecated: 15, message: "Nothing takes its place.")
public protocol INSearchForBillsIntentHandling: NSObjectProtocol {
  /// Does what the intent says. Called once, last.
  func handle(intent: INSearchForBillsIntent) async -> INSearchForBillsIntentResponse

  /// The same, answering through a closure, to be called once.
  func handle(intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void)

  /// The same, as iOS 10 spelt it.
  func handle(searchForBills intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void)

  /// Checks whether it could be done now. Called before `handle`.
  func confirm(intent: INSearchForBillsIntent) async -> INSearchForBillsIntentResponse

  /// The same, answering through a closure, to be called once.
  func confirm(intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void)

  /// The same, as iOS 10 spelt it.
  func confirm(searchForBills intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void)

  /// Settles `billPayee`.
  func resolveBillPayee(for intent: INSearchForBillsIntent) async -> INBillPayeeResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolveBillPayee(for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveBillPayee(forSearchForBills intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void)

  /// Settles `paymentDateRange`.
  func resolvePaymentDateRange(for intent: INSearchForBillsIntent) async -> INDateComponentsRangeResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolvePaymentDateRange(for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolvePaymentDateRange(forSearchForBills intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)

  /// Settles `billType`.
  func resolveBillType(for intent: INSearchForBillsIntent) async -> INBillTypeResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolveBillType(for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveBillType(forSearchForBills intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void)

  /// Settles `status`.
  func resolveStatus(for intent: INSearchForBillsIntent) async -> INPaymentStatusResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolveStatus(for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INPaymentStatusResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveStatus(forSearchForBills intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INPaymentStatusResolutionResult) -> Void)

  /// Settles `dueDateRange`.
  func resolveDueDateRange(for intent: INSearchForBillsIntent) async -> INDateComponentsRangeResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolveDueDateRange(for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveDueDateRange(forSearchForBills intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)

}

extension INSearchForBillsIntentHandling {
  public func handle(intent: INSearchForBillsIntent) async -> INSearchForBillsIntentResponse {
    Current.host.spelled("handle(intent:completion:)", as: "handle", of: "INSearchForBillsIntent")
    return await answer(to: "handle(intent:completion:)", otherwise: INSearchForBillsIntentResponse(code: .failure, userActivity: nil)) { completion in
      handle(intent: intent, completion: completion)
    }
  }

  public func handle(intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void) {
    Current.host.spelled("handle(searchForBills:completion:)", as: "handle", of: "INSearchForBillsIntent")
    handle(searchForBills: intent, completion: completion)
  }

  public func handle(searchForBills intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void) {
    Current.host.spelled("handle", as: "handle", of: "INSearchForBillsIntent")
    Current.host.defaultAnswered("handle")
    completion(INSearchForBillsIntentResponse(code: .failure, userActivity: nil))
  }

  public func confirm(intent: INSearchForBillsIntent) async -> INSearchForBillsIntentResponse {
    Current.host.spelled("confirm(intent:completion:)", as: "confirm", of: "INSearchForBillsIntent")
    return await answer(to: "confirm(intent:completion:)", otherwise: INSearchForBillsIntentResponse(code: .ready, userActivity: nil)) { completion in
      confirm(intent: intent, completion: completion)
    }
  }

  public func confirm(intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void) {
    Current.host.spelled("confirm(searchForBills:completion:)", as: "confirm", of: "INSearchForBillsIntent")
    confirm(searchForBills: intent, completion: completion)
  }

  public func confirm(searchForBills intent: INSearchForBillsIntent, completion: @escaping @Sendable (INSearchForBillsIntentResponse) -> Void) {
    Current.host.spelled("confirm", as: "confirm", of: "INSearchForBillsIntent")
    Current.host.defaultAnswered("confirm")
    completion(INSearchForBillsIntentResponse(code: .ready, userActivity: nil))
  }

  public func resolveBillPayee(for intent: INSearchForBillsIntent) async -> INBillPayeeResolutionResult {
    Current.host.spelled("resolveBillPayee(for:with:)", as: "resolveBillPayee", of: "INSearchForBillsIntent")
    return await answer(to: "resolveBillPayee(for:with:)", otherwise: .notRequired()) { completion in
      resolveBillPayee(for: intent, with: completion)
    }
  }

  public func resolveBillPayee(for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void) {
    Current.host.spelled("resolveBillPayee(forSearchForBills:with:)", as: "resolveBillPayee", of: "INSearchForBillsIntent")
    resolveBillPayee(forSearchForBills: intent, with: completion)
  }

  public func resolveBillPayee(forSearchForBills intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INBillPayeeResolutionResult) -> Void) {
    Current.host.spelled("resolveBillPayee", as: "resolveBillPayee", of: "INSearchForBillsIntent")
    Current.host.defaultAnswered("resolveBillPayee")
    completion(.notRequired())
  }

  public func resolvePaymentDateRange(for intent: INSearchForBillsIntent) async -> INDateComponentsRangeResolutionResult {
    Current.host.spelled("resolvePaymentDateRange(for:with:)", as: "resolvePaymentDateRange", of: "INSearchForBillsIntent")
    return await answer(to: "resolvePaymentDateRange(for:with:)", otherwise: .notRequired()) { completion in
      resolvePaymentDateRange(for: intent, with: completion)
    }
  }

  public func resolvePaymentDateRange(for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) {
    Current.host.spelled("resolvePaymentDateRange(forSearchForBills:with:)", as: "resolvePaymentDateRange", of: "INSearchForBillsIntent")
    resolvePaymentDateRange(forSearchForBills: intent, with: completion)
  }

  public func resolvePaymentDateRange(forSearchForBills intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) {
    Current.host.spelled("resolvePaymentDateRange", as: "resolvePaymentDateRange", of: "INSearchForBillsIntent")
    Current.host.defaultAnswered("resolvePaymentDateRange")
    completion(.notRequired())
  }

  public func resolveBillType(for intent: INSearchForBillsIntent) async -> INBillTypeResolutionResult {
    Current.host.spelled("resolveBillType(for:with:)", as: "resolveBillType", of: "INSearchForBillsIntent")
    return await answer(to: "resolveBillType(for:with:)", otherwise: .notRequired()) { completion in
      resolveBillType(for: intent, with: completion)
    }
  }

  public func resolveBillType(for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void) {
    Current.host.spelled("resolveBillType(forSearchForBills:with:)", as: "resolveBillType", of: "INSearchForBillsIntent")
    resolveBillType(forSearchForBills: intent, with: completion)
  }

  public func resolveBillType(forSearchForBills intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INBillTypeResolutionResult) -> Void) {
    Current.host.spelled("resolveBillType", as: "resolveBillType", of: "INSearchForBillsIntent")
    Current.host.defaultAnswered("resolveBillType")
    completion(.notRequired())
  }

  public func resolveStatus(for intent: INSearchForBillsIntent) async -> INPaymentStatusResolutionResult {
    Current.host.spelled("resolveStatus(for:with:)", as: "resolveStatus", of: "INSearchForBillsIntent")
    return await answer(to: "resolveStatus(for:with:)", otherwise: .notRequired()) { completion in
      resolveStatus(for: intent, with: completion)
    }
  }

  public func resolveStatus(for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INPaymentStatusResolutionResult) -> Void) {
    Current.host.spelled("resolveStatus(forSearchForBills:with:)", as: "resolveStatus", of: "INSearchForBillsIntent")
    resolveStatus(forSearchForBills: intent, with: completion)
  }

  public func resolveStatus(forSearchForBills intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INPaymentStatusResolutionResult) -> Void) {
    Current.host.spelled("resolveStatus", as: "resolveStatus", of: "INSearchForBillsIntent")
    Current.host.defaultAnswered("resolveStatus")
    completion(.notRequired())
  }

  public func resolveDueDateRange(for intent: INSearchForBillsIntent) async -> INDateComponentsRangeResolutionResult {
    Current.host.spelled("resolveDueDateRange(for:with:)", as: "resolveDueDateRange", of: "INSearchForBillsIntent")
    return await answer(to: "resolveDueDateRange(for:with:)", otherwise: .notRequired()) { completion in
      resolveDueDateRange(for: intent, with: completion)
    }
  }

  public func resolveDueDateRange(for intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) {
    Current.host.spelled("resolveDueDateRange(forSearchForBills:with:)", as: "resolveDueDateRange", of: "INSearchForBillsIntent")
    resolveDueDateRange(forSearchForBills: intent, with: completion)
  }

  public func resolveDueDateRange(forSearchForBills intent: INSearchForBillsIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) {
    Current.host.spelled("resolveDueDateRange", as: "resolveDueDateRange", of: "INSearchForBillsIntent")
    Current.host.defaultAnswered("resolveDueDateRange")
    completion(.notRequired())
  }

}

/// “How much is in my savings account?”
///
/// A criterion that is nil or unknown does not narrow the search.
open class INSearchForAccountsIntent: INIntent {
  package override class var intentName: String { "INSearchForAccountsIntent" }

  public override init() {
    super.init()
  }

  /// The person's name for the account.
  @NSCopying open internal(set) var accountNickname: INSpeakableString?

  /// The kind of account.
  open internal(set) var accountType: INAccountType = .unknown

  /// The bank that keeps it.
  @NSCopying open internal(set) var organizationName: INSpeakableString?

  /// The kind of balance that is asked for: money, points, or miles.
  open internal(set) var requestedBalanceType: INBalanceType = .unknown

  public init(accountNickname: INSpeakableString?, accountType: INAccountType, organizationName: INSpeakableString?, requestedBalanceType: INBalanceType) {
    self.accountType = accountType
    self.requestedBalanceType = requestedBalanceType
    super.init()
    self.accountNickname = accountNickname
    self.organizationName = organizationName
  }

  public required init?(coder: NSCoder) {
    let original: INSearchForAccountsIntent? = coder.original()
    accountNickname = if let original { copied(original.accountNickname) } else { coder.fetch("accountNickname") }
    accountType = if let original { copied(original.accountType) } else { coder.fetch("accountType") ?? .unknown }
    organizationName = if let original { copied(original.organizationName) } else { coder.fetch("organizationName") }
    requestedBalanceType = if let original { copied(original.requestedBalanceType) } else { coder.fetch("requestedBalanceType") ?? .unknown }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(accountNickname, "accountNickname")
    coder.store(accountType, "accountType")
    coder.store(organizationName, "organizationName")
    coder.store(requestedBalanceType, "requestedBalanceType")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INSearchForAccountsIntent.accountNickname] = "accountNickname"
    parameters[\INSearchForAccountsIntent.accountType] = "accountType"
    parameters[\INSearchForAccountsIntent.organizationName] = "organizationName"
    parameters[\INSearchForAccountsIntent.requestedBalanceType] = "requestedBalanceType"
    return parameters
  }
}

/// The outcome of the request.
public enum INSearchForAccountsIntentResponseCode: Int, Sendable {
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
  /// The person has to sign in to the app first.
  case failureCredentialsUnverified = 6
  /// There is no such account.
  case failureAccountNotFound = 7
  /// The person has to agree to the terms in the app first.
  case failureTermsAndConditionsAcceptanceRequired = 8
  /// The person may not ask for accounts with the app.
  case failureNotEligible = 9
}

/// The answer to `INSearchForAccountsIntent`.
open class INSearchForAccountsIntentResponse: INIntentResponse {
  public init(code: INSearchForAccountsIntentResponseCode, userActivity: NSUserActivity?) {
    super.init()
    self.code = code
    self.userActivity = userActivity
  }

  /// The code of the outcome.
  open internal(set) var code: INSearchForAccountsIntentResponseCode = .unspecified

  /// The results, in the order in which they are to be shown.
  open var accounts: [INPaymentAccount]?

  public required init?(coder: NSCoder) {
    let original: INSearchForAccountsIntentResponse? = coder.original()
    code = if let original { copied(original.code) } else { coder.fetch("code") ?? .unspecified }
    accounts = if let original { copied(original.accounts) } else { coder.fetch("accounts") }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(code, "code")
    coder.store(accounts, "accounts")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INSearchForAccountsIntentResponse.code] = "code"
    parameters[\INSearchForAccountsIntentResponse.accounts] = "accounts"
    return parameters
  }
}

/// The methods of a handler of `INSearchForAccountsIntent`.
///
/// Write `handle` and what else you need, each in any one spelling.
public protocol INSearchForAccountsIntentHandling: NSObjectProtocol {
  /// Does what the intent says. Called once, last.
  func handle(intent: INSearchForAccountsIntent) async -> INSearchForAccountsIntentResponse

  /// The same, answering through a closure, to be called once.
  func handle(intent: INSearchForAccountsIntent, completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void)

  /// The same, as iOS 10 spelt it.
  func handle(searchForAccounts intent: INSearchForAccountsIntent, completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void)

  /// Checks whether it could be done now. Called before `handle`.
  func confirm(intent: INSearchForAccountsIntent) async -> INSearchForAccountsIntentResponse

  /// The same, answering through a closure, to be called once.
  func confirm(intent: INSearchForAccountsIntent, completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void)

  /// The same, as iOS 10 spelt it.
  func confirm(searchForAccounts intent: INSearchForAccountsIntent, completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void)

  /// Settles `accountNickname`.
  func resolveAccountNickname(for intent: INSearchForAccountsIntent) async -> INSpeakableStringResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolveAccountNickname(for intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveAccountNickname(forSearchForAccounts intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)

  /// Settles `accountType`.
  func resolveAccountType(for intent: INSearchForAccountsIntent) async -> INAccountTypeResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolveAccountType(for intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INAccountTypeResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveAccountType(forSearchForAccounts intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INAccountTypeResolutionResult) -> Void)

  /// Settles `organizationName`.
  func resolveOrganizationName(for intent: INSearchForAccountsIntent) async -> INSpeakableStringResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolveOrganizationName(for intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveOrganizationName(forSearchForAccounts intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void)

  /// Settles `requestedBalanceType`.
  func resolveRequestedBalanceType(for intent: INSearchForAccountsIntent) async -> INBalanceTypeResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolveRequestedBalanceType(for intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INBalanceTypeResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveRequestedBalanceType(forSearchForAccounts intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INBalanceTypeResolutionResult) -> Void)

}

extension INSearchForAccountsIntentHandling {
  public func handle(intent: INSearchForAccountsIntent) async -> INSearchForAccountsIntentResponse {
    Current.host.spelled("handle(intent:completion:)", as: "handle", of: "INSearchForAccountsIntent")
    return await answer(to: "handle(intent:completion:)", otherwise: INSearchForAccountsIntentResponse(code: .failure, userActivity: nil)) { completion in
      handle(intent: intent, completion: completion)
    }
  }

  public func handle(intent: INSearchForAccountsIntent, completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void) {
    Current.host.spelled("handle(searchForAccounts:completion:)", as: "handle", of: "INSearchForAccountsIntent")
    handle(searchForAccounts: intent, completion: completion)
  }

  public func handle(searchForAccounts intent: INSearchForAccountsIntent, completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void) {
    Current.host.spelled("handle", as: "handle", of: "INSearchForAccountsIntent")
    Current.host.defaultAnswered("handle")
    completion(INSearchForAccountsIntentResponse(code: .failure, userActivity: nil))
  }

  public func confirm(intent: INSearchForAccountsIntent) async -> INSearchForAccountsIntentResponse {
    Current.host.spelled("confirm(intent:completion:)", as: "confirm", of: "INSearchForAccountsIntent")
    return await answer(to: "confirm(intent:completion:)", otherwise: INSearchForAccountsIntentResponse(code: .ready, userActivity: nil)) { completion in
      confirm(intent: intent, completion: completion)
    }
  }

  public func confirm(intent: INSearchForAccountsIntent, completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void) {
    Current.host.spelled("confirm(searchForAccounts:completion:)", as: "confirm", of: "INSearchForAccountsIntent")
    confirm(searchForAccounts: intent, completion: completion)
  }

  public func confirm(searchForAccounts intent: INSearchForAccountsIntent, completion: @escaping @Sendable (INSearchForAccountsIntentResponse) -> Void) {
    Current.host.spelled("confirm", as: "confirm", of: "INSearchForAccountsIntent")
    Current.host.defaultAnswered("confirm")
    completion(INSearchForAccountsIntentResponse(code: .ready, userActivity: nil))
  }

  public func resolveAccountNickname(for intent: INSearchForAccountsIntent) async -> INSpeakableStringResolutionResult {
    Current.host.spelled("resolveAccountNickname(for:with:)", as: "resolveAccountNickname", of: "INSearchForAccountsIntent")
    return await answer(to: "resolveAccountNickname(for:with:)", otherwise: .notRequired()) { completion in
      resolveAccountNickname(for: intent, with: completion)
    }
  }

  public func resolveAccountNickname(for intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) {
    Current.host.spelled("resolveAccountNickname(forSearchForAccounts:with:)", as: "resolveAccountNickname", of: "INSearchForAccountsIntent")
    resolveAccountNickname(forSearchForAccounts: intent, with: completion)
  }

  public func resolveAccountNickname(forSearchForAccounts intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) {
    Current.host.spelled("resolveAccountNickname", as: "resolveAccountNickname", of: "INSearchForAccountsIntent")
    Current.host.defaultAnswered("resolveAccountNickname")
    completion(.notRequired())
  }

  public func resolveAccountType(for intent: INSearchForAccountsIntent) async -> INAccountTypeResolutionResult {
    Current.host.spelled("resolveAccountType(for:with:)", as: "resolveAccountType", of: "INSearchForAccountsIntent")
    return await answer(to: "resolveAccountType(for:with:)", otherwise: .notRequired()) { completion in
      resolveAccountType(for: intent, with: completion)
    }
  }

  public func resolveAccountType(for intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INAccountTypeResolutionResult) -> Void) {
    Current.host.spelled("resolveAccountType(forSearchForAccounts:with:)", as: "resolveAccountType", of: "INSearchForAccountsIntent")
    resolveAccountType(forSearchForAccounts: intent, with: completion)
  }

  public func resolveAccountType(forSearchForAccounts intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INAccountTypeResolutionResult) -> Void) {
    Current.host.spelled("resolveAccountType", as: "resolveAccountType", of: "INSearchForAccountsIntent")
    Current.host.defaultAnswered("resolveAccountType")
    completion(.notRequired())
  }

  public func resolveOrganizationName(for intent: INSearchForAccountsIntent) async -> INSpeakableStringResolutionResult {
    Current.host.spelled("resolveOrganizationName(for:with:)", as: "resolveOrganizationName", of: "INSearchForAccountsIntent")
    return await answer(to: "resolveOrganizationName(for:with:)", otherwise: .notRequired()) { completion in
      resolveOrganizationName(for: intent, with: completion)
    }
  }

  public func resolveOrganizationName(for intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) {
    Current.host.spelled("resolveOrganizationName(forSearchForAccounts:with:)", as: "resolveOrganizationName", of: "INSearchForAccountsIntent")
    resolveOrganizationName(forSearchForAccounts: intent, with: completion)
  }

  public func resolveOrganizationName(forSearchForAccounts intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void) {
    Current.host.spelled("resolveOrganizationName", as: "resolveOrganizationName", of: "INSearchForAccountsIntent")
    Current.host.defaultAnswered("resolveOrganizationName")
    completion(.notRequired())
  }

  public func resolveRequestedBalanceType(for intent: INSearchForAccountsIntent) async -> INBalanceTypeResolutionResult {
    Current.host.spelled("resolveRequestedBalanceType(for:with:)", as: "resolveRequestedBalanceType", of: "INSearchForAccountsIntent")
    return await answer(to: "resolveRequestedBalanceType(for:with:)", otherwise: .notRequired()) { completion in
      resolveRequestedBalanceType(for: intent, with: completion)
    }
  }

  public func resolveRequestedBalanceType(for intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INBalanceTypeResolutionResult) -> Void) {
    Current.host.spelled("resolveRequestedBalanceType(forSearchForAccounts:with:)", as: "resolveRequestedBalanceType", of: "INSearchForAccountsIntent")
    resolveRequestedBalanceType(forSearchForAccounts: intent, with: completion)
  }

  public func resolveRequestedBalanceType(forSearchForAccounts intent: INSearchForAccountsIntent, with completion: @escaping @Sendable (INBalanceTypeResolutionResult) -> Void) {
    Current.host.spelled("resolveRequestedBalanceType", as: "resolveRequestedBalanceType", of: "INSearchForAccountsIntent")
    Current.host.defaultAnswered("resolveRequestedBalanceType")
    completion(.notRequired())
  }

}

/// “Move 200 dollars from checking to savings.”
///
/// Always confirmed by the person, for it is about money.
@available(iOS, deprecated: 15, message: "Nothing takes its place.")
open class INTransferMoneyIntent: INIntent {
  package override class var intentName: String { "INTransferMoneyIntent" }

  public override init() {
    super.init()
  }

  /// The account that the money is taken from.
  @NSCopying open internal(set) var fromAccount: INPaymentAccount?

  /// The account that the money is put into.
  @NSCopying open internal(set) var toAccount: INPaymentAccount?

  /// The amount.
  @NSCopying open internal(set) var transactionAmount: INPaymentAmount?

  /// The time at which the money is to move; nil for now.
  @NSCopying open internal(set) var transactionScheduledDate: INDateComponentsRange?

  /// The note on the transfer.
  open internal(set) var transactionNote: String?

  public init(from fromAccount: INPaymentAccount?, to toAccount: INPaymentAccount?, transactionAmount: INPaymentAmount?, transactionScheduledDate: INDateComponentsRange?, transactionNote: String?) {
    self.transactionNote = transactionNote
    super.init()
    self.fromAccount = fromAccount
    self.toAccount = toAccount
    self.transactionAmount = transactionAmount
    self.transactionScheduledDate = transactionScheduledDate
  }

  public required init?(coder: NSCoder) {
    let original: INTransferMoneyIntent? = coder.original()
    fromAccount = if let original { copied(original.fromAccount) } else { coder.fetch("fromAccount") }
    toAccount = if let original { copied(original.toAccount) } else { coder.fetch("toAccount") }
    transactionAmount = if let original { copied(original.transactionAmount) } else { coder.fetch("transactionAmount") }
    transactionScheduledDate = if let original { copied(original.transactionScheduledDate) } else { coder.fetch("transactionScheduledDate") }
    transactionNote = if let original { copied(original.transactionNote) } else { coder.fetch("transactionNote") }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(fromAccount, "fromAccount")
    coder.store(toAccount, "toAccount")
    coder.store(transactionAmount, "transactionAmount")
    coder.store(transactionScheduledDate, "transactionScheduledDate")
    coder.store(transactionNote, "transactionNote")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INTransferMoneyIntent.fromAccount] = "fromAccount"
    parameters[\INTransferMoneyIntent.toAccount] = "toAccount"
    parameters[\INTransferMoneyIntent.transactionAmount] = "transactionAmount"
    parameters[\INTransferMoneyIntent.transactionScheduledDate] = "transactionScheduledDate"
    parameters[\INTransferMoneyIntent.transactionNote] = "transactionNote"
    return parameters
  }
}

/// The outcome of the request.
@available(iOS, deprecated: 15, message: "Nothing takes its place.")
public enum INTransferMoneyIntentResponseCode: Int, Sendable {
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
  /// The person has to sign in to the app first.
  case failureCredentialsUnverified = 6
  /// The account does not hold so much.
  case failureInsufficientFunds = 7
}

/// The answer to `INTransferMoneyIntent`.
@available(iOS, deprecated: 15, message: "Nothing takes its place.")
open class INTransferMoneyIntentResponse: INIntentResponse {
  public init(code: INTransferMoneyIntentResponseCode, userActivity: NSUserActivity?) {
    super.init()
    self.code = code
    self.userActivity = userActivity
  }

  /// The code of the outcome.
  open internal(set) var code: INTransferMoneyIntentResponseCode = .unspecified

  /// The account that the money is taken from.
  @NSCopying open var fromAccount: INPaymentAccount?

  /// The account that the money is put into.
  @NSCopying open var toAccount: INPaymentAccount?

  /// The amount that is moved.
  @NSCopying open var transactionAmount: INPaymentAmount?

  /// The time at which the money moves.
  @NSCopying open var transactionScheduledDate: INDateComponentsRange?

  /// The note on the transfer.
  open var transactionNote: String?

  /// The fee for the transfer.
  @NSCopying open var transferFee: INCurrencyAmount?

  public required init?(coder: NSCoder) {
    let original: INTransferMoneyIntentResponse? = coder.original()
    code = if let original { copied(original.code) } else { coder.fetch("code") ?? .unspecified }
    fromAccount = if let original { copied(original.fromAccount) } else { coder.fetch("fromAccount") }
    toAccount = if let original { copied(original.toAccount) } else { coder.fetch("toAccount") }
    transactionAmount = if let original { copied(original.transactionAmount) } else { coder.fetch("transactionAmount") }
    transactionScheduledDate = if let original { copied(original.transactionScheduledDate) } else { coder.fetch("transactionScheduledDate") }
    transactionNote = if let original { copied(original.transactionNote) } else { coder.fetch("transactionNote") }
    transferFee = if let original { copied(original.transferFee) } else { coder.fetch("transferFee") }
    super.init(coder: coder)
  }

  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.store(code, "code")
    coder.store(fromAccount, "fromAccount")
    coder.store(toAccount, "toAccount")
    coder.store(transactionAmount, "transactionAmount")
    coder.store(transactionScheduledDate, "transactionScheduledDate")
    coder.store(transactionNote, "transactionNote")
    coder.store(transferFee, "transferFee")
  }

  override class var parameters: [AnyKeyPath: String] {
    var parameters = super.parameters
    parameters[\INTransferMoneyIntentResponse.code] = "code"
    parameters[\INTransferMoneyIntentResponse.fromAccount] = "fromAccount"
    parameters[\INTransferMoneyIntentResponse.toAccount] = "toAccount"
    parameters[\INTransferMoneyIntentResponse.transactionAmount] = "transactionAmount"
    parameters[\INTransferMoneyIntentResponse.transactionScheduledDate] = "transactionScheduledDate"
    parameters[\INTransferMoneyIntentResponse.transactionNote] = "transactionNote"
    parameters[\INTransferMoneyIntentResponse.transferFee] = "transferFee"
    return parameters
  }
}

/// The methods of a handler of `INTransferMoneyIntent`.
///
/// Write `handle` and what else you need, each in any one spelling.
@available(iOS, deprecated: 15, message: "Nothing takes its place.")
public protocol INTransferMoneyIntentHandling: NSObjectProtocol {
  /// Does what the intent says. Called once, last.
  func handle(intent: INTransferMoneyIntent) async -> INTransferMoneyIntentResponse

  /// The same, answering through a closure, to be called once.
  func handle(intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void)

  /// The same, as iOS 10 spelt it.
  func handle(transferMoney intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void)

  /// Checks whether it could be done now. Called before `handle`.
  func confirm(intent: INTransferMoneyIntent) async -> INTransferMoneyIntentResponse

  /// The same, answering through a closure, to be called once.
  func confirm(intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void)

  /// The same, as iOS 10 spelt it.
  func confirm(transferMoney intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void)

  /// Settles `fromAccount`.
  func resolveFromAccount(for intent: INTransferMoneyIntent) async -> INPaymentAccountResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolveFromAccount(for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveFromAccount(forTransferMoney intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void)

  /// Settles `toAccount`.
  func resolveToAccount(for intent: INTransferMoneyIntent) async -> INPaymentAccountResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolveToAccount(for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveToAccount(forTransferMoney intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void)

  /// Settles `transactionAmount`.
  func resolveTransactionAmount(for intent: INTransferMoneyIntent) async -> INPaymentAmountResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolveTransactionAmount(for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveTransactionAmount(forTransferMoney intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void)

  /// Settles `transactionScheduledDate`.
  func resolveTransactionScheduledDate(for intent: INTransferMoneyIntent) async -> INDateComponentsRangeResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolveTransactionScheduledDate(for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveTransactionScheduledDate(forTransferMoney intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void)

  /// Settles `transactionNote`.
  func resolveTransactionNote(for intent: INTransferMoneyIntent) async -> INStringResolutionResult

  /// The same, answering through a closure, to be called once.
  func resolveTransactionNote(for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)

  /// The same, as iOS 10 spelt it.
  func resolveTransactionNote(forTransferMoney intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void)

}

extension INTransferMoneyIntentHandling {
  public func handle(intent: INTransferMoneyIntent) async -> INTransferMoneyIntentResponse {
    Current.host.spelled("handle(intent:completion:)", as: "handle", of: "INTransferMoneyIntent")
    return await answer(to: "handle(intent:completion:)", otherwise: INTransferMoneyIntentResponse(code: .failure, userActivity: nil)) { completion in
      handle(intent: intent, completion: completion)
    }
  }

  public func handle(intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void) {
    Current.host.spelled("handle(transferMoney:completion:)", as: "handle", of: "INTransferMoneyIntent")
    handle(transferMoney: intent, completion: completion)
  }

  public func handle(transferMoney intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void) {
    Current.host.spelled("handle", as: "handle", of: "INTransferMoneyIntent")
    Current.host.defaultAnswered("handle")
    completion(INTransferMoneyIntentResponse(code: .failure, userActivity: nil))
  }

  public func confirm(intent: INTransferMoneyIntent) async -> INTransferMoneyIntentResponse {
    Current.host.spelled("confirm(intent:completion:)", as: "confirm", of: "INTransferMoneyIntent")
    return await answer(to: "confirm(intent:completion:)", otherwise: INTransferMoneyIntentResponse(code: .ready, userActivity: nil)) { completion in
      confirm(intent: intent, completion: completion)
    }
  }

  public func confirm(intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void) {
    Current.host.spelled("confirm(transferMoney:completion:)", as: "confirm", of: "INTransferMoneyIntent")
    confirm(transferMoney: intent, completion: completion)
  }

  public func confirm(transferMoney intent: INTransferMoneyIntent, completion: @escaping @Sendable (INTransferMoneyIntentResponse) -> Void) {
    Current.host.spelled("confirm", as: "confirm", of: "INTransferMoneyIntent")
    Current.host.defaultAnswered("confirm")
    completion(INTransferMoneyIntentResponse(code: .ready, userActivity: nil))
  }

  public func resolveFromAccount(for intent: INTransferMoneyIntent) async -> INPaymentAccountResolutionResult {
    Current.host.spelled("resolveFromAccount(for:with:)", as: "resolveFromAccount", of: "INTransferMoneyIntent")
    return await answer(to: "resolveFromAccount(for:with:)", otherwise: .notRequired()) { completion in
      resolveFromAccount(for: intent, with: completion)
    }
  }

  public func resolveFromAccount(for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void) {
    Current.host.spelled("resolveFromAccount(forTransferMoney:with:)", as: "resolveFromAccount", of: "INTransferMoneyIntent")
    resolveFromAccount(forTransferMoney: intent, with: completion)
  }

  public func resolveFromAccount(forTransferMoney intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void) {
    Current.host.spelled("resolveFromAccount", as: "resolveFromAccount", of: "INTransferMoneyIntent")
    Current.host.defaultAnswered("resolveFromAccount")
    completion(.notRequired())
  }

  public func resolveToAccount(for intent: INTransferMoneyIntent) async -> INPaymentAccountResolutionResult {
    Current.host.spelled("resolveToAccount(for:with:)", as: "resolveToAccount", of: "INTransferMoneyIntent")
    return await answer(to: "resolveToAccount(for:with:)", otherwise: .notRequired()) { completion in
      resolveToAccount(for: intent, with: completion)
    }
  }

  public func resolveToAccount(for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void) {
    Current.host.spelled("resolveToAccount(forTransferMoney:with:)", as: "resolveToAccount", of: "INTransferMoneyIntent")
    resolveToAccount(forTransferMoney: intent, with: completion)
  }

  public func resolveToAccount(forTransferMoney intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAccountResolutionResult) -> Void) {
    Current.host.spelled("resolveToAccount", as: "resolveToAccount", of: "INTransferMoneyIntent")
    Current.host.defaultAnswered("resolveToAccount")
    completion(.notRequired())
  }

  public func resolveTransactionAmount(for intent: INTransferMoneyIntent) async -> INPaymentAmountResolutionResult {
    Current.host.spelled("resolveTransactionAmount(for:with:)", as: "resolveTransactionAmount", of: "INTransferMoneyIntent")
    return await answer(to: "resolveTransactionAmount(for:with:)", otherwise: .notRequired()) { completion in
      resolveTransactionAmount(for: intent, with: completion)
    }
  }

  public func resolveTransactionAmount(for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void) {
    Current.host.spelled("resolveTransactionAmount(forTransferMoney:with:)", as: "resolveTransactionAmount", of: "INTransferMoneyIntent")
    resolveTransactionAmount(forTransferMoney: intent, with: completion)
  }

  public func resolveTransactionAmount(forTransferMoney intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INPaymentAmountResolutionResult) -> Void) {
    Current.host.spelled("resolveTransactionAmount", as: "resolveTransactionAmount", of: "INTransferMoneyIntent")
    Current.host.defaultAnswered("resolveTransactionAmount")
    completion(.notRequired())
  }

  public func resolveTransactionScheduledDate(for intent: INTransferMoneyIntent) async -> INDateComponentsRangeResolutionResult {
    Current.host.spelled("resolveTransactionScheduledDate(for:with:)", as: "resolveTransactionScheduledDate", of: "INTransferMoneyIntent")
    return await answer(to: "resolveTransactionScheduledDate(for:with:)", otherwise: .notRequired()) { completion in
      resolveTransactionScheduledDate(for: intent, with: completion)
    }
  }

  public func resolveTransactionScheduledDate(for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) {
    Current.host.spelled("resolveTransactionScheduledDate(forTransferMoney:with:)", as: "resolveTransactionScheduledDate", of: "INTransferMoneyIntent")
    resolveTransactionScheduledDate(forTransferMoney: intent, with: completion)
  }

  public func resolveTransactionScheduledDate(forTransferMoney intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void) {
    Current.host.spelled("resolveTransactionScheduledDate", as: "resolveTransactionScheduledDate", of: "INTransferMoneyIntent")
    Current.host.defaultAnswered("resolveTransactionScheduledDate")
    completion(.notRequired())
  }

  public func resolveTransactionNote(for intent: INTransferMoneyIntent) async -> INStringResolutionResult {
    Current.host.spelled("resolveTransactionNote(for:with:)", as: "resolveTransactionNote", of: "INTransferMoneyIntent")
    return await answer(to: "resolveTransactionNote(for:with:)", otherwise: .notRequired()) { completion in
      resolveTransactionNote(for: intent, with: completion)
    }
  }

  public func resolveTransactionNote(for intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) {
    Current.host.spelled("resolveTransactionNote(forTransferMoney:with:)", as: "resolveTransactionNote", of: "INTransferMoneyIntent")
    resolveTransactionNote(forTransferMoney: intent, with: completion)
  }

  public func resolveTransactionNote(forTransferMoney intent: INTransferMoneyIntent, with completion: @escaping @Sendable (INStringResolutionResult) -> Void) {
    Current.host.spelled("resolveTransactionNote", as: "resolveTransactionNote", of: "INTransferMoneyIntent")
    Current.host.defaultAnswered("resolveTransactionNote")
    completion(.notRequired())
  }

}

/// All that is about money in one object.
@available(iOS, deprecated: 13, message: "Adopt the protocols of single intents.")
public protocol INPaymentsDomainHandling: INPayBillIntentHandling, INRequestPaymentIntentHandling, INSearchForAccountsIntentHandling, INSearchForBillsIntentHandling, INSendPaymentIntentHandling, INTransferMoneyIntentHandling {
}
