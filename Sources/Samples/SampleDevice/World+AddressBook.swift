import Assistant
import Dialogue
import SampleApps

extension World {
  /// The people whom the sample apps know as their users: everybody in the contacts.
  var addressBook: AddressBook {
    let me = contacts.me.map(User.init) ?? User(identifier: "me", name: "Me")
    return AddressBook(me: me, users: contacts.contacts.filter { !$0.isMe }.map(User.init))
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
