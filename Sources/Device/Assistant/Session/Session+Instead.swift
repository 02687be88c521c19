import Dialogue
import Domains
import Understanding

// MARK: - Another kind of request

extension Session {
  /// Puts another kind of request in the place of the one under way, with what fits of it: “text
  /// her instead”.
  func take(_ kind: IntentName, for people: [SlotReading], insteadOf exchange: Exchange) async {
    let draft = exchange.conversation.draft
    guard let reading = reading(kind, for: people, keeping: requests.slots(of: draft)) else {
      stage = .talking(exchange)
      return await tell(.unclear, to: exchange)
    }
    callOff(exchange)
    await dispatch(reading)
  }

  /// The same where no app has heard yet of the request under way.
  func take(_ kind: IntentName, for people: [SlotReading], insteadOf reading: Reading) async {
    guard let other = self.reading(kind, for: people, keeping: reading.slots) else {
      return repeatPrompt()
    }
    stage = .idle
    state(.cancelled)
    await dispatch(other)
  }

  /// The same with what was handled last, after which it is done besides.
  func takeInstead(ofLast said: Reading) async {
    stage = .idle
    guard case .term(let name) = said.slots.first(where: { $0.name == "kind" })?.meaning else {
      return
    }
    var kept = memory.handled.first.map { requests.slots(of: $0.draft) } ?? []
    if !kept.contains(where: \.isPerson), memory.people.count == 1 {
      kept += memory.people.map { requests.slot(for: $0) }
    }
    let people = said.slots.filter { $0.name != "kind" }
    guard let reading = reading(IntentName(rawValue: name), for: people, keeping: kept) else {
      state(.refused("nothing-to-repeat"))
      return say(SessionWording.nothingToRepeat)
    }
    await dispatch(reading)
  }

  /// A request of another kind with those who were named, else those of the request before, and
  /// what else of that one it can take.
  ///
  /// - Returns: `nil` if money is spoken of where there is neither money nor anybody to get it.
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
    let said = people.filter(\.isPerson)
    let named = kept.contains(where: \.isPerson) ? said.filter { !$0.isPronoun } : said
    if !named.isEmpty { kept.removeAll(where: \.isPerson) }
    if let label = people.label { kept = kept.map { $0.at(label) } }
    let all = named + kept
    guard Manner.of(intent).delivers != .money || !all.isEmpty else { return nil }
    return Reading(intent: intent, slots: all + (isVideo ? [Self.video] : []), score: 1)
  }

  /// What the phrases call a call with a picture, which is another kind of the same request.
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

  /// Whether it has a parameter for what a slot of another request holds: people, money, a note.
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
  /// Whom a request is about, and what they get, as if it were said in another one.
  func slots(of draft: Draft) -> [SlotReading] {
    let people = Slot.people.flatMap { draft[$0] }.map(said)
    let money = draft["currencyAmount"].compactMap(saidMoney)
    let note = draft["note"].map { slot("content", $0.spoken, .text) }
    return people + money + note
  }

  private func said(_ value: Value) -> SlotReading {
    guard case .person(let person) = value.content else {
      return slot("recipients", value.spoken, .text)
    }
    return slot(for: person)
  }

  fileprivate func slot(for person: Person) -> SlotReading {
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
    if isPerson { slot.name = "recipients" }
    return slot
  }

  fileprivate var isPerson: Bool {
    switch meaning {
    case .person, .phoneNumber: true
    default: false
    }
  }

  var isPronoun: Bool {
    if case .person(let mention) = meaning { mention.pronoun != nil } else { false }
  }
}

extension String {
  /// Whether it says by its last word that it takes another request's place: “book a ride instead”.
  var endsInInstead: Bool {
    split { !$0.isLetter }.last?.lowercased() == "instead"
  }
}
