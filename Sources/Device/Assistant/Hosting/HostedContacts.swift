import Dialogue
import Domains
import Intents

/// The world's contacts as apps see them through `CNContactStore`.
struct HostedContacts: ContactsHost {
  let book: ContactBook
  let isAllowed: Bool

  var contactsAuthorization: CNAuthorizationStatus { isAllowed ? .authorized : .denied }

  var contacts: [CNContact] { book.contacts.map(\.object) }

  var meContact: CNContact? { book.me?.object }

  var groups: [ContactGroup] {
    book.groups.map {
      ContactGroup(identifier: $0.identifier, name: $0.name, members: $0.members)
    }
  }
}

extension Contact {
  fileprivate var object: CNContact {
    let object = CNMutableContact(identifier: identifier)
    set(namesOf: object)
    set(handlesOf: object)
    object.postalAddresses = addresses.map { address in
      CNLabeledValue(
        label: address.label.map(Self.label),
        value: CNMutablePostalAddress(address.place) ?? CNPostalAddress()
      )
    }
    object.contactRelations = relations.map { relation in
      CNLabeledValue(
        label: Self.label(relation.kind),
        value: CNContactRelation(name: relation.other)
      )
    }
    return object.copy() as? CNContact ?? object
  }

  /// A name that is known as a whole only is a given name.
  private func set(namesOf object: CNMutableContact) {
    let isInParts = name != Person.Name()
    object.namePrefix = name.prefix ?? ""
    object.givenName = isInParts ? name.given ?? "" : fullName
    object.middleName = name.middle ?? ""
    object.familyName = name.family ?? ""
    object.nameSuffix = name.suffix ?? ""
    object.nickname = nicknames.first ?? ""
    object.organizationName = organization ?? ""
  }

  private func set(handlesOf object: CNMutableContact) {
    for handle in handles {
      let label = handle.label.map(Self.label)
      switch handle.kind {
      case .emailAddress:
        object.emailAddresses.append(
          CNLabeledValue(label: label, value: NSString(string: handle.value))
        )
      case .phoneNumber, .unknown:
        object.phoneNumbers.append(
          CNLabeledValue(label: label, value: CNPhoneNumber(stringValue: handle.value))
        )
      }
    }
  }

  /// The label of Apple's contacts for a name of SiriKit's: `mobile` is `_$!<Mobile>!$_`.
  private static func label(_ name: String) -> String {
    switch name {
    case "iPhone": CNLabelPhoneNumberiPhone
    case "homeFax": CNLabelPhoneNumberHomeFax
    case "workFax": CNLabelPhoneNumberWorkFax
    default: "_$!<\(name.prefix(1).uppercased())\(name.dropFirst())>!$_"
    }
  }
}
