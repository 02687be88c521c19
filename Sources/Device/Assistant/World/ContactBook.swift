package import Dialogue

/// Everybody the user knows.
package struct ContactBook: Sendable {
  private let people: Register<Contact>
  private let circles: Register<Contact.Group>

  init(
    people: Register<Contact> = Register(),
    groups: Register<Contact.Group> = Register()
  ) {
    self.people = people
    circles = groups
  }

  package var contacts: [Contact] { people.elements }
  package var groups: [Contact.Group] { circles.elements }
}

// MARK: - Looking up

extension ContactBook {
  package subscript(identifier: String) -> Contact? { people[identifier] }

  package func group(_ identifier: String) -> Contact.Group? { circles[identifier] }

  package func members(of group: Contact.Group) -> [Contact] {
    group.members.compactMap { self[$0] }
  }

  /// The user's own card.
  package var me: Contact? {
    // By place, so that nobody is copied on the way.
    people.elements.indices.first { people.elements[$0].isMe }.map { people.elements[$0] }
  }

  /// The contact whom a phone number belongs to, and the handle that has it.
  package func owner(ofNumber number: String) -> (Contact, Person.Handle)? {
    let digits = number.utf8.filter(Self.isDigit)
    // By place, so that nobody is copied on the way.
    for place in people.elements.indices {
      let handle = people.elements[place].handles.first {
        $0.kind == .phoneNumber && Self.isSame(digits, $0.value)
      }
      if let handle { return (people.elements[place], handle) }
    }
    return nil
  }

  /// The user's relations to people, by the identifier of the contact: `mother`, `spouse`.
  package var relationsToMe: [String: [String]] {
    guard let me, !me.relations.isEmpty else { return [:] }
    var relations: [String: [String]] = [:]
    for contact in contacts {
      let kinds = me.relations.filter { $0.isTo(contact) }.map(\.kind)
      if !kinds.isEmpty { relations[contact.identifier] = kinds }
    }
    return relations
  }

  private static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  /// With fewer digits a number has no area.
  private static let complete = 10

  /// Returns `true` if a number has these digits, compared from the last one on: most differ at
  /// once.
  ///
  /// The shorter of the two may leave out the country, but not the area.
  private static func isSame(_ digits: [UInt8], _ number: String) -> Bool {
    var count = 0
    for byte in number.utf8.reversed() where isDigit(byte) {
      guard count < digits.count else { return count >= complete }
      guard byte == digits[digits.count - 1 - count] else { return false }
      count += 1
    }
    return count == digits.count || count >= complete
  }
}
