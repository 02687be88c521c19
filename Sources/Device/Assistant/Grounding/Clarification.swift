import Understanding

/// Something that has to be made clear before an app hears of it: who is meant, or at what hour.
package struct Clarification: Sendable, Hashable {
  /// The words that are unclear, with what they are for.
  enum Purpose: Sendable, Hashable {
    case request(Reading, app: String)

    /// An answer to what a request's conversation asked.
    case answer(Change, Exchange)
  }

  /// The doubt about one slot.
  enum Doubt: Sendable, Hashable {
    /// Nobody has that name, but some have one like it.
    case person([Suggestion])

    /// A day alone, or a part of one, where a time of day is needed; or none that there is.
    case hour

    /// A number that people don't come in.
    case headcount
  }

  var purpose: Purpose

  /// The slot in doubt, by its place.
  var place: Int
  var doubt: Doubt

  /// The slots that are to be taken as they are.
  var settled: Set<Int> = []
}

extension Clarification.Purpose {
  var slots: [SlotReading] {
    get {
      switch self {
      case .request(let reading, _): reading.slots
      case .answer(let change, _): change.slots
      }
    }
    set {
      switch self {
      case .request(var reading, let app):
        reading.slots = newValue
        self = .request(reading, app: app)
      case .answer(var change, let exchange):
        change.slots = newValue
        self = .answer(change, exchange)
      }
    }
  }
}

extension Clarification {
  /// The slot in doubt.
  var slot: SlotReading { purpose.slots[place] }

  var slots: [SlotReading] { purpose.slots }

  /// The words in doubt.
  var wording: String { slot.wording }

  /// The request whose app is being asked, if an answer to it is unclear.
  var exchange: Exchange? {
    if case .answer(_, let exchange) = purpose { exchange } else { nil }
  }

  /// The name that the request is asked for by, as in the phrases.
  var intent: IntentName? {
    switch purpose {
    case .request(let reading, _): reading.intent
    case .answer(_, let exchange): exchange.request
    }
  }

  /// True if there is nothing to go on with as long as it is unclear, so that a no calls it off.
  var isNeeded: Bool {
    switch doubt {
    case .hour, .headcount: true
    case .person: purpose.slots[place].isAmongAlternatives
    }
  }

  /// True if what was said for a time is none: “25:00”.
  var isOfNoHour: Bool { doubt == .hour && purpose.slots[place].meaning == .text }

  /// True if the time in doubt lies on one day, as “tomorrow morning” does and “next week” doesn't.
  var isOfOneDay: Bool {
    guard case .time(let time) = purpose.slots[place].meaning else { return true }
    switch time {
    case .instant(_, let grain): return grain <= .day
    case .interval(_, _, let grain): return grain < .day
    }
  }
}

// MARK: - Made clear

extension Clarification {
  /// The same with each of those meant who were suggested, in order.
  var options: [Clarification] {
    if case .person(let suggestions) = doubt { suggestions.map(taking) } else { [] }
  }

  /// The same with the words in doubt as they stand.
  var takenAsSaid: Clarification {
    var result = self
    result.settled.insert(place)
    return result
  }

  /// The same with another value for the slot in doubt.
  func with(_ slot: SlotReading) -> Clarification {
    var result = self
    result.purpose.slots[place].meaning = slot.meaning
    result.purpose.slots[place].wording = slot.wording
    return result
  }

  /// The same with the person meant who was suggested; a label that was said stays.
  private func taking(_ suggestion: Suggestion) -> Clarification {
    guard case .person(var mention) = slot.meaning else { return self }
    mention.candidates = suggestion.candidates
    mention.label = suggestion.label ?? mention.label
    mention.alternatives = []
    var meant = slot
    (meant.meaning, meant.wording) = (.person(mention), suggestion.name)
    return with(meant)
  }
}

extension SlotReading {
  /// True if one of several people is meant, and it was left open which.
  var isAmongAlternatives: Bool {
    if case .person(let mention) = meaning { !mention.alternatives.isEmpty } else { false }
  }
}
