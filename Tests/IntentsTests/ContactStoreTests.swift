import Contacts
import Foundation
import Intents
import Testing

@Suite struct ContactStoreTests {
  private func stored<Result>(
    isAllowed: Bool = true,
    _ body: (CNContactStore) throws -> Result
  ) rethrows -> Result {
    try CurrentContacts.$host.withValue(TwoContacts(isAllowed: isAllowed)) {
      try body(CNContactStore())
    }
  }

  @Test(arguments: [
    ("anna", ["a"]), ("Haro", ["a"]), ("jose nu", ["b"]), ("Núñez José", ["b"]), ("an", ["a"]),
    ("nna", []), ("", []), ("Annie", ["a"]),
  ])
  func `contacts are found by the beginnings of their names`(name: String, found: [String]) throws {
    let contacts = try stored {
      try $0.unifiedContacts(
        matching: CNContact.predicateForContacts(matchingName: name),
        keysToFetch: [CNContactGivenNameKey as any CNKeyDescriptor]
      )
    }
    #expect(contacts.map(\.identifier) == found)
  }

  @Test(arguments: [
    ("+1 415 555 0108", ["a"]), ("415-555-0108", ["a"]), ("(415) 555-0109", []), ("0108", []),
  ])
  func `contacts are found by number, with or without the country`(
    number: String,
    found: [String]
  ) throws {
    let predicate = CNContact.predicateForContacts(matching: CNPhoneNumber(stringValue: number))
    let contacts = try stored { try $0.unifiedContacts(matching: predicate, keysToFetch: []) }
    #expect(contacts.map(\.identifier) == found)
  }

  @Test func `contacts are gone through in the order asked for, until the block says stop`()
    throws
  {
    let request = CNContactFetchRequest(keysToFetch: [CNContactFormatter.required])
    request.sortOrder = .familyName
    var names: [String?] = []
    try stored { store in
      try store.enumerateContacts(with: request) { contact, _ in
        names.append(CNContactFormatter.string(from: contact, style: .fullName))
      }
      try store.enumerateContacts(with: request) { _, stop in
        names.append("again")
        stop.pointee = true
      }
    }
    #expect(names == ["Anna Haro", "José Núñez", "again"])
  }

  @Test func `a store that may not look says so`() async throws {
    let store = stored(isAllowed: false) { $0 }
    #expect(throws: CNError(.authorizationDenied)) {
      try store.unifiedContact(withIdentifier: "a", keysToFetch: [])
    }
    await #expect(throws: CNError(.authorizationDenied)) {
      try await store.requestAccess(for: .contacts)
    }
  }

  @Test func `nobody has an identifier that nobody has`() {
    #expect(throws: CNError(.recordDoesNotExist)) {
      try stored { try $0.unifiedContact(withIdentifier: "c", keysToFetch: []) }
    }
  }

  @Test func `a store goes on knowing the contacts on another queue`() async throws {
    let store = stored { $0 }
    let name = await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        let anna = try? store.unifiedContact(withIdentifier: "a", keysToFetch: [])
        continuation.resume(returning: anna?.familyName)
      }
    }
    #expect(name == "Haro")
  }

  @Test func `a copy that can change leaves the contact alone`() throws {
    let anna = try stored { try $0.unifiedContact(withIdentifier: "a", keysToFetch: []) }
    let changed = try #require(anna.mutableCopy() as? CNMutableContact)
    changed.nickname = "Haro"
    #expect(anna.nickname == "Annie")
    #expect(changed != anna)
    #expect("\(changed)" == "<CNMutableContact a>")
  }

  @Test func `labels are said in words`() {
    #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelHome) == "home")
    #expect(CNLabeledValue<NSString>.localizedString(forLabel: "boat") == "boat")
  }
}

extension CNContactFormatter {
  fileprivate static var required: any CNKeyDescriptor {
    descriptorForRequiredKeys(for: .fullName)
  }
}

private struct TwoContacts: ContactsHost {
  var isAllowed: Bool

  var contactsAuthorization: CNAuthorizationStatus { isAllowed ? .authorized : .denied }
  var meContact: CNContact? { nil }
  var groups: [ContactGroup] { [] }

  var contacts: [CNContact] {
    let jose = CNMutableContact(identifier: "b")
    (jose.givenName, jose.familyName) = ("José", "Núñez")
    let anna = CNMutableContact(identifier: "a")
    (anna.givenName, anna.familyName, anna.nickname) = ("Anna", "Haro", "Annie")
    anna.phoneNumbers = [
      CNLabeledValue(
        label: CNLabelPhoneNumberMobile,
        value: CNPhoneNumber(stringValue: "+1-415-555-0108")
      )
    ]
    return [jose, anna]
  }
}
