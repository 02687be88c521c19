import Foundation

extension DateInterval {
  /// The time in which a workout that goes on, or has just ended, can have begun.
  ///
  /// It has no end: by a clock that was set back a workout begins later than it is now.
  static func lately(at now: Date) -> DateInterval {
    DateInterval(start: now - 24 * 60 * 60, end: .distantFuture)
  }
}

extension [RecordedWorkout] {
  /// The one that goes on; the last to have begun, should there be several.
  var ongoing: RecordedWorkout? {
    filter { $0.state != .ended }.max { $0.start < $1.start }
  }
}
