import Dialogue
import Domains
import Understanding

// MARK: - Several people at the beginning

extension Context {
  /// The party of a request that names several people where its intent holds one, or parts a sum;
  /// `nil` where it is not certain who each of them is.
  func party(of reading: Reading, _ intent: String, _ app: AppDescription) -> Party? {
    guard reading.intent.manner.delivers == .money, let slot = companySlot(of: intent) else {
      return nil
    }
    let people = reading.slots.filter(\.isSomebody).map { person in
      grounding.values(of: [person], intent: intent, app: app)[slot] ?? []
    }
    let shares = reading.ownShares.map { own in
      Party.Shares(total: money(in: reading.slots), own: own)
    }
    guard people.count > 1 || shares != nil, people.allSatisfy({ $0.count == 1 }) else {
      return nil
    }
    let all = people.flatMap(\.self).withoutRepeats
    guard people.count == 1 || all.allSatisfy(\.isCertain) else { return nil }
    return Party(slot: slot, others: Array(all.dropFirst()), shares: shares)
  }

  /// The parameter for the one person of a request.
  func companySlot(of intent: String) -> Slot? {
    let single = Schema.named(intent)?.parameters.filter { !$0.isList }.map(\.slot) ?? []
    let people = IntentRow.row(for: intent)?.columns.filter { $0.kind == .people } ?? []
    return people.map(\.parameter).first(where: single.contains)
  }

  private func money(in slots: [SlotReading]) -> Understanding.Money? {
    slots.lazy.compactMap { slot in
      switch slot.meaning {
      case .money(let money): money
      case .number(let number):
        Understanding.Money(DecimalAmount(number), Region(grounding.world.locale).currency)
      default: nil
      }
    }.first
  }
}

// MARK: - Other people, other sums

/// A request whose people change, and the values that this changes in it.
struct Regrouping {
  var exchange: Exchange
  var values: [Slot: [Value]]

  /// The rest of the change.
  var rest: Change
}

extension Context {
  /// A request with more, fewer or other people, where its intent holds one; `nil` where a change is
  /// about nothing of the kind, or it is not certain who is meant.
  func regrouped(_ change: Change, _ exchange: Exchange) -> Regrouping? {
    let draft = exchange.conversation.draft
    guard exchange.manner.delivers == .money, let slot = companySlot(of: draft.intent),
      draft[slot].allSatisfy(\.isCertain)
    else { return nil }
    // Those whose requests have been made stay as they are.
    let done = exchange.party?.before ?? []
    let present = draft[slot] + (exchange.party?.others ?? [])
    var (all, rest) = (present, [Edit]())
    for edit in change.updates {
      let said = people(edit.slots, exchange, slot)
      let people = edit.isRemoval ? said.meant(among: all) : said
      guard !people.isEmpty, people.allSatisfy(\.isCertain) else {
        rest.append(edit)
        continue
      }
      if case .exchange(let old, _) = edit {
        guard let new = all.exchanging(self.people(old, exchange, slot), for: people) else {
          rest.append(edit)
          continue
        }
        all = new
      } else {
        all = edit.applied(people, to: all)
      }
      rest += [edit.without(\.isSomebody)].compactMap(\.self)
    }
    guard !all.areThose(like: present), !all.isEmpty, max(all.count, present.count) > 1 else {
      return nil
    }
    var new = exchange
    new.party = Party(
      slot: slot,
      before: done,
      others: Array(all.dropFirst()),
      shares: exchange.party?.shares
    )
    var values = [slot: [all[0]]]
    if let part = new.party?.shares?.part(for: done.count + all.count) {
      values[amount] = [value(part)]
    }
    var others = change
    others.updates = rest
    return Regrouping(exchange: new, values: values, rest: others)
  }

  private func people(_ slots: [SlotReading], _ exchange: Exchange, _ slot: Slot) -> [Value] {
    slots.filter(\.isSomebody).flatMap { values(of: [$0], for: exchange)[slot] ?? [] }
      .withoutRepeats
  }

  /// New values of a request that parts a sum, with what comes to each of those whom it is for then;
  /// a sum among them is that of all together, unless it is rather a part.
  func parted(_ values: [Slot: [Value]], _ exchange: inout Exchange) -> [Slot: [Value]] {
    guard let party = exchange.party, let shares = party.shares,
      values[amount] != nil || values[party.slot] != nil
    else { return values }
    let people = values[party.slot].map { (party.before + $0 + party.others).count }
    let count = people ?? exchange.company.count
    if let said = values[amount]?.first {
      let draft = Draft(exchange.conversation.draft.intent, [amount: [said]])
      guard let sum = money(in: grounding.slots(of: draft)), shares.isTotal(sum, for: count) else {
        exchange.party?.shares = nil
        return values
      }
      exchange.party?.shares?.total = sum
    }
    guard let part = exchange.party?.shares?.part(for: count) else { return values }
    return values.merging([amount: [value(part)]]) { $1 }
  }

  /// A draft with the sum that is shared in place of the part of each: a tip comes on top of it
  /// before it is divided.
  func undivided(_ draft: Draft, _ exchange: Exchange) -> Draft {
    guard let total = exchange.party?.shares?.total, draft[amount].count == 1 else { return draft }
    var whole = draft
    whole[amount] = [value(total)]
    return whole
  }

  /// The part of each of a shared sum where the user has so many parts of it; `nil` where none is
  /// shared, or it is not known yet.
  func parted(withOwn own: Int, _ exchange: inout Exchange) -> [Slot: [Value]]? {
    exchange.party?.shares?.own = own
    let part = exchange.party?.shares?.part(for: exchange.company.count)
    return part.map { [amount: [value($0)]] }
  }

  /// The same of a reply, be it to the question who shares it or how much it is.
  func parted(_ reply: Reply, _ exchange: inout Exchange, asked: Slot?) -> Reply {
    switch reply {
    case .change(let values): return .change(parted(values, &exchange))
    case .values(let values):
      guard let asked, exchange.party?.shares != nil else { return reply }
      let parted = parted([asked: values], &exchange)
      return parted == [asked: values] ? reply : .change(parted)
    default: return reply
    }
  }

  private var amount: Slot { "currencyAmount" }

  private func value(_ sum: Understanding.Money) -> Value {
    grounding.voice.value(.money(Dialogue.Money("\(sum.amount)", currency: sum.currency.code)))
  }
}

extension Edit {
  /// The people of a request after it: more, fewer, or these alone.
  fileprivate func applied(_ people: [Value], to all: [Value]) -> [Value] {
    switch self {
    case .add: all + people.filter { one in !all.contains { $0.isSomebody(like: one) } }
    case .remove: all.filter { one in !people.contains { $0.isSomebody(like: one) } }
    case .set, .restate, .exchange: people
    case .shift, .reword, .restore, .revise: all
    }
  }
}

extension Reading {
  /// A request for money with each of those named whom “them” means.
  func namingThem(by grounding: Requests) -> Reading {
    guard intent.manner.delivers == .money else { return self }
    var whole = self
    whole.slots = slots.flatMap { slot in
      guard case .person(let mention) = slot.meaning, mention.pronoun == .them else {
        return [slot]
      }
      return grounding.people.peopleMeant(by: .them).map { person in
        var each = grounding.slot(for: person)
        each.name = slot.name
        return each
      }
    }
    return whole.slots.count > slots.count ? whole : self
  }
}
