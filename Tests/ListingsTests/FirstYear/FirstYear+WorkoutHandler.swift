import Intents

extension FirstYear {
  /// Leaves the workout to the app: an extension cannot keep a clock running.
  final class WorkoutHandler: NSObject, INStartWorkoutIntentHandling {
    func confirm(
      startWorkout intent: INStartWorkoutIntent,
      completion: @escaping (INStartWorkoutIntentResponse) -> Void
    ) {
      completion(INStartWorkoutIntentResponse(code: .ready, userActivity: nil))
    }

    func handle(
      startWorkout intent: INStartWorkoutIntent,
      completion: @escaping (INStartWorkoutIntentResponse) -> Void
    ) {
      completion(INStartWorkoutIntentResponse(code: .continueInApp, userActivity: nil))
    }
  }
}
