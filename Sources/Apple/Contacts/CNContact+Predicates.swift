public import Foundation

// Predicates for fetching. They are blocks, for that is what this platform's predicates can be.

extension CNContact {
  /// Contacts with a name or nickname that has a word starting with each word that is given.
  public class func predicateForContacts(matchingName name: String) -> NSPredicate {
    let wanted = words(of: name)
    return predicate { contact in
      let known = [
        contact.namePrefix, contact.givenName, contact.middleName, contact.familyName,
        contact.nameSuffix, contact.nickname, contact.organizationName,
      ].flatMap(words)
      return !wanted.isEmpty && wanted.allSatisfy { word in known.contains { $0.hasPrefix(word) } }
    }
  }

  public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    predicate { identifiers.contains($0.identifier) }
  }

  /// The shorter of the two numbers may leave out the country.
  public class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
    let wanted = phoneNumber.digits
    return predicate { contact in
      contact.phoneNumbers.contains { isSame(wanted, $0.value.digits) }
    }
  }

  public class func predicateForContacts(
    matchingEmailAddress emailAddress: String
  ) -> NSPredicate {
    let wanted = emailAddress.lowercased()
    return predicate { contact in
      contact.emailAddresses.contains { ($0.value as String).lowercased() == wanted }
    }
  }

  public class func predicateForContactsInGroup(
    withIdentifier groupIdentifier: String
  ) -> NSPredicate {
    let members = CurrentContacts.host.groups.first { $0.identifier == groupIdentifier }?.members
    return predicateForContacts(withIdentifiers: members ?? [])
  }

  private class func predicate(
    _ isWanted: @escaping @Sendable (CNContact) -> Bool
  ) -> NSPredicate {
    NSPredicate { object, _ in (object as? CNContact).map(isWanted) ?? false }
  }

  private class func words(of text: String) -> [String] {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
      .split { !$0.isLetter && !$0.isNumber }
      .map(String.init)
  }

  private class func isSame(_ one: String, _ other: String) -> Bool {
    let shorter = min(one.count, other.count)
    return one == other || (shorter >= 7 && one.suffix(shorter) == other.suffix(shorter))
  }
}
