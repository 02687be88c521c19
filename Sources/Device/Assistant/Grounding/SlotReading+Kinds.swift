import Domains
import Understanding

extension [SlotReading] {
  /// People and times by the names that the parameters for them have here, whatever they were said
  /// with.
  func named(as columns: [IntentRow.Column]) -> [SlotReading] {
    map { slot in
      guard !columns.contains(where: { $0.slot == slot.name }),
        let column = columns.first(where: { $0.kind.takes(slot) })
      else { return slot }
      var slot = slot
      slot.name = column.slot
      return slot
    }
  }
}

extension SlotReading {
  /// The slot that tells the other one of a name: “the other Mike”.
  static let namesake = "namesake"
}

extension IntentRow.Kind {
  /// True if a value is of the kind by its meaning alone.
  fileprivate func takes(_ slot: SlotReading) -> Bool {
    switch self {
    case .people: slot.isSomebody
    case .span: slot.isTime
    default: false
    }
  }
}

extension SlotReading {
  /// True if it is a sum with its currency.
  var isMoney: Bool {
    if case .money = meaning { true } else { false }
  }

  /// True if it is a place that is known, a time, or a number of anything but money.
  var isPlaceOrFigure: Bool {
    switch meaning {
    case .place(.unknown): false
    case .place, .number, .time, .duration, .distance, .energy: true
    case .text, .person, .app, .term, .ordinal, .money, .phoneNumber: name == "label"
    }
  }

  /// True if it is a person or a group, be it by a number.
  var isSomebody: Bool {
    switch meaning {
    case .person, .phoneNumber: true
    default: false
    }
  }

  fileprivate var isTime: Bool {
    if case .time = meaning { true } else { false }
  }
}
