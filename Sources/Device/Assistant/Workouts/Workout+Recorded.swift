package import Domains
import Foundation

extension Workout {
  /// A workout as it is shown.
  package init(_ recorded: RecordedWorkout) {
    self.init(
      recorded.name,
      isPaused: recorded.state == .paused,
      seconds: recorded.duration,
      meters: recorded.distance,
      kilocalories: recorded.energy,
      goal: recorded.goal.map { WorkoutGoal($0, recorded.goalUnit) }
    )
  }
}

extension WorkoutDays {
  /// Sums up the workouts of some days; a workout belongs to the day on which it began.
  init(_ span: Span, _ days: [Date], of workouts: [RecordedWorkout], in calendar: Calendar) {
    let done = workouts.sorted { $0.start < $1.start }.filter { $0.duration >= 1 }
    self.init(
      span,
      days: days.map { date in
        let own = done.filter { calendar.isDate($0.start, inSameDayAs: date) }
        return Day(
          date: date,
          seconds: own.reduce(0) { $0 + $1.duration },
          meters: own.reduce(0) { $0 + ($1.distance ?? 0) },
          names: own.map(\.name)
        )
      }
    )
  }
}
