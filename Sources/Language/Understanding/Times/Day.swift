/// A day, or a longer stretch of the calendar, as it was said.
struct Day {
  var start: CivilTime
  var grain: Grain

  /// The word after it.
  var end: Int

  /// The first day after it, where it isn't one week, month and so on: a weekend.
  var limit: CivilTime?

  /// The moment that is meant where it bounds something: the end of March is April, after it.
  var pivot: CivilTime?

  /// Indicates whether this is only a date if something else says so: `the third`, `may`.
  var isLatent = false

  /// After how long there is another one that is called the same; `nil` for a fixed date.
  var cycle: TimeUnit?

  /// The part of it that is meant, where that was said within: *first monday evening of may*.
  var part: DayPart?

  /// Indicates whether its parts exclude each other: a Friday that is a Thursday.
  var isContradictory = false

  /// The first day after it.
  var after: CivilTime { limit ?? start.adding(1, grain.unit) }

  var isSingle: Bool { grain == .day && limit == nil }

  var reading: TimeReading {
    limit.map { .interval(start, $0, grain) } ?? .instant(start, grain)
  }
}
