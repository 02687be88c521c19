import Intents

/// Starts workouts: it finds out which, and leaves the rest to the app.
///
/// Written `async`.
final class StartWorkoutHandler: NSObject, INStartWorkoutIntentHandling {
  private let service: StrideService

  init(service: StrideService) {
    self.service = service
  }

  // MARK: - Resolve

  /// Proposes the last workout if none is named, and offers a list if the name is unknown.
  ///
  /// While a workout goes on, no name is needed: the app answers at once that one is under way.
  func resolveWorkoutName(
    for intent: INStartWorkoutIntent
  ) async -> INSpeakableStringResolutionResult {
    guard let name = intent.workoutName, !name.isAnyWorkout else {
      let last = (try? service.store.last)?.plan.activity
      if let last, (try? service.store.ongoing) != nil { return .success(with: last.speakable) }
      return last.map { .confirmationRequired(with: $0.speakable) } ?? .needsValue()
    }
    guard let activity = Activity(name) else {
      return .disambiguation(with: Activity.offered.map(\.speakable))
    }
    return .success(with: activity.speakable)
  }

  func resolveGoalValue(for intent: INStartWorkoutIntent) async -> INDoubleResolutionResult {
    guard intent.isOpenEnded != true, let value = intent.goalValue else { return .notRequired() }
    return value > 0 ? .success(with: value) : .unsupported()
  }

  /// A distance is no goal for whoever stays in one place.
  func resolveWorkoutGoalUnitType(
    for intent: INStartWorkoutIntent
  ) async -> INWorkoutGoalUnitTypeResolutionResult {
    guard intent.isOpenEnded != true, intent.goalValue != nil else { return .notRequired() }
    guard let unit = WorkoutPlan.Unit(intent.workoutGoalUnitType) else { return .needsValue() }
    let activity = intent.workoutName.flatMap(Activity.init)
    if unit.isLength, activity?.hasDistance == false { return .unsupported() }
    return .success(with: intent.workoutGoalUnitType)
  }

  func resolveWorkoutLocationType(
    for intent: INStartWorkoutIntent
  ) async -> INWorkoutLocationTypeResolutionResult {
    switch intent.workoutLocationType {
    case .unknown: return .notRequired()
    case .outdoor: return .success(with: .outdoor)
    case .indoor:
      let activity = intent.workoutName.flatMap(Activity.init)
      return activity?.worksIndoors == false ? .unsupported() : .success(with: .indoor)
    }
  }

  func resolveIsOpenEnded(for intent: INStartWorkoutIntent) async -> INBooleanResolutionResult {
    intent.isOpenEnded.map { .success(with: $0) } ?? .notRequired()
  }

  // MARK: - Confirm

  func confirm(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
    INStartWorkoutIntentResponse(code: refusal(of: intent) ?? .ready, userActivity: nil)
  }

  // MARK: - Handle

  /// Hands over: to the background where nothing is to be seen, else to the screen.
  func handle(intent: INStartWorkoutIntent) async -> INStartWorkoutIntentResponse {
    guard refusal(of: intent) == nil, let plan = WorkoutPlan(intent) else {
      let code = refusal(of: intent) ?? .failureNoMatchingWorkout
      return INStartWorkoutIntentResponse(code: code, userActivity: nil)
    }
    return INStartWorkoutIntentResponse(
      code: plan.activity.needsScreen ? .continueInApp : .handleInApp,
      userActivity: plan.userActivity(request: intent.identifier ?? service.newIdentifier())
    )
  }

  private func refusal(of intent: INStartWorkoutIntent) -> INStartWorkoutIntentResponseCode? {
    if WorkoutPlan(intent) == nil { return .failureNoMatchingWorkout }
    do {
      if let request = intent.identifier, try service.store.hasDone(request) { return nil }
      return try service.store.ongoing == nil ? nil : .failureOngoingWorkout
    } catch {
      return .failure
    }
  }
}
