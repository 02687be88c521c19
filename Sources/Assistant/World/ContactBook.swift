package import Dialogue

/// Everybody the user knows.
package struct ContactBook: Sendable {
  private let people: Register<Contact>
  private let circles: Register<Contact.Group>
  private let numbers = NumberIndex()

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
    contacts.first(where: \.isMe)
  }

  /// The contact whom a phone number belongs to, and the handle that has it.
  package func owner(ofNumber number: String) -> (Contact, Person.Handle)? {
    numbers.holders(of: number, in: people.elements).lazy.compactMap { place in
      let contact = people.elements[place]
      let handle = contact.handles.first {
        $0.kind == .phoneNumber && PhoneDigits($0.value).isSame(as: PhoneDigits(number))
      }
      return handle.map { (contact, $0) }
    }.first
  }

  /// What the user's relations are, by the identifier of whom they are: `mother`, `spouse`.
  package var relationsToMe: [String: [String]] {
    guard let me, !me.relations.isEmpty else { return [:] }
    var relations: [String: [String]] = [:]
    for contact in contacts {
      let kinds = me.relations.filter { $0.isTo(contact) }.map(\.kind)
      if !kinds.isEmpty { relations[contact.identifier] = kinds }
    }
    return relations
  }
}
