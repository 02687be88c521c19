import Dialogue
import Domains
import Foundation
import Understanding

/// Finds in a request what has to be made clear before an app hears of it.
struct Doubts {
  let grounding: Requests

  /// Finds contacts whose names sound like others.
  let interpreter: Interpreter

  /// The first slot that has to be made clear, by its place, and what is unclear about it.
  ///
  /// Slots whose places are settled are taken as they are.
  func first(
    in slots: [SlotReading],
    intent: String,
    settled: Set<Int>
  ) -> (place: Int, doubt: Clarification.Doubt)? {
    guard let row = IntentRow.row(for: intent) else { return nil }
    for (place, slot) in slots.enumerated() where !settled.contains(place) {
      let columns = row.columns.filter { $0.slot == slot.name }
      if columns.contains(where: { $0.kind == .people }) {
        let suggestions = suggestions(for: slot)
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
  private func suggestions(for slot: SlotReading) -> [Suggestion] {
    if case .person(let mention) = slot.meaning, !mention.alternatives.isEmpty {
      return mention.alternatives.map(inFull)
    }
    guard grounding.isContactsAllowed, case .person(let mention) = slot.meaning,
      mention.candidates.isEmpty,
      mention.relation == nil, mention.pronoun == nil, !slot.wording.contains("@")
    else { return [] }
    return interpreter.suggestions(for: slot.wording)
  }

  /// The contacts who are called so; empty where there are not several.
  private func namesakes(of slot: SlotReading) -> [Suggestion] {
    guard grounding.isContactsAllowed, case .person(let mention) = slot.meaning,
      mention.candidates.count > 1
    else { return [] }
    return mention.candidates.compactMap { grounding.world.contacts[$0] }
      .map { Suggestion(name: $0.fullName, candidates: [$0.identifier]) }
  }

  /// With the full name of who is meant, where that is plain.
  private func inFull(_ suggestion: Suggestion) -> Suggestion {
    let contacts = suggestion.candidates.compactMap { grounding.world.contacts[$0] }
    guard grounding.isContactsAllowed else { return suggestion }
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
    guard let period = grounding.period(slots.filter { $0.name == slot }, isPoint: true),
      let start = period.start.flatMap(date), let end = period.end.flatMap(date)
    else { return false }
    return end.timeIntervalSince(start) > Self.longestWindow
  }

  private func date(_ moment: Moment) -> Date? {
    var parts = DateComponents(year: moment.year, month: moment.month, day: moment.day)
    (parts.hour, parts.minute, parts.second) = (moment.hour, moment.minute, moment.second)
    return grounding.voice.calendar.date(from: parts)
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
