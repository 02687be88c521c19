package import Intents

/// The state of a workout: its goal, and the figures so far.
package struct Workout: Sendable, Hashable, Codable {
  /// The user's name for it: “run”.
  package var name: String
  package var isPaused: Bool

  /// Without its pauses.
  package var seconds: Double

  /// `nil` where that is not measured, as the next.
  package var meters: Double?
  package var kilocalories: Double?
  package var goal: WorkoutGoal?

  package init(
    _ name: String,
    isPaused: Bool = false,
    seconds: Double = 0,
    meters: Double? = nil,
    kilocalories: Double? = nil,
    goal: WorkoutGoal? = nil
  ) {
    self.name = name
    self.isPaused = isPaused
    self.seconds = seconds
    self.meters = meters
    self.kilocalories = kilocalories
    self.goal = goal
  }

  /// The part of the goal that is reached, 1 being all of it; `nil` if unknown.
  package var progress: Double? {
    guard let goal, goal.amount > 0 else { return nil }
    return done(in: goal.unit).map { $0 / goal.amount }
  }

  private func done(in unit: INWorkoutGoalUnitType) -> Double? {
    switch unit {
    case .second: seconds
    case .minute: seconds / 60
    case .hour: seconds / 3600
    case .inch: meters.map { $0 / 0.0254 }
    case .foot: meters.map { $0 / 0.3048 }
    case .yard: meters.map { $0 / 0.9144 }
    case .meter: meters
    case .mile: meters.map { $0 / 1609.344 }
    case .joule: kilocalories.map { $0 * 4184 }
    case .kiloCalorie: kilocalories
    case .unknown: nil
    }
  }
}

/// The goal of a workout, in a unit.
package struct WorkoutGoal: Sendable, Hashable, Codable {
  package var amount: Double
  package var unit: INWorkoutGoalUnitType

  package init(_ amount: Double, _ unit: INWorkoutGoalUnitType) {
    self.amount = amount
    self.unit = unit
  }

  /// The quantity that a unit measures.
  package enum Kind: Sendable, Hashable {
    case time, distance, energy
  }

  /// A goal without a unit is taken for one of time, which every workout has.
  package var kind: Kind {
    switch unit {
    case .second, .minute, .hour, .unknown: .time
    case .inch, .foot, .yard, .meter, .mile: .distance
    case .joule, .kiloCalorie: .energy
    }
  }
}

// As its number, for workouts that go from one process to another.
extension INWorkoutGoalUnitType: Codable {}
