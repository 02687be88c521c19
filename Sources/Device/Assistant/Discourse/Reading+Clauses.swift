import Dialogue
import Domains
import Understanding

// MARK: - What puts a request right that was taken back in its own line

extension Reading {
  /// The request with other values; `nil` where it has no room for all of them.
  func repaired(by edit: Edit) -> Reading? {
    guard case .set(let slots, _) = edit, !slots.isEmpty else { return nil }
    let (whole, rest) = completed(by: [edit], isCorrected: true)
    return rest.isEmpty ? whole : nil
  }

  /// The request that another one puts right, with what only this one said: the rest of the same
  /// request, and those whom another act is for.
  ///
  ///     text Kate that I'm late, no, text Jane
  ///     call Kate, no, text her
  func repaired(by other: Reading) -> Reading? {
    guard !IntentName.references.contains(other.intent), !other.intent.manner.isLookup else {
      return nil
    }
    let named = other.slots.filter { !$0.isPronoun }
    if intent == other.intent { return named.isEmpty ? self : taking(named) }
    let columns = IntentRow.rows(for: other.intent).flatMap(\.columns)
    let people = slots.filter(\.isSomebody).named(as: columns)
      .filter { slot in columns.contains { $0.slot == slot.name } }
    guard !named.contains(where: \.isSomebody), !people.isEmpty else { return nil }
    var whole = other
    whole.slots = people + named
    return whole
  }
}

extension Reading {
  /// The request with what another sentence says of it, where there can be only one, or where it
  /// points to the same person.
  ///
  ///     get me a ride home. A sedan, please
  ///     I owe Anna for lunch. Send her 18
  func continued(by other: Reading) -> Reading? {
    let said = other.slots.filter { !$0.isPronoun }
    let isOfThem = said.count < other.slots.count && !said.contains(where: \.isSomebody)
    guard intent == other.intent, intent.manner.isOneAtATime || isOfThem,
      app == nil || other.app == nil,
      Set(slots.map(\.name)).isDisjoint(with: said.map(\.name))
    else { return nil }
    var whole = self
    whole.slots += said
    whole.app = app ?? other.app
    return whole
  }

  /// True if another request says no more than that this one is to be done: “…, so pay her”.
  func isRepeated(by other: Reading) -> Bool {
    intent == other.intent && slots.contains { !$0.isPronoun }
      && other.slots.allSatisfy(\.isPronoun)
  }
}

extension Reading {
  /// True if it ends something, or only asks for it, and another request does no more than that.
  func isDoneOnce(with other: Reading) -> Bool {
    (intent.isEnding || changesNothing) && intent == other.intent
      && slots.map(\.name) == other.slots.map(\.name)
      && slots.map(\.meaning) == other.slots.map(\.meaning)
  }
}

extension Reading {
  /// True if it does no more than end what a request begins: “hang up”, before anybody is called.
  func ends(_ own: IntentName) -> Bool {
    intent.isEnding && slots.isEmpty
      && intent.manner.effect?.activity == own.manner.effect?.activity
  }

  /// True if another request asks for the same.
  func means(_ other: Reading) -> Bool {
    intent == other.intent && slots.map(\.name) == other.slots.map(\.name)
      && slots.map(\.meaning) == other.slots.map(\.meaning)
  }
}

// MARK: - Values that are part of another

extension Reading {
  /// The request with the values that say more of one that it has: a currency of its amount, the
  /// kind of number of the people in it.
  fileprivate func specified(by slots: [SlotReading]) -> (Reading, rest: [SlotReading]) {
    var (whole, rest) = (self, [SlotReading]())
    for slot in slots {
      let place = whole.slots.lastIndex { $0.specified(by: slot) != nil }
      if let place, let new = whole.slots[place].specified(by: slot) {
        whole.slots[place] = new
      } else {
        rest.append(slot)
      }
    }
    return (whole, rest)
  }
}

extension SlotReading {
  /// The same value with what another one says of it; `nil` where that says nothing of it.
  fileprivate func specified(by other: SlotReading) -> SlotReading? {
    guard case .term(let term) = other.meaning else { return nil }
    var new = self
    switch (other.name, meaning) {
    case ("label", .person(var mention)) where mention.pronoun == nil:
      mention.label = term
      new.meaning = .person(mention)
    case ("currency", .money(let money)):
      guard let currency = Currency(code: term) else { return nil }
      (new.name, new.meaning) = ("amount", .money(Understanding.Money(money.amount, currency)))
    case ("currency", .number(let number)) where name == "sum":
      guard let currency = Currency(code: term) else { return nil }
      let money = Understanding.Money(DecimalAmount(number), currency)
      (new.name, new.meaning) = ("amount", .money(money))
    default: return nil
    }
    return new
  }
}

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
      let specified = whole.specified(by: edit.slots.named(as: columns))
      let slots = specified.rest
      whole = specified.0
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

  /// The same with other words for stretches of its texts.
  func reworded(by edits: [Edit]) -> Reading {
    var reading = self
    for case .reword(let changes) in edits {
      for change in changes {
        guard let place = reading.slots.lastIndex(where: { $0.name == change.slot }) else {
          continue
        }
        reading.slots[place].wording = reading.slots[place].wording.replacing(change)
      }
    }
    return reading
  }

  /// True if a parameter that a value is for has one already.
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
      guard edit != .restate(self), !edit.isAddition, edit.slots.contains(where: \.isSomebody),
        edit.slots.contains(where: { !$0.isSomebody })
      else { return nil }
      return Reading(intent: intent, slots: edit.slots, app: app, score: score)
    }
  }
}

extension Hearing {
  /// The requests of the line with the values that stand in clauses of their own, and the values
  /// that none of them has room for.
  ///
  ///     get me a cab. We're two
  ///     call Anna, no wait, Mike Chen
  ///
  /// While a question is open, values are about that unless they stand behind a request.
  func requested(atRest isAtRest: Bool) -> (readings: [Reading], rest: [SlotReading]) {
    let all = isAtRest || !requests.isEmpty ? readings : []
    let (base, edits) = isAtRest ? firstRequest : lastRequest
    guard let base else { return (all, []) }
    let isCorrected = isAtRest && (decision == .no || takenBack != nil)
    let others = isCorrected ? [] : base.others(in: edits)
    let own = edits.filter { edit in !others.contains { $0.slots == edit.slots } }
    let (completed, rest) = base.completed(by: own, isCorrected: isCorrected)
    let whole = completed.reworded(by: own)
    let readings =
      isAtRest
      ? [whole] + others + all.dropFirst() : all.dropLast() + [whole] + others
    return (readings, rest)
  }

  /// The first request of a line, which all values in it are about.
  private var firstRequest: (Reading?, [Edit]) {
    let first = (readings + restated).first ?? (updates.isEmpty ? nil : takenBack)
    // “I paid 80 for four. Ask Jane for 20”: what stands before a request puts nothing in it right.
    return (first, (readings.isEmpty ? updates : updates.map(\.asInformation)) + behind)
  }

  /// The last request of a line, with what stands behind it.
  private var lastRequest: (Reading?, [Edit]) {
    if let last = readings.last { return (last, behind) }
    guard requests.isEmpty, let place = updates.lastIndex(where: \.isRestatement) else {
      return (nil, [])
    }
    return (restated.last, Array(updates[(place + 1)...]))
  }

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

  /// The requests that it makes by adding to one for somebody: “and 20 to Kate, and 10 to Mike”;
  /// none if it says anything else.
  func requestsMore(of request: IntentName) -> [Reading] {
    let isAlone =
      requests.isEmpty && unread.isEmpty && picks == nil && control == nil && verb == nil
    let isOfOthers = updates.allSatisfy { edit in
      edit.isAddition && edit.slots.contains { $0.isSomebody && !$0.isPronoun }
        && edit.slots.contains { !$0.isSomebody }
    }
    guard isAlone, isOfOthers else { return [] }
    return updates.compactMap { edit in
      let (reading, rest) = Reading(intent: request, score: 1)
        .completed(by: [.set(edit.slots, replaces: false)], isCorrected: false)
      return rest.isEmpty ? reading : nil
    }
  }

  /// The values of the line, if it gives nothing else and a request takes them all.
  func values(for request: IntentName) -> [SlotReading]? {
    let columns = IntentRow.rows(for: request).flatMap(\.columns)
    let isOfSets = updates.allSatisfy { if case .set = $0 { true } else { false } }
    let isAlone =
      requests.isEmpty && (control == nil || preference != nil) && instead == nil && !isRetracted
    guard isOfSets, isAlone, decision != .no, !slots.isEmpty,
      slots.allSatisfy({ slot in columns.contains { $0.slot == slot.name } })
    else { return nil }
    return slots
  }

  /// “Running, flat course”: words of any kind behind a name that is known are no other name.
  func isGuess(_ slots: [SlotReading]) -> Bool {
    slots.count == 1 && slots[0].meaning == .text
      && updates.last?.slots.contains {
        if case .term = $0.meaning { $0.name == slots[0].name } else { false }
      } == true
  }
}
