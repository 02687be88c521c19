import Intents
import Storage

/// A `WHERE` clause and what to bind to it.
struct Conditions: Sendable {
  private(set) var sql = "TRUE"
  private(set) var arguments: [any Storable & Sendable] = []

  mutating func require(_ condition: String, _ arguments: [any Storable & Sendable]) {
    sql += " AND \(condition)"
    self.arguments += arguments
  }

  /// Requires one of several texts; nothing, if there are none.
  ///
  /// - Parameters:
  ///   - texts: The texts to allow.
  ///   - condition: The condition for a list of parameters, such as `sender IN (?, ?)`.
  mutating func require(oneOf texts: [String], _ condition: (String) -> String) {
    guard !texts.isEmpty else { return }
    require(condition(texts.map { _ in "?" }.joined(separator: ", ")), texts)
  }

  /// Requires that a column's time, in seconds since 1970, lies in a period.
  mutating func require(_ column: String, within period: Period) {
    if let start = period.start { require("\(column) >= ?", [start.timeIntervalSince1970]) }
    if let end = period.end { require("\(column) < ?", [end.timeIntervalSince1970]) }
  }
}
