package import Foundation

/// The workouts of seven days, day by day.
package struct Week: Sendable, Hashable {
  /// The range of the days.
  package enum Span: Sendable, Hashable {
    /// Today, and the six before it.
    case lastDays

    /// The week before this one, from its first day on.
    case lastWeek
  }

  /// One of the days.
  package struct Day: Sendable, Hashable {
    /// A moment of it.
    package var date: Date
    package var seconds: Double

    /// The workouts of the day, in their order.
    package var names: [String]

    package init(date: Date, seconds: Double, names: [String]) {
      self.date = date
      self.seconds = seconds
      self.names = names
    }
  }

  package var span: Span
  package var days: [Day]

  package init(_ span: Span, days: [Day]) {
    self.span = span
    self.days = days
  }

  package var seconds: Double { days.reduce(0) { $0 + $1.seconds } }

  /// On how many of the days there was a workout.
  package var activeDays: Int { days.count { $0.seconds > 0 } }
}
