import Dialogue
import Domains
import Understanding

/// The edit of a request by one update: the values that its parameters have then.
struct Editing {
  let context: Context
  let exchange: Exchange

  /// The request's draft with the updates before this one.
  let draft: Draft

  /// The parameters that the update changes; `nil` where it fits none.
  func values(of update: Edit) -> [Slot: [Value]]? {
    switch update {
    case .set(let slots, _):
      if let moved = moved(to: slots) { return moved }
      return inCurrency(ofGroup(besides(slots)), saidAs: slots)
    case .restate(let reading):
      let values = context.values(of: reading.slots, for: exchange)
      return inCurrency(values, saidAs: reading.slots)
    case .shift(let shifts):
      let draft = context.undivided(draft, exchange)
      return shifts.reduce(into: [:]) { changed, shift in
        let shifted = context.grounding.shifted(draft, by: shift, at: context.civilNow)
        guard let (slot, value) = shifted else { return }
        changed[slot] = [value]
      }
    case .add(let slots): return added(slots)
    case .remove(let slots) where slots.contains { $0.name == "aspect" }:
      return emptied(slots)
    case .remove(let slots):
      return left(by: slots)
    case .exchange(let old, let new): return exchanged(old, new)
    case .reword(let changes): return reworded(changes)
    case .restore(let slots): return restored(slots)
    case .revise: return nil
    }
  }
}

// MARK: - Parts of a value

extension Editing {
  /// “In euros”: the amount stays as it is; “make it 20”: the currency does.
  func inCurrency(_ values: [Slot: [Value]], saidAs slots: [SlotReading]) -> [Slot: [Value]] {
    let amount: Slot = "currencyAmount"
    guard case .money(let old) = draft[amount].first?.content else { return values }
    var (new, values) = (old, values)
    if case .term(let code) = slots.last(where: { $0.name == "currency" })?.meaning {
      new.currency = code
    } else if case .money(let said) = values[amount]?.first?.content,
      !slots.contains(where: \.isMoney)
    {
      new.amount = said.amount
    } else {
      return values
    }
    values[amount] = [context.grounding.voice.value(.money(new))]
    return values
  }

  /// “Her work number”: the one person of the request who has such a number is reached there.
  private func moved(to slots: [SlotReading]) -> [Slot: [Value]]? {
    guard slots.count == 1, slots[0].name == "label", case .term(let label) = slots[0].meaning
    else { return nil }
    let people = Slot.people.flatMap { slot in draft[slot].map { (slot, $0) } }
    let fitting = people.filter { context.contact($0.1)?.hasHandle(label: label) == true }
    guard fitting.count == 1, let (slot, old) = fitting.first, let contact = context.contact(old)
    else {
      return nil
    }
    let new = context.grounding.voice.value(.person(contact.person(label: label)))
    return [slot: draft[slot].map { $0 == old ? new : $0 }]
  }
}

// MARK: - More, fewer and others

extension Editing {
  /// “No note”: what can be done without is left out.
  private func emptied(_ slots: [SlotReading]) -> [Slot: [Value]]? {
    let meant = slots.compactMap { slot -> Slot? in
      guard case .term(let aspect) = slot.meaning else { return nil }
      return draft.filledSlots.first { $0.isMeant(by: aspect) }
    }
    return Dictionary(meant.map { ($0, []) }) { one, _ in one }
  }

  /// “The other Mike”: of those who share a name, the one whom the request was not for.
  private func besides(_ slots: [SlotReading]) -> [Slot: [Value]] {
    let named = slots.filter { $0.name != SlotReading.namesake }
    let values = context.values(of: named, for: exchange)
    guard named.count < slots.count else { return values }
    let present = Slot.people.flatMap { exchange.conversation.draft[$0] }
      .compactMap(\.somebody?.contactIdentifier)
    return values.mapValues { $0.map { $0.besides(Set(present)) } }
  }

  /// “Just Mike and Anna”: of those who share a name, the ones in the group that it was for.
  private func ofGroup(_ values: [Slot: [Value]]) -> [Slot: [Value]] {
    guard let people = values[Self.recipients], !members.isEmpty else { return values }
    var values = values
    values[Self.recipients] = people.meant(among: members)
    return values
  }

  /// “Not Jane”: the others on the list, or of the group that it is for.
  func left(by slots: [SlotReading]) -> [Slot: [Value]]? {
    if let shorter = changedList(slots, { $0.leftBy($1) }) { return shorter }
    let leaving = context.values(of: slots, for: exchange)[Self.recipients] ?? []
    guard let rest = members.without(leaving), !rest.isEmpty else { return nil }
    return [Self.recipients: rest, Self.group: []]
  }

  /// The people in the group that the request is for.
  private var members: [Value] { context.grounding.members(of: draft) }

  private static let recipients: Slot = "recipients"
  private static let group: Slot = "speakableGroupName"

  /// More people, or more of the text.
  private func added(_ slots: [SlotReading]) -> [Slot: [Value]]? {
    if let texts = texts(adding: slots) { return texts }
    return changedList(slots) { said, values in
      said + values.filter { value in !said.contains { $0.isSomebody(like: value) } }
    }
  }

  /// “Jane in Mike's place”: he leaves the list; where only she is on it, nothing changes.
  func exchanged(_ old: [SlotReading], _ new: [SlotReading]) -> [Slot: [Value]]? {
    let leaving = context.values(of: old, for: exchange).values.flatMap(\.self)
    let isForNobody = (Slot.people + Slot.messageAddresses).allSatisfy { draft[$0].isEmpty }
    if isForNobody { return context.values(of: new, for: exchange) }
    guard let slot = context.companySlot(of: draft.intent) else {
      return changedList(new) { $0.exchanging(leaving, for: $1) }
    }
    // Where the intent holds one person, the others of its party stay.
    let others = exchange.party?.others ?? []
    let coming = context.values(of: new, for: exchange)[slot] ?? []
    guard let all = (draft[slot] + others).exchanging(leaving, for: coming), let first = all.first,
      Array(all.dropFirst()).areThose(like: others)
    else { return nil }
    return [slot: [first]]
  }

  func changedList(
    _ slots: [SlotReading],
    _ changed: (_ said: [Value], _ values: [Value]) -> [Value]?
  ) -> [Slot: [Value]]? {
    let values = context.values(of: slots, for: exchange)
    let lists = exchange.conversation.parameters.filter(\.isList).map(\.slot)
    guard let list = lists.first(where: { values[$0] != nil }), let new = values[list],
      let all = changed(draft[list], new)
    else { return nil }
    return [list: all]
  }
}
