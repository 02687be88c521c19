import Intents

/// A kind of workout.
enum Activity: String, Sendable {
  case run
  case walk
  case cycle
  case swim
  case hike
  case yoga
  case morningMile = "morning-mile"
  case hillRepeats = "hill-repeats"
  case strength
  case row
  case dance

  /// The activities to choose from; others are known if they are named.
  static let offered: [Activity] = [
    .run, .walk, .cycle, .swim, .hike, .yoga, .morningMile, .hillRepeats,
  ]

  private static let all = offered + [.strength, .row, .dance]

  var name: String {
    switch self {
    case .run: "run"
    case .walk: "walk"
    case .cycle: "bike ride"
    case .swim: "swim"
    case .hike: "hike"
    case .yoga: "yoga"
    case .morningMile: "Morning Mile"
    case .hillRepeats: "Hill Repeats"
    case .strength: "strength training"
    case .row: "rowing"
    case .dance: "dance workout"
    }
  }

  /// Other words for it besides its name.
  private var synonyms: [String] {
    switch self {
    case .run: ["running", "jog", "jogging"]
    case .walk: ["walking"]
    case .cycle: ["cycle", "cycling", "ride", "bike", "biking"]
    case .swim: ["swimming"]
    case .hike: ["hiking"]
    case .strength: ["strength", "weights", "weight training"]
    case .row: ["row"]
    case .dance: ["dance", "dancing"]
    case .yoga, .morningMile, .hillRepeats: []
    }
  }

  /// The activity with a name; `nil` if it is no activity's.
  init?(_ name: INSpeakableString) {
    let known = Self.all.first { activity in
      activity.rawValue == name.vocabularyIdentifier
        || ([activity.name] + activity.synonyms).contains {
          $0.caseInsensitiveCompare(name.spokenPhrase) == .orderedSame
        }
    }
    guard let known else { return nil }
    self = known
  }

  /// As a term of the app's, for those that are offered.
  var speakable: INSpeakableString {
    guard Self.offered.contains(self) else { return INSpeakableString(spokenPhrase: name) }
    return INSpeakableString(
      vocabularyIdentifier: rawValue,
      spokenPhrase: name,
      pronunciationHint: nil
    )
  }

  /// True if the activity covers ground, so that its goal can be a distance.
  var hasDistance: Bool { ![.yoga, .strength, .dance].contains(self) }

  /// True if the activity can be done under a roof.
  var worksIndoors: Bool { self != .hike && self != .hillRepeats }

  /// True if the app has to be on the screen, to tell the person what to do next.
  var needsScreen: Bool { self == .hillRepeats }
}

extension INSpeakableString {
  /// True if the phrase means a workout of any kind.
  var isAnyWorkout: Bool {
    ["workout", "exercise", "training"].contains(spokenPhrase.lowercased())
  }
}

/// A workout as the person plans it.
struct WorkoutPlan: Sendable, Hashable {
  var activity: Activity
  /// `nil` for one that goes on until it is ended.
  var goal: Goal?
  var place: Place?

  struct Goal: Sendable, Hashable {
    var value: Double
    var unit: Unit
  }

  enum Unit: String, Sendable {
    case inch, foot, yard, meter, mile
    case second, minute, hour
    case joule, kiloCalorie
  }

  enum Place: String, Sendable {
    case indoor, outdoor
  }
}

/// A workout that was begun.
struct Workout: Sendable, Hashable {
  var identifier: String
  var plan: WorkoutPlan
  var state: State
  var began: Date
  /// The duration without pauses, up to the last change.
  var elapsed: TimeInterval
  /// When it last began to run; `nil` while it does not.
  var runningSince: Date?

  enum State: String, Sendable {
    case running, paused, ended, cancelled
  }

  /// A change of a workout's state.
  enum Change: Sendable {
    case pause, resume, end, cancel
  }

  /// Does what is asked, if the workout is in a state for it.
  ///
  /// - Returns: `true` if it was.
  mutating func apply(_ change: Change, at now: Date) -> Bool {
    switch (change, state) {
    // Who pauses what is paused has what they want.
    case (.pause, .running), (.pause, .paused): state = .paused
    case (.resume, .paused): state = .running
    // It was ended by mistake.
    case (.resume, .ended) where canBeReopened(at: now): state = .running
    case (.end, .running), (.end, .paused): state = .ended
    case (.cancel, .running), (.cancel, .paused): state = .cancelled
    default: return false
    }
    // By a clock that was set back it would have ended before it began.
    elapsed += runningSince.map { max(0, now.timeIntervalSince($0)) } ?? 0
    runningSince = state == .running ? now : nil
    return true
  }

  /// Returns `true` if it has ended so lately that it may go on.
  func canBeReopened(at now: Date) -> Bool {
    state == .ended && now.timeIntervalSince(began) - elapsed < 10 * 60
  }
}
