// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A postal address, part by part; a part that is not known is empty.
open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
  fileprivate var parts: [String: String] = [:]

  public override init() { super.init() }

  public required init?(coder: NSCoder) {
    super.init()
    // Foundation takes a missing key for a damaged archive, not for a missing value.
    for key in Self.allKeys where coder.containsValue(forKey: key) {
      parts[key] = coder.decodeObject(of: NSString.self, forKey: key) as String?
    }
  }

  open var street: String { self[CNPostalAddressStreetKey] }
  open var subLocality: String { self[CNPostalAddressSubLocalityKey] }
  open var city: String { self[CNPostalAddressCityKey] }
  open var subAdministrativeArea: String { self[CNPostalAddressSubAdministrativeAreaKey] }
  open var state: String { self[CNPostalAddressStateKey] }
  open var postalCode: String { self[CNPostalAddressPostalCodeKey] }
  open var country: String { self[CNPostalAddressCountryKey] }
  open var isoCountryCode: String { self[CNPostalAddressISOCountryCodeKey] }

  fileprivate subscript(key: String) -> String {
    get { parts[key] ?? "" }
    set { parts[key] = newValue.isEmpty ? nil : newValue }
  }

  fileprivate static let allKeys = [
    CNPostalAddressStreetKey, CNPostalAddressSubLocalityKey, CNPostalAddressCityKey,
    CNPostalAddressSubAdministrativeAreaKey, CNPostalAddressStateKey,
    CNPostalAddressPostalCodeKey, CNPostalAddressCountryKey, CNPostalAddressISOCountryCodeKey,
  ]

  // MARK: - Copying, comparing, coding

  /// An immutable copy, also of a mutable address.
  open func copy(with zone: NSZone? = nil) -> Any { replica(CNPostalAddress()) }

  open func mutableCopy(with zone: NSZone? = nil) -> Any { replica(CNMutablePostalAddress()) }

  private func replica(_ address: CNPostalAddress) -> CNPostalAddress {
    address.parts = parts
    return address
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? CNPostalAddress)?.parts == parts
  }

  open override var hash: Int { parts.hashValue }

  open class var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) {
    for (key, part) in parts { coder.encode(part as NSString, forKey: key) }
  }
}

/// A postal address whose parts can be set.
open class CNMutablePostalAddress: CNPostalAddress {
  open override var street: String {
    get { super.street }
    set { self[CNPostalAddressStreetKey] = newValue }
  }
  open override var subLocality: String {
    get { super.subLocality }
    set { self[CNPostalAddressSubLocalityKey] = newValue }
  }
  open override var city: String {
    get { super.city }
    set { self[CNPostalAddressCityKey] = newValue }
  }
  open override var subAdministrativeArea: String {
    get { super.subAdministrativeArea }
    set { self[CNPostalAddressSubAdministrativeAreaKey] = newValue }
  }
  open override var state: String {
    get { super.state }
    set { self[CNPostalAddressStateKey] = newValue }
  }
  open override var postalCode: String {
    get { super.postalCode }
    set { self[CNPostalAddressPostalCodeKey] = newValue }
  }
  open override var country: String {
    get { super.country }
    set { self[CNPostalAddressCountryKey] = newValue }
  }
  open override var isoCountryCode: String {
    get { super.isoCountryCode }
    set { self[CNPostalAddressISOCountryCodeKey] = newValue }
  }
}

public let CNPostalAddressStreetKey = "street"
public let CNPostalAddressSubLocalityKey = "subLocality"
public let CNPostalAddressCityKey = "city"
public let CNPostalAddressSubAdministrativeAreaKey = "subAdministrativeArea"
public let CNPostalAddressStateKey = "state"
public let CNPostalAddressPostalCodeKey = "postalCode"
public let CNPostalAddressCountryKey = "country"
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"
