/// A stretch of time such as `10s`, `5m`, `1h` or `1d`.
package struct Delay: Sendable, Hashable, CustomStringConvertible {
  package enum Unit: String, Sendable, Hashable, CaseIterable {
    case second = "s"
    case minute = "m"
    case hour = "h"
    case day = "d"
  }

  let count: Int
  let unit: Unit

  /// The most that can be written of a unit: four digits.
  package static let most = 9999

  package init(_ count: Int, _ unit: Unit) {
    self.count = count
    self.unit = unit
  }

  package var description: String { "\(count)\(unit.rawValue)" }

  package var duration: Duration {
    switch unit {
    case .second: .seconds(count)
    case .minute: .seconds(count * 60)
    case .hour: .seconds(count * 3600)
    case .day: .seconds(count * 86_400)
    }
  }

  /// The longest that can be written, in any unit: four digits.
  package init(parsing text: String) throws(Mismatch) {
    guard let unit = Unit(rawValue: String(text.suffix(1))),
      let count = Int(text.dropLast()), (0...Self.most).contains(count),
      "\(count)" == text.dropLast()
    else { throw Mismatch(expected: "a time such as 10s, 5m, 1h or 1d", found: text) }
    self.init(count, unit)
  }
}
