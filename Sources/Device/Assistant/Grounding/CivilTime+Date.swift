package import Foundation
package import Understanding

extension CivilTime {
  /// Reads the clock on the wall at a moment, with all six parts and the offset.
  ///
  /// Of Foundation only the offset is asked: its calendars take longer than a sentence is read in.
  package init(_ date: Date, in timeZone: TimeZone) {
    let offset = timeZone.secondsFromGMT(for: date)
    self.init(seconds: Int(date.timeIntervalSince1970.rounded(.down)) + offset)
    self.offset = offset / 60
  }
}
