import Intents

/// One end of a ride, as it is stored.
struct Place: Codable, Sendable, Hashable {
  var name: String?
  var latitude: Double
  var longitude: Double
  var address: Address?

  struct Address: Codable, Sendable, Hashable {
    var street: String
    var city: String
    var state: String
    var postalCode: String
    var country: String
    var isoCountryCode: String
  }
}

extension Place {
  /// `nil` for a placemark that nobody could drive to: one without a location.
  init?(_ placemark: CLPlacemark?) {
    guard let placemark, let coordinate = placemark.location?.coordinate else { return nil }
    name = placemark.name
    latitude = coordinate.latitude
    longitude = coordinate.longitude
    address = placemark.postalAddress.map(Address.init)
  }

  var location: CLLocation { CLLocation(latitude: latitude, longitude: longitude) }

  var placemark: CLPlacemark {
    CLPlacemark(location: location, name: name, postalAddress: address?.postalAddress)
  }

  /// In metres, by the streets: about a third more than as the crow flies.
  func distance(to other: Place) -> Double {
    location.distance(from: other.location) * 1.3
  }

  /// The point a part of the way to another place, from 0 (here) to 1 (there).
  func point(_ part: Double, to other: Place) -> CLLocation {
    let part = min(1, max(0, part))
    return CLLocation(
      latitude: latitude + (other.latitude - latitude) * part,
      longitude: longitude + (other.longitude - longitude) * part
    )
  }
}

extension Place.Address {
  fileprivate init(_ address: CNPostalAddress) {
    street = address.street
    city = address.city
    state = address.state
    postalCode = address.postalCode
    country = address.country
    isoCountryCode = address.isoCountryCode
  }

  fileprivate var postalAddress: CNPostalAddress {
    let postal = CNMutablePostalAddress()
    postal.street = street
    postal.city = city
    postal.state = state
    postal.postalCode = postalCode
    postal.country = country
    postal.isoCountryCode = isoCountryCode
    return postal
  }
}
