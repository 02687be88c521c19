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
      CivilTime.weekday(
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
