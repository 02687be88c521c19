import Dialogue
import Domains
import Understanding

extension Context {
  /// The values that words have for the parameters of a request.
  func values(of slots: [SlotReading], for exchange: Exchange) -> [Slot: [Value]] {
    guard let app = app(exchange.app) else { return [:] }
    let intent = exchange.conversation.draft.intent
    let columns = IntentRow.row(for: intent)?.columns ?? []
    return inKilometers(slots, exchange.conversation.draft)
      ?? grounding.values(of: slots.named(as: columns), intent: intent, app: app)
  }

  /// The meaning of an answer for the conversation of a request, after what was spoken of before.
  ///
  /// Changes apply in the order in which they were said; of several for one parameter the last one
  /// counts.
  func reply(_ change: Change, to exchange: Exchange, after spoken: [SlotReading]) -> Reply {
    if !change.repairsItself, let answer = answer(change, to: exchange) { return answer }
    var (draft, changed) = (exchange.conversation.draft, change.chosen(from: exchange))
    for (slot, values) in changed { draft[slot] = values }
    for (place, update) in change.updates.enumerated() {
      let before = change.updates[..<place].flatMap(\.slots)
      let said = change.updates.count > 1 ? before : spoken
      let update = keepingHour(timed(update, draft, said), draft)
      let editing = Editing(context: self, exchange: exchange, draft: draft)
      guard var new = editing.values(of: update) else { continue }
      if update.isSetting { Self.exchange(&new, in: draft) }
      for (slot, values) in new {
        draft[slot] = values
        changed[slot] = values
      }
    }
    return changed.isEmpty ? .unclear : .change(changed)
  }

  /// The places that nobody knows and that a change would put in the place of others.
  func strangePlaces(in change: Change, for exchange: Exchange) -> [SlotReading] {
    let draft = exchange.conversation.draft
    let columns = IntentRow.row(for: draft.intent)?.columns ?? []
    return change.updates.flatMap(\.slots).filter { slot in
      // A house number may be outside of what is known.
      guard slot.meaning == .place(.unknown), slot.wording.first?.isNumber != true,
        grounding.world.place(like: slot.wording) == nil
      else { return false }
      let place = columns.first { $0.slot == slot.name }?.parameter
      return place.map { $0 != change.asked?.slot && !draft[$0].isEmpty } == true
    }
  }

  /// Empties the alternative to what is named: people in place of a group mean no group, and the
  /// other way round; so with a goal and none.
  private static func exchange(_ new: inout [Slot: [Value]], in draft: Draft) {
    for (named, other) in alternatives {
      guard new[named]?.isEmpty == false, !draft[other].isEmpty else { continue }
      new[other] = new[other] ?? []
    }
  }

  /// Parameters that take the place of others.
  private static let alternatives: [(Slot, Slot)] = [
    ("recipients", "speakableGroupName"), ("speakableGroupName", "recipients"),
    ("isOpenEnded", "goalValue"), ("isOpenEnded", "workoutGoalUnitType"),
    ("goalValue", "isOpenEnded"),
  ]

  /// Values for the parameter that was asked for, and for nothing else.
  private func answer(_ change: Change, to exchange: Exchange) -> Reply? {
    guard let asked = change.asked, change.picked == nil, change.updates.allSatisfy(\.isValue),
      let app = app(exchange.app)
    else { return nil }
    let draft = exchange.conversation.draft
    // “Kate, in euros” says more of another value.
    guard inKilometers(change.slots, draft) == nil,
      !change.slots.contains(where: { $0.name == "currency" })
    else { return nil }
    let slots = picked(change.slots, asked, exchange)
    let reply = grounding.reply(with: slots, to: asked.slot, intent: draft.intent, app: app)
    switch reply {
    case .values(let values):
      guard let element = asked.element else { return reply }
      let list = draft[asked.slot]
      let own = values.besides(list, except: element)
      return list.settled(by: own, at: element).map { .change([asked.slot: $0]) } ?? .values(own)
    case .unclear: return reply
    default: return nil
    }
  }
}

extension Change {
  /// The choice from a list besides the changes.
  fileprivate func chosen(from exchange: Exchange) -> [Slot: [Value]] {
    guard let picked, let asked else { return [:] }
    var values = exchange.conversation.draft[asked.slot]
    if let element = asked.element, values.indices.contains(element) {
      values[element] = picked
    } else {
      values = [picked]
    }
    return [asked.slot: values]
  }
}

extension Edit {
  /// True if it gives values for others, and adds to none.
  fileprivate var isSetting: Bool {
    switch self {
    case .set, .restate: true
    case .add, .remove, .exchange, .shift, .revise, .reword, .restore: false
    }
  }

  /// True if it gives values and says nothing of what they do to others.
  fileprivate var isValue: Bool {
    switch self {
    case .set(_, let replaces): !replaces
    case .restate: true
    case .shift, .add, .remove, .exchange, .revise, .reword, .restore: false
    }
  }
}

extension Change {
  /// True if values for one thing are said more than once: “20… or 25? 20”.
  fileprivate var repairsItself: Bool {
    let names = updates.map { Set($0.slots.map(\.name)) }
    return names.indices.contains { index in
      names[..<index].contains { !$0.isDisjoint(with: names[index]) }
    }
  }
}
