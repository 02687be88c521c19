import Intents

extension Today {
  /// Leaves the workout to the app: an extension cannot keep a clock running.
  final class WorkoutHandler: NSObject, INStartWorkoutIntentHandling {
    func confirm(
      intent: INStartWorkoutIntent,
      completion: @escaping (INStartWorkoutIntentResponse) -> Void
    ) {
      completion(INStartWorkoutIntentResponse(code: .ready, userActivity: nil))
    }

    func handle(
      intent: INStartWorkoutIntent,
      completion: @escaping (INStartWorkoutIntentResponse) -> Void
    ) {
      completion(INStartWorkoutIntentResponse(code: .continueInApp, userActivity: nil))
    }
  }
}
