/// A time of day as it was said.
struct Clock {
  var hour: Int
  var minute = 0
  var second: Int?

  /// Indicates whether it is certain which half of the day is meant: `6 pm`, `18:00`, `noon`.
  var isCertain = false

  /// Indicates whether this is only a time if something else says so: `seven`.
  var isLatent = false
  var grain = Grain.hour
  var end: Int

  /// The offset of its time zone from universal time in minutes, if a zone was named.
  var zone: Int?

  /// The same time in the other half of the day.
  var other: Clock {
    var copy = self
    copy.hour = (hour + 12) % 24
    return copy
  }

  /// The hours that it can mean.
  var hours: [Int] { isCertain ? [hour] : [hour % 12, hour % 12 + 12] }

  func time(on day: CivilTime, hour: Int) -> CivilTime { day.date.at(hour, minute, second) }
}
