import Foundation

/// One thing that was measured, as it is printed.
struct Figure: Sendable, Encodable {
  enum Unit: String, Sendable, Encodable {
    case milliseconds = "ms"
    case microseconds = "µs"
    case mebibytes = "MiB"
    case turnsPerSecond = "turns/s"
    case linesPerSecond = "lines/s"
    case conversationsPerSecond = "conversations/s"
    case expressionsPerSecond = "expressions/s"
  }

  /// Of the form of these records as JSON; fields are only ever added.
  var version = 1
  let name: String
  let unit: Unit
  let count: Int
  let median: Double
  var p99: Double?
  var peak: Double?

  /// The target: an upper limit for the peak, or for the median if there is none; a lower limit for
  /// a rate.
  var aim: Double?
  var p99Aim: Double?
}

extension Figure.Unit {
  /// True if more is better.
  fileprivate var isRate: Bool {
    switch self {
    case .turnsPerSecond, .linesPerSecond, .conversationsPerSecond, .expressionsPerSecond: true
    case .milliseconds, .microseconds, .mebibytes: false
    }
  }

  /// The number of these units in a second.
  fileprivate var perSecond: Double { self == .milliseconds ? 1e3 : 1e6 }
}

extension Figure {
  /// Makes a figure of durations.
  static func time(
    _ name: String,
    in unit: Unit,
    _ seconds: [Double],
    aim: Double?,
    p99Aim: Double? = nil
  ) -> Figure {
    let times = Distribution(seconds.map { $0 * unit.perSecond })
    return Figure(
      name: name,
      unit: unit,
      count: times.count,
      median: times.median,
      p99: times.percentile(0.99),
      aim: aim,
      p99Aim: p99Aim
    )
  }

  /// Makes a figure of the durations of different tasks; its peak is the slowest one.
  static func slowest(_ name: String, in unit: Unit, _ seconds: [Double], aim: Double?) -> Figure {
    let times = Distribution(seconds.map { $0 * unit.perSecond })
    return Figure(
      name: name,
      unit: unit,
      count: times.count,
      median: times.median,
      peak: times.largest,
      aim: aim
    )
  }

  /// Makes a figure of memory, from sizes in bytes.
  static func memory(_ name: String, _ bytes: [Double], aim: Double?) -> Figure {
    let sizes = Distribution(bytes.map { $0 / Double(1 << 20) })
    return Figure(
      name: name,
      unit: .mebibytes,
      count: sizes.count,
      median: sizes.median,
      peak: sizes.largest,
      aim: aim
    )
  }

  /// Makes a figure of rates; 99 % of the tries reach at least `p99`.
  static func rate(
    _ name: String,
    in unit: Unit,
    _ perSecond: [Double],
    aim: Double? = nil
  ) -> Figure {
    let rates = Distribution(perSecond)
    return Figure(
      name: name,
      unit: unit,
      count: rates.count,
      median: rates.median,
      p99: rates.percentile(0.01),
      aim: aim
    )
  }
}

// MARK: - Printing

extension Figure: CustomStringConvertible {
  /// One line: `one whole turn            median 0.42 ms, p99 3.10 ms, of 400; aim 1 ms`.
  var description: String {
    let values = [("median", median), ("p99", p99), ("peak", peak)].compactMap { label, value in
      value.map { "\(label) \(words($0)) \(unit.rawValue)" }
    }
    let aims = [aim, p99Aim].compactMap { $0 }.map(words).joined(separator: " and ")
    let aim =
      aims.isEmpty ? "" : "; aim \(unit.isRate ? "above" : "below") \(aims) \(unit.rawValue)"
    let title = name.padding(toLength: 26, withPad: " ", startingAt: 0)
    return "\(title)\(values.joined(separator: ", ")), of \(count)\(aim)"
  }

  private func words(_ value: Double) -> String {
    String(format: value < 10 && value != value.rounded() ? "%.2f" : "%.0f", value)
  }

  var json: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
  }
}
