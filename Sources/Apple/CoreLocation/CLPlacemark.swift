@_exported public import Contacts
public import Foundation

/// A place with what people call it: a name, an address, and where it lies.
open class CLPlacemark: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  // Unchecked because NSObject is not Sendable, and the address is a copy that nobody changes.
  public let location: CLLocation?
  public let name: String?
  public let postalAddress: CNPostalAddress?
  public let region: CLRegion?
  public let timeZone: TimeZone?

  /// A place made from its parts, as an app makes one.
  public convenience init(location: CLLocation, name: String?, postalAddress: CNPostalAddress?) {
    self.init(position: location, name: name, postalAddress: postalAddress)
  }

  /// A place of which the position may be unknown, as when it was only spoken of.
  package init(position: CLLocation?, name: String?, postalAddress: CNPostalAddress?) {
    location = position
    self.name = name
    self.postalAddress = postalAddress?.copy() as? CNPostalAddress
    region = nil
    timeZone = nil
  }

  public init(placemark: CLPlacemark) {
    location = placemark.location
    name = placemark.name
    postalAddress = placemark.postalAddress
    region = placemark.region
    timeZone = placemark.timeZone
  }

  public required init?(coder: NSCoder) {
    location = coder.decodeObject(of: CLLocation.self, forKey: "location")
    name = coder.decodeObject(of: NSString.self, forKey: "name") as String?
    postalAddress = coder.decodeObject(of: CNPostalAddress.self, forKey: "postalAddress")
    region =
      coder.decodeObject(of: [CLRegion.self, CLCircularRegion.self], forKey: "region")
      as? CLRegion
    let zone = coder.decodeObject(of: NSString.self, forKey: "timeZone") as String?
    timeZone = zone.flatMap(TimeZone.init(identifier:))
  }

  // MARK: - Copying, comparing, coding

  /// Itself, for a placemark never changes.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CLPlacemark else { return false }
    return location == other.location && name == other.name
      && postalAddress == other.postalAddress && region == other.region
      && timeZone == other.timeZone
  }

  open override var hash: Int { (name ?? "").hashValue ^ (location?.hash ?? 0) }

  open override var description: String {
    [name, thoroughfare, locality].compactMap(\.self).joined(separator: ", ")
  }

  open class var supportsSecureCoding: Bool { true }

  open func encode(with coder: NSCoder) {
    coder.encode(location, forKey: "location")
    coder.encode(name as NSString?, forKey: "name")
    coder.encode(postalAddress, forKey: "postalAddress")
    coder.encode(region, forKey: "region")
    coder.encode(timeZone?.identifier as NSString?, forKey: "timeZone")
  }
}

// MARK: - The address, part by part

extension CLPlacemark {
  public var thoroughfare: String? { part(\.street) }
  public var subLocality: String? { part(\.subLocality) }
  public var locality: String? { part(\.city) }
  public var subAdministrativeArea: String? { part(\.subAdministrativeArea) }
  public var administrativeArea: String? { part(\.state) }
  public var postalCode: String? { part(\.postalCode) }
  public var country: String? { part(\.country) }
  public var isoCountryCode: String? { part(\.isoCountryCode) }

  /// The house number, which postal addresses keep in the street.
  public var subThoroughfare: String? { nil }
  /// Always `nil`, for there is no map.
  public var inlandWater: String? { nil }
  /// Always `nil`, for there is no map.
  public var ocean: String? { nil }
  /// Always `nil`, for there is no map.
  public var areasOfInterest: [String]? { nil }

  private func part(_ path: KeyPath<CNPostalAddress, String>) -> String? {
    guard let part = postalAddress?[keyPath: path], !part.isEmpty else { return nil }
    return part
  }
}
