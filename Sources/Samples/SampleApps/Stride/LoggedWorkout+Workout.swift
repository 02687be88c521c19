import Intents

extension LoggedWorkout {
  /// The workout as it stands at a moment.
  init(_ workout: Workout, at now: Date) {
    let activity = workout.plan.activity
    name = activity.name
    isPaused = workout.state == .paused
    hasEnded = workout.state == .ended
    start = workout.began
    let running = workout.runningSince.map { max(0, now.timeIntervalSince($0)) } ?? 0
    let duration = workout.elapsed + running
    self.duration = duration
    distance = activity.speed.map { $0 * duration }
    energy = activity.power * duration / 60
    goal = workout.plan.goal?.value
    goalUnit = workout.plan.goal.map { INWorkoutGoalUnitType($0.unit) } ?? .unknown
  }
}

// MARK: - What the sensors would say

extension Activity {
  /// In meters a second, always the same, for there are no sensors; `nil` for what covers no ground.
  fileprivate var speed: Double? {
    switch self {
    case .run, .morningMile: 2.78
    case .walk: 1.4
    case .cycle: 5.6
    case .swim: 0.8
    case .hike: 1.1
    case .hillRepeats: 2.2
    case .row: 2.5
    case .yoga, .strength, .dance: nil
    }
  }

  /// In kilocalories a minute.
  fileprivate var power: Double {
    switch self {
    case .run, .morningMile: 11
    case .walk: 4
    case .cycle: 8
    case .swim: 9
    case .hike: 6
    case .hillRepeats: 12
    case .yoga: 3
    case .strength, .dance: 6
    case .row: 9
    }
  }
}

extension INWorkoutGoalUnitType {
  fileprivate init(_ unit: WorkoutPlan.Unit) {
    self =
      switch unit {
      case .inch: .inch
      case .foot: .foot
      case .yard: .yard
      case .meter: .meter
      case .mile: .mile
      case .second: .second
      case .minute: .minute
      case .hour: .hour
      case .joule: .joule
      case .kiloCalorie: .kiloCalorie
      }
  }
}
