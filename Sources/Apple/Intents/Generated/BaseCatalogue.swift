// swift-format-ignore-file
// Written by `swift run generate` from Base.intents: edit that instead.

public import CoreLocation
public import Foundation

/// Facts that an app adds when it donates a request; each intent that has such facts has a
/// subclass.
open class INIntentDonationMetadata: NSObject, NSCopying, NSSecureCoding {
  public override init() {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  open func encode(with coder: NSCoder) {
  }

  open class var supportsSecureCoding: Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { copyByCoding(self) }
  open override func isEqual(_ object: Any?) -> Bool { equalByCoding(self, object) }
  open override var hash: Int { hashByCoding(self) }
  open override var description: String { describeByCoding(self) }
}

/// The status of a request, as the app that is opened for it learns.
public enum INIntentHandlingStatus: Int, Sendable {
  case `unspecified` = 0
  case `ready` = 1
  case `inProgress` = 2
  case `success` = 3
  case `failure` = 4
  /// The app is to go on with it.
  case `deferredToApplication` = 5
  /// The app asked for a yes first.
  case `userConfirmationRequired` = 6
}

/// The side that began: the person, or somebody who wrote or called.
public enum INInteractionDirection: Int, Sendable {
  case `unspecified` = 0
  case `outgoing` = 1
  case `incoming` = 2
}

/// Moments of the evening or morning at which a shortcut may be suggested.
public struct INShortcutAvailabilityOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let sleepMindfulness = Self(rawValue: 1)
  public static let sleepJournaling = Self(rawValue: 2)
  public static let sleepMusic = Self(rawValue: 4)
  public static let sleepPodcasts = Self(rawValue: 8)
  public static let sleepReading = Self(rawValue: 16)
  public static let sleepWrapUpYourDay = Self(rawValue: 32)
  public static let sleepYogaAndStretching = Self(rawValue: 64)
}

/// The result of resolving a parameter of type `INObject`.
open class INObjectResolutionResult: INIntentResolutionResult {
  /// The parameter is settled, with this value.
  open class func success(with resolvedValue: INObject) -> Self {
    Self(Outcome(.success(resolvedValue)))
  }

  /// The person has to choose between these, at least two, best first.
  open class func disambiguation(with choices: [INObject]) -> Self {
    Self(Outcome(.disambiguation(choices)))
  }

  /// The person has to say whether this value is meant.
  open class func confirmationRequired(with valueToConfirm: INObject?) -> Self {
    Self(Outcome(.confirmationRequired(valueToConfirm)))
  }
}

/// The result of resolving a parameter of type `String`.
open class INStringResolutionResult: INIntentResolutionResult {
  /// The parameter is settled, with this value.
  open class func success(with resolvedValue: String) -> Self {
    Self(Outcome(.success(resolvedValue)))
  }

  /// The person has to choose between these, at least two, best first.
  open class func disambiguation(with choices: [String]) -> Self {
    Self(Outcome(.disambiguation(choices)))
  }

  /// The person has to say whether this value is meant.
  open class func confirmationRequired(with valueToConfirm: String?) -> Self {
    Self(Outcome(.confirmationRequired(valueToConfirm)))
  }
}

/// The result of resolving a parameter of type `Bool`.
open class INBooleanResolutionResult: INIntentResolutionResult {
  /// The parameter is settled, with this value.
  open class func success(with resolvedValue: Bool) -> Self {
    Self(Outcome(.success(resolvedValue)))
  }

  /// The person has to say whether this value is meant.
  open class func confirmationRequired(with valueToConfirm: Bool?) -> Self {
    Self(Outcome(.confirmationRequired(valueToConfirm)))
  }
}

/// The result of resolving a parameter of type `Int`.
open class INIntegerResolutionResult: INIntentResolutionResult {
  /// The parameter is settled, with this value.
  open class func success(with resolvedValue: Int) -> Self {
    Self(Outcome(.success(resolvedValue)))
  }

  /// The person has to say whether this value is meant.
  open class func confirmationRequired(with valueToConfirm: Int?) -> Self {
    Self(Outcome(.confirmationRequired(valueToConfirm)))
  }
}

/// The result of resolving a parameter of type `Double`.
open class INDoubleResolutionResult: INIntentResolutionResult {
  /// The parameter is settled, with this value.
  open class func success(with resolvedValue: Double) -> Self {
    Self(Outcome(.success(resolvedValue)))
  }

  /// The person has to say whether this value is meant.
  open class func confirmationRequired(with valueToConfirm: Double?) -> Self {
    Self(Outcome(.confirmationRequired(valueToConfirm)))
  }
}

/// The result of resolving a parameter of type `TimeInterval`.
open class INTimeIntervalResolutionResult: INIntentResolutionResult {
  /// The parameter is settled, with this value.
  open class func success(with resolvedValue: TimeInterval) -> Self {
    Self(Outcome(.success(resolvedValue)))
  }

  /// The person has to say whether this value is meant.
  open class func confirmationRequired(with valueToConfirm: TimeInterval) -> Self {
    Self(Outcome(.confirmationRequired(valueToConfirm)))
  }
}

/// The result of resolving a parameter of type `DateComponents`.
open class INDateComponentsResolutionResult: INIntentResolutionResult {
  /// The parameter is settled, with this value.
  open class func success(with resolvedValue: DateComponents) -> Self {
    Self(Outcome(.success(resolvedValue)))
  }

  /// The person has to choose between these, at least two, best first.
  open class func disambiguation(with choices: [DateComponents]) -> Self {
    Self(Outcome(.disambiguation(choices)))
  }

  /// The person has to say whether this value is meant.
  open class func confirmationRequired(with valueToConfirm: DateComponents?) -> Self {
    Self(Outcome(.confirmationRequired(valueToConfirm)))
  }
}

/// The result of resolving a parameter of type `INDateComponentsRange`.
open class INDateComponentsRangeResolutionResult: INIntentResolutionResult {
  /// The parameter is settled, with this value.
  open class func success(with resolvedValue: INDateComponentsRange) -> Self {
    Self(Outcome(.success(resolvedValue)))
  }

  /// The person has to choose between these, at least two, best first.
  open class func disambiguation(with choices: [INDateComponentsRange]) -> Self {
    Self(Outcome(.disambiguation(choices)))
  }

  /// The person has to say whether this value is meant.
  open class func confirmationRequired(with valueToConfirm: INDateComponentsRange?) -> Self {
    Self(Outcome(.confirmationRequired(valueToConfirm)))
  }
}

/// The result of resolving a parameter of type `CLPlacemark`.
open class INPlacemarkResolutionResult: INIntentResolutionResult {
  /// The parameter is settled, with this value.
  open class func success(with resolvedValue: CLPlacemark) -> Self {
    Self(Outcome(.success(resolvedValue)))
  }

  /// The person has to choose between these, at least two, best first.
  open class func disambiguation(with choices: [CLPlacemark]) -> Self {
    Self(Outcome(.disambiguation(choices)))
  }

  /// The person has to say whether this value is meant.
  open class func confirmationRequired(with valueToConfirm: CLPlacemark?) -> Self {
    Self(Outcome(.confirmationRequired(valueToConfirm)))
  }
}

/// The result of resolving a parameter of type `INPerson`.
open class INPersonResolutionResult: INIntentResolutionResult {
  /// The parameter is settled, with this value.
  open class func success(with resolvedValue: INPerson) -> Self {
    Self(Outcome(.success(resolvedValue)))
  }

  /// The person has to choose between these, at least two, best first.
  open class func disambiguation(with choices: [INPerson]) -> Self {
    Self(Outcome(.disambiguation(choices)))
  }

  /// The person has to say whether this value is meant.
  open class func confirmationRequired(with valueToConfirm: INPerson?) -> Self {
    Self(Outcome(.confirmationRequired(valueToConfirm)))
  }
}

/// The result of resolving a parameter of type `INSpeakableString`.
open class INSpeakableStringResolutionResult: INIntentResolutionResult {
  /// The parameter is settled, with this value.
  open class func success(with resolvedValue: INSpeakableString) -> Self {
    Self(Outcome(.success(resolvedValue)))
  }

  /// The person has to choose between these, at least two, best first.
  open class func disambiguation(with choices: [INSpeakableString]) -> Self {
    Self(Outcome(.disambiguation(choices)))
  }

  /// The person has to say whether this value is meant.
  open class func confirmationRequired(with valueToConfirm: INSpeakableString?) -> Self {
    Self(Outcome(.confirmationRequired(valueToConfirm)))
  }
}

/// The result of resolving a parameter of type `INCurrencyAmount`.
open class INCurrencyAmountResolutionResult: INIntentResolutionResult {
  /// The parameter is settled, with this value.
  open class func success(with resolvedValue: INCurrencyAmount) -> Self {
    Self(Outcome(.success(resolvedValue)))
  }

  /// The person has to choose between these, at least two, best first.
  open class func disambiguation(with choices: [INCurrencyAmount]) -> Self {
    Self(Outcome(.disambiguation(choices)))
  }

  /// The person has to say whether this value is meant.
  open class func confirmationRequired(with valueToConfirm: INCurrencyAmount?) -> Self {
    Self(Outcome(.confirmationRequired(valueToConfirm)))
  }
}

/// The result of resolving a parameter of type `INPaymentMethod`.
open class INPaymentMethodResolutionResult: INIntentResolutionResult {
  /// The parameter is settled, with this value.
  open class func success(with resolvedValue: INPaymentMethod) -> Self {
    Self(Outcome(.success(resolvedValue)))
  }

  /// The person has to choose between these, at least two, best first.
  open class func disambiguation(with choices: [INPaymentMethod]) -> Self {
    Self(Outcome(.disambiguation(choices)))
  }

  /// The person has to say whether this value is meant.
  open class func confirmationRequired(with valueToConfirm: INPaymentMethod?) -> Self {
    Self(Outcome(.confirmationRequired(valueToConfirm)))
  }
}

/// The result of resolving a parameter of type `Measurement<UnitLength>`.
open class INLengthResolutionResult: INIntentResolutionResult {
  /// The parameter is settled, with this value.
  open class func success(with resolvedValue: Measurement<UnitLength>) -> Self {
    Self(Outcome(.success(resolvedValue)))
  }

  /// The person has to choose between these, at least two, best first.
  open class func disambiguation(with choices: [Measurement<UnitLength>]) -> Self {
    Self(Outcome(.disambiguation(choices)))
  }

  /// The person has to say whether this value is meant.
  open class func confirmationRequired(with valueToConfirm: Measurement<UnitLength>?) -> Self {
    Self(Outcome(.confirmationRequired(valueToConfirm)))
  }
}

/// The result of resolving a parameter of type `Measurement<UnitMass>`.
open class INMassResolutionResult: INIntentResolutionResult {
  /// The parameter is settled, with this value.
  open class func success(with resolvedValue: Measurement<UnitMass>) -> Self {
    Self(Outcome(.success(resolvedValue)))
  }

  /// The person has to choose between these, at least two, best first.
  open class func disambiguation(with choices: [Measurement<UnitMass>]) -> Self {
    Self(Outcome(.disambiguation(choices)))
  }

  /// The person has to say whether this value is meant.
  open class func confirmationRequired(with valueToConfirm: Measurement<UnitMass>?) -> Self {
    Self(Outcome(.confirmationRequired(valueToConfirm)))
  }
}

/// The result of resolving a parameter of type `Measurement<UnitSpeed>`.
open class INSpeedResolutionResult: INIntentResolutionResult {
  /// The parameter is settled, with this value.
  open class func success(with resolvedValue: Measurement<UnitSpeed>) -> Self {
    Self(Outcome(.success(resolvedValue)))
  }

  /// The person has to choose between these, at least two, best first.
  open class func disambiguation(with choices: [Measurement<UnitSpeed>]) -> Self {
    Self(Outcome(.disambiguation(choices)))
  }

  /// The person has to say whether this value is meant.
  open class func confirmationRequired(with valueToConfirm: Measurement<UnitSpeed>?) -> Self {
    Self(Outcome(.confirmationRequired(valueToConfirm)))
  }
}

/// The result of resolving a parameter of type `Measurement<UnitTemperature>`.
@available(iOS, deprecated: 15, message: "Nothing resolves a temperature.")
open class INTemperatureResolutionResult: INIntentResolutionResult {
  /// The parameter is settled, with this value.
  open class func success(with resolvedValue: Measurement<UnitTemperature>) -> Self {
    Self(Outcome(.success(resolvedValue)))
  }

  /// The person has to choose between these, at least two, best first.
  open class func disambiguation(with choices: [Measurement<UnitTemperature>]) -> Self {
    Self(Outcome(.disambiguation(choices)))
  }

  /// The person has to say whether this value is meant.
  open class func confirmationRequired(with valueToConfirm: Measurement<UnitTemperature>?) -> Self {
    Self(Outcome(.confirmationRequired(valueToConfirm)))
  }
}

/// The result of resolving a parameter of type `Measurement<UnitVolume>`.
open class INVolumeResolutionResult: INIntentResolutionResult {
  /// The parameter is settled, with this value.
  open class func success(with resolvedValue: Measurement<UnitVolume>) -> Self {
    Self(Outcome(.success(resolvedValue)))
  }

  /// The person has to choose between these, at least two, best first.
  open class func disambiguation(with choices: [Measurement<UnitVolume>]) -> Self {
    Self(Outcome(.disambiguation(choices)))
  }

  /// The person has to say whether this value is meant.
  open class func confirmationRequired(with valueToConfirm: Measurement<UnitVolume>?) -> Self {
    Self(Outcome(.confirmationRequired(valueToConfirm)))
  }
}

/// The result of resolving a parameter of type `Measurement<UnitEnergy>`.
open class INEnergyResolutionResult: INIntentResolutionResult {
  /// The parameter is settled, with this value.
  open class func success(with resolvedValue: Measurement<UnitEnergy>) -> Self {
    Self(Outcome(.success(resolvedValue)))
  }

  /// The person has to choose between these, at least two, best first.
  open class func disambiguation(with choices: [Measurement<UnitEnergy>]) -> Self {
    Self(Outcome(.disambiguation(choices)))
  }

  /// The person has to say whether this value is meant.
  open class func confirmationRequired(with valueToConfirm: Measurement<UnitEnergy>?) -> Self {
    Self(Outcome(.confirmationRequired(valueToConfirm)))
  }
}

/// The result of resolving a parameter of type `URL`.
open class INURLResolutionResult: INIntentResolutionResult {
  /// The parameter is settled, with this value.
  open class func success(with resolvedValue: URL) -> Self {
    Self(Outcome(.success(resolvedValue)))
  }

  /// The person has to choose between these, at least two, best first.
  open class func disambiguation(with choices: [URL]) -> Self {
    Self(Outcome(.disambiguation(choices)))
  }

  /// The person has to say whether this value is meant.
  open class func confirmationRequired(with valueToConfirm: URL?) -> Self {
    Self(Outcome(.confirmationRequired(valueToConfirm)))
  }
}

/// The result of resolving a parameter of type `INFile`.
open class INFileResolutionResult: INIntentResolutionResult {
  /// The parameter is settled, with this value.
  open class func success(with resolvedValue: INFile) -> Self {
    Self(Outcome(.success(resolvedValue)))
  }

  /// The person has to choose between these, at least two, best first.
  open class func disambiguation(with choices: [INFile]) -> Self {
    Self(Outcome(.disambiguation(choices)))
  }

  /// The person has to say whether this value is meant.
  open class func confirmationRequired(with valueToConfirm: INFile?) -> Self {
    Self(Outcome(.confirmationRequired(valueToConfirm)))
  }
}

/// Somebody: a contact, somebody only the app knows, or nobody but a name that was said.
open class INPerson: NSObject, NSCopying, NSSecureCoding, INSpeakable {
  /// The name as the app gave it; `displayName` falls back on the others.
  var givenName: String?

  /// The address by which the app reaches the person.
  ///
  /// The assistant takes it from the contacts.
  @NSCopying open internal(set) var personHandle: INPersonHandle?

  /// The name in its parts, where it is known in parts.
  open internal(set) var nameComponents: PersonNameComponents?

  /// A picture of the person.
  @NSCopying open internal(set) var image: INImage?

  /// The identifier of the contact, if the person is one.
  open internal(set) var contactIdentifier: String?

  /// The app's identifier of the person.
  open internal(set) var customIdentifier: String?

  /// The relation of the person to the user: “my mother”.
  open internal(set) var relationship: INPersonRelationship?

  /// Other ways in which the same person is reached.
  open internal(set) var aliases: [INPersonHandle]?

  /// The form in which the person is suggested.
  open internal(set) var suggestionType: INPersonSuggestionType = .none

  /// Contacts that the spoken name could mean, best first.
  ///
  /// More than one calls for a question.
  open internal(set) var siriMatches: [INPerson]?

  /// True if the person is the user.
  open internal(set) var isMe: Bool = false

  /// True if the person is suggested as a contact.
  open internal(set) var isContactSuggestion: Bool = false

  public init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName givenName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?) {
    self.nameComponents = nameComponents
    self.givenName = givenName
    self.contactIdentifier = contactIdentifier
    self.customIdentifier = customIdentifier
    super.init()
    self.personHandle = personHandle
    self.image = image
  }

  public convenience init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName givenName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?, relationship: INPersonRelationship?) {
    self.init(personHandle: personHandle, nameComponents: nameComponents, displayName: givenName, image: image, contactIdentifier: contactIdentifier, customIdentifier: customIdentifier)
    self.relationship = relationship
  }

  public init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName givenName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?, isMe: Bool) {
    self.nameComponents = nameComponents
    self.givenName = givenName
    self.contactIdentifier = contactIdentifier
    self.customIdentifier = customIdentifier
    self.isMe = isMe
    super.init()
    self.personHandle = personHandle
    self.image = image
  }

  public convenience init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName givenName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?, aliases: [INPersonHandle]?, suggestionType: INPersonSuggestionType) {
    self.init(personHandle: personHandle, nameComponents: nameComponents, displayName: givenName, image: image, contactIdentifier: contactIdentifier, customIdentifier: customIdentifier)
    self.aliases = aliases
    self.suggestionType = suggestionType
  }

  public convenience init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName givenName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?, isMe: Bool, suggestionType: INPersonSuggestionType) {
    self.init(personHandle: personHandle, nameComponents: nameComponents, displayName: givenName, image: image, contactIdentifier: contactIdentifier, customIdentifier: customIdentifier)
    self.isMe = isMe
    self.suggestionType = suggestionType
  }

  public convenience init(personHandle: INPersonHandle, nameComponents: PersonNameComponents?, displayName givenName: String?, image: INImage?, contactIdentifier: String?, customIdentifier: String?, isContactSuggestion: Bool, suggestionType: INPersonSuggestionType) {
    self.init(personHandle: personHandle, nameComponents: nameComponents, displayName: givenName, image: image, contactIdentifier: contactIdentifier, customIdentifier: customIdentifier)
    self.isContactSuggestion = isContactSuggestion
    self.suggestionType = suggestionType
  }

  public required init?(coder: NSCoder) {
    let original: INPerson? = coder.original()
    givenName = if let original { copied(original.givenName) } else { coder.fetch("givenName") }
    personHandle = if let original { copied(original.personHandle) } else { coder.fetch("personHandle") }
    nameComponents = if let original { copied(original.nameComponents) } else { coder.fetch("nameComponents") }
    image = if let original { copied(original.image) } else { coder.fetch("image") }
    contactIdentifier = if let original { copied(original.contactIdentifier) } else { coder.fetch("contactIdentifier") }
    customIdentifier = if let original { copied(original.customIdentifier) } else { coder.fetch("customIdentifier") }
    relationship = if let original { copied(original.relationship) } else { coder.fetch("relationship") }
    aliases = if let original { copied(original.aliases) } else { coder.fetch("aliases") }
    suggestionType = if let original { copied(original.suggestionType) } else { coder.fetch("suggestionType") ?? .none }
    siriMatches = if let original { copied(original.siriMatches) } else { coder.fetch("siriMatches") }
    isMe = if let original { copied(original.isMe) } else { coder.fetch("isMe") ?? false }
    isContactSuggestion = if let original { copied(original.isContactSuggestion) } else { coder.fetch("isContactSuggestion") ?? false }
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.store(givenName, "givenName")
    coder.store(personHandle, "personHandle")
    coder.store(nameComponents, "nameComponents")
    coder.store(image, "image")
    coder.store(contactIdentifier, "contactIdentifier")
    coder.store(customIdentifier, "customIdentifier")
    coder.store(relationship, "relationship")
    coder.store(aliases, "aliases")
    coder.store(suggestionType, "suggestionType")
    coder.store(siriMatches, "siriMatches")
    coder.store(isMe, "isMe")
    coder.store(isContactSuggestion, "isContactSuggestion")
  }

  open class var supportsSecureCoding: Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { copyByCoding(self) }
  open override func isEqual(_ object: Any?) -> Bool { equalByCoding(self, object) }
  open override var hash: Int { hashByCoding(self) }
  open override var description: String { describeByCoding(self) }
}

/// The form in which a person is suggested: a profile or an address.
public enum INPersonSuggestionType: Int, Sendable {
  case `none` = 0
  case `socialProfile` = 1
  case `instantMessageAddress` = 2
}

/// An address of a person: a phone number, an e-mail address, or a name inside an app.
open class INPersonHandle: NSObject, NSCopying, NSSecureCoding {
  /// The address as text.
  ///
  /// Implicitly unwrapped, because it was not optional at first.
  open internal(set) var value: String!

  /// The kind of address; unknown for an app's own.
  open internal(set) var type: INPersonHandleType = .unknown

  /// The label among a person's addresses: “her work number”.
  open internal(set) var label: INPersonHandleLabel?

  public init(value: String?, type: INPersonHandleType, label: INPersonHandleLabel?) {
    self.value = value
    self.type = type
    self.label = label
    super.init()
  }

  public init(value: String?, type: INPersonHandleType) {
    self.value = value
    self.type = type
    super.init()
  }

  public required init?(coder: NSCoder) {
    let original: INPersonHandle? = coder.original()
    value = if let original { copied(original.value) } else { coder.fetch("value") }
    type = if let original { copied(original.type) } else { coder.fetch("type") ?? .unknown }
    label = if let original { copied(original.label) } else { coder.fetch("label") }
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.store(value, "value")
    coder.store(type, "type")
    coder.store(label, "label")
  }

  open class var supportsSecureCoding: Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { copyByCoding(self) }
  open override func isEqual(_ object: Any?) -> Bool { equalByCoding(self, object) }
  open override var hash: Int { hashByCoding(self) }
  open override var description: String { describeByCoding(self) }
}

/// The kind of address that a handle is.
public enum INPersonHandleType: Int, Sendable {
  /// A name inside an app, or not known.
  case `unknown` = 0
  case `emailAddress` = 1
  case `phoneNumber` = 2
}

/// The label of an address.
///
/// Any string of an app's own is one too.
public struct INPersonHandleLabel: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  public static let home = Self(rawValue: "com.apple.intents.PersonHandleLabel.Home")
  public static let work = Self(rawValue: "com.apple.intents.PersonHandleLabel.Work")
  public static let iPhone = Self(rawValue: "com.apple.intents.PersonHandleLabel.iPhone")
  public static let mobile = Self(rawValue: "com.apple.intents.PersonHandleLabel.Mobile")
  public static let main = Self(rawValue: "com.apple.intents.PersonHandleLabel.Main")
  public static let homeFax = Self(rawValue: "com.apple.intents.PersonHandleLabel.Home_Fax")
  public static let workFax = Self(rawValue: "com.apple.intents.PersonHandleLabel.Work_Fax")
  public static let pager = Self(rawValue: "com.apple.intents.PersonHandleLabel.Pager")
  public static let other = Self(rawValue: "com.apple.intents.PersonHandleLabel.Other")
  public static let school = Self(rawValue: "com.apple.intents.PersonHandleLabel.School")
}

/// The relation of a person to the user.
///
/// Any string of an app's own is one too.
public struct INPersonRelationship: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }

  public static let father = Self(rawValue: "com.apple.intents.PersonRelationship.Father")
  public static let mother = Self(rawValue: "com.apple.intents.PersonRelationship.Mother")
  public static let parent = Self(rawValue: "com.apple.intents.PersonRelationship.Parent")
  public static let brother = Self(rawValue: "com.apple.intents.PersonRelationship.Brother")
  public static let sister = Self(rawValue: "com.apple.intents.PersonRelationship.Sister")
  public static let child = Self(rawValue: "com.apple.intents.PersonRelationship.Child")
  public static let friend = Self(rawValue: "com.apple.intents.PersonRelationship.Friend")
  public static let spouse = Self(rawValue: "com.apple.intents.PersonRelationship.Spouse")
  public static let partner = Self(rawValue: "com.apple.intents.PersonRelationship.Partner")
  public static let assistant = Self(rawValue: "com.apple.intents.PersonRelationship.Assistant")
  public static let manager = Self(rawValue: "com.apple.intents.PersonRelationship.Manager")
  public static let son = Self(rawValue: "com.apple.intents.PersonRelationship.Son")
  public static let daughter = Self(rawValue: "com.apple.intents.PersonRelationship.Daughter")
}

/// A name that can be spoken, with the identifier that it has in an app's vocabulary.
open class INSpeakableString: NSObject, NSCopying, NSSecureCoding, INSpeakable {
  /// The phrase as it is said.
  open internal(set) var spokenPhrase: String = ""

  /// The pronunciation, spelt as it is spoken.
  open internal(set) var pronunciationHint: String?

  /// The identifier in the app's vocabulary.
  open internal(set) var vocabularyIdentifier: String?

  public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
    self.vocabularyIdentifier = vocabularyIdentifier
    self.spokenPhrase = spokenPhrase
    self.pronunciationHint = pronunciationHint
    super.init()
  }

  public init(spokenPhrase: String) {
    self.spokenPhrase = spokenPhrase
    super.init()
  }

  public required init?(coder: NSCoder) {
    let original: INSpeakableString? = coder.original()
    spokenPhrase = if let original { copied(original.spokenPhrase) } else { coder.fetch("spokenPhrase") ?? "" }
    pronunciationHint = if let original { copied(original.pronunciationHint) } else { coder.fetch("pronunciationHint") }
    vocabularyIdentifier = if let original { copied(original.vocabularyIdentifier) } else { coder.fetch("vocabularyIdentifier") }
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.store(spokenPhrase, "spokenPhrase")
    coder.store(pronunciationHint, "pronunciationHint")
    coder.store(vocabularyIdentifier, "vocabularyIdentifier")
  }

  open class var supportsSecureCoding: Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { copyByCoding(self) }
  open override func isEqual(_ object: Any?) -> Bool { equalByCoding(self, object) }
  open override var hash: Int { hashByCoding(self) }
  open override var description: String { describeByCoding(self) }
}

/// A thing of an app's own that a person can choose: a kind of soup, a garage door.
open class INObject: NSObject, NSCopying, NSSecureCoding, INSpeakable {
  /// The text that is shown and said.
  open internal(set) var displayString: String = ""

  /// A second line, smaller.
  open var subtitleString: String?

  /// A picture beside it.
  open var displayImage: INImage?

  /// The app's identifier of the thing.
  open internal(set) var identifier: String?

  /// The pronunciation, spelt as it is spoken.
  open internal(set) var pronunciationHint: String?

  var alternatives: [INSpeakableString]?

  public init(identifier: String?, display displayString: String, pronunciationHint: String?) {
    self.identifier = identifier
    self.displayString = displayString
    self.pronunciationHint = pronunciationHint
    super.init()
  }

  public init(identifier: String?, display displayString: String) {
    self.identifier = identifier
    self.displayString = displayString
    super.init()
  }

  public init(identifier: String?, display displayString: String, subtitle subtitleString: String?, image displayImage: INImage?) {
    self.identifier = identifier
    self.displayString = displayString
    self.subtitleString = subtitleString
    self.displayImage = displayImage
    super.init()
  }

  public init(identifier: String?, display displayString: String, pronunciationHint: String?, subtitle subtitleString: String?, image displayImage: INImage?) {
    self.identifier = identifier
    self.displayString = displayString
    self.pronunciationHint = pronunciationHint
    self.subtitleString = subtitleString
    self.displayImage = displayImage
    super.init()
  }

  public required init?(coder: NSCoder) {
    let original: INObject? = coder.original()
    displayString = if let original { copied(original.displayString) } else { coder.fetch("displayString") ?? "" }
    subtitleString = if let original { copied(original.subtitleString) } else { coder.fetch("subtitleString") }
    displayImage = if let original { copied(original.displayImage) } else { coder.fetch("displayImage") }
    identifier = if let original { copied(original.identifier) } else { coder.fetch("identifier") }
    pronunciationHint = if let original { copied(original.pronunciationHint) } else { coder.fetch("pronunciationHint") }
    alternatives = if let original { copied(original.alternatives) } else { coder.fetch("alternatives") }
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.store(displayString, "displayString")
    coder.store(subtitleString, "subtitleString")
    coder.store(displayImage, "displayImage")
    coder.store(identifier, "identifier")
    coder.store(pronunciationHint, "pronunciationHint")
    coder.store(alternatives, "alternatives")
  }

  open class var supportsSecureCoding: Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { copyByCoding(self) }
  open override func isEqual(_ object: Any?) -> Bool { equalByCoding(self, object) }
  open override var hash: Int { hashByCoding(self) }
  open override var description: String { describeByCoding(self) }
}

/// A picture: in the app's resources, in memory, at an address, or one of the system's.
open class INImage: NSObject, NSCopying, NSSecureCoding {
  var source: Source = .none

  var name: String?

  var contents: Data?

  var url: URL?

  var width: Double = 0

  var height: Double = 0

  init(source: Source, name: String? = nil, contents: Data? = nil, url: URL? = nil, width: Double = 0, height: Double = 0) {
    self.source = source
    self.name = name
    self.contents = contents
    self.url = url
    self.width = width
    self.height = height
    super.init()
  }

  public required init?(coder: NSCoder) {
    let original: INImage? = coder.original()
    source = if let original { copied(original.source) } else { coder.fetch("source") ?? .none }
    name = if let original { copied(original.name) } else { coder.fetch("name") }
    contents = if let original { copied(original.contents) } else { coder.fetch("contents") }
    url = if let original { copied(original.url) } else { coder.fetch("url") }
    width = if let original { copied(original.width) } else { coder.fetch("width") ?? 0 }
    height = if let original { copied(original.height) } else { coder.fetch("height") ?? 0 }
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.store(source, "source")
    coder.store(name, "name")
    coder.store(contents, "contents")
    coder.store(url, "url")
    coder.store(width, "width")
    coder.store(height, "height")
  }

  open class var supportsSecureCoding: Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { copyByCoding(self) }
  open override func isEqual(_ object: Any?) -> Bool { equalByCoding(self, object) }
  open override var hash: Int { hashByCoding(self) }
  open override var description: String { describeByCoding(self) }
}

/// A time from one moment to another; open at an end that is nil.
open class INDateComponentsRange: NSObject, NSCopying, NSSecureCoding {
  /// The beginning, as far as it was said: perhaps only a day.
  open internal(set) var startDateComponents: DateComponents?

  /// The end, as far as it was said.
  open internal(set) var endDateComponents: DateComponents?

  /// The recurrence, if there is one.
  @NSCopying open internal(set) var recurrenceRule: INRecurrenceRule?

  public init(start startDateComponents: DateComponents?, end endDateComponents: DateComponents?) {
    self.startDateComponents = startDateComponents
    self.endDateComponents = endDateComponents
    super.init()
  }

  public init(start startDateComponents: DateComponents?, end endDateComponents: DateComponents?, recurrenceRule: INRecurrenceRule?) {
    self.startDateComponents = startDateComponents
    self.endDateComponents = endDateComponents
    super.init()
    self.recurrenceRule = recurrenceRule
  }

  public required init?(coder: NSCoder) {
    let original: INDateComponentsRange? = coder.original()
    startDateComponents = if let original { copied(original.startDateComponents) } else { coder.fetch("startDateComponents") }
    endDateComponents = if let original { copied(original.endDateComponents) } else { coder.fetch("endDateComponents") }
    recurrenceRule = if let original { copied(original.recurrenceRule) } else { coder.fetch("recurrenceRule") }
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.store(startDateComponents, "startDateComponents")
    coder.store(endDateComponents, "endDateComponents")
    coder.store(recurrenceRule, "recurrenceRule")
  }

  open class var supportsSecureCoding: Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { copyByCoding(self) }
  open override func isEqual(_ object: Any?) -> Bool { equalByCoding(self, object) }
  open override var hash: Int { hashByCoding(self) }
  open override var description: String { describeByCoding(self) }
}

/// The recurrence of a time: every second week, on Mondays.
open class INRecurrenceRule: NSObject, NSCopying, NSSecureCoding {
  /// 2 for every second day, week and so on.
  open internal(set) var interval: Int = 0

  /// The unit of the interval.
  open internal(set) var frequency: INRecurrenceFrequency = .unknown

  /// On which days of a week; none means all.
  open internal(set) var weeklyRecurrenceDays: INDayOfWeekOptions = []

  public init(interval: Int, frequency: INRecurrenceFrequency) {
    self.interval = interval
    self.frequency = frequency
    super.init()
  }

  public init(interval: Int, frequency: INRecurrenceFrequency, weeklyRecurrenceDays: INDayOfWeekOptions = []) {
    self.interval = interval
    self.frequency = frequency
    self.weeklyRecurrenceDays = weeklyRecurrenceDays
    super.init()
  }

  public required init?(coder: NSCoder) {
    let original: INRecurrenceRule? = coder.original()
    interval = if let original { copied(original.interval) } else { coder.fetch("interval") ?? 0 }
    frequency = if let original { copied(original.frequency) } else { coder.fetch("frequency") ?? .unknown }
    weeklyRecurrenceDays = if let original { copied(original.weeklyRecurrenceDays) } else { coder.fetch("weeklyRecurrenceDays") ?? [] }
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.store(interval, "interval")
    coder.store(frequency, "frequency")
    coder.store(weeklyRecurrenceDays, "weeklyRecurrenceDays")
  }

  open class var supportsSecureCoding: Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { copyByCoding(self) }
  open override func isEqual(_ object: Any?) -> Bool { equalByCoding(self, object) }
  open override var hash: Int { hashByCoding(self) }
  open override var description: String { describeByCoding(self) }
}

/// The unit in which a time repeats.
public enum INRecurrenceFrequency: Int, Sendable {
  case `unknown` = 0
  case `minute` = 1
  case `hourly` = 2
  case `daily` = 3
  case `weekly` = 4
  case `monthly` = 5
  case `yearly` = 6
}

/// Some of the days of a week.
public struct INDayOfWeekOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  public static let monday = Self(rawValue: 1)
  public static let tuesday = Self(rawValue: 2)
  public static let wednesday = Self(rawValue: 4)
  public static let thursday = Self(rawValue: 8)
  public static let friday = Self(rawValue: 16)
  public static let saturday = Self(rawValue: 32)
  public static let sunday = Self(rawValue: 64)
}

/// An amount of money in one currency.
open class INCurrencyAmount: NSObject, NSCopying, NSSecureCoding {
  /// Exact, as decimals are.
  @NSCopying open internal(set) var amount: NSDecimalNumber?

  /// The ISO 4217 code, such as `EUR`.
  open internal(set) var currencyCode: String?

  public init(amount: NSDecimalNumber, currencyCode: String) {
    self.currencyCode = currencyCode
    super.init()
    self.amount = amount
  }

  public required init?(coder: NSCoder) {
    let original: INCurrencyAmount? = coder.original()
    amount = if let original { copied(original.amount) } else { coder.fetch("amount") }
    currencyCode = if let original { copied(original.currencyCode) } else { coder.fetch("currencyCode") }
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.store(amount, "amount")
    coder.store(currencyCode, "currencyCode")
  }

  open class var supportsSecureCoding: Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { copyByCoding(self) }
  open override func isEqual(_ object: Any?) -> Bool { equalByCoding(self, object) }
  open override var hash: Int { hashByCoding(self) }
  open override var description: String { describeByCoding(self) }
}

/// A price that is not known exactly: from, up to, or between.
open class INPriceRange: NSObject, NSCopying, NSSecureCoding {
  /// The least that it may cost; nil where only the most is known.
  open internal(set) var minimumPrice: NSDecimalNumber?

  /// The most that it may cost; nil where only the least is known.
  open internal(set) var maximumPrice: NSDecimalNumber?

  /// The ISO 4217 code, such as `EUR`.
  open internal(set) var currencyCode: String = ""

  init(minimumPrice: NSDecimalNumber?, maximumPrice: NSDecimalNumber?, currencyCode: String) {
    self.minimumPrice = minimumPrice
    self.maximumPrice = maximumPrice
    self.currencyCode = currencyCode
    super.init()
  }

  public init(maximumPrice: NSDecimalNumber, currencyCode: String) {
    self.maximumPrice = maximumPrice
    self.currencyCode = currencyCode
    super.init()
  }

  public init(minimumPrice: NSDecimalNumber, currencyCode: String) {
    self.minimumPrice = minimumPrice
    self.currencyCode = currencyCode
    super.init()
  }

  public required init?(coder: NSCoder) {
    let original: INPriceRange? = coder.original()
    minimumPrice = if let original { copied(original.minimumPrice) } else { coder.fetch("minimumPrice") }
    maximumPrice = if let original { copied(original.maximumPrice) } else { coder.fetch("maximumPrice") }
    currencyCode = if let original { copied(original.currencyCode) } else { coder.fetch("currencyCode") ?? "" }
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.store(minimumPrice, "minimumPrice")
    coder.store(maximumPrice, "maximumPrice")
    coder.store(currencyCode, "currencyCode")
  }

  open class var supportsSecureCoding: Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { copyByCoding(self) }
  open override func isEqual(_ object: Any?) -> Bool { equalByCoding(self, object) }
  open override var hash: Int { hashByCoding(self) }
  open override var description: String { describeByCoding(self) }
}

/// A card or account to pay with.
open class INPaymentMethod: NSObject, NSCopying, NSSecureCoding {
  /// The kind of means of payment.
  open internal(set) var type: INPaymentMethodType = .unknown

  /// The person's name for it: “my business card”.
  open internal(set) var name: String?

  /// A picture of the card.
  @NSCopying open internal(set) var icon: INImage?

  /// A hint that tells it from others: the last four digits.
  open internal(set) var identificationHint: String?

  public init(type: INPaymentMethodType, name: String?, identificationHint: String?, icon: INImage?) {
    self.type = type
    self.name = name
    self.identificationHint = identificationHint
    super.init()
    self.icon = icon
  }

  public required init?(coder: NSCoder) {
    let original: INPaymentMethod? = coder.original()
    type = if let original { copied(original.type) } else { coder.fetch("type") ?? .unknown }
    name = if let original { copied(original.name) } else { coder.fetch("name") }
    icon = if let original { copied(original.icon) } else { coder.fetch("icon") }
    identificationHint = if let original { copied(original.identificationHint) } else { coder.fetch("identificationHint") }
    super.init()
  }

  open func encode(with coder: NSCoder) {
    coder.store(type, "type")
    coder.store(name, "name")
    coder.store(icon, "icon")
    coder.store(identificationHint, "identificationHint")
  }

  open class var supportsSecureCoding: Bool { true }
  open func copy(with zone: NSZone? = nil) -> Any { copyByCoding(self) }
  open override func isEqual(_ object: Any?) -> Bool { equalByCoding(self, object) }
  open override var hash: Int { hashByCoding(self) }
  open override var description: String { describeByCoding(self) }
}

/// The kind of a means of payment.
public enum INPaymentMethodType: Int, Sendable {
  case `unknown` = 0
  case `checking` = 1
  case `savings` = 2
  case `brokerage` = 3
  case `debit` = 4
  case `credit` = 5
  case `prepaid` = 6
  case `store` = 7
  case `applePay` = 8
}

/// The operator that combines the elements of a search criterion.
public enum INConditionalOperator: Int, Sendable {
  /// A hit has every element.
  case `all` = 0
  /// A hit has at least one element.
  case `any` = 1
  /// A hit has none of the elements.
  case `none` = 2
}

/// The kind of thing that the words of an app's vocabulary name; domains are grouped by hundreds.
public enum INVocabularyStringType: Int, Sendable {
  case `contactName` = 1
  case `contactGroupName` = 2
  case `photoTag` = 100
  case `photoAlbumName` = 101
  case `workoutActivityName` = 200
  case `carProfileName` = 300
  case `carName` = 301
  case `paymentsOrganizationName` = 400
  case `paymentsAccountNickname` = 401
  case `notebookItemTitle` = 500
  case `notebookItemGroupName` = 501
  case `mediaPlaylistTitle` = 700
  case `mediaMusicArtistName` = 701
  case `mediaAudiobookTitle` = 702
  case `mediaAudiobookAuthorName` = 703
  case `mediaShowTitle` = 704
}

/// The person's permission for the assistant to use the app.
public enum INSiriAuthorizationStatus: Int, Sendable {
  /// The person was not asked yet.
  case `notDetermined` = 0
  /// Something other than the person forbids it.
  case `restricted` = 1
  case `denied` = 2
  case `authorized` = 3
}
