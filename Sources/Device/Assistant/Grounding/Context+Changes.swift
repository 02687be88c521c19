import Dialogue
import Domains
import Understanding

// MARK: - What changes come to

extension Context {
  /// The values that words have for the parameters of a request.
  func values(of slots: [SlotReading], for exchange: Exchange) -> [Slot: [Value]] {
    guard let app = app(exchange.app) else { return [:] }
    let intent = exchange.conversation.draft.intent
    let columns = IntentRow.row(for: intent)?.columns ?? []
    return grounding.values(of: slots.named(as: columns), intent: intent, app: app)
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
      guard var new = values(of: update, for: exchange, with: draft) else { continue }
      // Whoever names people in place of a group means these and no group.
      if update.isSetting, new["recipients"]?.isEmpty == false, !draft[Self.group].isEmpty {
        new[Self.group] = new[Self.group] ?? []
      }
      for (slot, values) in new {
        draft[slot] = values
        changed[slot] = values
      }
    }
    return changed.isEmpty ? .unclear : .change(changed)
  }

  private static let group: Slot = "speakableGroupName"

  /// Values for the parameter that was asked for, and for nothing else.
  private func answer(_ change: Change, to exchange: Exchange) -> Reply? {
    guard let asked = change.asked, change.picked == nil, change.updates.allSatisfy(\.isValue),
      let app = app(exchange.app)
    else { return nil }
    let draft = exchange.conversation.draft
    let slots = picked(change.slots, asked, exchange)
    let reply = grounding.reply(with: slots, to: asked.slot, intent: draft.intent, app: app)
    switch reply {
    case .values(let values):
      guard let element = asked.element else { return reply }
      return .values(values.besides(draft[asked.slot], except: element))
    case .unclear: return reply
    default: return nil
    }
  }

  /// The parameters that one update changes; `nil` where it fits none.
  private func values(
    of update: Edit,
    for exchange: Exchange,
    with draft: Draft
  ) -> [Slot: [Value]]? {
    switch update {
    case .set(let slots, _):
      if let moved = moved(to: slots, draft) { return moved }
      return inCurrency(of: draft, values(of: slots, for: exchange), saidAs: slots)
    case .restate(let reading):
      return inCurrency(of: draft, values(of: reading.slots, for: exchange), saidAs: reading.slots)
    case .shift(let shifts):
      return shifts.reduce(into: [:]) { changed, shift in
        guard let (slot, value) = grounding.shifted(draft, by: shift, at: civilNow) else { return }
        changed[slot] = [value]
      }
    case .add(let slots): return added(slots, exchange, draft)
    case .remove(let slots) where slots.contains { $0.name == "aspect" }:
      return emptied(slots, exchange, draft)
    case .remove(let slots):
      return changedList(slots, exchange, draft) { said, values in
        let rest = said.filter { value in !values.contains { $0.isSomebody(like: value) } }
        return rest.count < said.count ? rest : nil
      }
    case .reword(let changes): return reworded(changes, draft)
    case .restore(let slots): return restored(slots, exchange, draft)
    case .revise: return nil
    }
  }
}

extension Change {
  /// What was chosen of a list besides the changes.
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
  /// Whether it gives values for others, and adds to none.
  fileprivate var isSetting: Bool {
    switch self {
    case .set, .restate: true
    case .add, .remove, .shift, .revise, .reword, .restore: false
    }
  }

  /// Whether it gives values and says nothing of what they do to others.
  fileprivate var isValue: Bool {
    switch self {
    case .set(_, let replaces): !replaces
    case .restate: true
    case .shift, .add, .remove, .revise, .reword, .restore: false
    }
  }
}

extension Change {
  /// Whether values for one thing are said more than once: “20… or 25? 20”.
  fileprivate var repairsItself: Bool {
    let names = updates.map { Set($0.slots.map(\.name)) }
    return names.indices.contains { index in
      names[..<index].contains { !$0.isDisjoint(with: names[index]) }
    }
  }
}

// MARK: - Single changes

extension Context {
  /// “In euros”: the amount stays as it is; “make it 20”: the currency does.
  private func inCurrency(
    of draft: Draft,
    _ values: [Slot: [Value]],
    saidAs slots: [SlotReading]
  ) -> [Slot: [Value]] {
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
    values[amount] = [grounding.voice.value(.money(new))]
    return values
  }

  /// “No, wait, 7” is another time where a time was said and no number of people.
  private func timed(_ edit: Edit, _ draft: Draft, _ spoken: [SlotReading]) -> Edit {
    guard case .set(let slots, let replaces) = edit, slots.count == 1,
      slots[0].name == "partySize", !slots[0].countsPeople,
      draft["partySize"].isEmpty || spoken.contains(where: { $0.name == "time" }),
      let hour = grounding.hour(slots[0], of: draft, by: interpreter, at: civilNow)
    else { return edit }
    return .set([hour], replaces: replaces)
  }

  /// Another day keeps the time of day that was said in the same line: “at two; no, tomorrow”.
  private func keepingHour(_ edit: Edit, _ draft: Draft) -> Edit {
    guard case .set(let slots, let replaces) = edit else { return edit }
    return .set(grounding.keepingHour(slots, of: draft), replaces: replaces)
  }

  /// “Her work number”: the one person of the request who has such a number is reached there.
  func moved(to slots: [SlotReading], _ draft: Draft) -> [Slot: [Value]]? {
    guard slots.count == 1, slots[0].name == "label", case .term(let label) = slots[0].meaning
    else { return nil }
    let people = Slot.people.flatMap { slot in draft[slot].map { (slot, $0) } }
    let fitting = people.filter { contact($0.1)?.hasHandle(label: label) == true }
    guard fitting.count == 1, let (slot, old) = fitting.first, let contact = contact(old) else {
      return nil
    }
    let new = grounding.voice.value(.person(contact.person(label: label)))
    return [slot: draft[slot].map { $0 == old ? new : $0 }]
  }

  /// “The work one”, where several people could be meant: whoever has such a number, at it.
  fileprivate func picked(
    _ slots: [SlotReading],
    _ asked: Change.Asked,
    _ exchange: Exchange
  ) -> [SlotReading] {
    guard slots.count == 1, slots[0].name == "label", case .term(let label) = slots[0].meaning,
      case .ask(let prompt) = exchange.conversation.step, permissions.contacts
    else { return slots }
    let contacts = meant(by: prompt)
    let fitting = contacts.filter { $0.hasHandle(label: label) }
    guard fitting.count == 1 else { return slots }
    let row = IntentRow.row(for: exchange.conversation.draft.intent)
    var slot = slots[0]
    slot.name = row?.slot(for: asked.slot) ?? ""
    slot.wording = fitting[0].fullName
    slot.meaning = .person(PersonMention(candidates: [fitting[0].identifier], label: label))
    return [slot]
  }

  /// The contacts among whom one is meant: those listed or proposed, or who was spoken of last.
  private func meant(by prompt: Prompt) -> [Contact] {
    switch prompt.kind {
    case .value:
      return grounding.memory.people.count == 1 ? spokenOf : []
    case .approval(_, _, let proposed): return [proposed].compactMap(contact)
    default:
      let contacts = prompt.kind.options.compactMap(contact)
      return contacts.count == prompt.kind.options.count ? contacts : []
    }
  }

  private var spokenOf: [Contact] {
    grounding.memory.people.compactMap { person in
      person.contactIdentifier.flatMap { grounding.world.contacts[$0] }
    }
  }

  /// “No note”: what can be done without is left out.
  private func emptied(
    _ slots: [SlotReading],
    _ exchange: Exchange,
    _ draft: Draft
  ) -> [Slot: [Value]]? {
    let meant = slots.compactMap { slot -> Slot? in
      guard case .term(let aspect) = slot.meaning else { return nil }
      return draft.filledSlots.first { $0.isMeant(by: aspect) }
    }
    return Dictionary(meant.map { ($0, []) }) { one, _ in one }
  }

  /// More people, or more of the text.
  private func added(
    _ slots: [SlotReading],
    _ exchange: Exchange,
    _ draft: Draft
  )
    -> [Slot: [Value]]?
  {
    if let texts = texts(adding: slots, draft) { return texts }
    return changedList(slots, exchange, draft) { said, values in
      said + values.filter { value in !said.contains { $0.isSomebody(like: value) } }
    }
  }

  func changedList(
    _ slots: [SlotReading],
    _ exchange: Exchange,
    _ draft: Draft,
    _ changed: (_ said: [Value], _ values: [Value]) -> [Value]?
  ) -> [Slot: [Value]]? {
    let values = values(of: slots, for: exchange)
    let lists = exchange.conversation.parameters.filter(\.isList).map(\.slot)
    guard let list = lists.first(where: { values[$0] != nil }), let new = values[list],
      let all = changed(draft[list], new)
    else { return nil }
    return [list: all]
  }
}

extension [Value] {
  /// The people that an answer about one of a list gives, without those who are on it already.
  fileprivate func besides(_ list: [Value], except element: Int) -> [Value] {
    let others = list.indices.filter { $0 != element }.map { list[$0] }
    return filter { value in !others.contains { $0.isSomebody(like: value) } }
  }

  func areThose(like others: [Value]) -> Bool {
    count == others.count && allSatisfy { value in others.contains { value.isSomebody(like: $0) } }
  }
}

extension Context {
  /// Whether what was said is so already: “yes, send Anna the twenty”.
  func isSettled(_ edit: Edit, _ exchange: Exchange) -> Bool {
    switch edit {
    case .set, .restate: break
    case .shift, .add, .remove, .revise, .reword, .restore: return false
    }
    guard !edit.slots.isEmpty else { return false }
    let draft = exchange.conversation.draft
    let slots = edit.slots.filter { !draft.reaches(by: $0) }
    let values = inCurrency(of: draft, values(of: slots, for: exchange), saidAs: slots)
    return values.isEmpty == slots.isEmpty
      && values.allSatisfy { slot, values in
        draft[slot].areThose(like: values)
          || draft[slot].isEmpty && values.map(\.spoken) == [exchange.shown?[.option]]
      }
  }
}

extension Draft {
  /// Whether a kind of number is the one that everybody in the request is reached by.
  fileprivate func reaches(by slot: SlotReading) -> Bool {
    guard slot.name == "label", case .term(let label) = slot.meaning else { return false }
    let people = Slot.people.flatMap { self[$0] }
    return !people.isEmpty
      && people.allSatisfy { value in
        guard case .person(let person) = value.content else { return false }
        return person.handle?.label == label
      }
  }
}

extension Value {
  /// Whether both are one person, whichever names they were called by.
  func isSomebody(like other: Value) -> Bool {
    guard case .person(let one) = content, case .person(let two) = other.content else {
      return self == other
    }
    if let identifier = one.contactIdentifier { return identifier == two.contactIdentifier }
    return one.displayName.lowercased() == two.displayName.lowercased()
  }
}

// MARK: - One person at a time

extension Context {
  /// The place for one person for whom several were named.
  func crowded(_ slots: [SlotReading], _ intent: String) -> IntentRow.Column? {
    let single = Schema.named(intent)?.parameters.filter { !$0.isList }.map(\.slot) ?? []
    let columns = IntentRow.row(for: intent)?.columns.filter { $0.kind == .people } ?? []
    return columns.first { column in
      let names = columns.filter { $0.parameter == column.parameter }.map(\.slot)
      return single.contains(column.parameter) && slots.count { names.contains($0.name) } > 1
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
    let single = Schema.named(draft.intent)?.parameters.filter { !$0.isList }.map(\.slot) ?? []
    let removed = change.updates.filter(\.isRemoval).flatMap(\.slots)
    guard !removed.isEmpty, let app = grounding.apps.first else { return nil }
    let columns = IntentRow.row(for: draft.intent)?.columns ?? []
    let values = grounding.values(of: removed.named(as: columns), intent: draft.intent, app: app)
    return single.first { slot in
      draft[slot].contains { old in values[slot]?.contains { $0.isSomebody(like: old) } == true }
    }
  }

  /// The places beyond the first where an intent holds one.
  func surplus(in slots: [SlotReading], _ intent: String) -> [SlotReading] {
    let places = IntentRow.row(for: intent)?.columns.filter { $0.kind == .place } ?? []
    return places.flatMap { column in
      let said = slots.filter { $0.name == column.slot }
      // “Sacramento, the State Capitol” is one place by two names.
      return said.dropFirst().filter { $0.meaning != said.first?.meaning }
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

extension IntentRow.Kind {
  /// Whether a value is of the kind by its meaning alone.
  fileprivate func takes(_ slot: SlotReading) -> Bool {
    switch self {
    case .people: slot.isSomebody
    case .span: slot.isTime
    default: false
    }
  }
}

extension SlotReading {
  /// Whether it is a sum with its currency.
  fileprivate var isMoney: Bool {
    if case .money = meaning { true } else { false }
  }

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

// MARK: - Readings

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
