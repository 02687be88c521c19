/// Durations in one of the styles of `DateComponentsFormatter`, in English.
struct DurationSpelling {
  var style: DateComponentsFormatter.UnitsStyle

  func text(of amounts: [SplitDuration.Amount]) -> String {
    guard style == .positional else {
      return amounts.map(text).joined(separator: isTight ? " " : ", ")
    }
    let clock = amounts.filter { $0.unit.isOnClock }
    let others = amounts.filter { !$0.unit.isOnClock }
    let name = DurationSpelling(style: .abbreviated)
    return (others.map(name.text) + (clock.isEmpty ? [] : [time(clock)])).joined(separator: " ")
  }

  /// “1:05:09”: two digits each, but for the first.
  private func time(_ amounts: [SplitDuration.Amount]) -> String {
    amounts.enumerated().map { index, amount in
      let digits = number(amount.value)
      return index > 0 && digits.count < 2 ? "0" + digits : digits
    }.joined(separator: ":")
  }

  private func text(of amount: SplitDuration.Amount) -> String {
    number(amount.value) + (isTight ? "" : " ") + name(of: amount)
  }

  /// True if numbers and units are written in one word.
  private var isTight: Bool { style == .abbreviated || style == .brief }

  private func number(_ value: Double) -> String {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = style == .spellOut ? .spellOut : .none
    formatter.maximumFractionDigits = 1
    return formatter.string(from: NSNumber(value: value)) ?? "\(value)"
  }

  private func name(of amount: SplitDuration.Amount) -> String {
    switch style {
    case .positional, .abbreviated: amount.unit.letters
    case .brief: amount.unit.short
    case .short: amount.unit.short + (amount.unit.hasShortPlural ? amount.plural : "")
    case .full, .spellOut: "\(amount.unit)" + amount.plural
    }
  }
}

extension SplitDuration.Amount {
  fileprivate var plural: String { value == 1 ? "" : "s" }
}

extension DurationUnit {
  fileprivate var isOnClock: Bool { self == .hour || self == .minute || self == .second }

  /// The unit in a letter or two, such as “h”.
  fileprivate var letters: String {
    switch self {
    case .month: "mo"
    case .year, .week, .day, .hour, .minute, .second: String("\(self)".prefix(1))
    }
  }

  /// The unit in short, such as “hr”.
  fileprivate var short: String {
    switch self {
    case .year: "yr"
    case .month: "mth"
    case .week: "wk"
    case .day: "day"
    case .hour: "hr"
    case .minute: "min"
    case .second: "sec"
    }
  }

  /// True for “yrs”, false for “min”.
  fileprivate var hasShortPlural: Bool { !isOnClock }
}
