package import Intents

/// A workout as an app tells others of it.
package struct LoggedWorkout: Sendable, Hashable {
  package var name: String
  package var isPaused: Bool
  package var hasEnded: Bool
  package var start: Date

  /// Without the pauses, in seconds.
  package var duration: TimeInterval

  /// In meters; `nil` for what covers no ground.
  package var distance: Double?

  /// In kilocalories.
  package var energy: Double

  /// In `goalUnit`; `nil` without a goal.
  package var goal: Double?
  package var goalUnit: INWorkoutGoalUnitType
}
