import Dialogue
import Foundation
import Intents

extension INPerson: ValueConvertible {
  static func object(from content: Value.Content) -> INPerson? {
    switch content {
    case .person(let person): INPerson(person)
    case .text(let name): INPerson(Person(name))
    default: nil
    }
  }

  var content: Value.Content? { .person(person) }

  convenience init(_ person: Person) {
    self.init(
      personHandle: person.handle.map(INPersonHandle.init),
      nameComponents: person.name.map(PersonNameComponents.init),
      displayName: person.displayName,
      contactIdentifier: person.contactIdentifier,
      customIdentifier: person.customIdentifier,
      relationship: person.relationship.flatMap(INPersonRelationship.init(name:)),
      aliases: person.aliases.nonEmpty?.map(INPersonHandle.init),
      siriMatches: person.matches.nonEmpty?.map { INPerson($0) },
      isMe: person.isMe
    )
  }

  var person: Person {
    var person = Person(displayName, handle: personHandle.flatMap(Person.Handle.init))
    person.name = nameComponents.map(Person.Name.init)
    person.aliases = (aliases ?? []).compactMap(Person.Handle.init)
    person.contactIdentifier = contactIdentifier
    person.customIdentifier = customIdentifier
    person.relationship = relationship?.name
    person.matches = (siriMatches ?? []).map(\.person)
    person.isMe = isMe
    return person
  }
}

// MARK: - Handles and names

extension INPersonHandle {
  convenience init(_ handle: Person.Handle) {
    let kind = INPersonHandleType.object(from: .term(handle.kind.rawValue)) ?? .unknown
    let label = handle.label.flatMap(INPersonHandleLabel.init(name:))
    self.init(value: handle.value, type: kind, label: label)
  }
}

extension Person.Handle {
  /// - Returns: `nil` for a handle that leads nowhere.
  init?(_ handle: INPersonHandle) {
    guard let value = handle.value else { return nil }
    self.init(value, kind: Kind(rawValue: handle.type.name) ?? .unknown, label: handle.label?.name)
  }
}

extension PersonNameComponents {
  init(_ name: Person.Name) {
    self.init()
    namePrefix = name.prefix
    givenName = name.given
    middleName = name.middle
    familyName = name.family
    nameSuffix = name.suffix
    nickname = name.nickname
  }
}

extension Person.Name {
  init(_ name: PersonNameComponents) {
    self.init(given: name.givenName, family: name.familyName)
    prefix = name.namePrefix
    middle = name.middleName
    suffix = name.nameSuffix
    nickname = name.nickname
  }
}

extension Array {
  /// SiriKit says “none” with `nil` rather than with an empty array.
  var nonEmpty: Self? {
    isEmpty ? nil : self
  }
}
