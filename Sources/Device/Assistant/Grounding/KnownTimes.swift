import Dialogue
import Domains
import Foundation
import Understanding

/// The times that a request has so far, of which a part stays when another part is said anew.
struct KnownTimes {
  let draft: Draft

  /// Days that are said instead of a time that is known already: the time of day stays.
  func keepingHour(_ slots: [SlotReading]) -> [SlotReading] {
    slots.map { slot in
      guard case .time(.instant(let day, .day)) = slot.meaning,
        let known = moment(of: slot.name), let hour = known.hour
      else { return slot }
      var (kept, time) = (slot, day)
      (time.hour, time.minute) = (hour, known.minute)
      kept.meaning = .time(.instant(time, .minute))
      return kept
    }
  }

  /// Times of day that are said instead of a time on another day: the day stays.
  func keepingDay(
    _ slots: [SlotReading],
    by interpreter: Interpreter,
    at now: CivilTime
  ) -> [SlotReading] {
    slots.map { slot in
      guard case .time(.instant(let said, let grain)) = slot.meaning, grain < .day,
        let known = moment(of: slot.name), known.day != said.day,
        let time = interpreter.hour(slot.wording, on: known.time, at: now)
      else { return slot }
      var kept = slot
      kept.meaning = .time(time)
      return kept
    }
  }

  /// A part of the day that is said of a time whose hour is known: the other half of the day, if
  /// the hour is in that: “morning”, of nine in the evening.
  func keepingClock(_ slots: [SlotReading]) -> [SlotReading] {
    slots.map { slot in
      guard case .time(.interval(let start?, let end?, let grain)) = slot.meaning, grain < .day,
        let known = moment(of: slot.name), let hour = known.hour
      else { return slot }
      let first = start.on(known.date)
      let last = CivilTime(seconds: first.seconds + end.seconds - start.seconds)
      let part = TimeReading.interval(first, last, grain)
      let times = [hour, (hour + 12) % 24].map { known.date.at($0, known.minute) }
      guard let time = times.first(where: { part.distance(to: .instant($0, .minute)) == 0 }) else {
        return slot
      }
      var kept = slot
      kept.meaning = .time(.instant(time, .minute))
      return kept
    }
  }

  /// A bare number that is said instead of a time of day, as close to this as it can be: “no, wait,
  /// 7”.
  func hour(
    _ number: SlotReading,
    by interpreter: Interpreter,
    at now: CivilTime
  ) -> SlotReading? {
    let columns = IntentRow.row(for: draft.intent)?.columns ?? []
    guard let slot = columns.first(where: { $0.kind == .time })?.slot,
      let known = moment(of: slot),
      let time = interpreter.hour(number.wording, on: known.time, at: now)
    else { return nil }
    return SlotReading(
      name: slot,
      wording: number.wording,
      range: number.range,
      meaning: .time(time)
    )
  }

  /// The one point in time that a draft holds for a slot.
  private func moment(of slot: String) -> Moment? {
    let columns = IntentRow.row(for: draft.intent)?.columns ?? []
    guard let column = columns.first(where: { $0.slot == slot && $0.kind == .time }),
      case .period(let known)? = draft[column.parameter].first?.content,
      known.start == known.end
    else { return nil }
    return known.start
  }
}

extension Moment {
  fileprivate var date: CivilTime { CivilTime(year: year, month: month, day: day) }

  /// Its time of day; the day where it has none.
  fileprivate var time: TimeReading {
    guard let hour else { return .instant(date, .day) }
    var time = date
    (time.hour, time.minute) = (hour, minute)
    return .instant(time, .minute)
  }
}
