import Dialogue
import Domains
import Understanding

/// What was said of people and places last, to tell why they were considered.
struct Considered: Sendable, Hashable {
  var slots: [SlotReading]

  /// The intent's class name.
  var intent: String
}

extension Requests {
  /// Why the people and places that were spoken of are those whom the app was told of, a sentence
  /// each.
  func reasons(for considered: Considered) -> [String] {
    let said = considered.slots.compactMap { slot in
      switch slot.meaning {
      case .person(let mention): reason(for: mention, slot.wording)
      case .place(let mention): reason(for: mention, slot.wording)
      default: nil
      }
    }
    return said + [reasonForPickup(considered)].compactMap { $0 }
  }

  private func names(_ contacts: [Contact]) -> String {
    voice.list(contacts.map(\.fullName))
  }
}

// MARK: - People

extension Requests {
  private func reason(for mention: PersonMention, _ wording: String) -> String {
    if let pronoun = mention.pronoun { return reason(for: pronoun, wording) }
    guard isContactsAllowed else { return ReasonWording.denied(wording) }
    let contacts = mention.candidates.compactMap { world.contacts[$0] }
    guard let first = contacts.first else {
      let group = mention.candidates.lazy.compactMap(world.contacts.group).first
      return group.map { ReasonWording.group(wording, $0.name) } ?? ReasonWording.stranger(wording)
    }
    if mention.relation != nil { return ReasonWording.relation(wording, names(contacts)) }
    let why = ReasonWording.named(wording, as: first.kind(ofName: wording), names(contacts))
    return [why, order(of: contacts, for: wording)].compactMap { $0 }.joined(separator: " ")
  }

  private func reason(for pronoun: Pronoun, _ wording: String) -> String {
    let people = peopleMeant(by: pronoun).map(\.displayName)
    return people.isEmpty
      ? ReasonWording.nobodyYet(wording) : ReasonWording.spokenOf(wording, voice.list(people))
  }

  /// Who of several comes first, and why.
  private func order(of contacts: [Contact], for wording: String) -> String? {
    let ranked = ranked(contacts, for: wording)
    guard let first = ranked.first, ranked.count > 1 else { return nil }
    if first.isFavorite { return ReasonWording.first(first.fullName, isFavorite: true) }
    guard memory.usage.recent.contains(first.identifier) else { return nil }
    return ReasonWording.first(first.fullName, isFavorite: false)
  }
}

extension Contact {
  /// Which of the ways to name somebody some words are.
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

extension Requests {
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
    guard isContactsAllowed else { return ReasonWording.denied(wording) }
    guard let mention else { return ReasonWording.ownAddress(wording, label) }
    let owner = mention.candidates.lazy.compactMap { world.contacts[$0] }.first { contact in
      world.address(of: contact, label: label) != nil
    }
    return owner.map { ReasonWording.address(wording, label, of: $0.fullName) }
      ?? ReasonWording.unknownPlace(wording)
  }

  /// Where the ride begins, if nobody said.
  private func reasonForPickup(_ considered: Considered) -> String? {
    let columns = IntentRow.row(for: considered.intent)?.columns ?? []
    guard let pickup = columns.first(where: { $0.parameter == "pickupLocation" }),
      !considered.slots.contains(where: { $0.name == pickup.slot }),
      let here = world.currentLocation
    else { return nil }
    return ReasonWording.pickup(voice.words(for: here))
  }
}
