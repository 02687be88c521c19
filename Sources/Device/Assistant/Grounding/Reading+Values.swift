import Dialogue
import Domains
import Understanding

extension Reading {
  /// True if both want one thing, wherever in their lines they say so.
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

  /// True if a call or a message is wanted at another time, which no intent can hold.
  var isForLater: Bool {
    slots.contains { Self.later.contains($0.name) }
  }

  /// A part that no intent can hold, by its slot: doing it again and again, a stop on the way, somebody
  /// else who rides.
  enum UnheldPart: String {
    case repetition, rideStop, rider
  }

  /// A ride that is only asked about may be somebody else's.
  var unheldPart: UnheldPart? {
    slots.compactMap { UnheldPart(rawValue: $0.name) }.first {
      $0 != .rider || intent.manner.confirms
    }
  }

  /// True if something is to be sent that no message can hold, such as a picture.
  var holdsAttachment: Bool {
    slots.contains { $0.name == Self.attachment }
  }

  /// The part of an earlier sum that it is about: 0.5 for “half of that”, 1 for “the same”.
  var fraction: Double? {
    guard case .term(let part)? = slots.first(where: { $0.name == Self.fraction })?.meaning else {
      return nil
    }
    return Double(part)
  }

  /// The same at once, without what no intent can hold.
  var atOnce: Reading {
    var copy = self
    copy.slots.removeAll {
      Self.later.contains($0.name) || UnheldPart(rawValue: $0.name) != nil
    }
    return copy
  }

  /// The number of parts of a shared sum that are none of those whom the request names; `nil` where
  /// nothing is shared.
  var ownShares: Int? { slots.ownShares }

  /// The same with what comes to each of several who share a sum: “split 90 dollars with Anna and
  /// Kate” is about 30.
  ///
  /// Whoever is named twice is one of the party.
  func shared(in party: Party?) -> Reading {
    guard let own = ownShares else { return self }
    let named = slots.count(where: \.isSomebody)
    let count = Int64(own + min(named, party.map { $0.others.count + 1 } ?? named))
    var copy = self
    copy.slots = slots.filter { $0.name != SlotReading.shares }.map { $0.divided(by: count) }
    return copy
  }

  /// The preference for one of several offers that the request can choose from: “the cheapest ride”.
  var preference: Preference? {
    get {
      intent.manner.offers == nil ? nil : slots.lazy.compactMap(\.preference).first
    }
    set {
      slots.removeAll { $0.preference != nil }
      if let newValue, intent.manner.offers != nil { slots.append(SlotReading(newValue)) }
    }
  }

  private static let later: Set = ["callTime", "sendTime"]
  private static let attachment = "attachment"
  private static let fraction = "fraction"
}

extension [SlotReading] {
  /// The number of parts of a shared sum that are the user's own; `nil` where none is spoken of.
  var ownShares: Int? {
    guard case .term(let own)? = first(where: { $0.name == SlotReading.shares })?.meaning else {
      return nil
    }
    return Int(own)
  }
}

extension SlotReading {
  fileprivate static let shares = "shares"

  fileprivate init(_ preference: Preference) {
    self.init(naming: preference.rawValue, as: Self.preferred)
  }

  /// The preference among several offers that it names.
  var preference: Preference? {
    guard name == Self.preferred, case .term(let word) = meaning else { return nil }
    return Preference(rawValue: word)
  }

  private static let preferred = "preference"

  /// A sum as the part of it that each of so many gets; anything else as it is.
  fileprivate func divided(by count: Int64) -> SlotReading {
    var slot = self
    switch meaning {
    case .money(let money):
      slot.meaning = .money(Understanding.Money(money.amount.divided(by: count), money.currency))
    case .number(let number):
      slot.meaning = .number(DecimalAmount(number).divided(by: count).double)
    default: break
    }
    return slot
  }
}
