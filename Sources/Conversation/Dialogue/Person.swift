/// A person (`INPerson`).
package struct Person: Sendable, Hashable, Codable {
  package var displayName: String
  package var name: Name?
  package var handle: Handle?

  /// Further handles of the same person.
  package var aliases: [Handle] = []

  package var contactIdentifier: String?

  /// An identifier set by a handler, to recognize the person on its next call.
  package var customIdentifier: String?

  /// The relation to the user by its SiriKit name, such as `mother`.
  package var relationship: String?

  /// The contacts that match this person, best first.
  package var matches: [Person] = []
  package var isMe = false

  package init(_ displayName: String, handle: Handle? = nil) {
    self.displayName = displayName
    self.handle = handle
  }
}

extension Person {
  /// Returns `true` if both describe one person: by contact, else by handle, else by name.
  package func isSame(as other: Person) -> Bool {
    if let contactIdentifier, let known = other.contactIdentifier {
      return contactIdentifier == known
    }
    if let handle, let known = other.handle { return handle.value == known.value }
    return displayName == other.displayName
  }
}

extension Person {
  /// A phone number, an e-mail address, or an app's own name for a person (`INPersonHandle`).
  package struct Handle: Sendable, Hashable, Codable {
    package enum Kind: String, Sendable, Hashable, Codable {
      case unknown, emailAddress, phoneNumber
    }

    package var value: String
    package var kind: Kind

    /// Such as `mobile` or `work`.
    package var label: String?

    package init(_ value: String, kind: Kind, label: String? = nil) {
      self.value = value
      self.kind = kind
      self.label = label
    }
  }

  /// The parts of a person's name (`PersonNameComponents`).
  package struct Name: Sendable, Hashable, Codable {
    package var prefix: String?
    package var given: String?
    package var middle: String?
    package var family: String?
    package var suffix: String?
    package var nickname: String?

    package init(given: String? = nil, family: String? = nil) {
      self.given = given
      self.family = family
    }
  }
}
