package import Dialogue
package import Foundation

// MARK: - Dates on the clock

extension Voice {
  /// “today at 6:00 PM”, “last Tuesday at 9:41 AM”, “March 3, 2027 at 8:00 AM”.
  package func words(for date: Date) -> String {
    "\(day(of: date)) at \(time(of: date))"
  }

  /// “in 5 minutes” if it is less than an hour ahead, else as `words(for:)` has it.
  package func words(until date: Date) -> String {
    let minutes = (date.timeIntervalSince(now) / 60).rounded()
    return switch minutes {
    case 0: "now"
    case 1..<60: "in \(words(for: minutes, of: "minute"))"
    default: calendar.isDate(date, inSameDayAs: now) ? "at \(time(of: date))" : words(for: date)
    }
  }

  /// “9:41 AM”.
  package func time(of date: Date) -> String {
    times.words(for: date) { $0.formatted(style.hour().minute()).withPlainSpaces }
  }

  /// “Tuesday, March 3”.
  package func fullDay(of date: Date) -> String {
    date.formatted(style.weekday(.wide).month(.wide).day())
  }

  /// “1 hour, 2 minutes, 5 seconds”; to the second.
  package func words(forSeconds seconds: Double) -> String {
    let whole = max(0, seconds.rounded())
    let hours = (whole / 3600).rounded(.down)
    let minutes = ((whole - hours * 3600) / 60).rounded(.down)
    let rest = whole - hours * 3600 - minutes * 60
    let parts = [(hours, "hour"), (minutes, "minute"), (rest, "second")]
      .filter { $0.0 > 0 }
      .map { words(for: $0.0, of: $0.1) }
    return parts.isEmpty ? words(for: 0, of: "second") : parts.joined(separator: ", ")
  }

  /// “today”, “tomorrow”, “Tuesday”, “last Tuesday”, “March 3”, “March 3, 2027”.
  private func day(of date: Date) -> String {
    dates.words(for: date) {
      days.words(for: calendar.startOfDay(for: $0), otherwise: newWords(forDayOf:))
    }
  }

  private func newWords(forDayOf date: Date) -> String {
    switch days(to: date) {
    case -1: "yesterday"
    case 0: "today"
    case 1: "tomorrow"
    case 2...6: weekday(of: date)
    case -6 ... -2: "last \(weekday(of: date))"
    default:
      date.formatted(isThisYear(date) ? style.month(.wide).day() : style.month(.wide).day().year())
    }
  }

  private func days(to date: Date) -> Int {
    // What was just done, mostly.
    if date == now { return 0 }
    let (today, day) = (calendar.startOfDay(for: now), calendar.startOfDay(for: date))
    return calendar.dateComponents([.day], from: today, to: day).day ?? 0
  }

  private func weekday(of date: Date) -> String {
    date.formatted(style.weekday(.wide))
  }

  private func isThisYear(_ date: Date) -> Bool {
    calendar.isDate(date, equalTo: now, toGranularity: .year)
  }

  private var style: Date.FormatStyle {
    Date.FormatStyle(locale: locale, calendar: calendar, timeZone: calendar.timeZone)
  }
}

// MARK: - Times as they were said

extension Voice {
  /// As exact as the moment is: “today at 6:00 PM”, “6:00 PM”, “tomorrow”, “March 2027”, “2027”.
  package func words(for moment: Moment) -> String {
    guard let date = date(of: moment) else { return "" }
    if moment.day == nil {
      if moment.hour != nil { return time(of: date) }
      guard moment.month != nil else { return date.formatted(style.year()) }
      return date.formatted(isThisYear(date) ? style.month(.wide) : style.month(.wide).year())
    }
    return moment.hour == nil ? day(of: date) : words(for: date)
  }

  /// “today at 6:00 PM”, “today from 6:00 PM to 7:00 PM”, “tomorrow”, “from Monday to Friday”,
  /// “from 6:00 PM”, “until Friday”.
  package func words(for period: Period) -> String {
    switch (period.start, period.end) {
    case (nil, nil): ""
    case (let start?, nil): "from \(words(for: start))"
    case (nil, let end?): "until \(words(for: end))"
    case (let start?, let end?) where start == end: words(for: start)
    case (let start?, let end?): words(from: start, to: end)
    }
  }

  private func words(from start: Moment, to end: Moment) -> String {
    guard let first = date(of: start), let last = lastInstant(of: end) else { return "" }
    let isSameDay = calendar.isDate(first, inSameDayAs: last)
    if start.isMidnight, end.endsADay {
      return isSameDay ? day(of: first) : "from \(day(of: first)) to \(day(of: last))"
    }
    if isSameDay, start.day != nil, start.hour != nil, let close = date(of: end) {
      return "\(day(of: first)) from \(time(of: first)) to \(time(of: close))"
    }
    return "from \(words(for: start)) to \(words(for: end))"
  }

  /// A day's end at midnight belongs to the day before, not to the one that it starts.
  private func lastInstant(of moment: Moment) -> Date? {
    date(of: moment)?.addingTimeInterval(moment.isMidnight ? -1 : 0)
  }

  /// The moment on the calendar; parts that it leaves out are taken from today.
  func date(of moment: Moment) -> Date? {
    let today = calendar.dateComponents([.year, .month, .day], from: now)
    var parts = DateComponents()
    parts.year = moment.year ?? today.year
    parts.month = moment.month ?? (moment.year == nil ? today.month : 1)
    parts.day = moment.day ?? (moment.month == nil && moment.year == nil ? today.day : 1)
    parts.hour = moment.hour
    parts.minute = moment.minute
    parts.second = moment.second
    return calendar.date(from: parts)
  }
}

extension Moment {
  fileprivate var isMidnight: Bool {
    day != nil && hour == 0 && (minute ?? 0) == 0 && (second ?? 0) == 0
  }

  /// True if a period with this end includes the whole of its last day.
  fileprivate var endsADay: Bool {
    isMidnight || (hour == 23 && minute == 59)
  }
}
