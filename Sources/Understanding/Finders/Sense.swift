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
    case weekend, around, day, early, late, later, lunch, dinner, breakfast, ordinalSuffix, previous
  }
}

/// A unit of time.
enum TimeUnit: UInt8, Sendable {
  case second, minute, hour, day, week, month, quarter, year

  /// Months count 30 days and years 365, where a length is asked for.
  var seconds: Double {
    switch self {
    case .second: 1
    case .minute: 60
    case .hour: 3600
    case .day: 86_400
    case .week: 604_800
    case .month: 2_592_000
    case .quarter: 7_776_000
    case .year: 31_536_000
    }
  }

  var grain: Grain {
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
