import Intents

// Handlers that do as the sound ones they are made of, but for the methods that a defect is put into.

/// A handler that forwards what it is asked to another.
protocol Forwarder: NSObject {
  associatedtype Intent: INIntent

  /// - Returns: `nil` if the other is of another kind.
  init?(_ sound: Any?)
}

/// Answers a call in the place of the sound handler, which it is given.
typealias Answering<Intent, Sound, Result> = (
  _ intent: Intent, _ sound: Sound, _ done: @escaping @Sendable (Result) -> Void
) -> Void

/// The same, `async`.
typealias Replying<Intent, Sound, Result> = (_ intent: Intent, _ sound: Sound) async -> Result

final class Sending: NSObject, Forwarder, INSendMessageIntentHandling {
  typealias Intent = INSendMessageIntent
  typealias Sound = any INSendMessageIntentHandling
  private let sound: Sound

  var recipients: Answering<Intent, Sound, [INSendMessageRecipientResolutionResult]> =
    { $1.resolveRecipients(for: $0, with: $2) }
  var content: Answering<Intent, Sound, INStringResolutionResult> =
    { $1.resolveContent(for: $0, with: $2) }
  var confirmation: Answering<Intent, Sound, INSendMessageIntentResponse> =
    { $1.confirm(intent: $0, completion: $2) }
  var deed: Answering<Intent, Sound, INSendMessageIntentResponse> =
    { $1.handle(intent: $0, completion: $2) }

  init?(_ sound: Any?) {
    guard let sound = sound as? Sound else { return nil }
    self.sound = sound
  }

  func resolveRecipients(
    for intent: INSendMessageIntent,
    with completion: @escaping @Sendable ([INSendMessageRecipientResolutionResult]) -> Void
  ) {
    recipients(intent, sound, completion)
  }

  func resolveSpeakableGroupName(
    for intent: INSendMessageIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    sound.resolveSpeakableGroupName(for: intent, with: completion)
  }

  func resolveContent(
    for intent: INSendMessageIntent,
    with completion: @escaping @Sendable (INStringResolutionResult) -> Void
  ) {
    content(intent, sound, completion)
  }

  func confirm(
    intent: INSendMessageIntent,
    completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
  ) {
    confirmation(intent, sound, completion)
  }

  func handle(
    intent: INSendMessageIntent,
    completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
  ) {
    deed(intent, sound, completion)
  }
}

final class Searching: NSObject, Forwarder, INSearchForMessagesIntentHandling {
  typealias Intent = INSearchForMessagesIntent
  typealias Sound = any INSearchForMessagesIntentHandling
  private let sound: Sound

  var deed: Answering<Intent, Sound, INSearchForMessagesIntentResponse> =
    { $1.handle(intent: $0, completion: $2) }

  init?(_ sound: Any?) {
    guard let sound = sound as? Sound else { return nil }
    self.sound = sound
  }

  func resolveSenders(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
  ) {
    sound.resolveSenders(for: intent, with: completion)
  }

  func resolveRecipients(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
  ) {
    sound.resolveRecipients(for: intent, with: completion)
  }

  func resolveAttributes(
    for intent: INSearchForMessagesIntent,
    with completion: @escaping @Sendable (INMessageAttributeOptionsResolutionResult) -> Void
  ) {
    sound.resolveAttributes(for: intent, with: completion)
  }

  func handle(
    intent: INSearchForMessagesIntent,
    completion: @escaping @Sendable (INSearchForMessagesIntentResponse) -> Void
  ) {
    deed(intent, sound, completion)
  }
}

final class Calling: NSObject, Forwarder, INStartCallIntentHandling {
  typealias Intent = INStartCallIntent
  typealias Sound = any INStartCallIntentHandling
  private let sound: Sound

  var contacts: Answering<Intent, Sound, [INStartCallContactResolutionResult]> =
    { $1.resolveContacts(for: $0, with: $2) }
  var deed: Answering<Intent, Sound, INStartCallIntentResponse> =
    { $1.handle(intent: $0, completion: $2) }

  init?(_ sound: Any?) {
    guard let sound = sound as? Sound else { return nil }
    self.sound = sound
  }

  func resolveContacts(
    for intent: INStartCallIntent,
    with completion: @escaping @Sendable ([INStartCallContactResolutionResult]) -> Void
  ) {
    contacts(intent, sound, completion)
  }

  func resolveDestinationType(
    for intent: INStartCallIntent,
    with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void
  ) {
    sound.resolveDestinationType(for: intent, with: completion)
  }

  func resolveCallCapability(
    for intent: INStartCallIntent,
    with completion: @escaping @Sendable (INStartCallCallCapabilityResolutionResult) -> Void
  ) {
    sound.resolveCallCapability(for: intent, with: completion)
  }

  func confirm(
    intent: INStartCallIntent,
    completion: @escaping @Sendable (INStartCallIntentResponse) -> Void
  ) {
    sound.confirm(intent: intent, completion: completion)
  }

  func handle(
    intent: INStartCallIntent,
    completion: @escaping @Sendable (INStartCallIntentResponse) -> Void
  ) {
    deed(intent, sound, completion)
  }
}
