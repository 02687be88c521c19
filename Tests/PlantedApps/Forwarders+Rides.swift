import Intents

final class Riding: NSObject, Forwarder, INRequestRideIntentHandling {
  typealias Intent = INRequestRideIntent
  typealias Sound = any INRequestRideIntentHandling
  private let sound: Sound

  var pickup: Answering<Intent, Sound, INPlacemarkResolutionResult> =
    { $1.resolvePickupLocation(for: $0, with: $2) }
  var destination: Answering<Intent, Sound, INPlacemarkResolutionResult> =
    { $1.resolveDropOffLocation(for: $0, with: $2) }
  var size: Answering<Intent, Sound, INIntegerResolutionResult> =
    { $1.resolvePartySize(for: $0, with: $2) }
  var confirmation: Answering<Intent, Sound, INRequestRideIntentResponse> =
    { $1.confirm(intent: $0, completion: $2) }
  var deed: Answering<Intent, Sound, INRequestRideIntentResponse> =
    { $1.handle(intent: $0, completion: $2) }

  init?(_ sound: Any?) {
    guard let sound = sound as? Sound else { return nil }
    self.sound = sound
  }

  func resolvePickupLocation(
    for intent: INRequestRideIntent,
    with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
  ) {
    pickup(intent, sound, completion)
  }

  func resolveDropOffLocation(
    for intent: INRequestRideIntent,
    with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
  ) {
    destination(intent, sound, completion)
  }

  func resolveRideOptionName(
    for intent: INRequestRideIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    sound.resolveRideOptionName(for: intent, with: completion)
  }

  func resolvePartySize(
    for intent: INRequestRideIntent,
    with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
  ) {
    size(intent, sound, completion)
  }

  func resolveScheduledPickupTime(
    for intent: INRequestRideIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
  ) {
    sound.resolveScheduledPickupTime(for: intent, with: completion)
  }

  func confirm(
    intent: INRequestRideIntent,
    completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void
  ) {
    confirmation(intent, sound, completion)
  }

  func handle(
    intent: INRequestRideIntent,
    completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void
  ) {
    deed(intent, sound, completion)
  }
}

/// A ride of which nothing is resolved.
final class BlindRiding: NSObject, Forwarder, INRequestRideIntentHandling {
  typealias Intent = INRequestRideIntent
  private let sound: any INRequestRideIntentHandling

  init?(_ sound: Any?) {
    guard let sound = sound as? any INRequestRideIntentHandling else { return nil }
    self.sound = sound
  }

  func confirm(
    intent: INRequestRideIntent,
    completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void
  ) {
    sound.confirm(intent: intent, completion: completion)
  }

  func handle(
    intent: INRequestRideIntent,
    completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void
  ) {
    sound.handle(intent: intent, completion: completion)
  }
}

final class Cancelling: NSObject, Forwarder, INCancelRideIntentHandling {
  typealias Intent = INCancelRideIntent
  typealias Sound = any INCancelRideIntentHandling
  private let sound: Sound

  var deed: Answering<Intent, Sound, INCancelRideIntentResponse> =
    { $1.handle(cancelRide: $0, completion: $2) }

  init?(_ sound: Any?) {
    guard let sound = sound as? Sound else { return nil }
    self.sound = sound
  }

  func confirm(
    cancelRide intent: INCancelRideIntent,
    completion: @escaping @Sendable (INCancelRideIntentResponse) -> Void
  ) {
    sound.confirm(cancelRide: intent, completion: completion)
  }

  func handle(
    cancelRide intent: INCancelRideIntent,
    completion: @escaping @Sendable (INCancelRideIntentResponse) -> Void
  ) {
    deed(intent, sound, completion)
  }
}

final class Locating: NSObject, Forwarder, INGetRideStatusIntentHandling {
  typealias Intent = INGetRideStatusIntent
  typealias Sound = any INGetRideStatusIntentHandling
  private let sound: Sound

  var deed: Replying<Intent, Sound, INGetRideStatusIntentResponse> =
    { await $1.handle(intent: $0) }

  init?(_ sound: Any?) {
    guard let sound = sound as? Sound else { return nil }
    self.sound = sound
  }

  func handle(intent: INGetRideStatusIntent) async -> INGetRideStatusIntentResponse {
    await deed(intent, sound)
  }

  func startSendingUpdates(
    for intent: INGetRideStatusIntent,
    to observer: any INGetRideStatusIntentResponseObserver
  ) {
    sound.startSendingUpdates(for: intent, to: observer)
  }

  func stopSendingUpdates(for intent: INGetRideStatusIntent) {
    sound.stopSendingUpdates(for: intent)
  }
}
