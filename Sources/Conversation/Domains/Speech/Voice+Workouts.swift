import Foundation

// MARK: - Workouts

extension Voice {
  /// As a stopwatch shows it: “4:05”, “1:04:05”.
  package func stopwatch(_ seconds: Double) -> String {
    let whole = Int(max(0, seconds))
    let parts = [whole / 3600, whole / 60 % 60, whole % 60]
    let shown = parts[0] > 0 ? parts : Array(parts.dropFirst())
    return shown.enumerated().map { index, part in
      index > 0 && part < 10 ? "0\(part)" : "\(part)"
    }.joined(separator: ":")
  }

  /// “9:39 per mile”, or per kilometer where these are in use; `nil` before there is a way to tell.
  package func pace(seconds: Double, meters: Double) -> String? {
    guard meters >= 50, seconds > 0 else { return nil }
    let isMetric = locale.measurementSystem == .metric
    let pace = stopwatch(seconds / meters * (isMetric ? 1000 : 1609.344))
    return "\(pace) per \(isMetric ? "kilometer" : "mile")"
  }

  /// Returns the words for a goal: “20 minutes”, “300 calories”.
  package func words(for goal: WorkoutGoal) -> String {
    Goal(goal.amount, unit: goal.unit.name, voice: self).words
  }

  /// “1 hour, 15 minutes”: whole minutes where there are any.
  func roundedWords(forSeconds seconds: Double) -> String {
    words(forSeconds: seconds < 60 ? seconds : (seconds / 60).rounded() * 60)
  }

  /// “1 h 15 min”, “40 s”: where there is little room.
  func shortWords(forSeconds seconds: Double) -> String {
    guard seconds >= 60 else { return "\(Int(seconds)) s" }
    let minutes = Int((seconds / 60).rounded())
    let parts = [(minutes / 60, "h"), (minutes % 60, "min")].filter { $0.0 > 0 }
    return parts.map { "\($0.0) \($0.1)" }.joined(separator: " ")
  }

  /// “Saturday”, or “Sat” where there is little room; “Today” for today.
  func name(ofDay date: Date, isShort: Bool = false) -> String {
    if calendar.isDate(date, inSameDayAs: now) { return "Today" }
    let style = Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
    return date.formatted(style.weekday(isShort ? .abbreviated : .wide))
  }
}
