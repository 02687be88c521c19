import Foundation

/// Which boat is out: what the boathouse has to remember from one request to the next.
actor Logbook {
  private let page: URL?
  private let now: @Sendable () -> Date
  private let calendar: Calendar
  private(set) var outing: String?

  init(in folder: URL?, timeZone: TimeZone, now: @escaping @Sendable () -> Date) {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    self.calendar = calendar
    self.now = now
    page = folder?.appending(path: "outing")
    outing = page.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
  }

  /// No boat goes out before six or after eight.
  var isDark: Bool {
    !(6..<20).contains(calendar.component(.hour, from: now()))
  }

  func launch(_ outing: String) {
    self.outing = outing
    if let page { try? outing.write(to: page, atomically: true, encoding: .utf8) }
  }

  func land() {
    outing = nil
    if let page { try? FileManager.default.removeItem(at: page) }
  }
}
