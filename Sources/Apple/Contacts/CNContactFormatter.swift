public import Foundation

/// A style for the names of contacts.
public enum CNContactFormatterStyle: Int, Sendable {
  case fullName
  case phoneticFullName
}

/// Writes a contact's name.
open class CNContactFormatter: Formatter {
  open var style = CNContactFormatterStyle.fullName

  /// Returns the key for the name in a style.
  open class func descriptorForRequiredKeys(
    for style: CNContactFormatterStyle
  ) -> any CNKeyDescriptor {
    style == .fullName ? CNContactGivenNameKey : CNContactPhoneticGivenNameKey
  }

  /// The name, else the organization's, or `nil` for a contact that has neither.
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let name =
      style == .fullName ? contact.nameComponents : contact.nameComponents.phoneticRepresentation
    let written = name.map {
      PersonNameComponentsFormatter.localizedString(from: $0, style: .long)
    }
    return [written, contact.organizationName].compactMap(\.self).first { !$0.isEmpty }
  }

  open func string(from contact: CNContact) -> String? {
    Self.string(from: contact, style: style)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? CNContact).flatMap(string)
  }
}

extension CNContact {
  fileprivate var nameComponents: PersonNameComponents {
    var name = PersonNameComponents()
    name.namePrefix = namePrefix
    name.givenName = givenName
    name.middleName = middleName
    name.familyName = familyName
    name.nameSuffix = nameSuffix
    var phonetic = PersonNameComponents()
    phonetic.givenName = phoneticGivenName
    phonetic.middleName = phoneticMiddleName
    phonetic.familyName = phoneticFamilyName
    name.phoneticRepresentation = phonetic
    return name
  }
}

/// A style for postal addresses.
public enum CNPostalAddressFormatterStyle: Int, Sendable {
  case mailingAddress
}

/// Writes a postal address in lines, as on a letter.
open class CNPostalAddressFormatter: Formatter {
  open var style = CNPostalAddressFormatterStyle.mailingAddress

  open class func string(
    from postalAddress: CNPostalAddress,
    style: CNPostalAddressFormatterStyle
  ) -> String {
    let region = [postalAddress.state, postalAddress.postalCode]
    let city = [postalAddress.city, region.filter { !$0.isEmpty }.joined(separator: " ")]
    let lines = [
      postalAddress.street, city.filter { !$0.isEmpty }.joined(separator: ", "),
      postalAddress.country,
    ]
    return lines.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  open func string(from postalAddress: CNPostalAddress) -> String {
    Self.string(from: postalAddress, style: style)
  }

  open override func string(for obj: Any?) -> String? {
    (obj as? CNPostalAddress).map(string)
  }
}
