import Assistant
import Dialogue
import Foundation
import Properties
import Understanding

extension Disguise {
  /// The same world with invented names, numbers, addresses and texts.
  mutating func disguise(
    _ backdrop: Backdrop,
    _ language: CommonWords,
    _ vocabulary: AppVocabulary
  ) -> Backdrop {
    var new = backdrop
    let identifiers = backdrop.identifiers
    new.contacts = backdrop.contacts.map { disguise($0, identifiers, language) }
    new.groups = backdrop.groups.map { group in
      var new = group
      new.identifier = identifiers[group.identifier] ?? ""
      new.name = names(group.name)
      new.members = group.members.map { identifiers[$0] ?? $0 }
      return new
    }
    let shift = shift(of: backdrop)
    new.places = backdrop.places.map { disguise($0, identifiers, shift, language) }
    new.streets = backdrop.streets.map { street in
      var new = street
      new.names = street.names.map { names($0, keeping: language.isOfMention) }
      for index in new.corners.indices { shift.move(&new.corners[index]) }
      return new
    }
    new.area?.polygons = backdrop.area?.polygons.map { $0.map { $0.map(shift.moved) } } ?? []
    new.settings = backdrop.settings.mapValues { $0.renamed(identifiers) }
    new.appFiles = backdrop.appFiles.map { file in
      var new = file
      let way = FileDisguise(identifiers, language, vocabulary, isData: file.isData)
      new.property = way.disguised(file.property, with: &self)
      return new
    }
    return new
  }
}

extension Backdrop {
  /// Invented identifiers by those that there are.
  fileprivate var identifiers: [String: String] {
    let people = contacts.map(\.identifier) + groups.map(\.identifier)
    let pairs =
      people.enumerated().map { ($1, "card-\($0 + 1)") }
      + places.map(\.identifier).enumerated().map { ($1, "place-\($0 + 1)") }
    return Dictionary(pairs) { first, _ in first }
  }
}

// MARK: - People

extension Disguise {
  private mutating func disguise(
    _ contact: Contact,
    _ identifiers: [String: String],
    _ language: CommonWords
  ) -> Contact {
    var new = contact
    new.identifier = identifiers[contact.identifier] ?? ""
    new.fullName = names(contact.fullName)
    new.name.family = names(contact.name.family)
    new.name.given = names(contact.name.given)
    new.name.middle = names(contact.name.middle)
    new.name.prefix = label(contact.name.prefix, language)
    new.name.suffix = label(contact.name.suffix, language)
    new.nicknames = contact.nicknames.map { names($0) }
    new.organization = names(contact.organization)
    new.jobTitle = names(contact.jobTitle)
    new.handles = contact.handles.map { handle in
      var new = handle
      new.value = handle.kind == .emailAddress ? mail(handle.value) : number(handle.value)
      new.label = label(handle.label, language)
      return new
    }
    for index in new.addresses.indices {
      disguise(&new.addresses[index].place)
      new.addresses[index].label = label(new.addresses[index].label, language)
    }
    for index in new.relations.indices {
      let other = new.relations[index].other
      new.relations[index].other = identifiers[other] ?? names(other)
      let kind = new.relations[index].kind
      new.relations[index].kind = names(kind, keeping: language.isOfMention)
    }
    // Invented names tell nothing of it.
    new.gender = contact.gender ?? contact.name.given.flatMap { Gender(of: $0.lowercased()) }
    return new
  }

  /// An address for mail, whose last part tells where it is registered and stays.
  private mutating func mail(_ address: String) -> String {
    guard let dot = address.lastIndex(of: ".") else { return names(address) }
    return names(String(address[..<dot])) + address[dot...]
  }

  private mutating func names(_ text: String?) -> String? { text.map { names($0) } }

  /// A label, of which the usual words stay: “work”, not the name of a school.
  private mutating func label(_ label: String?, _ language: CommonWords) -> String? {
    label.map { names($0, keeping: language.isOfMention) }
  }

  /// A text with each of its words replaced, and its numbers.
  mutating func names(_ text: String, keeping isKept: (String) -> Bool = { _ in false }) -> String {
    text.replacingTokens { token in
      if isKept(token) { return token }
      guard token.contains(where: \.isLetter) else { return number(token) }
      let bare = token.withoutPossessive
      return name(bare) + token.dropFirst(bare.count)
    }
  }
}

// MARK: - Places

extension Disguise {
  private mutating func disguise(
    _ place: KnownPlace,
    _ identifiers: [String: String],
    _ shift: Shift,
    _ language: CommonWords
  ) -> KnownPlace {
    var new = place
    new.identifier = identifiers[place.identifier] ?? ""
    new.owner = place.owner.map { identifiers[$0] ?? $0 }
    new.names = place.names.map { names($0, keeping: language.isOfMention) }
    new.label = label(place.label, language)
    disguise(&new.place)
    new.place.name = new.names.first
    shift.move(&new.place)
    return new
  }

  /// The address; the country stays, by which numbers and prices are read.
  private mutating func disguise(_ place: inout Place) {
    place.street = names(place.street)
    place.city = names(place.city)
    place.state = names(place.state)
    place.postalCode = names(place.postalCode)
  }
}

extension Disguise {
  /// A way by which no place comes to where another has been.
  private mutating func shift(of backdrop: Backdrop) -> Shift {
    let positions = backdrop.positions
    var shift = Shift(using: &self)
    for _ in 0..<100 where positions.contains(where: { isKnown(shift.moved($0)) }) {
      shift = Shift(using: &self)
    }
    return shift
  }

  private func isKnown(_ position: [Double]) -> Bool {
    position.contains { originals.contains(number: "\($0)") }
  }
}

extension Backdrop {
  /// Longitudes and latitudes.
  fileprivate var positions: [[Double]] {
    places.compactMap { known in
      guard let east = known.place.longitude, let north = known.place.latitude else { return nil }
      return [east, north]
    } + streets.flatMap { $0.corners.map { [$0.longitude, $0.latitude] } }
  }
}

/// The way by which all places of a world are moved together.
private struct Shift {
  private let longitude: Double
  private let latitude: Double

  init(using disguise: inout Disguise) {
    longitude = disguise.random(in: -40...40)
    latitude = disguise.random(in: -20...10)
  }

  func move(_ place: inout Place) {
    guard let east = place.longitude, let north = place.latitude else { return }
    let moved = moved([east, north])
    (place.longitude, place.latitude) = (moved[0], moved[1])
  }

  func move(_ corner: inout Street.Corner) {
    let moved = moved([corner.longitude, corner.latitude])
    (corner.longitude, corner.latitude) = (moved[0], moved[1])
  }

  /// To a hundred metres: nobody's door.
  func moved(_ position: [Double]) -> [Double] {
    let east = (position[0] + longitude).remainder(dividingBy: 360)
    let north = max(-85, min(85, position[1] + latitude))
    return [east, north].map { ($0 * 1000).rounded() / 1000 } + position.dropFirst(2)
  }
}

extension Property {
  fileprivate func renamed(_ identifiers: [String: String]) -> Property {
    if case .text(let text) = self { .text(identifiers[text] ?? text) } else { self }
  }
}

extension Disguise {
  fileprivate mutating func random(in range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &generator)
  }
}
