/// A point in time as it was said: a day, a part of the day, a time of day, or several of them.
struct Point {
  var day: Day?
  var clock: Clock?
  var part: DayPart?

  /// A moment that is fixed to the second: *now*, *in ten minutes*.
  var moment: (time: CivilTime, grain: Grain)?

  /// The word after it.
  var end: Int

  var isEmpty: Bool { day == nil && clock == nil && part == nil && moment == nil }

  /// Indicates whether all that was said could be something else: *seven*, *the third*.
  var isLatent: Bool {
    guard part == nil, moment == nil else { return false }
    if let day, !day.isLatent { return false }
    if let clock, !clock.isLatent { return false }
    return day == nil || clock == nil
  }

  var isContradictory: Bool { day?.isContradictory ?? false }
}
