import Dialogue
import Domains
import Foundation
import Understanding

// MARK: - What is unclear

extension Requests {
  /// The first slot that has to be made clear, by its place, and what is unclear about it.
  ///
  /// Slots whose places are settled are taken as they are.
  func doubt(
    in slots: [SlotReading],
    intent: String,
    settled: Set<Int>,
    by interpreter: Interpreter
  ) -> (place: Int, doubt: Clarification.Doubt)? {
    guard let row = IntentRow.row(for: intent) else { return nil }
    for (place, slot) in slots.enumerated() where !settled.contains(place) {
      let columns = row.columns.filter { $0.slot == slot.name }
      if columns.contains(where: { $0.kind == .people }) {
        let suggestions = suggestions(for: slot, by: interpreter)
        if !suggestions.isEmpty { return (place, .person(suggestions)) }
        let namesakes = slots.areParty(in: intent) ? namesakes(of: slot) : []
        if !namesakes.isEmpty { return (place, .person(namesakes)) }
      }
      if columns.contains(where: { $0.kind == .time }),
        slot.meaning == .text || lacksHour(slot.name, slots)
      {
        return (place, .hour)
      }
      if columns.contains(where: \.countsPeople), !slot.isHeadcount {
        return (place, .headcount)
      }
    }
    return nil
  }

  /// The people who could be meant by a name that nobody has.
  private func suggestions(for slot: SlotReading, by interpreter: Interpreter) -> [Suggestion] {
    if case .person(let mention) = slot.meaning, !mention.alternatives.isEmpty {
      return mention.alternatives.map(inFull)
    }
    guard isContactsAllowed, case .person(let mention) = slot.meaning, mention.candidates.isEmpty,
      mention.relation == nil, mention.pronoun == nil, !slot.wording.contains("@")
    else { return [] }
    return interpreter.suggestions(for: slot.wording)
  }

  /// The contacts who are called so; empty where there are not several.
  private func namesakes(of slot: SlotReading) -> [Suggestion] {
    guard isContactsAllowed, case .person(let mention) = slot.meaning, mention.candidates.count > 1
    else { return [] }
    return mention.candidates.compactMap { world.contacts[$0] }
      .map { Suggestion(name: $0.fullName, candidates: [$0.identifier]) }
  }

  /// With the full name of who is meant, where that is plain.
  private func inFull(_ suggestion: Suggestion) -> Suggestion {
    let contacts = suggestion.candidates.compactMap { world.contacts[$0] }
    guard isContactsAllowed else { return suggestion }
    let name =
      contacts.count == 1 ? contacts[0].fullName : contacts.spelling(of: suggestion.name)
    var full = suggestion
    full.name = name
    return full
  }

  /// The longest stretch that still says when to be there: “between four and six”.
  private static let longestWindow = 4 * 3600.0

  /// True if what was said of a time is too long to be one.
  private func lacksHour(_ slot: String, _ slots: [SlotReading]) -> Bool {
    guard let period = period(slots.filter { $0.name == slot }, isPoint: true),
      let start = period.start.flatMap(date), let end = period.end.flatMap(date)
    else { return false }
    return end.timeIntervalSince(start) > Self.longestWindow
  }

  private func date(_ moment: Moment) -> Date? {
    var parts = DateComponents(year: moment.year, month: moment.month, day: moment.day)
    (parts.hour, parts.minute, parts.second) = (moment.hour, moment.minute, moment.second)
    return voice.calendar.date(from: parts)
  }
}

extension [SlotReading] {
  /// True if each of several people gets or gives the same, for which it must be plain who they are.
  fileprivate func areParty(in intent: String) -> Bool {
    Manner.of(intent: intent).delivers == .money
      && Set(filter(\.isSomebody).map(\.meaning)).count > 1
  }
}

extension IntentRow.Column {
  fileprivate var countsPeople: Bool { [.count, .others, .more].contains(kind) }
}

extension SlotReading {
  /// True if the number is one that people come in.
  fileprivate var isHeadcount: Bool {
    guard case .number(let number) = meaning else { return true }
    return Int(exactly: number) != nil
  }

  /// True if so many people ride together now and then.
  var isLikelyHeadcount: Bool {
    guard case .number(let number) = meaning else { return false }
    return isHeadcount && (1...8).contains(number)
  }
}

// MARK: - What stays of a time

extension Requests {
  /// Days that are said instead of a time that is known already: the time of day stays.
  func keepingHour(_ slots: [SlotReading], of draft: Draft) -> [SlotReading] {
    slots.map { slot in
      guard case .time(.instant(let day, .day)) = slot.meaning,
        let known = moment(of: slot.name, in: draft), let hour = known.hour
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
    of draft: Draft,
    by interpreter: Interpreter,
    at now: CivilTime
  ) -> [SlotReading] {
    slots.map { slot in
      guard case .time(.instant(let said, let grain)) = slot.meaning, grain < .day,
        let known = moment(of: slot.name, in: draft), known.day != said.day,
        let time = interpreter.hour(slot.wording, on: known.time, at: now)
      else { return slot }
      var kept = slot
      kept.meaning = .time(time)
      return kept
    }
  }

  /// A part of the day that is said of a time whose hour is known: the other half of the day, if
  /// the hour is in that: “morning”, of nine in the evening.
  func keepingClock(_ slots: [SlotReading], of draft: Draft) -> [SlotReading] {
    slots.map { slot in
      guard case .time(.interval(let start?, let end?, let grain)) = slot.meaning, grain < .day,
        let known = moment(of: slot.name, in: draft), let hour = known.hour
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
    of draft: Draft,
    by interpreter: Interpreter,
    at now: CivilTime
  ) -> SlotReading? {
    let columns = IntentRow.row(for: draft.intent)?.columns ?? []
    guard let slot = columns.first(where: { $0.kind == .time })?.slot,
      let known = moment(of: slot, in: draft),
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
  private func moment(of slot: String, in draft: Draft) -> Moment? {
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
