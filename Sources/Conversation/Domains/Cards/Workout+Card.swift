import Foundation

extension Card {
  /// A workout that goes on or is over: how long, how far, how fast.
  package init(showing workout: Workout, in voice: Voice) {
    self.init(
      .workout(workout),
      title: workout.name.withCapital,
      rows: [
        Row(.time, voice.stopwatch(workout.seconds)),
        Row(.distance, workout.meters.map(voice.words(forMeters:))),
        Row(.pace, workout.meters.flatMap { voice.pace(seconds: workout.seconds, meters: $0) }),
        Row(.energy, workout.kilocalories.map { voice.words(for: $0.rounded(), of: "calorie") }),
        Row(.goal, workout.goal.map(voice.words(for:))),
      ]
    )
  }

  /// Seven days, each with how long there were workouts, and which.
  init(showing week: WorkoutDays, in voice: Voice) {
    self.init(
      .week,
      title: week.span == .lastDays ? "Your Week" : "Last Week",
      items: week.days.map { Item($0, in: voice) }
    )
  }

  /// The parts of a day's bar.
  package struct Day: Sendable, Hashable, Codable {
    package var seconds: Double

    /// “Sat”.
    package var name: String

    /// “1 h 15 min”; `nil` for a day without workouts.
    package var time: String?

    /// “yoga, walk”.
    package var workouts: String

    package init(seconds: Double, name: String, time: String?, workouts: String) {
      (self.seconds, self.name, self.time, self.workouts) = (seconds, name, time, workouts)
    }
  }
}

extension Card.Item {
  fileprivate init(_ day: WorkoutDays.Day, in voice: Voice) {
    let isActive = day.seconds > 0
    let workouts = day.names.counted.joined(separator: ", ")
    let words = isActive ? "\(voice.roundedWords(forSeconds: day.seconds)) (\(workouts))" : "none"
    self.init(
      "\(voice.name(ofDay: day.date)): \(words)",
      origin: .day(
        Card.Day(
          seconds: day.seconds,
          name: voice.name(ofDay: day.date, isShort: true),
          time: isActive ? voice.shortWords(forSeconds: day.seconds) : nil,
          workouts: workouts
        )
      )
    )
  }
}

extension [String] {
  /// Each once, with how often it is there, if that is more than once: “run”, “2 × walk”.
  fileprivate var counted: [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }.map { name in
      let count = count { $0 == name }
      return count == 1 ? name : "\(count) × \(name)"
    }
  }
}
