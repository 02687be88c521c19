public import Foundation

public enum CNEntityType: Int, Sendable {
  case contacts
}

/// The person's permission for the app to read their contacts.
public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined
  case restricted
  case denied
  case authorized
  case limited
}

/// The person's contacts.
///
///     let store = CNContactStore()
///     let name = CNContact.predicateForContacts(matchingName: "Anna")
///     try store.unifiedContacts(matching: name, keysToFetch: [])
///
/// A store keeps the contacts of the handler call in which it was made, so that it can be asked
/// on another queue too.
open class CNContactStore: NSObject, @unchecked Sendable {
  // Unchecked because NSObject is not Sendable; this class adds one constant that is.
  private let host: any ContactsHost

  public override init() { host = CurrentContacts.host }

  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    CurrentContacts.host.contactsAuthorization
  }

  /// Answers with what the person decided before: nobody is asked while a handler is at work.
  open func requestAccess(
    for entityType: CNEntityType,
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let isGranted = host.contactsAuthorization == .authorized
    completionHandler(isGranted, isGranted ? nil : CNError(.authorizationDenied))
  }

  open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    guard host.contactsAuthorization == .authorized else { throw CNError(.authorizationDenied) }
    return true
  }

  // MARK: - Fetching

  /// - Throws: `CNError.authorizationDenied` if the person does not let the app look.
  open func unifiedContacts(
    matching predicate: NSPredicate,
    keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] {
    try contacts().filter { predicate.evaluate(with: $0) }
  }

  /// - Throws: `CNError.recordDoesNotExist` if nobody has the identifier.
  open func unifiedContact(
    withIdentifier identifier: String,
    keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact {
    guard let contact = try contacts().first(where: { $0.identifier == identifier }) else {
      throw CNError(.recordDoesNotExist)
    }
    return contact
  }

  /// The person's own card.
  open func unifiedMeContactWithKeys(
    toFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact {
    _ = try contacts()
    guard let contact = host.meContact else { throw CNError(.recordDoesNotExist) }
    return contact
  }

  /// Hands over one contact after the other, until the block says to stop.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {
    var isStopped = ObjCBool(false)
    for contact in fetchRequest.ordered(try contacts()) {
      block(contact, &isStopped)
      if isStopped.boolValue { return }
    }
  }

  open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] {
    _ = try contacts()
    return host.groups.map(CNGroup.init).filter { predicate?.evaluate(with: $0) ?? true }
  }

  private func contacts() throws -> [CNContact] {
    guard host.contactsAuthorization == .authorized else { throw CNError(.authorizationDenied) }
    return host.contacts
  }
}

/// A selection of contacts, and their order.
open class CNContactFetchRequest: NSObject {
  open var predicate: NSPredicate?
  open var keysToFetch: [any CNKeyDescriptor]
  open var mutableObjects = false
  open var unifyResults = true
  open var sortOrder = CNContactSortOrder.none

  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }

  fileprivate func ordered(_ contacts: [CNContact]) -> [CNContact] {
    let wanted = contacts.filter { predicate?.evaluate(with: $0) ?? true }
    let sorted = sortOrder.names.map { names in
      wanted.sorted { names($0).lexicographicallyPrecedes(names($1)) }
    }
    return (sorted ?? wanted).compactMap { mutableObjects ? $0.mutableCopy() as? CNContact : $0 }
  }
}

public enum CNContactSortOrder: Int, Sendable {
  case none
  case userDefault
  case givenName
  case familyName

  fileprivate var names: ((CNContact) -> [String])? {
    switch self {
    case .none: nil
    case .givenName: { [$0.givenName, $0.familyName] }
    case .userDefault, .familyName: { [$0.familyName, $0.givenName] }
    }
  }
}

/// Several contacts under one name; its members are found with a predicate.
open class CNGroup: NSObject {
  public let identifier: String
  public let name: String

  fileprivate init(_ group: ContactGroup) {
    identifier = group.identifier
    name = group.name
  }
}
