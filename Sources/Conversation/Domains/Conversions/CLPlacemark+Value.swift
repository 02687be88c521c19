package import Contacts
package import CoreLocation
package import Dialogue
import Foundation

extension CLPlacemark: ValueConvertible {
  static func object(from content: Value.Content) -> CLPlacemark? {
    switch content {
    case .place(let place): CLPlacemark(place)
    case .text(let name): CLPlacemark(Place(name: name))
    default: nil
    }
  }

  var content: Value.Content? { .place(place) }

  package convenience init(_ place: Place) {
    self.init(
      position: CLLocation(place),
      name: place.name,
      postalAddress: CNMutablePostalAddress(place)
    )
  }

  var place: Place {
    var place = Place(
      name: name,
      latitude: location?.coordinate.latitude,
      longitude: location?.coordinate.longitude
    )
    place.street = thoroughfare
    place.city = locality
    place.state = administrativeArea
    place.postalCode = postalCode
    place.country = country
    place.countryCode = isoCountryCode
    return place
  }
}

extension CLLocation {
  /// - Returns: `nil` for a place whose position is not known.
  package convenience init?(_ place: Place) {
    guard let latitude = place.latitude, let longitude = place.longitude else { return nil }
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
      altitude: 0,
      horizontalAccuracy: 0,
      verticalAccuracy: -1,
      // Known from a map, not measured: no time belongs to it, and equal places stay equal.
      timestamp: Date(timeIntervalSinceReferenceDate: 0)
    )
  }
}

extension CNMutablePostalAddress {
  /// - Returns: `nil` for a place without any part of an address.
  package convenience init?(_ place: Place) {
    let parts = [
      place.street, place.city, place.state, place.postalCode, place.country, place.countryCode,
    ]
    guard parts.contains(where: { $0 != nil }) else { return nil }
    self.init()
    street = place.street ?? ""
    city = place.city ?? ""
    state = place.state ?? ""
    postalCode = place.postalCode ?? ""
    country = place.country ?? ""
    isoCountryCode = place.countryCode ?? ""
  }
}
