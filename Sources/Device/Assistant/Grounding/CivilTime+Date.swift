package import Foundation
package import Understanding

extension CivilTime {
  /// What the clock on the wall shows at a moment, all six parts and the offset given.
  ///
  /// Of Foundation only the offset is asked: its calendars take longer than a sentence is read in.
  package init(_ date: Date, in timeZone: TimeZone) {
    let offset = timeZone.secondsFromGMT(for: date)
    self.init(seconds: Int(date.timeIntervalSince1970.rounded(.down)) + offset)
    self.offset = offset / 60
  }
}
