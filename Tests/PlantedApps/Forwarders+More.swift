import Intents

/// Written `async`, as Stride is.
final class Starting: NSObject, Forwarder, INStartWorkoutIntentHandling {
  typealias Intent = INStartWorkoutIntent
  typealias Sound = any INStartWorkoutIntentHandling
  private let sound: Sound

  var workout: Replying<Intent, Sound, INSpeakableStringResolutionResult> =
    { await $1.resolveWorkoutName(for: $0) }
  var confirmation: Replying<Intent, Sound, INStartWorkoutIntentResponse> =
    { await $1.confirm(intent: $0) }

  init?(_ sound: Any?) {
    guard let sound = sound as? Sound else { return nil }
    self.sound = sound
  }

  func resolveWorkoutName(
    for intent: INStartWorkoutIntent
  ) async -> INSpeakableStringResolutionResult {
    await workout(intent, sound)
  }

  func resolveGoalValue(for intent: INStartWorkoutIntent) async -> INDoubleResolutionResult {
    await sound.resolveGoalValue(for: intent)
  }

  func resolveWorkoutGoalUnitType(
    for intent: INStartWorkoutIntent
  ) async -> INWorkoutGoalUnitTypeResolutionResult {
    await sound.resolveWorkoutGoalUnitType(for: intent)
  }

  func confirm(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
    await confirmation(intent, sound)
  }

  func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
    await sound.handle(intent: intent)
  }
}

final class Paying: NSObject, Forwarder, INSendPaymentIntentHandling {
  typealias Intent = INSendPaymentIntent
  typealias Sound = any INSendPaymentIntentHandling
  private let sound: Sound

  var payee: Answering<Intent, Sound, INSendPaymentPayeeResolutionResult> =
    { $1.resolvePayee(for: $0, with: $2) }
  var amount: Answering<Intent, Sound, INSendPaymentCurrencyAmountResolutionResult> =
    { $1.resolveCurrencyAmount(for: $0, with: $2) }
  var confirmation: Answering<Intent, Sound, INSendPaymentIntentResponse> =
    { $1.confirm(intent: $0, completion: $2) }
  var deed: Answering<Intent, Sound, INSendPaymentIntentResponse> =
    { $1.handle(intent: $0, completion: $2) }

  init?(_ sound: Any?) {
    guard let sound = sound as? Sound else { return nil }
    self.sound = sound
  }

  func resolvePayee(
    for intent: INSendPaymentIntent,
    with completion: @escaping @Sendable (INSendPaymentPayeeResolutionResult) -> Void
  ) {
    payee(intent, sound, completion)
  }

  func resolveCurrencyAmount(
    for intent: INSendPaymentIntent,
    with completion: @escaping @Sendable (INSendPaymentCurrencyAmountResolutionResult) -> Void
  ) {
    amount(intent, sound, completion)
  }

  func resolveNote(
    for intent: INSendPaymentIntent,
    with completion: @escaping @Sendable (INStringResolutionResult) -> Void
  ) {
    sound.resolveNote(for: intent, with: completion)
  }

  func confirm(
    intent: INSendPaymentIntent,
    completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void
  ) {
    confirmation(intent, sound, completion)
  }

  func handle(
    intent: INSendPaymentIntent,
    completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void
  ) {
    deed(intent, sound, completion)
  }
}

/// Sends messages, and asks for no text.
final class Textless: NSObject, Forwarder, INSendMessageIntentHandling {
  typealias Intent = INSendMessageIntent
  private let sound: any INSendMessageIntentHandling

  init?(_ sound: Any?) {
    guard let sound = sound as? any INSendMessageIntentHandling else { return nil }
    self.sound = sound
  }

  func resolveRecipients(
    for intent: INSendMessageIntent,
    with completion: @escaping @Sendable ([INSendMessageRecipientResolutionResult]) -> Void
  ) {
    sound.resolveRecipients(for: intent, with: completion)
  }

  func resolveSpeakableGroupName(
    for intent: INSendMessageIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    sound.resolveSpeakableGroupName(for: intent, with: completion)
  }

  func confirm(
    intent: INSendMessageIntent,
    completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
  ) {
    sound.confirm(intent: intent, completion: completion)
  }

  func handle(
    intent: INSendMessageIntent,
    completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
  ) {
    sound.handle(intent: intent, completion: completion)
  }
}

/// Sends messages, and misspells how.
final class Misspelt: NSObject, Forwarder, INSendMessageIntentHandling {
  typealias Intent = INSendMessageIntent
  private let sound: any INSendMessageIntentHandling

  init?(_ sound: Any?) {
    guard let sound = sound as? any INSendMessageIntentHandling else { return nil }
    self.sound = sound
  }

  func resolveRecipients(
    for intent: INSendMessageIntent,
    with completion: @escaping @Sendable ([INSendMessageRecipientResolutionResult]) -> Void
  ) {
    sound.resolveRecipients(for: intent, with: completion)
  }

  func resolveContent(
    for intent: INSendMessageIntent,
    with completion: @escaping @Sendable (INStringResolutionResult) -> Void
  ) {
    sound.resolveContent(for: intent, with: completion)
  }

  func handle(
    messages intent: INSendMessageIntent,
    completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
  ) {
    sound.handle(intent: intent, completion: completion)
  }
}

/// Sends money, and asks for no amount.
final class Amountless: NSObject, Forwarder, INSendPaymentIntentHandling {
  typealias Intent = INSendPaymentIntent
  private let sound: any INSendPaymentIntentHandling

  init?(_ sound: Any?) {
    guard let sound = sound as? any INSendPaymentIntentHandling else { return nil }
    self.sound = sound
  }

  func resolvePayee(
    for intent: INSendPaymentIntent,
    with completion: @escaping @Sendable (INSendPaymentPayeeResolutionResult) -> Void
  ) {
    sound.resolvePayee(for: intent, with: completion)
  }

  func confirm(
    intent: INSendPaymentIntent,
    completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void
  ) {
    sound.confirm(intent: intent, completion: completion)
  }

  func handle(
    intent: INSendPaymentIntent,
    completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void
  ) {
    sound.handle(intent: intent, completion: completion)
  }
}

/// Sends money; rejects people as messages would.
final class Mistaken: NSObject, Forwarder, INSendPaymentIntentHandling {
  typealias Intent = INSendPaymentIntent
  private let sound: any INSendPaymentIntentHandling

  init?(_ sound: Any?) {
    guard let sound = sound as? any INSendPaymentIntentHandling else { return nil }
    self.sound = sound
  }

  func resolvePayee(
    for intent: INSendPaymentIntent,
    with completion: @escaping @Sendable (INPersonResolutionResult) -> Void
  ) {
    guard let payee = intent.payee else { return completion(.needsValue()) }
    completion(
      payee.contactIdentifier == nil && payee.siriMatches?.isEmpty != false
        ? INSendMessageRecipientResolutionResult.unsupported(
          forReason: .messagingServiceNotEnabledForRecipient
        )
        : .success(with: payee)
    )
  }

  func resolveCurrencyAmount(
    for intent: INSendPaymentIntent,
    with completion: @escaping @Sendable (INSendPaymentCurrencyAmountResolutionResult) -> Void
  ) {
    sound.resolveCurrencyAmount(for: intent, with: completion)
  }

  func confirm(
    intent: INSendPaymentIntent,
    completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void
  ) {
    sound.confirm(intent: intent, completion: completion)
  }

  func handle(
    intent: INSendPaymentIntent,
    completion: @escaping @Sendable (INSendPaymentIntentResponse) -> Void
  ) {
    sound.handle(intent: intent, completion: completion)
  }
}
