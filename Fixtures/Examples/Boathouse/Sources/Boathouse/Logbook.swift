import Foundation

/// Which boat is out: what the boathouse has to remember from one request to the next.
actor Logbook {
  private let now: @Sendable () -> Date
  private let calendar: Calendar
  private(set) var outing: String?

  init(timeZone: TimeZone, now: @escaping @Sendable () -> Date) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.calendar = calendar
    self.now = now
  }

  /// No boat goes out before six or after eight.
  var isDark: Bool {
    !(6..<20).contains(calendar.component(.hour, from: now()))
  }

  func launch(_ outing: String) {
    self.outing = outing
  }

  func land() {
    outing = nil
  }
}
