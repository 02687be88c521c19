import Foundation
import Intents

// Handlers that say back what they were given, so that a test sees whether all of it arrived.
// Each domain is written in another spelling.

/// In `async` methods.
final class MessageEcho: NSObject, INSearchForMessagesIntentHandling,
  INSetMessageAttributeIntentHandling
{
  func resolveRecipients(
    for intent: INSearchForMessagesIntent
  ) async -> [INPersonResolutionResult] {
    (intent.recipients ?? []).map { .success(with: $0) }
  }

  func resolveSenders(for intent: INSearchForMessagesIntent) async -> [INPersonResolutionResult] {
    (intent.senders ?? []).map { .success(with: $0) }
  }

  func resolveAttributes(
    for intent: INSearchForMessagesIntent
  ) async -> INMessageAttributeOptionsResolutionResult {
    .success(with: intent.attributes)
  }

  func resolveDateTimeRange(
    for intent: INSearchForMessagesIntent
  ) async -> INDateComponentsRangeResolutionResult {
    intent.dateTimeRange.map { .success(with: $0) } ?? .notRequired()
  }

  func resolveSpeakableGroupNames(
    for intent: INSearchForMessagesIntent
  ) async -> [INSpeakableStringResolutionResult] {
    (intent.speakableGroupNames ?? []).map { .success(with: $0) }
  }

  func handle(intent: INSearchForMessagesIntent) async -> INSearchForMessagesIntentResponse {
    let code: INSearchForMessagesIntentResponseCode =
      intent.searchTerms == ["lunch"] && intent.conversationIdentifiers == ["c-1"]
      ? .success : .failure
    return INSearchForMessagesIntentResponse(code: code, userActivity: nil)
  }

  func resolveAttribute(
    for intent: INSetMessageAttributeIntent
  ) async -> INMessageAttributeResolutionResult {
    .success(with: intent.attribute)
  }

  func handle(intent: INSetMessageAttributeIntent) async -> INSetMessageAttributeIntentResponse {
    INSetMessageAttributeIntentResponse(
      code: intent.identifiers == ["m-1", "m-2"] ? .success : .failure,
      userActivity: nil
    )
  }
}

/// In methods with a completion.
final class CallEcho: NSObject, INStartCallIntentHandling, INStartAudioCallIntentHandling,
  INStartVideoCallIntentHandling, INSearchCallHistoryIntentHandling
{
  func resolveContacts(
    for intent: INStartCallIntent,
    with completion: @escaping @Sendable ([INStartCallContactResolutionResult]) -> Void
  ) {
    completion((intent.contacts ?? []).map { .success(with: $0) })
  }

  func resolveDestinationType(
    for intent: INStartCallIntent,
    with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void
  ) {
    completion(.success(with: intent.destinationType))
  }

  func resolveCallCapability(
    for intent: INStartCallIntent,
    with completion: @escaping @Sendable (INStartCallCallCapabilityResolutionResult) -> Void
  ) {
    completion(.success(with: intent.callCapability))
  }

  func resolveCallRecordToCallBack(
    for intent: INStartCallIntent,
    with completion: @escaping @Sendable (INCallRecordResolutionResult) -> Void
  ) {
    completion(intent.callRecordToCallBack.map { .success(with: $0) } ?? .notRequired())
  }

  func confirm(
    intent: INStartCallIntent,
    completion: @escaping @Sendable (INStartCallIntentResponse) -> Void
  ) {
    completion(INStartCallIntentResponse(code: .userConfirmationRequired, userActivity: nil))
  }

  func handle(
    intent: INStartCallIntent,
    completion: @escaping @Sendable (INStartCallIntentResponse) -> Void
  ) {
    completion(INStartCallIntentResponse(code: .continueInApp, userActivity: nil))
  }

  func resolveContacts(
    for intent: INStartAudioCallIntent,
    with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
  ) {
    completion((intent.contacts ?? []).map { .success(with: $0) })
  }

  func resolveDestinationType(
    for intent: INStartAudioCallIntent,
    with completion: @escaping @Sendable (INCallDestinationTypeResolutionResult) -> Void
  ) {
    completion(.success(with: intent.destinationType))
  }

  func handle(
    intent: INStartAudioCallIntent,
    completion: @escaping @Sendable (INStartAudioCallIntentResponse) -> Void
  ) {
    completion(INStartAudioCallIntentResponse(code: .failureNoValidNumber, userActivity: nil))
  }

  func resolveContacts(
    for intent: INStartVideoCallIntent,
    with completion: @escaping @Sendable ([INPersonResolutionResult]) -> Void
  ) {
    completion((intent.contacts ?? []).map { .success(with: $0) })
  }

  func handle(
    intent: INStartVideoCallIntent,
    completion: @escaping @Sendable (INStartVideoCallIntentResponse) -> Void
  ) {
    let code = INStartVideoCallIntentResponseCode.failureAppConfigurationRequired
    completion(INStartVideoCallIntentResponse(code: code, userActivity: nil))
  }

  func resolveCallTypes(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping @Sendable (INCallRecordTypeOptionsResolutionResult) -> Void
  ) {
    completion(.success(with: intent.callTypes))
  }

  func resolveDateCreated(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
  ) {
    completion(intent.dateCreated.map { .success(with: $0) } ?? .notRequired())
  }

  func resolveRecipient(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping @Sendable (INPersonResolutionResult) -> Void
  ) {
    completion(intent.recipient.map { .success(with: $0) } ?? .notRequired())
  }

  func resolveUnseen(
    for intent: INSearchCallHistoryIntent,
    with completion: @escaping @Sendable (INBooleanResolutionResult) -> Void
  ) {
    completion(intent.unseen.map { .success(with: $0) } ?? .notRequired())
  }

  func handle(
    intent: INSearchCallHistoryIntent,
    completion: @escaping @Sendable (INSearchCallHistoryIntentResponse) -> Void
  ) {
    completion(
      INSearchCallHistoryIntentResponse(
        code: intent.callCapabilities == [.videoCall] ? .success : .failure,
        userActivity: nil
      )
    )
  }
}

/// As iOS 10 spelt it.
final class RideEcho: NSObject, INRequestRideIntentHandling, INListRideOptionsIntentHandling,
  INGetRideStatusIntentHandling, INCancelRideIntentHandling
{
  func resolvePickupLocation(
    forRequestRide intent: INRequestRideIntent,
    with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
  ) {
    completion(intent.pickupLocation.map { .success(with: $0) } ?? .notRequired())
  }

  func resolveDropOffLocation(
    forRequestRide intent: INRequestRideIntent,
    with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
  ) {
    completion(intent.dropOffLocation.map { .success(with: $0) } ?? .notRequired())
  }

  func resolveRideOptionName(
    forRequestRide intent: INRequestRideIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    completion(intent.rideOptionName.map { .success(with: $0) } ?? .notRequired())
  }

  func resolvePartySize(
    forRequestRide intent: INRequestRideIntent,
    with completion: @escaping @Sendable (INIntegerResolutionResult) -> Void
  ) {
    completion(intent.partySize.map { .success(with: $0) } ?? .notRequired())
  }

  func resolveScheduledPickupTime(
    forRequestRide intent: INRequestRideIntent,
    with completion: @escaping @Sendable (INDateComponentsRangeResolutionResult) -> Void
  ) {
    completion(intent.scheduledPickupTime.map { .success(with: $0) } ?? .notRequired())
  }

  func handle(
    requestRide intent: INRequestRideIntent,
    completion: @escaping @Sendable (INRequestRideIntentResponse) -> Void
  ) {
    completion(INRequestRideIntentResponse(code: .inProgress, userActivity: nil))
  }

  func resolvePickupLocation(
    forListRideOptions intent: INListRideOptionsIntent,
    with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
  ) {
    completion(intent.pickupLocation.map { .success(with: $0) } ?? .notRequired())
  }

  func resolveDropOffLocation(
    forListRideOptions intent: INListRideOptionsIntent,
    with completion: @escaping @Sendable (INPlacemarkResolutionResult) -> Void
  ) {
    completion(intent.dropOffLocation.map { .success(with: $0) } ?? .notRequired())
  }

  func handle(
    listRideOptions intent: INListRideOptionsIntent,
    completion: @escaping @Sendable (INListRideOptionsIntentResponse) -> Void
  ) {
    let code = INListRideOptionsIntentResponseCode.failurePreviousRideNeedsFeedback
    completion(INListRideOptionsIntentResponse(code: code, userActivity: nil))
  }

  func handle(
    getRideStatus intent: INGetRideStatusIntent,
    completion: @escaping @Sendable (INGetRideStatusIntentResponse) -> Void
  ) {
    completion(INGetRideStatusIntentResponse(code: .success, userActivity: nil))
  }

  func startSendingUpdates(
    forGetRideStatus intent: INGetRideStatusIntent,
    to observer: any INGetRideStatusIntentResponseObserver
  ) {}

  func stopSendingUpdates(forGetRideStatus intent: INGetRideStatusIntent) {}

  func handle(
    cancelRide intent: INCancelRideIntent,
    completion: @escaping @Sendable (INCancelRideIntentResponse) -> Void
  ) {
    completion(
      INCancelRideIntentResponse(
        code: intent.rideIdentifier == "ride-7" ? .success : .failure,
        userActivity: nil
      )
    )
  }
}

/// In all spellings at once.
final class WorkoutEcho: NSObject, INStartWorkoutIntentHandling, INPauseWorkoutIntentHandling,
  INResumeWorkoutIntentHandling, INEndWorkoutIntentHandling, INCancelWorkoutIntentHandling
{
  func resolveWorkoutName(
    for intent: INStartWorkoutIntent
  ) async -> INSpeakableStringResolutionResult {
    intent.workoutName.map { .success(with: $0) } ?? .notRequired()
  }

  func resolveGoalValue(
    for intent: INStartWorkoutIntent,
    with completion: @escaping @Sendable (INDoubleResolutionResult) -> Void
  ) {
    completion(intent.goalValue.map { .success(with: $0) } ?? .notRequired())
  }

  func resolveWorkoutGoalUnitType(
    forStartWorkout intent: INStartWorkoutIntent,
    with completion: @escaping @Sendable (INWorkoutGoalUnitTypeResolutionResult) -> Void
  ) {
    completion(.success(with: intent.workoutGoalUnitType))
  }

  func resolveWorkoutLocationType(
    for intent: INStartWorkoutIntent
  ) async -> INWorkoutLocationTypeResolutionResult {
    .success(with: intent.workoutLocationType)
  }

  func resolveIsOpenEnded(for intent: INStartWorkoutIntent) async -> INBooleanResolutionResult {
    intent.isOpenEnded.map { .success(with: $0) } ?? .notRequired()
  }

  func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
    INStartWorkoutIntentResponse(code: .handleInApp, userActivity: nil)
  }

  func resolveWorkoutName(
    for intent: INPauseWorkoutIntent
  ) async -> INSpeakableStringResolutionResult {
    intent.workoutName.map { .success(with: $0) } ?? .notRequired()
  }

  func handle(intent: INPauseWorkoutIntent) async -> INPauseWorkoutIntentResponse {
    INPauseWorkoutIntentResponse(code: .success, userActivity: nil)
  }

  func resolveWorkoutName(
    forResumeWorkout intent: INResumeWorkoutIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    completion(intent.workoutName.map { .success(with: $0) } ?? .notRequired())
  }

  func handle(
    resumeWorkout intent: INResumeWorkoutIntent,
    completion: @escaping @Sendable (INResumeWorkoutIntentResponse) -> Void
  ) {
    completion(INResumeWorkoutIntentResponse(code: .failureNoMatchingWorkout, userActivity: nil))
  }

  func resolveWorkoutName(
    for intent: INEndWorkoutIntent,
    with completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
  ) {
    completion(intent.workoutName.map { .success(with: $0) } ?? .notRequired())
  }

  func handle(
    intent: INEndWorkoutIntent,
    completion: @escaping @Sendable (INEndWorkoutIntentResponse) -> Void
  ) {
    completion(INEndWorkoutIntentResponse(code: .continueInApp, userActivity: nil))
  }

  func resolveWorkoutName(
    for intent: INCancelWorkoutIntent
  ) async -> INSpeakableStringResolutionResult {
    intent.workoutName.map { .success(with: $0) } ?? .notRequired()
  }

  func handle(intent: INCancelWorkoutIntent) async -> INCancelWorkoutIntentResponse {
    INCancelWorkoutIntentResponse(code: .unspecified, userActivity: nil)
  }
}
