internal import Automata

/// The meaning of a word to the recognizers: a number, a month, a unit and so on.
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

  /// The offset of a named time zone from universal time, in minutes.
  var zone: Int16?

  /// Indicates whether the name of a holiday begins so.
  var isHoliday = false
  var time: TimeUnit?
  var distance: DistanceUnit?
  var energy: EnergyUnit?
  var money: MoneyWord?
  var role: Role = .none

  static let none = Sense()

  /// Words that join others to an expression, or stand for a time of their own.
  enum Role: String, Sendable, CaseIterable {
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
