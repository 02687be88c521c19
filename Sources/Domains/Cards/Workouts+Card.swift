import Dialogue
import Foundation
import Intents

extension INStartWorkoutIntentResponse: Report {
  /// The response has nothing to show, so what was asked for is shown, if that is more than a name.
  func card(about intent: INStartWorkoutIntent, in voice: Voice) -> Card? {
    guard isGoingAhead else { return nil }
    let location = intent.workoutLocationType
    let card = Card(
      .workout(seconds: intent.goalSeconds),
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
  fileprivate var goalSeconds: Double? {
    guard isOpenEnded != true else { return nil }
    switch workoutGoalUnitType {
    case .second: return goalValue
    case .minute: return goalValue.map { $0 * 60 }
    case .hour: return goalValue.map { $0 * 3600 }
    default: return nil
    }
  }

  fileprivate func goal(in voice: Voice) -> String? {
    if isOpenEnded == true { return "open" }
    return goalValue.map { Goal($0, unit: workoutGoalUnitType.name, voice: voice).words }
  }
}
