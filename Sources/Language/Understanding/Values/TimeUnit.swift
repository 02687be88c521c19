/// A unit of time.
enum TimeUnit: String, Sendable, Comparable, CaseIterable {
  case second, minute, hour, day, week, fortnight, month, quarter, year

  /// Months count 30 days and years 365, where a length is asked for.
  var seconds: Double {
    switch self {
    case .second: 1
    case .minute: 60
    case .hour: 3600
    case .day: 86_400
    case .week: 604_800
    case .fortnight: 1_209_600
    case .month: 2_592_000
    case .quarter: 7_776_000
    case .year: 31_536_000
    }
  }

  static func < (one: TimeUnit, other: TimeUnit) -> Bool { one.seconds < other.seconds }

  var grain: Grain {
    switch self {
    case .second: .second
    case .minute: .minute
    case .hour: .hour
    case .day: .day
    case .week, .fortnight: .week
    case .month: .month
    case .quarter: .quarter
    case .year: .year
    }
  }
}

extension Grain {
  var unit: TimeUnit {
    switch self {
    case .second: .second
    case .minute: .minute
    case .hour: .hour
    case .day: .day
    case .week: .week
    case .month: .month
    case .quarter: .quarter
    case .year: .year
    }
  }
}
