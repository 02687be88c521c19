package import Dialogue
package import Understanding

/// Somebody in the user's contacts.
package struct Contact: Registered, Hashable {
  package var identifier: String
  package var fullName: String
  package var name = Person.Name()
  package var nicknames: [String] = []

  /// Phone numbers, then e-mail addresses; the preferred one of each kind first.
  package var handles: [Person.Handle] = []
  package var addresses: [Address] = []
  package var organization: String?

  /// The profession, which a user may say instead of a name: “the dentist”.
  package var jobTitle: String?
  package var relations: [Relation] = []

  /// Tells who is “him” and who “her”, where that is written down.
  package var gender: Gender?
  package var isFavorite = false
  package var isMe = false

  package init(identifier: String, fullName: String) {
    self.identifier = identifier
    self.fullName = fullName
  }
}

extension Contact {
  /// A home or work address.
  package struct Address: Sendable, Hashable {
    /// Such as `home`.
    package var label: String?
    package var place: Place
  }

  /// Another person by what they are to this one.
  package struct Relation: Sendable, Hashable {
    /// In lower-case English, such as `mother`.
    package var kind: String

    /// The other one's full name, or their identifier.
    package var other: String

    func isTo(_ contact: Contact) -> Bool {
      other == contact.fullName || other == contact.identifier
    }
  }

  /// Several contacts under one name.
  package struct Group: Registered, Hashable {
    package var identifier: String
    package var name: String

    /// Identifiers of contacts.
    package var members: [String] = []
  }
}

// MARK: - Ways to name somebody

extension Contact {
  /// Full name first, then every other way to name the person, without repeats.
  package var names: [String] {
    var names: [String] = []
    names.reserveCapacity(4 + nicknames.count)
    func add(_ name: String) {
      if !name.isEmpty, !names.contains(name) { names.append(name) }
    }
    add(fullName)
    if let given = name.given, let family = name.family, !isFullName(given, family) {
      add("\(given) \(family)")
    }
    if let given = name.given { add(given) }
    if let family = name.family { add(family) }
    for nickname in nicknames { add(nickname) }
    if let jobTitle { add(jobTitle) }
    // “Mike C”, as one of two is written.
    if let given = name.given, let initial = name.family?.first { add("\(given) \(initial)") }
    return names
  }

  /// Returns `true` if the full name is these two, compared without joining them.
  private func isFullName(_ given: String, _ family: String) -> Bool {
    let count = given.utf8.count
    guard fullName.utf8.count == count + 1 + family.utf8.count else { return false }
    let (whole, first, last) = (fullName.utf8Span.span, given.utf8Span.span, family.utf8Span.span)
    return whole[count] == UInt8(ascii: " ")
      && whole.extracting(first: count).isSame(as: first)
      && whole.extracting(droppingFirst: count + 1).isSame(as: last)
  }
}

extension Span<UInt8> {
  fileprivate func isSame(as other: Span<UInt8>) -> Bool {
    indices.allSatisfy { self[$0] == other[$0] }
  }
}

// MARK: - As a person of a request

extension Contact {
  /// The contact with everything that is known, to be reached by one of the handles.
  ///
  /// The handle is the one with the label, such as `work`, or the preferred one if there is no
  /// label. One that the contact doesn't have is given by its label alone, never replaced.
  package func person(label: String? = nil) -> Person {
    var person = Person(fullName, handle: handle(label: label))
    person.name = name
    person.name?.nickname = nicknames.first
    // A handle that was asked for, and that there is, leaves no others to choose from.
    let isSettled = label.map(hasHandle) ?? false
    person.aliases = isSettled ? [] : handles.filter { $0 != person.handle }
    person.contactIdentifier = identifier
    person.isMe = isMe
    return person
  }

  package func hasHandle(label: String) -> Bool {
    labelled.contains { $0.label == label }
  }

  /// The handles that a label tells apart: the numbers, if there are any; “call Kate at home” is
  /// about no email address.
  private var labelled: [Person.Handle] {
    let numbers = handles.filter { $0.kind == .phoneNumber }
    return numbers.isEmpty ? handles : numbers
  }

  /// The label of the number that takes texts for sure; `nil` if there is none, or more than one.
  var mobileLabel: String? {
    let labels = handles.filter { $0.kind == .phoneNumber }.compactMap(\.label)
      .filter(HandleLabel.mobiles.contains)
    return labels.count == 1 ? labels[0] : nil
  }

  private func handle(label: String?) -> Person.Handle? {
    guard let label else { return handles.first }
    return labelled.first { $0.label == label }
      ?? Person.Handle("", kind: .unknown, label: label)
  }
}
