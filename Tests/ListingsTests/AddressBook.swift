import Intents

/// The people whom MessageBot can reach: everybody in the contacts with a phone number.
struct AddressBook {
  private let contacts = CNContactStore()

  /// Who may be meant, best first: the one contact that the person chose before, else all of
  /// whom the name is the beginning.
  func users(matching recipient: INPerson) -> [User] {
    let chosen = recipient.customIdentifier.map { [$0] }
    let predicate =
      chosen.map(CNContact.predicateForContacts(withIdentifiers:))
      ?? CNContact.predicateForContacts(matchingName: recipient.spokenPhrase)
    let found = try? contacts.unifiedContacts(matching: predicate, keysToFetch: [])
    return (found ?? []).filter { !$0.phoneNumbers.isEmpty }.map(User.init)
  }
}

struct User {
  let contact: CNContact

  init(_ contact: CNContact) { self.contact = contact }

  /// The user as SiriKit knows people; the identifier tells us later who was chosen.
  func inPerson() -> INPerson {
    INPerson(
      personHandle: INPersonHandle(
        value: contact.phoneNumbers.first?.value.stringValue,
        type: .phoneNumber
      ),
      nameComponents: nil,
      displayName: CNContactFormatter.string(from: contact, style: .fullName),
      image: nil,
      contactIdentifier: contact.identifier,
      customIdentifier: contact.identifier
    )
  }
}
