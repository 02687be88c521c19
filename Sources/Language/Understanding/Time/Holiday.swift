internal import Phrases

/// A day of the year that has a name, and the rule by which its date is found.
struct Holiday: Sendable {
  enum Rule: Sendable {
    case fixed(month: Int, day: Int)

    /// The fourth Thursday of November; -1 is the last.
    case weekday(Int, number: Int, month: Int)

    /// So many days after Easter Sunday.
    case easter(Int)

    /// So many days after another one.
    indirect case after(Rule, Int)
  }

  var rule: Rule

  func date(in year: Int) -> CivilTime { Self.date(rule, year) }

  private static func date(_ rule: Rule, _ year: Int) -> CivilTime {
    switch rule {
    case .fixed(let month, let day): CivilTime(year: year, month: month, day: day)
    case .weekday(let wanted, let number, let month):
      DayReader.weekday(
        wanted,
        abs(number),
        number < 0,
        CivilTime(year: year, month: month, day: 1),
        CivilTime(year: year, month: month, day: 1).addingMonths(1)
      )
    case .easter(let offset): easter(year).addingDays(offset)
    case .after(let rule, let offset): date(rule, year).addingDays(offset)
    }
  }

  /// Easter Sunday of the Gregorian calendar, after the anonymous algorithm of 1876.
  private static func easter(_ year: Int) -> CivilTime {
    let (golden, century, rest) = (year % 19, year / 100, year % 100)
    let correction = (century - century / 4 - (8 * century + 13) / 25 + 19 * golden + 15) % 30
    let moon = correction - correction / 28 * (1 - 29 / (correction + 1) * ((21 - golden) / 11))
    let sunday = moon - (year + rest / 400 + year / 4 + moon + 2 - century + century / 4) % 7
    let month = 3 + (sunday + 40) / 44
    return CivilTime(year: year, month: month, day: sunday + 28 - 31 * (month / 4))
  }
}

// MARK: - By name

extension Holiday {
  private static let thanksgiving = Rule.weekday(4, number: 4, month: 11)

  private static let all: [(names: [String], rule: Rule)] = [
    (
      ["new year", "new year's", "new years", "new year's day", "new years day", "new year day"],
      .fixed(month: 1, day: 1)
    ),
    (
      [
        "martin luther king day", "martin luther king's day", "martin luther king jr day",
        "mlk day", "mlk jr day",
      ],
      .weekday(1, number: 3, month: 1)
    ),
    (["groundhog day"], .fixed(month: 2, day: 2)),
    (
      ["valentine's", "valentine's day", "valentines day", "valentines"], .fixed(month: 2, day: 14)
    ),
    (["presidents day", "president's day"], .weekday(1, number: 3, month: 2)),
    (
      ["st patrick's day", "saint patrick's day", "st paddy's day", "saint paddy's day"],
      .fixed(month: 3, day: 17)
    ),
    (["april fools", "april fools day", "april fool's day"], .fixed(month: 4, day: 1)),
    (["earth day"], .fixed(month: 4, day: 22)),
    (["may day"], .fixed(month: 5, day: 1)),
    (["shrove tuesday", "pancake day", "mardi gras"], .easter(-47)),
    (["ash wednesday"], .easter(-46)),
    (["palm sunday"], .easter(-7)),
    (["maundy thursday"], .easter(-3)),
    (["good friday"], .easter(-2)),
    (["easter", "easter sunday"], .easter(0)),
    (["easter monday", "easter mon"], .easter(1)),
    (["ascension day"], .easter(39)),
    (["pentecost", "whit sunday"], .easter(49)),
    (["whit monday", "pentecost monday"], .easter(50)),
    (["trinity sunday"], .easter(56)),
    (["mother's day", "mothers day"], .weekday(7, number: 2, month: 5)),
    (["memorial day"], .weekday(1, number: -1, month: 5)),
    (["juneteenth"], .fixed(month: 6, day: 19)),
    (["father's day", "fathers day"], .weekday(7, number: 3, month: 6)),
    (["independence day"], .fixed(month: 7, day: 4)),
    (["labor day", "labour day"], .weekday(1, number: 1, month: 9)),
    (["columbus day", "indigenous peoples day"], .weekday(1, number: 2, month: 10)),
    (["halloween"], .fixed(month: 10, day: 31)),
    (["all saints day"], .fixed(month: 11, day: 1)),
    (["guy fawkes night", "bonfire night"], .fixed(month: 11, day: 5)),
    (["veterans day", "armistice day"], .fixed(month: 11, day: 11)),
    (["thanksgiving", "thanksgiving day"], thanksgiving),
    (["black friday"], .after(thanksgiving, 1)),
    (["cyber monday"], .after(thanksgiving, 4)),
    (["christmas eve", "xmas eve"], .fixed(month: 12, day: 24)),
    (["christmas", "christmas day", "xmas", "xmas day"], .fixed(month: 12, day: 25)),
    (["boxing day"], .fixed(month: 12, day: 26)),
    (["new year's eve", "new years eve"], .fixed(month: 12, day: 31)),
  ]

  /// The words with which names begin.
  static let names: Set<String> = Set(
    all.flatMap(\.names).compactMap { name in
      name.split(whereSeparator: { $0 == " " || $0 == "'" }).first.map(String.init)
    }
  )

  /// Holidays by the hash of the words of their names.
  private static let table: [UInt64: Rule] = all.reduce(into: [:]) { table, entry in
    for name in entry.names {
      table[Sentence.words(of: name).reduce(Word.seed) { Word.sequence($0, $1) }] = entry.rule
    }
  }

  private static let longestName = 5

  /// The holiday with the longest name that begins at a word.
  static func read(_ line: Line, at start: Int) -> (holiday: Holiday, end: Int)? {
    guard line[start].isHoliday else { return nil }
    var found: (Holiday, Int)?
    var hash = Word.seed
    for index in start..<min(start + longestName, line.count) {
      hash = Word.sequence(hash, line.sentence.tokens[index].word)
      if let rule = table[hash] { found = (Holiday(rule: rule), index + 1) }
    }
    return found
  }
}

extension DayReader {
  /// *christmas*, *easter 2027*, *next thanksgiving*, *christmas of last year*.
  func holiday(at start: Int, _ shift: Deixis = .coming) -> Day? {
    guard let (holiday, end) = Holiday.read(line, at: start) else { return nil }
    if let year = year(after: end) {
      return longWeekend(Day(start: holiday.date(in: year.value), grain: .day, end: year.end))
    }
    let thisYear = now.year ?? 1970
    let isPast = holiday.date(in: thisYear).days < now.days
    let year: Int
    switch shift {
    case .this: year = thisYear
    case .next, .coming: year = isPast ? thisYear + 1 : thisYear
    case .last: year = isPast ? thisYear : thisYear - 1
    }
    return longWeekend(Day(start: holiday.date(in: year), grain: .day, end: end))
  }

  /// *labor day weekend*: with the Monday or Friday beside it.
  private func longWeekend(_ holiday: Day) -> Day {
    guard let end = isWeekend(holiday.end) else { return holiday }
    let date = holiday.start
    let isMonday = date.weekday < 4
    let found = weekend(of: date.start(of: .week).addingDays(isMonday ? -7 : 0), end)
    var result = found
    result.start = date.days < found.start.days ? date : found.start
    if isMonday { result.limit = date.addingDays(1) }
    return result
  }
}
