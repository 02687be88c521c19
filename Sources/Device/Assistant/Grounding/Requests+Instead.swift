import Dialogue
import Domains
import Understanding

// MARK: - Another act on the same things

extension Requests {
  /// A request of another kind with those who were named, else those of the request before, and
  /// what else of that one it can take.
  ///
  /// - Returns: `nil` if money is spoken of where there is neither money nor anybody to get it, and if
  ///   somebody is named whom it can't be for.
  func reading(
    _ kind: IntentName,
    for people: [SlotReading],
    keeping slots: [SlotReading]
  ) -> Reading? {
    let isVideo = kind == Self.videoCall
    let intent = isVideo ? IntentRow.request(standingFor: Self.video) ?? kind : kind
    var kept = slots.map(\.asOfAnyRequest).filter {
      IntentRow.rows(for: intent).first?.takes($0) == true
    }
    // “Him” is whoever the request was about.
    let said = people.filter(\.isSomebody)
    let named = kept.contains(where: \.isSomebody) ? said.filter { !$0.isPronoun } : said
    if !named.isEmpty { kept.removeAll(where: \.isSomebody) }
    if let label = people.label { kept = kept.map { $0.at(label) } }
    let columns = IntentRow.rows(for: intent).first?.columns ?? []
    guard said.isEmpty || columns.contains(where: { Slot.people.contains($0.parameter) }) else {
      return nil
    }
    let others = people.filter { slot in
      !slot.isSomebody && slot.name != "label" && columns.contains { $0.slot == slot.name }
    }
    let all = named + kept + others
    guard Manner.of(intent).delivers != .money || !all.isEmpty else { return nil }
    return Reading(intent: intent, slots: all + (isVideo ? [Self.video] : []), score: 1)
  }

  /// The phrases' name for a call with a picture, which is another kind of the same request.
  private static let videoCall: IntentName = "videoCall"
  private static let video = SlotReading(
    name: "callFormat",
    wording: "video",
    range: 0..<0,
    meaning: .term("video")
  )
}

extension IntentRow {
  /// The request of which an intent stands for a term by itself.
  fileprivate static func request(standingFor slot: SlotReading) -> IntentName? {
    all.first { row in
      row.implied.map { $0.slot == slot.name && .term($0.term) == slot.meaning } == true
    }?.request
  }

  /// True if it has a parameter for what a slot of another request holds: people, money, a note.
  fileprivate func takes(_ slot: SlotReading) -> Bool {
    columns.contains { column in
      guard column.slot == slot.name else { return false }
      switch column.kind {
      case .people, .money: return true
      case .text: return Manner.of(request).delivers == .money
      default: return false
      }
    }
  }
}

// MARK: - As it would be said

extension Requests {
  /// The people that a request is about, and what they get, as if said in another request.
  func slots(of draft: Draft) -> [SlotReading] {
    let people = Slot.people.flatMap { draft[$0] }.map(said)
    let money = draft["currencyAmount"].compactMap(saidMoney)
    let note = draft["note"].map { slot("content", $0.spoken, .text) }
    return people + money + note
  }

  /// The group of the contacts that a request is for.
  private func group(of draft: Draft) -> Contact.Group? {
    let names = draft.filledSlots.flatMap { draft[$0] }.compactMap { value in
      if case .phrase(let phrase) = value.content { phrase.spoken } else { nil }
    }
    return world.contacts.groups.first { names.contains($0.name) }
  }

  /// The people in the group that a request is for.
  func members(of draft: Draft) -> [Value] {
    group(of: draft).map(world.contacts.members)?.map { people.voice.value(.person($0.person())) }
      ?? []
  }

  /// The question who is in the group that a request is for; `nil` where it is for none.
  func askingForMembers(of draft: Draft) -> Reading? {
    guard let request = Manner.records.first(where: { $0.record?.basis == .contacts })?.request,
      let group = group(of: draft)
    else { return nil }
    let mention = PersonMention(candidates: [group.identifier])
    return Reading(
      intent: request,
      slots: [
        slot("whom", group.name, .person(mention)), slot("personDetail", "", .term("members")),
      ],
      score: 1
    )
  }

  private func said(_ value: Value) -> SlotReading {
    guard case .person(let person) = value.content else {
      return slot("recipients", value.spoken, .text)
    }
    return slot(for: person)
  }

  func slot(for person: Person) -> SlotReading {
    let known = [person.contactIdentifier].compactMap(\.self)
    let matches = person.matches.compactMap(\.contactIdentifier)
    // One handle alone is the one that was picked.
    let label = person.aliases.isEmpty ? person.handle?.label : nil
    let mention = PersonMention(candidates: known.isEmpty ? matches : known, label: label)
    return slot("recipients", person.displayName, .person(mention))
  }

  private func saidMoney(_ value: Value) -> SlotReading? {
    guard case .money(let money) = value.content, let digits = money.amount?.utf8,
      let amount = DecimalAmount(digits: digits),
      let currency = money.currency.flatMap({ Currency(code: $0) })
    else { return nil }
    return slot("amount", value.spoken, .money(Understanding.Money(amount, currency)))
  }

  private func slot(_ name: String, _ wording: String, _ meaning: Meaning) -> SlotReading {
    SlotReading(name: name, wording: wording, range: 0..<0, meaning: meaning)
  }
}

extension [SlotReading] {
  /// The kind of number that was said: “text the work number instead”.
  fileprivate var label: String? {
    lazy.compactMap { slot in
      if slot.name == "label", case .term(let label) = slot.meaning { label } else { nil }
    }.first
  }
}

extension SlotReading {
  /// The same person, at such a number.
  fileprivate func at(_ label: String) -> SlotReading {
    guard case .person(var mention) = meaning else { return self }
    mention.label = label
    var slot = self
    slot.meaning = .person(mention)
    return slot
  }

  /// People by the name that their slot has where it is open what is done for them.
  fileprivate var asOfAnyRequest: SlotReading {
    var slot = self
    if isSomebody { slot.name = "recipients" }
    return slot
  }

  var isPronoun: Bool {
    if case .person(let mention) = meaning { mention.pronoun != nil } else { false }
  }
}
