/// A point in time as ISO 8601 writes it, such as `2026-11-20T09:41:00-08:00`.
package struct Timestamp: Sendable, Hashable, CustomStringConvertible {
  /// As it was written.
  package let description: String
  package let secondsSince1970: Int

  /// - Throws: If it is no time to the second with an offset from UTC.
  package init(parsing text: String) throws(Mismatch) {
    let mismatch = Mismatch(expected: "a time such as 2026-11-20T09:41:00-08:00", found: text)
    let form = /(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d):(\d\d)(?:Z|([+-])(\d\d):(\d\d))/
    guard let match = text.wholeMatch(of: form.asciiOnlyDigits()) else { throw mismatch }
    func number(_ digits: Substring?) -> Int { digits.flatMap { Int($0) } ?? 0 }

    let (_, year, month, day, hour, minute, second, sign, hours, minutes) = match.output
    let date = CivilDate(year: number(year), month: number(month), day: number(day))
    guard date.exists, number(hour) < 24, number(minute) < 60, number(second) < 60,
      number(hours) < 24, number(minutes) < 60
    else { throw mismatch }

    let local = number(hour) * 3600 + number(minute) * 60 + number(second)
    let offset = (number(hours) * 60 + number(minutes)) * (sign == "-" ? -60 : 60)
    description = text
    secondsSince1970 = date.daysSince1970 * 86_400 + local - offset
  }
}

/// A day of the Gregorian calendar.
private struct CivilDate {
  var year: Int
  var month: Int
  var day: Int

  var exists: Bool {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    return (1...12).contains(month) && (1...lengths[month - 1]).contains(day)
  }

  /// Counted with years that start in March, so that the leap day comes last.
  var daysSince1970: Int {
    let marchYear = month > 2 ? year : year - 1
    let marchMonth = (month + 9) % 12
    let leapDays = marchYear / 4 - marchYear / 100 + marchYear / 400
    return marchYear * 365 + leapDays + (marchMonth * 153 + 2) / 5 + day - 1 - 719_468
  }
}
