/// A point in time as ISO 8601 writes it, such as `2026-11-20T09:41:00-08:00`.
package struct Timestamp: Sendable, Hashable, CustomStringConvertible {
  /// As it was written.
  package let description: String
  package let secondsSince1970: Int

  /// - Throws: If it is no time to the second with an offset from UTC.
  package init(parsing text: String) throws(Mismatch) {
    let mismatch = Mismatch(expected: "a time such as 2026-11-20T09:41:00-08:00", found: text)
    // By hand: an engine for regular expressions would be the slowest part of a program's start.
    let bytes = Array(text.utf8)
    let zone = bytes.dropFirst(Self.form.utf8.count)
    guard bytes.prefix(Self.form.utf8.count).fits(Self.form),
      zone.fits("Z") || zone.fits(Self.offset)
    else { throw mismatch }

    let numbers = bytes.split { !$0.isDigit }.map { $0.reduce(0) { $0 * 10 + Int($1 & 0x0F) } }
    let date = CivilDate(year: numbers[0], month: numbers[1], day: numbers[2])
    let (hour, minute, second) = (numbers[3], numbers[4], numbers[5])
    let (hours, minutes) = numbers.count > 6 ? (numbers[6], numbers[7]) : (0, 0)
    guard date.exists, hour < 24, minute < 60, second < 60, hours < 24, minutes < 60 else {
      throw mismatch
    }

    let local = hour * 3600 + minute * 60 + second
    let offset = (hours * 60 + minutes) * (zone.first == UInt8(ascii: "-") ? -60 : 60)
    description = text
    secondsSince1970 = date.daysSince1970 * 86_400 + local - offset
  }

  /// A moment as it is written where clocks differ from GMT by this much, to the minute.
  package init(secondsSince1970: Int, secondsFromGMT: Int) {
    self.secondsSince1970 = secondsSince1970
    let offset = abs(secondsFromGMT) / 60
    let local = secondsSince1970 + (secondsFromGMT < 0 ? -offset : offset) * 60
    let second = local - local.dividedDown(by: 86_400) * 86_400
    let date = CivilDate(daysSince1970: local.dividedDown(by: 86_400))
    let zone = "\(secondsFromGMT < 0 ? "-" : "+")\(padded(offset / 60)):\(padded(offset % 60))"
    description =
      "\(padded(date.year, to: 4))-\(padded(date.month))-\(padded(date.day))"
      + "T\(padded(second / 3600)):\(padded(second / 60 % 60)):\(padded(second % 60))"
      + (offset == 0 ? "Z" : zone)
  }

  /// The format of a time and of its offset: a zero stands for any digit, the plus sign for either
  /// sign.
  private static let form = "0000-00-00T00:00:00"
  private static let offset = "+00:00"
}

extension Collection<UInt8> {
  fileprivate func fits(_ form: String) -> Bool {
    count == form.utf8.count
      && zip(self, form.utf8).allSatisfy { byte, wanted in
        switch wanted {
        case UInt8(ascii: "0"): byte.isDigit
        case UInt8(ascii: "+"): byte == wanted || byte == UInt8(ascii: "-")
        default: byte == wanted
        }
      }
  }
}

extension UInt8 {
  fileprivate var isDigit: Bool { (0x30...0x39).contains(self) }
}

extension Int {
  /// The next lower whole number where a division leaves a rest, for negative numbers as well.
  fileprivate func dividedDown(by divisor: Int) -> Int {
    self >= 0 ? self / divisor : (self + 1) / divisor - 1
  }
}

private func padded(_ number: Int, to width: Int = 2) -> String {
  let digits = String(number)
  return String(repeating: "0", count: max(0, width - digits.count)) + digits
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

extension CivilDate {
  /// The other way round: within cycles of 400 years, whose days are always as many.
  init(daysSince1970: Int) {
    let days = daysSince1970 + 719_468
    let cycle = days.dividedDown(by: 146_097)
    let dayOfCycle = days - cycle * 146_097
    let leapDays = dayOfCycle / 1_460 - dayOfCycle / 36_524 + dayOfCycle / 146_096
    let yearOfCycle = (dayOfCycle - leapDays) / 365
    let dayOfYear = dayOfCycle - (yearOfCycle * 365 + yearOfCycle / 4 - yearOfCycle / 100)
    let marchMonth = (dayOfYear * 5 + 2) / 153
    month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
    day = dayOfYear - (marchMonth * 153 + 2) / 5 + 1
    year = cycle * 400 + yearOfCycle + (month > 2 ? 0 : 1)
  }
}
