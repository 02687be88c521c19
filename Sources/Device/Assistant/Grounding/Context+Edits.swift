import Dialogue
import Domains
import Understanding

extension Context {
  /// “Kilometers”, of ten: ten thousand meters, since SiriKit has no kilometer; so is “15” where the
  /// goal has been ten of them.
  func inKilometers(_ slots: [SlotReading], _ draft: Draft) -> [Slot: [Value]]? {
    guard slots.count == 1, case .decimal(let goal)? = draft["goalValue"].first?.content else {
      return nil
    }
    let kilometers: Double
    switch slots[0].meaning {
    case .term("kilometer") where slots[0].name == "unit": kilometers = goal
    case .number(let number) where draft.hasKilometers(rather: number): kilometers = number
    default: return nil
    }
    return [
      "goalValue": [grounding.voice.value(.decimal(kilometers * 1000))],
      "workoutGoalUnitType": [grounding.voice.value(.term("meter"))],
    ]
  }

  /// “No, wait, 7” is another time where a time was said and no number of people, nor one last.
  func timed(_ edit: Edit, _ draft: Draft, _ spoken: [SlotReading]) -> Edit {
    guard case .set(let slots, let replaces) = edit, slots.count == 1,
      slots[0].name == "partySize", !slots[0].countsPeople, spoken.last?.name != "partySize",
      draft["partySize"].isEmpty || spoken.contains(where: { $0.name == "time" }),
      let hour = KnownTimes(draft: draft).hour(slots[0], by: interpreter, at: civilNow)
    else { return edit }
    return .set([hour], replaces: replaces)
  }

  /// Another day keeps the time of day that was said in the same line: “at two; no, tomorrow”.
  func keepingHour(_ edit: Edit, _ draft: Draft) -> Edit {
    guard case .set(let slots, let replaces) = edit else { return edit }
    return .set(KnownTimes(draft: draft).keepingHour(slots), replaces: replaces)
  }

  /// “The work one”, where several people could be meant: whoever has such a number, at it.
  func picked(
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
}

extension Context {
  /// The people whom a change would take off a list on which they are not.
  func unfit(_ change: Change, _ exchange: Exchange) -> [SlotReading] {
    let editing = Editing(context: self, exchange: exchange, draft: exchange.conversation.draft)
    return change.updates.flatMap { edit -> [SlotReading] in
      switch edit {
      case .remove(let slots) where slots.contains(where: \.isSomebody):
        editing.left(by: slots) == nil ? slots : []
      case .exchange(let old, let new):
        editing.exchanged(old, new) == nil ? old : []
      default: []
      }
    }
  }

  /// True if what was said is so already: “yes, send Anna the twenty”.
  func isSettled(_ edit: Edit, _ exchange: Exchange) -> Bool {
    switch edit {
    case .set, .restate: break
    case .remove(let slots): return areAbsent(slots, exchange)
    case .shift, .add, .exchange, .revise, .reword, .restore: return false
    }
    guard !edit.slots.isEmpty else { return false }
    let draft = exchange.conversation.draft
    let slots = edit.slots.filter { !draft.reaches(by: $0) && !isDoneAnyway($0, draft) }
    let editing = Editing(context: self, exchange: exchange, draft: draft)
    let values = editing.inCurrency(values(of: slots, for: exchange), saidAs: slots)
    return values.isEmpty == slots.isEmpty
      && values.allSatisfy { slot, values in
        draft[slot].areThose(like: values)
          || draft[slot].isEmpty && values.map(\.spoken) == [exchange.shown?[.option]]
      }
  }
}

extension Context {
  /// True if it is plain who some people are, and the request is for none of them.
  private func areAbsent(_ slots: [SlotReading], _ exchange: Exchange) -> Bool {
    let draft = exchange.conversation.draft
    let there = (Slot.people.flatMap { draft[$0] } + (exchange.party?.others ?? []))
      .compactMap(\.somebody?.contactIdentifier)
    let meant = slots.map(people)
    return !there.isEmpty
      && meant.allSatisfy { known in
        known.count == 1 && known[0].contactIdentifier.map { !there.contains($0) } == true
      }
  }

  /// True if a value is “now”, where a request has no time of its own.
  private func isDoneAnyway(_ slot: SlotReading, _ draft: Draft) -> Bool {
    guard case .time(.instant(civilNow, _)) = slot.meaning else { return false }
    return IntentRow.row(for: draft.intent)?.columns.contains { $0.kind == .time } == false
  }
}

extension Draft {
  /// True if a kind of number is the one that everybody in the request is reached by.
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

extension Draft {
  /// True if a workout's goal is whole kilometers, and a bare number is rather as many of these than
  /// meters, of which it would be next to none.
  fileprivate func hasKilometers(rather number: Double) -> Bool {
    guard self["workoutGoalUnitType"].first?.content == .term("meter"), number > 0,
      case .decimal(let goal)? = self["goalValue"].first?.content
    else { return false }
    return goal.truncatingRemainder(dividingBy: 1000) == 0 && number < goal / 30
  }
}
