import Dialogue
import Domains
import Understanding

// MARK: - What further clauses of a line add to a request

extension Reading {
  /// The request with the values of other clauses, and the values that it has no room for.
  ///
  /// What was said already is kept, unless it is put right.
  func completed(
    by edits: [Edit],
    isCorrected: Bool
  ) -> (Reading, rest: [SlotReading]) {
    let columns = IntentRow.rows(for: intent).flatMap(\.columns)
    var (whole, rest) = (self, [SlotReading]())
    for edit in edits where edit != .restate(self) {
      let slots = edit.slots.named(as: columns)
      let own = slots.filter { slot in columns.contains { $0.slot == slot.name } }
      rest += slots.filter { !own.contains($0) }
      if edit.isAddition {
        whole.slots += own
      } else if isCorrected || edit.replaces {
        whole = whole.taking(own) ?? whole
      } else {
        let new = own.filter { slot in !slots.isEmpty && !whole.says(slot, columns) }
        whole.slots += new
        rest += own.filter { !new.contains($0) }
      }
    }
    return (whole, rest)
  }

  /// Whether a parameter that a value is for has one already.
  private func says(_ slot: SlotReading, _ columns: [IntentRow.Column]) -> Bool {
    let parameters = Set(columns.filter { $0.slot == slot.name }.map(\.parameter))
    return columns.contains { column in
      parameters.contains(column.parameter) && slots.contains { $0.name == column.slot }
    }
  }

  /// “Pay Anna 10 and Jane 20”: the same for others, who get something of their own.
  func others(in edits: [Edit]) -> [Reading] {
    guard intent.manner.delivers != nil, slots.contains(where: \.isSomebody) else { return [] }
    return edits.compactMap { edit in
      guard !edit.isAddition, edit.slots.contains(where: \.isSomebody),
        edit.slots.contains(where: { !$0.isSomebody })
      else { return nil }
      return Reading(intent: intent, slots: edit.slots, app: app, score: score)
    }
  }
}

extension Hearing {
  /// One more request like the one at hand, for somebody else and with something of its own.
  func another(like exchange: Exchange) -> Reading? {
    guard exchange.manner.delivers != nil, let request = exchange.request,
      slots.contains(where: { $0.isSomebody && !$0.isPronoun }),
      slots.contains(where: { !$0.isSomebody })
    else { return nil }
    let (another, rest) = Reading(intent: request, score: 1)
      .completed(by: updates, isCorrected: false)
    return rest.isEmpty && another.slots.contains(where: \.isSomebody) ? another : nil
  }
}
