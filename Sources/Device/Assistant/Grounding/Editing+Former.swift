import Dialogue
import Domains
import Understanding

// MARK: - What changes took away

extension Editing {
  /// Returns the values that a change took away: those named, else those of the last change.
  func restored(_ slots: [SlotReading]) -> [Slot: [Value]]? {
    guard let said = slots.first else { return exchange.former.last }
    if case .term(let former) = said.meaning {
      if former == Self.both { return peopleGone }
      guard former == Self.everybody else { return exchange.former.first }
      return exchange.former.first { $0.keys.contains(where: Slot.messageAddresses.contains) }
    }
    if said.meaning == .text { return text(with: said.wording) }
    if said.isPronoun { return peopleGone }
    return changedList(slots) { now, values in
      let list = lists(of: values).last
      return list ?? now + values.filter { value in !now.contains { $0.isSomebody(like: value) } }
    }
  }

  private static let everybody = "people"
  private static let both = "both"

  /// The text that had some words in it that it has no more.
  private func text(with words: String) -> [Slot: [Value]]? {
    let sought = words.lowercased()
    for values in exchange.former.reversed() {
      for (slot, old) in values {
        guard case .text(let text) = old.first?.content, text.lowercased().contains(sought),
          draft[slot] != old
        else { continue }
        return [slot: old]
      }
    }
    return nil
  }

  /// The people who were taken off a list last.
  private var peopleGone: [Slot: [Value]]? {
    for values in exchange.former.reversed() {
      for slot in Slot.people {
        let gone = (values[slot] ?? []).filter { old in
          !draft[slot].contains { $0.isSomebody(like: old) }
        }
        if !gone.isEmpty { return [slot: draft[slot] + gone] }
      }
    }
    return nil
  }

  /// The former lists that had some people on them.
  private func lists(of people: [Value]) -> [[Value]] {
    exchange.former.flatMap { values in
      Slot.people.compactMap { values[$0] }.filter { list in
        people.allSatisfy { one in list.contains { $0.isSomebody(like: one) } }
      }
    }
  }
}
