import Dialogue
import Domains
import Understanding

/// The people and places that were spoken of last, to tell why they were considered.
struct Considered: Sendable, Hashable {
  var slots: [SlotReading]

  /// The intent's class name.
  var intent: String
}

/// Explains why the people and places that were spoken of last are those whom the app was told of.
struct Reasons {
  private let considered: Considered
  private let world: World
  private let voice: Voice
  private let people: KnownPeople

  init(for considered: Considered, in grounding: Requests) {
    self.considered = considered
    world = grounding.world
    voice = grounding.voice
    people = grounding.people
  }
}

extension Reasons {
  /// A sentence for each of them.
  var sentences: [String] {
    let said = considered.slots.compactMap { slot in
      switch slot.meaning {
      case .person(let mention): reason(for: mention, slot.wording)
      case .place(let mention): reason(for: mention, slot.wording)
      default: nil
      }
    }
    return said + [reasonForPickup].compactMap { $0 }
  }

  private func names(_ contacts: [Contact]) -> String {
    voice.list(contacts.map(\.fullName))
  }
}

// MARK: - People

extension Reasons {
  private func reason(for mention: PersonMention, _ wording: String) -> String {
    if let pronoun = mention.pronoun { return reason(for: pronoun, wording) }
    guard let book = people.contacts else { return ReasonWording.denied(wording) }
    let contacts = mention.candidates.compactMap { book[$0] }
    guard let first = contacts.first else {
      let group = mention.candidates.lazy.compactMap(book.group).first
      return group.map { ReasonWording.group(wording, $0.name) } ?? ReasonWording.stranger(wording)
    }
    if mention.relation != nil { return ReasonWording.relation(wording, names(contacts)) }
    let why = ReasonWording.named(wording, as: first.kind(ofName: wording), names(contacts))
    return [why, order(of: contacts, for: wording)].compactMap { $0 }.joined(separator: " ")
  }

  private func reason(for pronoun: Pronoun, _ wording: String) -> String {
    let names = people.peopleMeant(by: pronoun).map(\.displayName)
    return names.isEmpty
      ? ReasonWording.nobodyYet(wording) : ReasonWording.spokenOf(wording, voice.list(names))
  }

  /// The reason why one of several comes first.
  private func order(of contacts: [Contact], for wording: String) -> String? {
    let ranked = people.ranked(contacts, for: wording)
    guard let first = ranked.first, ranked.count > 1 else { return nil }
    if first.isFavorite { return ReasonWording.first(first.fullName, isFavorite: true) }
    guard people.memory.usage.recent.contains(first.identifier) else { return nil }
    return ReasonWording.first(first.fullName, isFavorite: false)
  }
}

extension Contact {
  /// The part of somebody's name that some words are.
  fileprivate func kind(ofName wording: String) -> ReasonWording.NameKind {
    func isSaid(_ name: String?) -> Bool { name?.lowercased() == wording.lowercased() }
    if isSaid(fullName) { return .whole }
    if isSaid(name.given) { return .given }
    if isSaid(name.family) { return .family }
    if nicknames.contains(where: isSaid) { return .nickname }
    return .other
  }
}

// MARK: - Places

extension Reasons {
  private func reason(for mention: PlaceMention, _ wording: String) -> String {
    switch mention {
    case .known(let identifiers):
      let names = identifiers.compactMap { world.place($0)?.names.first }
      guard let first = names.first else { return ReasonWording.unknownPlace(wording) }
      return ReasonWording.place(wording, first, others: names.count - 1)
    case .currentLocation: return ReasonWording.here(wording)
    case .home(let person): return reason(forAddress: "home", of: person, wording)
    case .work(let person): return reason(forAddress: "work", of: person, wording)
    case .unknown: return ReasonWording.unknownPlace(wording)
    }
  }

  private func reason(
    forAddress label: String,
    of mention: PersonMention?,
    _ wording: String
  ) -> String {
    guard let book = people.contacts else { return ReasonWording.denied(wording) }
    guard let mention else { return ReasonWording.ownAddress(wording, label) }
    let owner = mention.candidates.lazy.compactMap { book[$0] }.first { contact in
      world.address(of: contact, label: label) != nil
    }
    return owner.map { ReasonWording.address(wording, label, of: $0.fullName) }
      ?? ReasonWording.unknownPlace(wording)
  }

  /// The place where the ride begins, if nobody said.
  private var reasonForPickup: String? {
    let columns = IntentRow.row(for: considered.intent)?.columns ?? []
    guard let pickup = columns.first(where: { $0.parameter == "pickupLocation" }),
      !considered.slots.contains(where: { $0.name == pickup.slot }),
      let here = world.currentLocation
    else { return nil }
    return ReasonWording.pickup(voice.words(for: here))
  }
}
