import Assistant
import Dialogue
import SampleApps
import Synchronization

/// The address book of the world that apps were started in last: they all have the same.
final class AddressBooks: Sendable {
  private let last = Mutex<(contacts: [Contact], book: AddressBook)?>(nil)

  /// The people whom the sample apps know as their users: everybody in the contacts.
  func addressBook(of contacts: ContactBook) -> AddressBook {
    last.withLock { last in
      // Those of one world have the same memory, which one look tells.
      if let last, last.contacts == contacts.contacts { return last.book }
      let book = AddressBook(contacts)
      last = (contacts.contacts, book)
      return book
    }
  }
}

extension AddressBook {
  fileprivate init(_ contacts: ContactBook) {
    self.init(
      me: contacts.me.map(User.init) ?? User(identifier: "me", name: "Me"),
      users: contacts.contacts.filter { !$0.isMe }.map(User.init)
    )
  }
}

extension User {
  fileprivate init(_ contact: Contact) {
    self.init(
      identifier: contact.identifier,
      name: contact.fullName,
      nicknames: contact.nicknames,
      handles: contact.handles.map(Handle.init),
      isFavorite: contact.isFavorite
    )
  }
}

extension User.Handle {
  fileprivate init(_ handle: Person.Handle) {
    self.init(
      handle.value,
      kind: handle.kind == .emailAddress ? .emailAddress : .phoneNumber,
      label: handle.label.flatMap(User.Label.init)
    )
  }
}

extension User.Label {
  fileprivate init?(_ label: String) {
    switch label {
    case "mobile", "iPhone": self = .mobile
    case "home": self = .home
    case "work": self = .work
    case "main": self = .main
    default: self = .other
    }
  }
}
