/// Writes how long something takes: “1:05”, “2h 10m”, “About 5 minutes remaining”.
///
/// Foundation's own cannot be made on this platform. This one writes English.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  // Unchecked as Foundation's own is: whoever shares one doesn't change it any more.

  public enum UnitsStyle: Int, Sendable {
    /// 9:41:30
    case positional
    /// 9h 41m 30s
    case abbreviated
    /// 9 hr, 41 min, 30 sec
    case short
    /// 9 hours, 41 minutes, 30 seconds
    case full
    /// nine hours, forty-one minutes, thirty seconds
    case spellOut
    /// 9hr 41min 30sec
    case brief
  }

  /// The treatment of units of which there are none.
  public struct ZeroFormattingBehavior: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Leading ones are dropped in the positional style, all in the others.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 1 << 1)
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 1 << 2)
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 1 << 3)
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// All of them are written.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  open var unitsStyle = UnitsStyle.positional

  /// The units to write; all if there are none.
  open var allowedUnits: NSCalendar.Unit = []
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  open var calendar: Calendar? = .autoupdatingCurrent

  /// When it begins, which decides how long a month is; January 1, 2001 if it is `nil`.
  open var referenceDate: Date?

  /// Lets the smallest unit have a fraction, as in “1.5 hours”.
  open var allowsFractionalUnits = false

  /// The most units to write, the largest first; 0 for all.
  open var maximumUnitCount = 0

  /// Writes a single one of the largest unit with the next: “63s”, not “1m 3s”.
  open var collapsesLargestUnit = false
  open var includesApproximationPhrase = false
  open var includesTimeRemainingPhrase = false
  open var formattingContext = Formatter.Context.unknown

  open class func localizedString(
    from components: DateComponents,
    unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  open func string(from components: DateComponents) -> String? {
    let start = reference
    return time.date(byAdding: components, to: start).flatMap { string(from: start, to: $0) }
  }

  open func string(from ti: TimeInterval) -> String? {
    string(from: reference, to: reference.addingTimeInterval(ti))
  }

  open func string(from startDate: Date, to endDate: Date) -> String? {
    let span = min(startDate, endDate)..<max(startDate, endDate)
    let shown = shown(collapsed(split(span)))
    let text = (endDate < startDate ? "-" : "") + spelling.text(of: shown)
    let about = includesApproximationPhrase ? "About " : ""
    return about + text + (includesTimeRemainingPhrase ? " remaining" : "")
  }

  /// Takes components, or a number of seconds.
  open override func string(for obj: Any?) -> String? {
    switch obj {
    case let components as DateComponents: string(from: components)
    case let seconds as TimeInterval: string(from: seconds)
    case let number as NSNumber: string(from: number.doubleValue)
    default: nil
    }
  }

  private var time: Calendar { calendar ?? .autoupdatingCurrent }
  private var reference: Date { referenceDate ?? Date(timeIntervalSinceReferenceDate: 0) }
}

// MARK: - What is shown

extension DateComponentsFormatter {
  private var units: [DurationUnit] {
    let allowed = DurationUnit.allCases.filter { allowedUnits.contains($0.calendarUnit) }
    return allowed.isEmpty ? DurationUnit.allCases : allowed
  }

  private func split(_ span: Range<Date>) -> SplitDuration {
    SplitDuration(of: span, into: units, by: time, hasFraction: allowsFractionalUnits)
  }

  private var spelling: DurationSpelling { DurationSpelling(style: unitsStyle) }

  /// A single one of the largest unit, and the next, as the next alone.
  private func collapsed(_ duration: SplitDuration) -> SplitDuration {
    let first = duration.amounts.first { $0.value != 0 }
    guard collapsesLargestUnit, let first, first.value == 1 else { return duration }
    let smaller = units.filter { $0.rawValue > first.unit.rawValue }
    return smaller.isEmpty ? duration : duration.split(into: smaller)
  }

  private func shown(_ duration: SplitDuration) -> [SplitDuration.Amount] {
    let kept = duration.amounts(dropping: dropping)
    return Array(maximumUnitCount > 0 ? kept.prefix(maximumUnitCount) : kept[...])
  }

  /// The zeros that are dropped, the default being spelt out.
  private var dropping: ZeroFormattingBehavior {
    guard !zeroFormattingBehavior.contains(.pad) else { return [] }
    guard zeroFormattingBehavior.contains(.default) else { return zeroFormattingBehavior }
    return unitsStyle == .positional ? .dropLeading : .dropAll
  }
}
