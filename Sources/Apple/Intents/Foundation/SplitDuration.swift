/// A span of time as so many of each of some units, the largest first.
struct SplitDuration {
  private let span: Range<Date>
  private let calendar: Calendar

  /// True if the smallest unit takes what is left over.
  private let hasFraction: Bool
  private(set) var amounts: [Amount] = []

  /// So many of one unit.
  struct Amount {
    var unit: DurationUnit
    var value: Double
  }

  init(of span: Range<Date>, into units: [DurationUnit], by calendar: Calendar, hasFraction: Bool) {
    (self.span, self.calendar, self.hasFraction) = (span, calendar, hasFraction)
    var rest = span.lowerBound
    for unit in units {
      let value =
        calendar.dateComponents([unit.component], from: rest, to: span.upperBound)
        .value(for: unit.component) ?? 0
      amounts.append(Amount(unit: unit, value: Double(value)))
      rest = calendar.date(byAdding: unit.component, value: value, to: rest) ?? rest
    }
    if hasFraction, let last = units.last {
      amounts[units.count - 1].value += share(of: last, rest)
    }
  }

  /// Returns the part of one more unit between a date and the end.
  private func share(of unit: DurationUnit, _ rest: Date) -> Double {
    guard let next = calendar.date(byAdding: unit.component, value: 1, to: rest) else { return 0 }
    return span.upperBound.timeIntervalSince(rest) / next.timeIntervalSince(rest)
  }

  func split(into units: [DurationUnit]) -> SplitDuration {
    SplitDuration(of: span, into: units, by: calendar, hasFraction: hasFraction)
  }

  /// The amounts without some of those that are zero; never none.
  func amounts(dropping: DateComponentsFormatter.ZeroFormattingBehavior) -> [Amount] {
    let first = amounts.firstIndex { $0.value != 0 } ?? amounts.count
    let last = amounts.lastIndex { $0.value != 0 } ?? 0
    let kept = amounts.indices.filter { index in
      amounts[index].value != 0
        || !dropping.contains(
          index < first ? .dropLeading : index > last ? .dropTrailing : .dropMiddle
        )
    }
    return kept.isEmpty ? amounts.suffix(1) : kept.map { amounts[$0] }
  }
}

/// A unit of time that a duration is split into, the largest first.
enum DurationUnit: Int, CaseIterable {
  case year, month, week, day, hour, minute, second

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var calendarUnit: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }
}
