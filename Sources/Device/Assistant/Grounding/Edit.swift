import Understanding

/// A change of a request, as it was said.
enum Edit: Sendable, Hashable {
  /// Values; `isNew` where they are said to replace others.
  case set([SlotReading], replaces: Bool)
  case shift([Shift])
  case add([SlotReading])
  case remove([SlotReading])

  /// People in the place of others.
  case exchange([SlotReading], with: [SlotReading])

  /// Other words for stretches of a text.
  case reword([Rewording])

  /// Brings back what a change took away; with nothing named, what the last one did.
  case restore([SlotReading])

  /// Names a parameter to change without its new value; a member of the list `aspect`.
  case revise(String?)

  /// The request in other words.
  case restate(Reading)
}

extension Edit {
  /// The values that it gives or takes back.
  var slots: [SlotReading] {
    switch self {
    case .set(let slots, _), .add(let slots), .remove(let slots), .restore(let slots),
      .exchange(_, let slots):
      slots
    case .restate(let reading): reading.slots
    case .shift, .revise, .reword: []
    }
  }

  /// Returns whether a request says anew all that it gives; “her” names nobody anew.
  func isSettled(by reading: Reading) -> Bool {
    !slots.isEmpty
      && slots.allSatisfy { slot in
        reading.slots.contains { $0.name == slot.name && (!$0.isPronoun || slot.isPronoun) }
      }
  }
}

extension Edit {
  /// True if it is the request in other words.
  var isRestatement: Bool {
    if case .restate = self { true } else { false }
  }

  var isRewording: Bool {
    if case .reword = self { true } else { false }
  }

  var isRemoval: Bool {
    if case .remove = self { true } else { false }
  }

  var isAddition: Bool {
    if case .add = self { true } else { false }
  }

  /// True if it can only be about a value that is there.
  var isRelative: Bool {
    switch self {
    case .shift, .restore, .reword: true
    case .set, .restate, .add, .remove, .exchange, .revise: false
    }
  }

  /// The rest of the edit without some of its values; `nil` if there is none.
  func without(_ isLeftOut: (SlotReading) -> Bool) -> Edit? {
    let others = slots.filter { !isLeftOut($0) }
    if others.isEmpty { return slots.isEmpty ? self : nil }
    return switch self {
    case .set(_, let replaces): .set(others, replaces: replaces)
    case .restate, .add, .exchange: .set(others, replaces: false)
    case .remove: .remove(others)
    case .shift, .reword, .restore, .revise: self
    }
  }

  /// The same without putting anything right.
  var asInformation: Edit {
    if case .set(let slots, replaces: true) = self { .set(slots, replaces: false) } else { self }
  }

  /// The same behind a request of its line, to which no payment of its own is added: “pay Anna 10 and
  /// Jane 20”.
  var besidesRequest: Edit {
    guard case .add(let slots) = self, slots.contains(where: \.isSomebody),
      !slots.allSatisfy(\.isSomebody)
    else { return self }
    return .set(slots, replaces: false)
  }

  /// True if its values are said to replace others.
  var replaces: Bool {
    switch self {
    case .set(_, replaces: true), .exchange: true
    default: false
    }
  }
}
