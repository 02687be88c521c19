package import Foundation

// MARK: - Workouts

extension Wording {
  /// Returns the answer about the user's active days, with a card of them.
  package func answer(about days: WorkoutDays) -> (lines: [String], card: Card?) {
    guard days.activeDays > 0 else { return ([none(in: days.span)], nil) }
    let time = voice.roundedWords(forSeconds: days.seconds)
    let distance = days.meters > 0 ? " and " + voice.words(forMeters: days.meters) : ""
    let sentence = "\(activity(on: days)), for \(time)\(distance) in all."
    guard days.span.isWeek else { return ([sentence], nil) }
    let card = Card(showing: days, in: voice)
    return ([sentence] + card.lines, card)
  }

  private func activity(on days: WorkoutDays) -> String {
    let active = voice.words(for: Double(days.activeDays), of: "day")
    let workouts = voice.words(for: Double(days.count), of: "workout")
    return switch days.span {
    case .lastDays: "You worked out on \(days.activeDays) of the last \(days.days.count) days"
    case .lastWeek: "You worked out on \(active) last week"
    case .thisMonth: "You've had \(workouts) on \(active) this month"
    case .lastMonth: "You had \(workouts) on \(active) last month"
    }
  }

  private func none(in span: WorkoutDays.Span) -> String {
    switch span {
    case .lastDays: "You haven't worked out in the last 7 days."
    case .lastWeek: "You didn't work out last week."
    case .thisMonth: "You haven't worked out this month."
    case .lastMonth: "You didn't work out last month."
    }
  }

  /// Returns the answer about the last workout, or that there is none, of a kind if one was named.
  package func answer(
    aboutLast workout: Workout?,
    on date: Date?,
    called kind: String?
  ) -> (lines: [String], card: Card?) {
    guard let workout, let date else { return (["I don't know of any \(kind ?? "workout")."], nil) }
    let time = voice.roundedWords(forSeconds: workout.seconds)
    let card = Card(showing: workout, in: voice)
    let sentence = "Your last \(kind ?? "workout") was \(voice.words(for: date)), for \(time)"
    return (["\(sentence)."] + card.lines, card)
  }

  /// Returns the answer about the kinds of workouts that an app has; `asked` is the one that was
  /// asked for, or `.some(nil)` if there is none like it.
  package func answer(aboutKinds names: [String], of app: String, asked: String??) -> String {
    let all = names.isEmpty ? "no workouts of its own" : voice.list(names)
    switch asked {
    case .some(let name?): return "Yes, \(app) has \(name)."
    case .some(nil): return "No, \(app) has \(all)."
    case nil: return "\(app) has \(all)."
    }
  }

  /// Returns the answer about the workout under way.
  package func answer(about workout: Workout?) -> (lines: [String], card: Card?) {
    guard let workout else { return (["You don't have a workout going."], nil) }
    let time = voice.words(forSeconds: workout.seconds)
    let sentence =
      if workout.isPaused {
        "Your \(workout.name) is paused at \(time)."
      } else if workout.seconds < 1 {
        "You've just started your \(workout.name)."
      } else {
        "You're \(time) into your \(workout.name)."
      }
    let card = Card(showing: workout, in: voice)
    return ([sentence] + card.lines, card)
  }
}
