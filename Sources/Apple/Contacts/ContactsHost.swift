import Foundation

/// The contacts of whoever runs an app's code, as this module asks for them.
///
/// The assistant sets `CurrentContacts.host` around every call of a handler. In an app's own unit
/// tests nobody sets it, and there is nobody in the contacts.
package protocol ContactsHost: Sendable {
  var contactsAuthorization: CNAuthorizationStatus { get }

  /// Everybody, in the order of the contacts; made for the caller.
  var contacts: [CNContact] { get }

  /// The person's own card.
  var meContact: CNContact? { get }

  var groups: [ContactGroup] { get }
}

/// Several contacts under one name.
package struct ContactGroup: Sendable {
  package var identifier: String
  package var name: String

  /// Identifiers of contacts.
  package var members: [String]

  package init(identifier: String, name: String, members: [String]) {
    self.identifier = identifier
    self.name = name
    self.members = members
  }
}

package enum CurrentContacts {
  @TaskLocal package static var host: any ContactsHost = NoContacts()
}

/// Nobody's contacts: an app may look, and finds them empty.
package struct NoContacts: ContactsHost {
  package init() {}

  package var contactsAuthorization: CNAuthorizationStatus { .authorized }
  package var contacts: [CNContact] { [] }
  package var meContact: CNContact? { nil }
  package var groups: [ContactGroup] { [] }
}
