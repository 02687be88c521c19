import Dialogue
import Understanding

/// Everything that an answer changes, in the order in which it was said.
package struct Change: Sendable, Hashable {
  var updates: [Edit]

  /// The parameter that was asked for, and the element of its list.
  var asked: Asked?

  /// The choice among the options that were listed.
  var picked: Value?

  /// True if the same line agrees to what comes of it.
  var isAgreedTo = false

  struct Asked: Sendable, Hashable {
    var slot: Slot
    var element: Int?
  }

  init(_ updates: [Edit], to prompt: Prompt?) {
    self.updates = updates
    asked = prompt?.kind.slot.map { Asked(slot: $0, element: prompt?.kind.element) }
  }

  /// The same without some of its values, which then agrees to nothing.
  func without(_ values: [SlotReading]) -> Change {
    guard !values.isEmpty else { return self }
    var rest = self
    rest.updates = updates.compactMap { $0.without(values.contains) }
    rest.isAgreedTo = false
    return rest
  }

  /// The values of all updates, one after the other.
  var slots: [SlotReading] {
    get { updates.flatMap(\.slots) }
    set {
      var rest = newValue[...]
      updates = updates.map { update in
        let own = Array(rest.prefix(update.slots.count))
        rest = rest.dropFirst(own.count)
        return update.with(own)
      }
      if !rest.isEmpty { updates.append(.set(Array(rest), replaces: false)) }
    }
  }
}

extension Change {
  /// The values in an answer besides what was asked, but for people, who stand in the question;
  /// empty where it answers that.
  func besides(_ reply: Reply) -> [SlotReading] {
    guard let asked, case .change(let values) = reply, values[asked.slot] == nil else { return [] }
    return slots.filter { !$0.isSomebody }
  }
}

extension Edit {
  /// The same with other values.
  fileprivate func with(_ slots: [SlotReading]) -> Edit {
    switch self {
    case .set(_, let replaces): return .set(slots, replaces: replaces)
    case .add: return .add(slots)
    case .remove: return .remove(slots)
    case .exchange(let old, _): return .exchange(old, with: slots)
    case .restate(var reading):
      reading.slots = slots
      return .restate(reading)
    case .restore: return .restore(slots)
    case .shift, .revise, .reword: return self
    }
  }
}

extension Prompt.Kind {
  /// The element of a list that is asked about.
  var element: Int? {
    switch self {
    case .value(_, let element, _), .choice(_, let element, _), .narrowing(_, let element, _),
      .approval(_, let element, _):
      element
    case .goAhead, .openApp: nil
    }
  }

  /// The parameter that is asked about.
  var slot: Slot? {
    switch self {
    case .value(let slot, _, _), .choice(let slot, _, _), .narrowing(let slot, _, _),
      .approval(let slot, _, _), .openApp(.gaveUp(let slot)):
      slot
    case .goAhead, .openApp(.failed): nil
    }
  }

  /// The values listed to choose from, or proposed.
  var options: [Value] {
    switch self {
    case .choice(_, _, let values), .narrowing(_, _, let values): values
    case .approval(_, _, let value): [value]
    case .value, .goAhead, .openApp: []
    }
  }
}
