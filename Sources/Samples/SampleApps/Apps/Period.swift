import Intents

/// A stretch of time, open at either end; the start belongs to it, the end does not.
struct Period: Sendable, Hashable {
  var start: Date?
  var end: Date?

  static let always = Period()
}

extension Period {
  /// The time that a range of an intent covers.
  ///
  /// A bound may bring its own calendar or time zone; what it leaves open is the app's. A last
  /// day without a time of day belongs to the range as a whole.
  init(_ range: INDateComponentsRange?, in timeZone: TimeZone) {
    start = range?.startDateComponents?.date(in: timeZone)
    guard let last = range?.endDateComponents, var end = last.date(in: timeZone) else { return }
    if last.hour == nil {
      end = last.calendar(in: timeZone).date(byAdding: .day, value: 1, to: end) ?? end
    }
    self.end = end
  }
}

extension DateComponents {
  /// The moment that the components name, on the app's calendar where they name none.
  func date(in timeZone: TimeZone) -> Date? {
    calendar(in: timeZone).date(from: self)
  }

  fileprivate func calendar(in timeZone: TimeZone) -> Calendar {
    var calendar = self.calendar ?? Calendar(identifier: .gregorian)
    calendar.timeZone = self.timeZone ?? timeZone
    return calendar
  }
}
