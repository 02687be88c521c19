import Domains
import Understanding

/// The choice that a line makes of what was listed last.
struct ListPick {
  private let hearing: Hearing

  /// The request that can begin with one of the things that were listed, and the slot for them.
  private let begun: (request: IntentName, slot: String)

  /// The names of the things that were listed.
  private let names: [String]

  /// The preference that the line has, or by which the one that it points to was told of.
  private let preferred: Preference?

  /// True if the words of the line as a whole speak for beginning.
  private let isLikely: Bool

  /// - Returns: `nil` where nothing was listed that anything can begin with.
  init?(by hearing: Hearing, _ understood: Understood, of discourse: Discourse) {
    guard let begun = discourse.listedOption else { return nil }
    isLikely = understood.isOnlyToBegin(begun.request)
    (self.hearing, self.begun) = (hearing, begun)
    names = discourse.offers?.items.map(\.title) ?? []
    preferred = hearing.control == .pickShown ? discourse.preferred : hearing.preference
  }
}

extension ListPick {
  /// The values for the request that begins with it; `nil` if the line picks none and gives none.
  var said: [SlotReading]? {
    let values = only?.slots ?? hearing.values(for: begun.request)
    if let option { return [option] + (hearing.picks == nil ? [] : values ?? []) }
    return values ?? (hearing.isWithoutContent && (preferred != nil || isBegun) ? [] : nil)
  }

  /// True if the line says no more than to begin: “good, book it”.
  private var isBegun: Bool {
    guard hearing.decision != .no, hearing.unread.isEmpty, hearing.picks == nil else {
      return false
    }
    guard let verb = hearing.verb else { return isLikely && hearing.control == .pickShown }
    return !verb.cancels && verb.requests.contains(begun.request)
  }

  /// The preference of the line, be it in the request itself: “get me the cheapest ride”.
  var preference: Preference? { preferred ?? only?.preference }

  /// True if the line picks one, be it by what is shown of it.
  var isPlain: Bool { preferred != nil || option != nil || isBegun }

  /// The one that the line picks, by its name or its place.
  private var option: SlotReading? {
    guard let place, names.indices ~= place else { return nil }
    return SlotReading(naming: names[place], as: begun.slot)
  }

  /// The only request of the line, if it is this one, be it only likely: “get me a sedan”.
  private var only: Reading? {
    guard let wanted = hearing.requests.first, hearing.requests.count == 1,
      hearing.updates.isEmpty, hearing.decision != .no
    else { return nil }
    switch wanted {
    case .clearly(let reading), .perhaps(let reading):
      return reading.intent == begun.request ? reading : nil
    case .either: return nil
    }
  }

  private var place: Int? {
    if hearing.control == .pickShown && preferred == nil || isBegun {
      return names.count == 1 ? 0 : nil
    }
    if let picks = hearing.picks { return picks.count == 1 ? picks[0] : nil }
    guard let only = hearing.slots.first, hearing.slots.count == 1, !only.countsPeople else {
      return nil
    }
    return only.meaning.place(amongst: names.count)
      ?? names.firstIndex { $0.lowercased() == only.wording.lowercased() }
  }
}

extension Understood {
  /// True if it asks for a request by words alone, and names nothing: “this one”.
  fileprivate func isOnlyToBegin(_ request: IntentName) -> Bool {
    switch self {
    case .reading(let reading, _), .doubtful(let reading):
      reading.intent == request && reading.slots.isEmpty
    case .nearTie, .refused: false
    }
  }
}
