// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

public enum CNContactType: Int, Sendable {
  case person
  case organization
}

/// Somebody in the contacts; a part that is not known is empty.
open class CNContact: NSObject, NSCopying, NSMutableCopying {
  public let identifier: String

  /// The parts that are text, by the key that they are fetched by.
  fileprivate var texts: [String: String] = [:]
  fileprivate var content = Content()

  fileprivate struct Content: Equatable {
    var contactType = CNContactType.person
    var imageData: Data?
    var birthday: DateComponents?
    var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
    var emailAddresses: [CNLabeledValue<NSString>] = []
    var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
    var urlAddresses: [CNLabeledValue<NSString>] = []
    var contactRelations: [CNLabeledValue<CNContactRelation>] = []
  }

  public override convenience init() { self.init(identifier: UUID().uuidString) }

  package init(identifier: String) { self.identifier = identifier }

  open var contactType: CNContactType { content.contactType }

  open var namePrefix: String { texts[CNContactNamePrefixKey] ?? "" }
  open var givenName: String { texts[CNContactGivenNameKey] ?? "" }
  open var middleName: String { texts[CNContactMiddleNameKey] ?? "" }
  open var familyName: String { texts[CNContactFamilyNameKey] ?? "" }
  open var previousFamilyName: String { texts[CNContactPreviousFamilyNameKey] ?? "" }
  open var nameSuffix: String { texts[CNContactNameSuffixKey] ?? "" }
  open var nickname: String { texts[CNContactNicknameKey] ?? "" }
  open var phoneticGivenName: String { texts[CNContactPhoneticGivenNameKey] ?? "" }
  open var phoneticMiddleName: String { texts[CNContactPhoneticMiddleNameKey] ?? "" }
  open var phoneticFamilyName: String { texts[CNContactPhoneticFamilyNameKey] ?? "" }

  open var organizationName: String { texts[CNContactOrganizationNameKey] ?? "" }
  open var departmentName: String { texts[CNContactDepartmentNameKey] ?? "" }
  open var jobTitle: String { texts[CNContactJobTitleKey] ?? "" }
  open var note: String { texts[CNContactNoteKey] ?? "" }

  open var imageData: Data? { content.imageData }
  open var thumbnailImageData: Data? { content.imageData }
  open var imageDataAvailable: Bool { content.imageData != nil }
  open var birthday: DateComponents? { content.birthday }

  open var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] { content.phoneNumbers }
  open var emailAddresses: [CNLabeledValue<NSString>] { content.emailAddresses }
  open var postalAddresses: [CNLabeledValue<CNPostalAddress>] { content.postalAddresses }
  open var urlAddresses: [CNLabeledValue<NSString>] { content.urlAddresses }
  open var contactRelations: [CNLabeledValue<CNContactRelation>] { content.contactRelations }

  /// Everything that is known was fetched.
  open func isKeyAvailable(_ key: String) -> Bool { true }
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }

  /// Returns `true` if the identifier is the contact's own.
  open func isUnifiedWithContact(withIdentifier contactIdentifier: String) -> Bool {
    identifier == contactIdentifier
  }

  /// The name of a property as people say it: `given name`.
  open class func localizedString(forKey key: String) -> String {
    key.map { $0.isUppercase ? " " + $0.lowercased() : String($0) }.joined()
  }

  // MARK: - Copying and comparing

  /// An immutable copy, also of a mutable contact.
  open func copy(with zone: NSZone? = nil) -> Any { replica(CNContact(identifier: identifier)) }

  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    replica(CNMutableContact(identifier: identifier))
  }

  private func replica(_ contact: CNContact) -> CNContact {
    contact.texts = texts
    contact.content = content
    return contact
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CNContact else { return false }
    return identifier == other.identifier && texts == other.texts && content == other.content
  }

  open override var hash: Int { identifier.hashValue }

  /// Says who it is by identifier alone, for descriptions end in logs.
  open override var description: String { "<\(type(of: self)) \(identifier)>" }
}

/// A contact whose parts can be set.
open class CNMutableContact: CNContact {
  open override var contactType: CNContactType {
    get { super.contactType }
    set { content.contactType = newValue }
  }
  open override var namePrefix: String {
    get { super.namePrefix }
    set { texts[CNContactNamePrefixKey] = newValue }
  }
  open override var givenName: String {
    get { super.givenName }
    set { texts[CNContactGivenNameKey] = newValue }
  }
  open override var middleName: String {
    get { super.middleName }
    set { texts[CNContactMiddleNameKey] = newValue }
  }
  open override var familyName: String {
    get { super.familyName }
    set { texts[CNContactFamilyNameKey] = newValue }
  }
  open override var previousFamilyName: String {
    get { super.previousFamilyName }
    set { texts[CNContactPreviousFamilyNameKey] = newValue }
  }
  open override var nameSuffix: String {
    get { super.nameSuffix }
    set { texts[CNContactNameSuffixKey] = newValue }
  }
  open override var nickname: String {
    get { super.nickname }
    set { texts[CNContactNicknameKey] = newValue }
  }
  open override var phoneticGivenName: String {
    get { super.phoneticGivenName }
    set { texts[CNContactPhoneticGivenNameKey] = newValue }
  }
  open override var phoneticMiddleName: String {
    get { super.phoneticMiddleName }
    set { texts[CNContactPhoneticMiddleNameKey] = newValue }
  }
  open override var phoneticFamilyName: String {
    get { super.phoneticFamilyName }
    set { texts[CNContactPhoneticFamilyNameKey] = newValue }
  }
  open override var organizationName: String {
    get { super.organizationName }
    set { texts[CNContactOrganizationNameKey] = newValue }
  }
  open override var departmentName: String {
    get { super.departmentName }
    set { texts[CNContactDepartmentNameKey] = newValue }
  }
  open override var jobTitle: String {
    get { super.jobTitle }
    set { texts[CNContactJobTitleKey] = newValue }
  }
  open override var note: String {
    get { super.note }
    set { texts[CNContactNoteKey] = newValue }
  }
  open override var imageData: Data? {
    get { super.imageData }
    set { content.imageData = newValue }
  }
  open override var birthday: DateComponents? {
    get { super.birthday }
    set { content.birthday = newValue }
  }
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { super.phoneNumbers }
    set { content.phoneNumbers = newValue }
  }
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { super.emailAddresses }
    set { content.emailAddresses = newValue }
  }
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { super.postalAddresses }
    set { content.postalAddresses = newValue }
  }
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get { super.urlAddresses }
    set { content.urlAddresses = newValue }
  }
  open override var contactRelations: [CNLabeledValue<CNContactRelation>] {
    get { super.contactRelations }
    set { content.contactRelations = newValue }
  }
}
