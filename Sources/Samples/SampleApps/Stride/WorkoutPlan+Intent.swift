import Intents

extension WorkoutPlan {
  /// The plan that an intent describes; `nil` if it names no activity that there is.
  init?(_ intent: INStartWorkoutIntent) {
    guard let activity = intent.workoutName.flatMap(Activity.init) else { return nil }
    self.activity = activity
    place = Place(intent.workoutLocationType)
    guard intent.isOpenEnded != true, let value = intent.goalValue,
      let unit = Unit(intent.workoutGoalUnitType)
    else { return }
    goal = Goal(value: value, unit: unit)
  }
}

extension WorkoutPlan.Place {
  init?(_ type: INWorkoutLocationType) {
    switch type {
    case .unknown: return nil
    case .outdoor: self = .outdoor
    case .indoor: self = .indoor
    }
  }
}

extension WorkoutPlan.Unit {
  init?(_ type: INWorkoutGoalUnitType) {
    switch type {
    case .unknown: return nil
    case .inch: self = .inch
    case .foot: self = .foot
    case .yard: self = .yard
    case .meter: self = .meter
    case .mile: self = .mile
    case .second: self = .second
    case .minute: self = .minute
    case .hour: self = .hour
    case .joule: self = .joule
    case .kiloCalorie: self = .kiloCalorie
    }
  }

  /// True for units of length.
  var isLength: Bool {
    switch self {
    case .inch, .foot, .yard, .meter, .mile: true
    case .second, .minute, .hour, .joule, .kiloCalorie: false
    }
  }
}

// MARK: - In a user activity

extension WorkoutPlan {
  static let activityType = "com.example.Stride.workout"

  /// Returns the activity that opens the app with this plan.
  func userActivity(request: String) -> NSUserActivity {
    let userActivity = NSUserActivity(activityType: Self.activityType)
    userActivity.title = activity.name
    var userInfo: [AnyHashable: Any] = ["request": request, "workout": activity.rawValue]
    userInfo["goal"] = goal?.value
    userInfo["unit"] = goal?.unit.rawValue
    userInfo["location"] = place?.rawValue
    userActivity.userInfo = userInfo
    return userActivity
  }

  /// Reads a plan back, with the request it belongs to; `nil` if the activity holds none.
  static func planAndRequest(in userActivity: NSUserActivity) -> (WorkoutPlan, String)? {
    guard userActivity.activityType == activityType, let userInfo = userActivity.userInfo,
      let request = userInfo["request"] as? String,
      let activity = (userInfo["workout"] as? String).flatMap(Activity.init(rawValue:))
    else { return nil }
    var plan = WorkoutPlan(activity: activity)
    plan.place = (userInfo["location"] as? String).flatMap(Place.init(rawValue:))
    let unit = (userInfo["unit"] as? String).flatMap(Unit.init(rawValue:))
    if let value = userInfo["goal"] as? Double, let unit {
      plan.goal = Goal(value: value, unit: unit)
    }
    return (plan, request)
  }
}
