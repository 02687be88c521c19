import Intents

/// Starts and ends outings on the water.
class OutingHandler: NSObject, INStartWorkoutIntentHandling, INEndWorkoutIntentHandling {
  static let pieces = ["steady state", "pyramid", "race piece"]

  private let logbook: Logbook

  init(logbook: Logbook) {
    self.logbook = logbook
  }

  // MARK: - Start

  func resolveWorkoutName(
    for intent: INStartWorkoutIntent
  ) async -> INSpeakableStringResolutionResult {
    guard let name = intent.workoutName else { return .needsValue() }
    let known = Self.pieces.first { $0 == name.spokenPhrase.lowercased() }
    guard let known else {
      return .disambiguation(with: Self.pieces.map { INSpeakableString(spokenPhrase: $0) })
    }
    return .success(with: INSpeakableString(spokenPhrase: known))
  }

  func resolveWorkoutLocationType(
    for intent: INStartWorkoutIntent
  ) async -> INWorkoutLocationTypeResolutionResult {
    guard intent.workoutLocationType != .unknown else { return .needsValue() }
    if intent.workoutLocationType == .outdoor, await logbook.isDark { return .unsupported() }
    return .success(with: intent.workoutLocationType)
  }

  func confirm(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
    let isOut = await logbook.outing != nil
    return INStartWorkoutIntentResponse(
      code: isOut ? .failureOngoingWorkout : .ready,
      userActivity: nil
    )
  }

  func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
    await logbook.launch(intent.workoutName?.spokenPhrase ?? "outing")
    return INStartWorkoutIntentResponse(code: .success, userActivity: nil)
  }

  // MARK: - End

  func handle(intent: INEndWorkoutIntent) async -> INEndWorkoutIntentResponse {
    guard await logbook.outing != nil else {
      return INEndWorkoutIntentResponse(code: .failureNoMatchingWorkout, userActivity: nil)
    }
    await logbook.land()
    return INEndWorkoutIntentResponse(code: .success, userActivity: nil)
  }
}
