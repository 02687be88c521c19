import Dialogue
import Domains
import Foundation
import Understanding

extension Requests {
  /// The first time that a slot speaks of.
  ///
  /// As a point, “at six” is that moment, as for a pick-up; else the hour from six, as for a
  /// search. Days and longer are stretches in either case.
  func period(_ readings: [SlotReading], isPoint: Bool) -> Period? {
    guard let time = readings.lazy.compactMap(\.time).first else { return nil }
    switch time {
    case .instant(let instant, let grain):
      let start = moment(instant, grain)
      let end = isPoint && grain < .day ? start : moment(after: start, grain)
      return Period(start: start, end: end)
    // Who has to be there by six is picked up then.
    case .interval(nil, let end?, let grain) where isPoint && grain < .day:
      return Period(start: moment(end, grain), end: moment(end, grain))
    case .interval(let start, let end, let grain):
      return Period(start: start.map { moment($0, grain) }, end: end.map { moment($0, grain) })
    }
  }

  /// The day that words name, as in “Monday”; `nil` where they name none, or more than one.
  func day(in readings: [SlotReading]) -> Date? {
    guard case .instant(let time, .day)? = readings.lazy.compactMap(\.time).first,
      let day = time.day
    else { return nil }
    let parts = DateComponents(year: time.year, month: time.month, day: day)
    return voice.calendar.date(from: parts)
  }

  /// A moment as a stretch of time without length.
  func instant(_ time: CivilTime) -> Period {
    let moment = moment(time, .second)
    return Period(start: moment, end: moment)
  }

  /// A time of the given grain, with every part written out that a date must have.
  private func moment(_ time: CivilTime, _ grain: Grain) -> Moment {
    let isDate = time.day != nil && grain >= .day
    return Moment(
      year: time.year,
      month: time.month,
      day: time.day,
      hour: time.hour ?? (isDate ? 0 : nil),
      minute: time.minute ?? (isDate || time.hour != nil ? 0 : nil),
      second: time.second ?? (isDate || time.hour != nil ? 0 : nil)
    )
  }

  /// The end of a stretch of the given grain; `nil` if it isn't known on which day it begins.
  private func moment(after start: Moment, _ grain: Grain) -> Moment? {
    var parts = DateComponents(year: start.year, month: start.month, day: start.day)
    (parts.hour, parts.minute, parts.second) = (start.hour, start.minute, start.second)
    guard start.day != nil, let date = voice.calendar.date(from: parts),
      let end = voice.calendar.date(byAdding: grain.length, to: date)
    else { return nil }
    let units: Set<Calendar.Component> = [.year, .month, .day, .hour, .minute, .second]
    let found = voice.calendar.dateComponents(units, from: end)
    return Moment(
      year: found.year,
      month: found.month,
      day: found.day,
      hour: found.hour,
      minute: found.minute,
      second: found.second
    )
  }
}

extension SlotReading {
  fileprivate var time: TimeReading? {
    if case .time(let time) = meaning { time } else { nil }
  }
}

extension Grain {
  fileprivate var length: DateComponents {
    switch self {
    case .second: DateComponents(second: 1)
    case .minute: DateComponents(minute: 1)
    case .hour: DateComponents(hour: 1)
    case .day: DateComponents(day: 1)
    case .week: DateComponents(day: 7)
    case .month: DateComponents(month: 1)
    case .quarter: DateComponents(month: 3)
    case .year: DateComponents(year: 1)
    }
  }
}
