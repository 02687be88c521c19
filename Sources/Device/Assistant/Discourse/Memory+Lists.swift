import Dialogue
import Domains
import Understanding

// MARK: - Those that were listed

extension Memory {
  /// Fills in whom or what of the list that was shown last a request means: “call the second one”,
  /// “reply to everyone”, “forward that to Kate”.
  ///
  /// - Returns: What to say where the list has nothing of the kind.
  func fillIn(_ draft: inout Draft, fromListBy reading: Reading) -> Saying? {
    if reading.slot("forwarded") != nil {
      guard let text = mentions.text(passedOnBy: reading) else { return .nothingListed }
      draft["content"] = [Value(text)]
    } else if let everyone = reading.slot("everyone") {
      let isGroup = everyone.meaning == .term("group")
      guard let all = isGroup ? mentions.replyToGroup : mentions.replyToAll else {
        return .nothingListed
      }
      draft.take(all)
    } else if reading.meansAllListed {
      guard let first = drafts(ofAllListedFor: draft.intent).first else { return .nothingListed }
      draft.take(first)
    } else if reading.slot("listed") != nil || reading.slot("ranked") != nil {
      guard mentions.count > 0, mentions.holdsThings(for: draft.intent) else {
        return .nothingListed
      }
      guard let index = mentions.place(saidBy: reading.slots) else {
        return .notThatMany(mentions.count)
      }
      draft.take(mentions.draft(about: index, for: draft.intent))
    } else if reading.isElliptical, reading.slots.isEmpty, isOfLookUp, mentions.count == 1 {
      drafts(ofAllListedFor: draft.intent).first.map { draft.take($0) }
    }
    return nil
  }

  /// The values that an answer gives by the place of one that was listed last, or by what comes first:
  /// “the bigger one”, where it is asked which bill to pay.
  func values(ofListedMeantBy answer: [SlotReading], for intent: String) -> [Slot: [Value]] {
    values(ofListedAt: mentions.place(saidBy: answer), for: intent)
  }

  /// The values that an answer gives by what it prefers of those that were listed last.
  func values(ofListedBy preference: Preference, for intent: String) -> [Slot: [Value]] {
    values(ofListedAt: preference.rank.flatMap(mentions.place), for: intent)
  }

  private func values(ofListedAt index: Int?, for intent: String) -> [Slot: [Value]] {
    guard mentions.count > 0, mentions.holdsThings(for: intent), let index else { return [:] }
    let draft = mentions.draft(about: index, for: intent)
    return draft.filledSlots.reduce(into: [:]) { $0[$1] = draft[$1] }
  }

  /// True if something was looked up last.
  private var isOfLookUp: Bool {
    handled.first.map { Manner.of(intent: $0.draft.intent).isLookup } == true
  }

  /// The request that a verb alone makes of what was looked up last, where that is of a kind which
  /// only this request takes: “pay it”, of a bill.
  func request(by verb: Verb) -> Reading? {
    guard !verb.cancels, isOfLookUp, let request = verb.inOrder.first(where: mentions.isOnlyFor)
    else { return nil }
    var reading = Reading(intent: request, slots: [], score: 1)
    reading.isElliptical = true
    return reading
  }

  /// The requests for the others of a list, where one means them all: “pay both”.
  func others(ofListMeantBy reading: Reading, for intent: String) -> [Draft] {
    guard reading.meansAllListed else { return [] }
    return Array(drafts(ofAllListedFor: intent).dropFirst())
  }

  /// A look-up of those messages that were shown last and are from some people: “what's the mike one”.
  func draft(ofListedFrom people: [SlotReading], for intent: String) -> Draft? {
    guard !people.isEmpty, people.allSatisfy(\.isSomebody),
      Schema.named(intent)?.takesIdentifiers == true
    else { return nil }
    let meant = mentions.messages.filter { message in
      people.contains { $0.mayMean(message.sender) }
    }
    guard !meant.isEmpty else { return nil }
    return Draft(intent, ["identifiers": meant.map { Value($0.identifier) }])
  }

  private func drafts(ofAllListedFor intent: String) -> [Draft] {
    guard mentions.count > 0, mentions.holdsThings(for: intent) else { return [] }
    return (0..<mentions.count).map { mentions.draft(about: $0, for: intent) }
  }
}

extension Draft {
  /// The look-up without its choice of some of what was listed before.
  var ofAllListed: Draft {
    var draft = self
    draft["identifiers"] = []
    return draft
  }
}

extension Reading {
  /// True if it is about all that were listed: “pay both”.
  var meansAllListed: Bool { slot("allListed") != nil }

  /// The first of its values for a slot.
  func slot(_ name: String) -> SlotReading? {
    slots.first { $0.name == name }
  }
}

extension SlotReading {
  /// True if it is a place in a list.
  fileprivate var isPlace: Bool {
    if case .ordinal = meaning { true } else { name == "listed" }
  }

  /// True if it may name somebody.
  fileprivate func mayMean(_ person: Person?) -> Bool {
    guard case .person(let mention) = meaning else { return false }
    return person?.contactIdentifier.map(mention.candidates.contains) == true
  }
}

extension Draft {
  fileprivate mutating func take(_ other: Draft) {
    for slot in other.filledSlots { self[slot] = other[slot] }
  }
}

extension Meaning {
  /// The place in a list that an ordinal or a number stands for, from zero.
  func place(amongst count: Int) -> Int? {
    let place: Int? =
      switch self {
      case .ordinal(let position): position < 0 ? count + position : position - 1
      case .number(let number): Int(exactly: number).map { $0 - 1 }
      default: nil
      }
    return place.flatMap { (0..<count).contains($0) ? $0 : nil }
  }
}

extension Preference {
  /// The order of sums that it stands for; `nil` where it is about none.
  fileprivate var rank: Mentions.Rank? {
    switch self {
    case .cheapest, .cheaper, .smallest, .smaller: .smallest
    case .biggest, .bigger: .biggest
    case .quickest, .quicker: nil
    }
  }
}

// MARK: - What a list holds

extension Mentions {
  /// The number of calls, messages or bills that were listed.
  fileprivate var count: Int {
    [calls.count, messages.count, bills?.count ?? 0].first { $0 > 0 } ?? 0
  }

  /// True if what was listed is of the kind that a request takes: bills can only be paid, and
  /// nothing else can; only messages are read.
  fileprivate func holdsThings(for intent: String) -> Bool {
    if Manner.of(intent: intent).isLookup, messages.isEmpty { return false }
    return (bills?.isEmpty == false) == (IntentRow.row(for: intent)?.billParameter != nil)
  }

  /// True if what was listed is of a kind that no other request takes.
  fileprivate func isOnlyFor(_ request: IntentName) -> Bool {
    bills?.isEmpty == false
      && IntentRow.rows(for: request).contains { $0.billParameter != nil }
  }

  /// The place of the one that is meant, by a number or by what comes first.
  fileprivate func place(saidBy slots: [SlotReading]) -> Int? {
    if let listed = slots.first(where: \.isPlace) { return listed.meaning.place(amongst: count) }
    guard case .term(let term)? = slots.first(where: { $0.name == "ranked" })?.meaning else {
      return nil
    }
    return Rank(rawValue: term).flatMap(place)
  }

  /// Returns a request's draft from one of the calls or messages: whom to call, what to mark.
  fileprivate func draft(about index: Int, for intent: String) -> Draft {
    if let bills, !bills.isEmpty, let slot = IntentRow.row(for: intent)?.billParameter {
      return Draft(intent, [slot: [Value(bills[index].type, .term(bills[index].type))]])
    }
    guard calls.isEmpty else {
      return Draft(intent, person: calls[index].caller)
    }
    if Schema.named(intent)?.takesIdentifiers == true {
      return Draft(intent, ["identifiers": [Value(messages[index].identifier)]])
    }
    return Manner.of(intent: intent).delivers == .text
      ? messages[index].reply : Draft(intent, person: messages[index].others.first)
  }

  /// The text of one of the messages: the one by its place, or else the last; of somebody's, if it is
  /// said whose, and of somebody else's for “her message”.
  fileprivate func text(passedOnBy reading: Reading) -> String? {
    let messages = messages.filter { message in
      switch reading.slot("author")?.meaning {
      case .person(let mention)?:
        message.sender?.contactIdentifier.map(mention.candidates.contains) == true
      case .term?: message.sender.map(message.others.contains) == true
      default: true
      }
    }
    guard let place = reading.slot("listed")?.meaning else { return messages.last?.text }
    return place.place(amongst: messages.count).flatMap { messages[$0].text }
  }

  /// A message to the group that the last of the messages from any group was written in; to
  /// everybody, if none was.
  fileprivate var replyToGroup: Draft? {
    messages.last { $0.group != nil }?.reply ?? replyToAll
  }

  /// A message to everybody who wrote or called: to their group, if it is one.
  fileprivate var replyToAll: Draft? {
    if let last = messages.last, last.group != nil, messages.allSatisfy({ $0.group == last.group })
    {
      return last.reply
    }
    guard !people.isEmpty else { return nil }
    let recipients = people.map { Value($0.displayName, .person($0)) }
    return Draft(Schema.messageSending, ["recipients": recipients])
  }
}

extension Schema {
  /// True if certain messages can be given to it.
  fileprivate var takesIdentifiers: Bool { parameters.contains { $0.slot == "identifiers" } }
}

extension IntentRow {
  /// The parameter for the kind of a bill that is paid.
  fileprivate var billParameter: Slot? {
    Manner.of(request).delivers == .money ? columns.first { $0.kind == .term }?.parameter : nil
  }
}

extension Draft {
  /// With the one person whom a request is for.
  fileprivate init(_ intent: String, person: Person?) {
    self.init(intent)
    let parameters = Schema.named(intent)?.parameters.map(\.slot) ?? []
    guard let person, let slot = Slot.people.first(where: parameters.contains) else { return }
    self[slot] = [Value(person.displayName, .person(person))]
  }
}

// MARK: - Replying

extension Mentions.Message {
  /// A message back to whom it was exchanged with.
  var reply: Draft {
    var draft = Draft(Schema.messageSending)
    if let group {
      draft["speakableGroupName"] = [Value(group.spoken, .phrase(group))]
    } else {
      draft["recipients"] = others.map { Value($0.displayName, .person($0)) }
    }
    if let conversation { draft["conversationIdentifier"] = [Value(conversation)] }
    return draft
  }
}
