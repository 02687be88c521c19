/// A date, a time of day, or both, on the wall clock; no time zone.
///
/// What was not said is `nil`: "on Friday" has a date and no hour. It takes sixteen bytes, because
/// reading times copies many of them.
package struct CivilTime: Sendable, Hashable, BitwiseCopyable {
  private var packedYear = Packed<Int32>()
  private var packedMonth = Packed<Int16>()
  private var packedDay = Packed<Int16>()
  private var packedHour = Packed<Int16>()
  private var packedMinute = Packed<Int16>()
  private var packedSecond = Packed<Int16>()
  private var packedOffset = Packed<Int16>()

  package init(
    year: Int? = nil,
    month: Int? = nil,
    day: Int? = nil,
    hour: Int? = nil,
    minute: Int? = nil,
    second: Int? = nil,
    offset: Int? = nil
  ) {
    self.year = year
    self.month = month
    self.day = day
    self.hour = hour
    self.minute = minute
    self.second = second
    self.offset = offset
  }
}

extension CivilTime {
  package var year: Int? {
    get { packedYear.number }
    set { packedYear.number = newValue }
  }

  package var month: Int? {
    get { packedMonth.number }
    set { packedMonth.number = newValue }
  }

  package var day: Int? {
    get { packedDay.number }
    set { packedDay.number = newValue }
  }

  package var hour: Int? {
    get { packedHour.number }
    set { packedHour.number = newValue }
  }

  package var minute: Int? {
    get { packedMinute.number }
    set { packedMinute.number = newValue }
  }

  package var second: Int? {
    get { packedSecond.number }
    set { packedSecond.number = newValue }
  }

  /// The clock's offset from universal time in minutes; known only for the present time.
  package var offset: Int? {
    get { packedOffset.number }
    set { packedOffset.number = newValue }
  }
}

/// A number or none, in as few bytes as the number; the smallest number stands for none.
private struct Packed<Storage: FixedWidthInteger & BitwiseCopyable & Sendable>:
  Sendable, Hashable, BitwiseCopyable
{
  private var storage = Storage.min

  var number: Int? {
    get { storage == .min ? nil : Int(storage) }
    set { storage = newValue.map { Storage(clamping: $0) } ?? .min }
  }
}

/// The precision of a time.
package enum Grain: Int, Sendable, Hashable, Comparable {
  case second, minute, hour, day, week, month, quarter, year

  package static func < (one: Grain, other: Grain) -> Bool {
    one.rawValue < other.rawValue
  }
}

/// A time expression, worked out against the time at which it was said.
package enum TimeReading: Sendable, Hashable {
  case instant(CivilTime, Grain)

  /// From the start up to, not including, the end; one of them is `nil` for "after six" and
  /// "until noon".
  case interval(CivilTime?, CivilTime?, Grain)
}

extension TimeReading {
  /// Its beginning, where it has one.
  var start: CivilTime? {
    switch self {
    case .instant(let time, _): time
    case .interval(let start, _, _): start
    }
  }

  /// The seconds from a time of day, or from the stretch that it is, to another; none from a day.
  package func distance(to other: TimeReading) -> Int {
    guard let time = other.start?.seconds else { return .max }
    switch self {
    case .instant(let own, let grain): return grain < .day ? abs(time - own.seconds) : 0
    case .interval(let start?, let end?, _):
      return max(start.seconds - time, time - end.seconds + 1, 0)
    case .interval: return 0
    }
  }
}

// MARK: - In words

extension TimeReading: CustomStringConvertible {
  /// `2026-11-21 18:00`, `week 2026-11-23`, `2026-11-21 .. 2026-11-23`.
  package var description: String {
    switch self {
    case .instant(let time, let grain): grain > .day ? "\(grain) \(time)" : "\(time)"
    case .interval(let start, let end, _):
      [start.map { "\($0)" }, "..", end.map { "\($0)" }].compactMap { $0 }.joined(separator: " ")
    }
  }
}

extension CivilTime: CustomStringConvertible {
  /// `2026-11-21`, `2026-11-21 18:00`; a second that isn't zero too.
  package var description: String {
    let date = [year, month, day].compactMap { $0 }.map(Self.digits).joined(separator: "-")
    guard let hour else { return date }
    let clock = [hour, minute ?? 0] + ((second ?? 0) > 0 ? [second ?? 0] : [])
    return date + " " + clock.map(Self.digits).joined(separator: ":")
  }

  private static func digits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
