import Dialogue
import Domains
import Understanding

extension Context {
  /// The place for one person for whom several were named.
  func crowded(_ slots: [SlotReading], _ intent: String) -> IntentRow.Column? {
    let columns = IntentRow.row(for: intent)?.columns.filter { $0.kind == .people } ?? []
    let parameters = Schema.named(intent)?.parameters ?? []
    return columns.first { column in
      let isSingle = parameters.contains { $0.slot == column.parameter && !$0.isList }
      let names = columns.filter { $0.parameter == column.parameter }.map(\.slot)
      return isSingle && Set(slots.filter { names.contains($0.name) }.map(\.meaning)).count > 1
    }
  }

  /// The parameter for one person that a change would give several.
  func crowded(_ change: Change, _ draft: Draft) -> Slot? {
    change.updates.lazy.compactMap { edit -> Slot? in
      let slots = edit.isAddition ? edit.slots + grounding.slots(of: draft) : edit.slots
      return crowded(slots, draft.intent)?.parameter
    }.first
  }

  /// The parameter for one person that a change leaves empty.
  func emptied(_ change: Change, _ draft: Draft) -> Slot? {
    let removed = change.updates.filter(\.isRemoval).flatMap(\.slots)
    guard !removed.isEmpty, let app = grounding.apps.first else { return nil }
    let single = Schema.named(draft.intent)?.parameters.filter { !$0.isList }.map(\.slot) ?? []
    let columns = IntentRow.row(for: draft.intent)?.columns ?? []
    let values = grounding.values(of: removed.named(as: columns), intent: draft.intent, app: app)
    return single.first { slot in
      values[slot].map { draft[slot].without($0)?.isEmpty == true } == true
    }
  }

  /// The places beyond the first where an intent holds one.
  func surplus(in slots: [SlotReading], _ intent: String) -> [SlotReading] {
    let places = IntentRow.row(for: intent)?.columns.filter { $0.kind == .place } ?? []
    return places.flatMap { column in
      let said = slots.filter { $0.name == column.slot }
      // “Sacramento, the State Capitol” is one place by two names.
      let first = said.first.flatMap(grounding.place)
      return said.dropFirst().filter {
        $0.meaning != said[0].meaning && grounding.place($0) != first
      }
    }
  }

  /// The same for each of several people where an intent holds one.
  func forEach(_ reading: Reading, _ intent: String) -> [Reading] {
    guard let parameter = crowded(reading.slots, intent)?.parameter else { return [reading] }
    let columns = IntentRow.row(for: intent)?.columns ?? []
    let names = columns.filter { $0.parameter == parameter }.map(\.slot)
    return reading.slots.filter { names.contains($0.name) }.map { person in
      var own = reading
      own.slots = reading.slots.filter { !names.contains($0.name) || $0 == person }
      return own
    }
  }
}
