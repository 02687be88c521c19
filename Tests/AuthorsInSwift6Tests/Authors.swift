import Foundation
import Intents

// Handlers as app authors write them: one class for each way of spelling. Compiled here in one
// language mode and, through a link, in the other, both without any upcoming feature.

/// Notes which of its methods were really reached.
class Author: NSObject {
  var calls: [String] = []
}

// MARK: - Messages

class AsyncAuthor: Author, INSendMessageIntentHandling {
  func resolveRecipients(
    for intent: INSendMessageIntent
  ) async -> [INSendMessageRecipientResolutionResult] {
    calls.append("resolveRecipients")
    return [.unsupported(forReason: .noAccount)]
  }

  func resolveContent(for intent: INSendMessageIntent) async -> INStringResolutionResult {
    calls.append("resolveContent")
    return .needsValue()
  }

  func confirm(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    calls.append("confirm")
    return INSendMessageIntentResponse(code: .ready, userActivity: nil)
  }

  func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    calls.append("handle")
    return INSendMessageIntentResponse(code: .success, userActivity: nil)
  }
}

class CompletionAuthor: Author, INSendMessageIntentHandling {
  func resolveRecipients(
    for intent: INSendMessageIntent,
    with completion: @escaping ([INSendMessageRecipientResolutionResult]) -> Void
  ) {
    calls.append("resolveRecipients")
    completion([.needsValue()])
  }

  func resolveContent(
    for intent: INSendMessageIntent,
    with completion: @escaping (INStringResolutionResult) -> Void
  ) {
    calls.append("resolveContent")
    completion(.success(with: intent.content ?? ""))
  }

  func confirm(
    intent: INSendMessageIntent,
    completion: @escaping @Sendable (INSendMessageIntentResponse) -> Void
  ) {
    calls.append("confirm")
    completion(INSendMessageIntentResponse(code: .ready, userActivity: nil))
  }

  func handle(
    intent: INSendMessageIntent,
    completion: (INSendMessageIntentResponse) -> Void
  ) {
    calls.append("handle")
    completion(INSendMessageIntentResponse(code: .success, userActivity: nil))
  }
}

/// Wrote `resolveRecipients` when its results had no reasons yet.
class EarlierElementAuthor: Author, INSendMessageIntentHandling {
  func resolveRecipients(
    for intent: INSendMessageIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void
  ) {
    calls.append("resolveRecipients")
    completion((intent.recipients ?? []).map { .success(with: $0) })
  }

  func resolveGroupName(
    for intent: INSendMessageIntent,
    with completion: @escaping (INStringResolutionResult) -> Void
  ) {
    calls.append("resolveGroupName")
    completion(.disambiguation(with: ["Climbers", "Runners"]))
  }

  func handle(
    intent: INSendMessageIntent,
    completion: @escaping (INSendMessageIntentResponse) -> Void
  ) {
    completion(INSendMessageIntentResponse(code: .inProgress, userActivity: nil))
  }
}

class EarlierAsyncElementAuthor: Author, INSendMessageIntentHandling {
  func resolveRecipients(for intent: INSendMessageIntent) async -> [INPersonResolutionResult] {
    calls.append("resolveRecipients")
    return [.notRequired()]
  }

  func handle(intent: INSendMessageIntent) async -> INSendMessageIntentResponse {
    INSendMessageIntentResponse(code: .success, userActivity: nil)
  }
}

/// iOS 10, before the methods were renamed.
class FirstAuthor: Author, INSendMessageIntentHandling {
  func resolveRecipients(
    forSendMessage intent: INSendMessageIntent,
    with completion: @escaping ([INPersonResolutionResult]) -> Void
  ) {
    calls.append("resolveRecipients")
    completion([.needsValue()])
  }

  func resolveContent(
    forSendMessage intent: INSendMessageIntent,
    with completion: @escaping (INStringResolutionResult) -> Void
  ) {
    calls.append("resolveContent")
    completion(.unsupported())
  }

  func confirm(
    sendMessage intent: INSendMessageIntent,
    completion: @escaping (INSendMessageIntentResponse) -> Void
  ) {
    calls.append("confirm")
    completion(INSendMessageIntentResponse(code: .ready, userActivity: nil))
  }

  func handle(
    sendMessage intent: INSendMessageIntent,
    completion: @escaping (INSendMessageIntentResponse) -> Void
  ) {
    calls.append("handle")
    completion(INSendMessageIntentResponse(code: .success, userActivity: nil))
  }
}

// MARK: - Rides

/// One object for a whole domain, and the app's way in at the same time.
class RideExtension: INExtension, INRidesharingDomainHandling {
  var calls: [String] = []
  weak var observer: INGetRideStatusIntentResponseObserver?

  override func handler(for intent: INIntent) -> Any {
    calls.append("handler")
    return self
  }

  func handle(
    cancelRide intent: INCancelRideIntent,
    completion: @escaping (INCancelRideIntentResponse) -> Void
  ) {
    calls.append("cancel " + intent.rideIdentifier)
    completion(INCancelRideIntentResponse(code: .success, userActivity: nil))
  }

  func handle(
    sendRideFeedback intent: INSendRideFeedbackIntent
  ) async
    -> INSendRideFeedbackIntentResponse
  {
    calls.append("feedback")
    return INSendRideFeedbackIntentResponse(code: .success, userActivity: nil)
  }

  func handle(
    listRideOptions intent: INListRideOptionsIntent,
    completion: @escaping (INListRideOptionsIntentResponse) -> Void
  ) {
    calls.append("list")
    completion(INListRideOptionsIntentResponse(code: .success, userActivity: nil))
  }

  func resolvePartySize(for intent: INRequestRideIntent) async -> INIntegerResolutionResult {
    calls.append("resolvePartySize")
    return .confirmationRequired(with: intent.partySize)
  }

  func handle(intent: INRequestRideIntent) async -> INRequestRideIntentResponse {
    calls.append("request")
    return INRequestRideIntentResponse(code: .success, userActivity: nil)
  }

  func handle(
    intent: INGetRideStatusIntent,
    completion: @escaping (INGetRideStatusIntentResponse) -> Void
  ) {
    calls.append("status")
    completion(INGetRideStatusIntentResponse(code: .success, userActivity: nil))
  }

  func startSendingUpdates(
    for intent: INGetRideStatusIntent,
    to observer: INGetRideStatusIntentResponseObserver
  ) {
    calls.append("start")
    self.observer = observer
  }

  func stopSendingUpdates(forGetRideStatus intent: INGetRideStatusIntent) {
    calls.append("stop")
  }
}

// MARK: - Calls and workouts

class CallAuthor: Author, INSearchCallHistoryIntentHandling, INStartCallIntentHandling {
  func resolveCallType(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping (INCallRecordTypeResolutionResult) -> Void
  ) {
    calls.append("resolveCallType")
    completion(.success(with: .missed))
  }

  func handle(intent: INSearchCallHistoryIntent) async -> INSearchCallHistoryIntentResponse {
    calls.append("search")
    return INSearchCallHistoryIntentResponse(code: .success, userActivity: nil)
  }

  func resolveContacts(
    for intent: INStartCallIntent
  ) async
    -> [INStartCallContactResolutionResult]
  {
    calls.append("resolveContacts")
    return [.unsupported(forReason: .noUsableHandleForRedial)]
  }

  func handle(
    startCall intent: INStartCallIntent,
    completion: @escaping (INStartCallIntentResponse) -> Void
  ) {
    calls.append("call")
    completion(INStartCallIntentResponse(code: .continueInApp, userActivity: nil))
  }
}

class WorkoutAuthor: Author, INStartWorkoutIntentHandling, INEndWorkoutIntentHandling {
  func resolveWorkoutName(
    forStartWorkout intent: INStartWorkoutIntent,
    with completion: @escaping (INSpeakableStringResolutionResult) -> Void
  ) {
    calls.append("resolveWorkoutName")
    completion(intent.workoutName.map { .success(with: $0) } ?? .needsValue())
  }

  func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
    calls.append("start")
    return INStartWorkoutIntentResponse(code: .handleInApp, userActivity: nil)
  }

  func handle(
    intent: INEndWorkoutIntent,
    completion: @escaping (INEndWorkoutIntentResponse) -> Void
  ) {
    calls.append("end")
    completion(INEndWorkoutIntentResponse(code: .success, userActivity: nil))
  }
}

// MARK: - Subclasses

/// An intent of the app's own, with a property that it codes as Foundation asks.
class ScheduledMessageIntent: INSendMessageIntent {
  var delay = 0

  override init() { super.init() }

  required init?(coder: NSCoder) {
    delay = coder.decodeInteger(forKey: "delay")
    super.init(coder: coder)
  }

  override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(delay, forKey: "delay")
  }
}

/// A thing of the app's own, and what the app says about it.
class Soup: INObject {}

class SoupResolutionResult: INObjectResolutionResult {
  class func success(with resolvedSoup: Soup) -> Self { super.success(with: resolvedSoup) }

  class func soldOut() -> Self { unsupported() }

  override class func needsValue() -> Self { super.needsValue() }
}

/// A stand-in for an intent, as unit tests make it.
class PretendedIntent: INSendMessageIntent {
  override var content: String? { "Pretended" }
}
