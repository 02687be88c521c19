import Dialogue
import Domains
import Understanding

extension Reading {
  /// Whether both want one thing, wherever in their lines they say so.
  func asksTheSame(as other: Reading) -> Bool {
    intent == other.intent && app?.meaning == other.app?.meaning
      && slots.map(\.name) == other.slots.map(\.name)
      && slots.map(\.meaning) == other.slots.map(\.meaning)
      && slots.map(\.wording) == other.slots.map(\.wording)
  }

  /// The same with other values for those of its parameters that are spoken of; `nil` if it has none
  /// of them.
  func taking(_ new: [SlotReading]) -> Reading? {
    let columns = IntentRow.rows(for: intent).first?.columns ?? []
    func parameters(_ slot: SlotReading) -> Set<Slot> {
      Set(columns.filter { $0.slot == slot.name }.map(\.parameter))
    }
    let own = new.filter { !parameters($0).isEmpty }
    guard !own.isEmpty else { return nil }
    let changed = own.reduce(into: Set<Slot>()) { $0.formUnion(parameters($1)) }
    var copy = self
    copy.slots.removeAll { !parameters($0).isDisjoint(with: changed) }
    copy.slots += own
    return copy
  }

  /// Whether a call is wanted at another time, which no intent can hold.
  var isForLater: Bool {
    slots.contains { $0.name == Self.later }
  }

  /// The same at once.
  var atOnce: Reading {
    var copy = self
    if isForLater { copy.slots.removeAll { $0.name == Self.later } }
    return copy
  }

  private static let later = "callTime"
}
