import Intents

/// Somebody an app can reach, from the app's own address book.
package struct User: Sendable, Hashable {
  /// The same identifier that the system's contacts have for this person.
  package var identifier: String
  package var name: String
  package var nicknames: [String]
  package var handles: [Handle]
  package var isFavorite: Bool

  package init(
    identifier: String,
    name: String,
    nicknames: [String] = [],
    handles: [Handle] = [],
    isFavorite: Bool = false
  ) {
    self.identifier = identifier
    self.name = name
    self.nicknames = nicknames
    self.handles = handles
    self.isFavorite = isFavorite
  }

  /// A number or an address that reaches a user.
  package struct Handle: Sendable, Hashable {
    package var value: String
    package var kind: Kind
    /// The user's label for the handle.
    package var label: Label?

    package init(_ value: String, kind: Kind = .phoneNumber, label: Label? = nil) {
      self.value = value
      self.kind = kind
      self.label = label
    }
  }

  package enum Kind: Sendable {
    case phoneNumber
    case emailAddress
  }

  package enum Label: Sendable {
    case mobile
    case home
    case work
    case main
    case other
  }

  /// The numbers, or, where there is none, the addresses: an app rings or writes to the former.
  var reachableHandles: [Handle] {
    let numbers = handles.filter { $0.kind == .phoneNumber }
    return numbers.isEmpty ? handles : numbers
  }
}

// MARK: - As the system knows it

extension User {
  /// The user as a candidate, or with one handle, as the very recipient.
  ///
  /// The custom identifier says which user, and which handle, was offered: when the person has
  /// chosen, it comes back, and nothing has to be matched again.
  func person(with handle: Handle? = nil) -> INPerson {
    INPerson(
      personHandle: (handle ?? reachableHandles.first).map(INPersonHandle.init)
        ?? INPersonHandle(value: nil, type: .unknown),
      nameComponents: nil,
      displayName: name,
      image: nil,
      contactIdentifier: identifier,
      customIdentifier: Reference(user: identifier, handle: handle?.value).text
    )
  }
}

extension INPersonHandle {
  convenience init(_ handle: User.Handle) {
    self.init(
      value: handle.value,
      type: handle.kind == .phoneNumber ? .phoneNumber : .emailAddress,
      label: handle.label?.systemLabel
    )
  }
}

extension User.Label {
  var systemLabel: INPersonHandleLabel {
    switch self {
    case .mobile: .mobile
    case .home: .home
    case .work: .work
    case .main: .main
    case .other: .other
    }
  }
}

/// A custom identifier: a user, and one of the user's handles once that is settled.
struct Reference: Hashable {
  var user: String
  var handle: String?

  init(user: String, handle: String?) {
    self.user = user
    self.handle = handle
  }

  init(text: String) {
    guard let end = text.utf8.firstIndex(of: UInt8(ascii: "#")) else {
      self.init(user: text, handle: nil)
      return
    }
    let handle = text[text.utf8.index(after: end)...]
    self.init(user: String(text[..<end]), handle: handle.isEmpty ? nil : String(handle))
  }

  var text: String {
    handle.map { "\(user)#\($0)" } ?? user
  }
}
