internal import Phrases

/// What a word means to the finders: a number, a month, a unit and so on.
struct Sense: Sendable {
  /// The value of a cardinal: *seven*, *forty*, *thousand*.
  var number: Int32 = -1

  /// The position that an ordinal names: *third*.
  var ordinal: Int16 = 0

  /// January is 1.
  var month: Int8 = 0

  /// Monday is 1, as in ISO 8601.
  var weekday: Int8 = 0

  /// Spring is 1.
  var season: Int8 = 0

  /// *q1* is 1; *h2*, the second half of a year, is 6.
  var yearPart: Int8 = 0

  /// What a clock of a named time zone is ahead of universal time, in minutes.
  var zone: Int16?

  /// Whether the name of a holiday begins so.
  var isHoliday = false
  var time: TimeUnit?
  var distance: DistanceUnit?
  var energy: EnergyUnit?
  var money: MoneyWord?
  var role: Role = .none

  static let none = Sense()

  /// Words that join others to an expression, or stand for a time of their own.
  enum Role: UInt8, Sendable {
    case none
    case and, a, half, quarter, couple, few, point, double, triple, plus
    case past, before, to, at, on, `in`, next, last, this, ago, from, after, until, since, by
    case morningMark, afternoonMark, oclock, noon, midnight, the, of, every, within, between
    case today, tomorrow, yesterday, tonight, now, morning, afternoon, evening, night
    case weekend, around, early, late, later, lunch, dinner, breakfast, ordinalSuffix, previous
    case coming, through, beginning, middle, end, earlier, ish, more, closest, than, or, starting,
      rest, daytime
    case endOfMonth, endOfYear, endOfDay, beginningOfMonth, beginningOfYear
  }
}

/// A unit of time.
enum TimeUnit: UInt8, Sendable, Comparable {
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

  static func < (one: TimeUnit, other: TimeUnit) -> Bool { one.rawValue < other.rawValue }

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

extension DistanceUnit {
  var meters: Double {
    switch self {
    case .inch: 0.0254
    case .foot: 0.3048
    case .yard: 0.9144
    case .meter: 1
    case .kilometer: 1000
    case .mile: 1609.344
    }
  }
}

extension EnergyUnit {
  var kilocalories: Double {
    switch self {
    case .kilocalorie: 1
    case .joule: 1 / 4184
    case .kilojoule: 1 / 4.184
    }
  }
}
