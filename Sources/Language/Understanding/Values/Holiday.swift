/// A day of the year that has a name, and the rule by which its date is found.
enum Holiday: String, Sendable, CaseIterable {
  case newYearsDay, martinLutherKingDay, groundhogDay, valentinesDay, presidentsDay,
    stPatricksDay, aprilFools, earthDay, mayDay, shroveTuesday, ashWednesday, palmSunday,
    maundyThursday, goodFriday, easterSunday, easterMonday, ascensionDay, pentecost, whitMonday,
    trinitySunday, mothersDay, memorialDay, juneteenth, fathersDay, independenceDay, laborDay,
    columbusDay, halloween, allSaintsDay, guyFawkesNight, veteransDay, thanksgiving, blackFriday,
    cyberMonday, christmasEve, christmas, boxingDay, newYearsEve

  private enum Rule {
    case fixed(month: Int, day: Int)

    /// The fourth Thursday of November; -1 is the last.
    case weekday(Int, number: Int, month: Int)

    /// So many days after Easter Sunday.
    case easter(Int)

    /// So many days after another one.
    case after(Holiday, Int)
  }

  private var rule: Rule {
    switch self {
    case .newYearsDay: .fixed(month: 1, day: 1)
    case .martinLutherKingDay: .weekday(1, number: 3, month: 1)
    case .groundhogDay: .fixed(month: 2, day: 2)
    case .valentinesDay: .fixed(month: 2, day: 14)
    case .presidentsDay: .weekday(1, number: 3, month: 2)
    case .stPatricksDay: .fixed(month: 3, day: 17)
    case .aprilFools: .fixed(month: 4, day: 1)
    case .earthDay: .fixed(month: 4, day: 22)
    case .mayDay: .fixed(month: 5, day: 1)
    case .shroveTuesday: .easter(-47)
    case .ashWednesday: .easter(-46)
    case .palmSunday: .easter(-7)
    case .maundyThursday: .easter(-3)
    case .goodFriday: .easter(-2)
    case .easterSunday: .easter(0)
    case .easterMonday: .easter(1)
    case .ascensionDay: .easter(39)
    case .pentecost: .easter(49)
    case .whitMonday: .easter(50)
    case .trinitySunday: .easter(56)
    case .mothersDay: .weekday(7, number: 2, month: 5)
    case .memorialDay: .weekday(1, number: -1, month: 5)
    case .juneteenth: .fixed(month: 6, day: 19)
    case .fathersDay: .weekday(7, number: 3, month: 6)
    case .independenceDay: .fixed(month: 7, day: 4)
    case .laborDay: .weekday(1, number: 1, month: 9)
    case .columbusDay: .weekday(1, number: 2, month: 10)
    case .halloween: .fixed(month: 10, day: 31)
    case .allSaintsDay: .fixed(month: 11, day: 1)
    case .guyFawkesNight: .fixed(month: 11, day: 5)
    case .veteransDay: .fixed(month: 11, day: 11)
    case .thanksgiving: .weekday(4, number: 4, month: 11)
    case .blackFriday: .after(.thanksgiving, 1)
    case .cyberMonday: .after(.thanksgiving, 4)
    case .christmasEve: .fixed(month: 12, day: 24)
    case .christmas: .fixed(month: 12, day: 25)
    case .boxingDay: .fixed(month: 12, day: 26)
    case .newYearsEve: .fixed(month: 12, day: 31)
    }
  }

  func date(in year: Int) -> CivilTime {
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
    case .easter(let offset): Self.easter(year).addingDays(offset)
    case .after(let other, let offset): other.date(in: year).addingDays(offset)
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
