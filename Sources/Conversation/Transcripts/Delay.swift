/// A stretch of time such as `500ms`, `1.5s`, `10s`, `5m`, `1h` or `1d`.
package struct Delay: Sendable, Hashable, CustomStringConvertible {
  package enum Unit: String, Sendable, Hashable, CaseIterable {
    case millisecond = "ms"
    case second = "s"
    case minute = "m"
    case hour = "h"
    case day = "d"
  }

  let count: Int
  let unit: Unit

  /// The most that can be written of a unit: four digits.
  package static let most = 9999

  /// Milliseconds that make whole seconds are these.
  package init(_ count: Int, _ unit: Unit) {
    let isWhole = unit == .millisecond && count % 1000 == 0
    (self.count, self.unit) = isWhole ? (count / 1000, .second) : (count, unit)
  }

  package var description: String {
    guard unit == .millisecond, count > 1000 else { return "\(count)\(unit.rawValue)" }
    let part = "\(1000 + count % 1000)".dropFirst().reversed().drop { $0 == "0" }.reversed()
    return "\(count / 1000).\(String(part))\(Unit.second.rawValue)"
  }

  package var duration: Duration {
    switch unit {
    case .millisecond: .milliseconds(count)
    case .second: .seconds(count)
    case .minute: .seconds(count * 60)
    case .hour: .seconds(count * 3600)
    case .day: .seconds(count * 86_400)
    }
  }

  /// Up to four digits and a unit, or seconds with up to three decimals.
  package init(parsing text: String) throws(Mismatch) {
    let number = text.prefix { $0.isASCII && $0.isNumber || $0 == "." }
    let parts = number.split(separator: ".", omittingEmptySubsequences: false)
    guard let unit = Unit(rawValue: String(text[number.endIndex...])),
      let count = Int(parts[0]), count <= Self.most, "\(count)" == parts[0]
    else { throw Self.mismatch(text) }
    guard parts.count > 1 else {
      self.init(count, unit)
      return
    }
    guard unit == .second, parts.count == 2, (1...3).contains(parts[1].count),
      let part = Int(parts[1].padded(to: 3))
    else { throw Self.mismatch(text) }
    self.init(count * 1000 + part, .millisecond)
  }

  private static func mismatch(_ text: String) -> Mismatch {
    Mismatch(expected: "a time such as 500ms, 10s, 5m, 1h or 1d", found: text)
  }
}

extension Substring {
  /// With zeros behind it.
  fileprivate func padded(to count: Int) -> String {
    self + String(repeating: "0", count: count - self.count)
  }
}
