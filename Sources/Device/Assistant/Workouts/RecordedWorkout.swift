public import Foundation
public import Intents

/// A workout that an app has recorded.
///
/// SiriKit starts and ends workouts, but has no intent that asks for them; on a device the user's
/// Health data have them. Here an app tells of them itself, through ``AppCode/workouts``, so that
/// “how was my week?” has an answer and a workout that goes on can be watched.
public struct RecordedWorkout: Sendable, Hashable {
  /// The state of a workout; one that was called off is not reported at all.
  public enum State: Sendable, Hashable {
    case running, paused, ended
  }

  /// The user's name for it: “run”.
  public var name: String
  public var state: State

  /// When it began.
  public var start: Date

  /// The duration without pauses, in seconds.
  public var duration: TimeInterval

  /// The distance covered, in meters; `nil` if it is not measured.
  public var distance: Double?

  /// The energy burned, in kilocalories; `nil` if it is not measured.
  public var energy: Double?

  /// The goal, in `goalUnit`, as in `INStartWorkoutIntent`; `nil` if it has none.
  public var goal: Double?
  public var goalUnit: INWorkoutGoalUnitType

  public init(
    _ name: String,
    _ state: State,
    start: Date,
    duration: TimeInterval,
    distance: Double? = nil,
    energy: Double? = nil,
    goal: Double? = nil,
    goalUnit: INWorkoutGoalUnitType = .unknown
  ) {
    self.name = name
    self.state = state
    self.start = start
    self.duration = duration
    self.distance = distance
    self.energy = energy
    self.goal = goal
    self.goalUnit = goalUnit
  }
}
