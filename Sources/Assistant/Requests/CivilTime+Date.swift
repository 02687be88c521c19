package import Foundation
package import Understanding

extension CivilTime {
  /// What the clock on the wall shows at a moment, all six parts and the offset given.
  package init(_ date: Date, in timeZone: TimeZone) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    let parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second],
      from: date
    )
    self.init(
      year: parts.year,
      month: parts.month,
      day: parts.day,
      hour: parts.hour,
      minute: parts.minute,
      second: parts.second,
      offset: timeZone.secondsFromGMT(for: date) / 60
    )
  }
}
