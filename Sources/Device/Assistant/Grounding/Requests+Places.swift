import Dialogue
import Understanding

extension Requests {
  /// The place that a slot speaks of, or `nil` for a home that nobody is told about.
  func place(_ reading: SlotReading) -> Place? {
    guard case .place(let mention) = reading.meaning else { return Place(name: reading.wording) }
    switch mention {
    case .known(let identifiers):
      return identifiers.lazy.compactMap(world.place).first?.place ?? Place(name: reading.wording)
    case .currentLocation: return world.currentLocation
    case .home(let person): return address("home", of: person, wording: reading.wording)
    case .work(let person): return address("work", of: person, wording: reading.wording)
    case .unknown: return (world.place(like: reading.wording) ?? Place(name: reading.wording))
    }
  }

  /// The user's own address, which is in the contacts too, or somebody else's.
  private func address(_ label: String, of mention: PersonMention?, wording: String) -> Place? {
    guard isContactsAllowed else { return mention.map { _ in Place(name: wording) } }
    guard let mention else {
      return world.contacts.me.flatMap { world.address(of: $0, label: label) }
    }
    let spokenOf = mention.pronoun.map { people.peopleMeant(by: $0) } ?? []
    let meant = mention.candidates + spokenOf.compactMap(\.contactIdentifier)
    let contacts = meant.lazy.compactMap { world.contacts[$0] }
    let address = contacts.compactMap { world.address(of: $0, label: label) }.first
    return address ?? Place(name: wording)
  }
}

extension [SlotReading] {
  /// The same with whoever is named in place of *her*: “a ride for Mom from her place”.
  var withOwners: [SlotReading] {
    let named = compactMap { reading -> PersonMention? in
      guard case .person(let mention) = reading.meaning, !mention.candidates.isEmpty else {
        return nil
      }
      return mention
    }
    guard named.count == 1 else { return self }
    return map { $0.owned(by: named[0].candidates) }
  }
}

extension SlotReading {
  fileprivate func owned(by candidates: [String]) -> SlotReading {
    var owned = self
    switch meaning {
    case .place(.home(of: var owner?)) where owner.pronoun != nil:
      owner.candidates = candidates
      owned.meaning = .place(.home(of: owner))
    case .place(.work(of: var owner?)) where owner.pronoun != nil:
      owner.candidates = candidates
      owned.meaning = .place(.work(of: owner))
    default: break
    }
    return owned
  }
}
