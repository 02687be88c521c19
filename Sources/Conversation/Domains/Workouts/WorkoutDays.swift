package import Foundation

/// The workouts of some days in a row, day by day.
package struct WorkoutDays: Sendable, Hashable {
  /// The range of the days.
  package enum Span: Sendable, Hashable {
    /// Today, and the six before it.
    case lastDays

    /// The week before this one, from its first day on.
    case lastWeek

    /// This month, up to today.
    case thisMonth

    /// The month before this one.
    case lastMonth
  }

  /// One of the days.
  package struct Day: Sendable, Hashable {
    /// A moment of it.
    package var date: Date
    package var seconds: Double

    /// The distance covered, in meters; 0 if none was measured.
    package var meters: Double

    /// The workouts of the day, in their order.
    package var names: [String]

    package init(date: Date, seconds: Double, meters: Double = 0, names: [String]) {
      self.date = date
      self.seconds = seconds
      self.meters = meters
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
  package var meters: Double { days.reduce(0) { $0 + $1.meters } }

  /// The number of workouts on all of the days.
  package var count: Int { days.reduce(0) { $0 + $1.names.count } }

  /// The number of days on which there was a workout.
  package var activeDays: Int { days.count { $0.seconds > 0 } }
}

extension WorkoutDays.Span {
  /// True for seven days, which are shown one by one.
  package var isWeek: Bool { self == .lastDays || self == .lastWeek }
}
