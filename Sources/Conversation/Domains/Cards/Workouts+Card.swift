import Dialogue
import Foundation
import Intents

extension INStartWorkoutIntentResponse: Report {
  /// The response has nothing to show, so what was asked for is shown, if that is more than a name.
  func card(about intent: INStartWorkoutIntent, in voice: Voice) -> Card? {
    guard isGoingAhead else { return nil }
    let location = intent.workoutLocationType
    let card = Card(
      .workout(intent.workout),
      title: "Workout",
      rows: [
        Card.Row(.workout, intent.workoutName?.spokenPhrase),
        Card.Row(.goal, intent.goal(in: voice)),
        Card.Row(.location, location == .unknown ? nil : voice.words(forTerm: location.name)),
      ]
    )
    return card.rows.contains { $0.label != .workout } ? card : nil
  }

  private var isGoingAhead: Bool {
    switch code {
    case .unspecified, .ready, .continueInApp, .handleInApp, .success: true
    case .failure, .failureRequiringAppLaunch, .failureOngoingWorkout, .failureNoMatchingWorkout:
      false
    }
  }
}

extension INStartWorkoutIntent {
  /// The workout as it begins.
  fileprivate var workout: Workout {
    let isOpen = isOpenEnded == true
    return Workout(
      workoutName?.spokenPhrase ?? "workout",
      goal: isOpen ? nil : goalValue.map { WorkoutGoal($0, workoutGoalUnitType) }
    )
  }

  fileprivate func goal(in voice: Voice) -> String? {
    if isOpenEnded == true { return "open" }
    return workout.goal.map(voice.words(for:))
  }
}
