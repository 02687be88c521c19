package import Foundation

// MARK: - Workouts

extension Wording {
  /// Returns the answer about the user's active days, with a card of them.
  package func answer(about week: Week) -> (lines: [String], card: Card?) {
    guard week.activeDays > 0 else {
      return ([week.span == .lastDays ? Self.noneInLastDays : Self.noneLastWeek], nil)
    }
    let days = voice.words(for: Double(week.activeDays), of: "day")
    let when =
      switch week.span {
      case .lastDays: "\(week.activeDays) of the last \(week.days.count) days"
      case .lastWeek: "\(days) last week"
      }
    let time = voice.roundedWords(forSeconds: week.seconds)
    let card = Card(showing: week, in: voice)
    return (["You worked out on \(when), for \(time) in all."] + card.lines, card)
  }

  private static let noneInLastDays = "You haven't worked out in the last 7 days."
  private static let noneLastWeek = "You didn't work out last week."

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
