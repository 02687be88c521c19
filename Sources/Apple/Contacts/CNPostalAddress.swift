// The names are Apple's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Foundation

/// A postal address, part by part; a part that is not known is empty.
open class CNPostalAddress: NSObject, NSCopying, NSMutableCopying, NSSecureCoding {
  fileprivate var parts = Parts()

  fileprivate struct Parts: Hashable {
    var street = ""
    var subLocality = ""
    var city = ""
    var subAdministrativeArea = ""
    var state = ""
    var postalCode = ""
    var country = ""
    var isoCountryCode = ""
  }

  public override init() { super.init() }

  public required init?(coder: NSCoder) {
    super.init()
    // Foundation takes a missing key for a damaged archive, not for a missing value.
    for (key, part) in Self.keys where coder.containsValue(forKey: key) {
      parts[keyPath: part] = coder.decodeObject(of: NSString.self, forKey: key) as String? ?? ""
    }
  }

  open var street: String { parts.street }
  open var subLocality: String { parts.subLocality }
  open var city: String { parts.city }
  open var subAdministrativeArea: String { parts.subAdministrativeArea }
  open var state: String { parts.state }
  open var postalCode: String { parts.postalCode }
  open var country: String { parts.country }
  open var isoCountryCode: String { parts.isoCountryCode }

  private static var keys: [(String, WritableKeyPath<Parts, String>)] {
    [
      (CNPostalAddressStreetKey, \.street),
      (CNPostalAddressSubLocalityKey, \.subLocality),
      (CNPostalAddressCityKey, \.city),
      (CNPostalAddressSubAdministrativeAreaKey, \.subAdministrativeArea),
      (CNPostalAddressStateKey, \.state),
      (CNPostalAddressPostalCodeKey, \.postalCode),
      (CNPostalAddressCountryKey, \.country),
      (CNPostalAddressISOCountryCodeKey, \.isoCountryCode),
    ]
  }

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
    for (key, part) in Self.keys where !parts[keyPath: part].isEmpty {
      coder.encode(parts[keyPath: part] as NSString, forKey: key)
    }
  }
}

/// A postal address whose parts can be set.
open class CNMutablePostalAddress: CNPostalAddress {
  open override var street: String {
    get { super.street }
    set { parts.street = newValue }
  }
  open override var subLocality: String {
    get { super.subLocality }
    set { parts.subLocality = newValue }
  }
  open override var city: String {
    get { super.city }
    set { parts.city = newValue }
  }
  open override var subAdministrativeArea: String {
    get { super.subAdministrativeArea }
    set { parts.subAdministrativeArea = newValue }
  }
  open override var state: String {
    get { super.state }
    set { parts.state = newValue }
  }
  open override var postalCode: String {
    get { super.postalCode }
    set { parts.postalCode = newValue }
  }
  open override var country: String {
    get { super.country }
    set { parts.country = newValue }
  }
  open override var isoCountryCode: String {
    get { super.isoCountryCode }
    set { parts.isoCountryCode = newValue }
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
