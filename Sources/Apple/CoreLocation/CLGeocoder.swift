public import Foundation

public typealias CLGeocodeCompletionHandler =
  @Sendable ([CLPlacemark]?, (any Error)?) -> Void

/// Finds places by name or address, and the place that is nearest to a location.
///
/// It knows the places of the world that the app runs in, and keeps those of the handler call in
/// which it was made. It answers before it returns.
open class CLGeocoder: NSObject {
  private let host: any PlacesHost

  /// The greatest distance between a location and the place reported for it, in metres.
  private static let nearness: CLLocationDistance = 1_000

  public override init() { host = CurrentPlaces.host }

  /// Nothing is ever under way.
  open var isGeocoding: Bool { false }
  open func cancelGeocode() {}

  // MARK: - By name or address

  /// Places with exactly this name, or at this address; case does not matter.
  open func geocodeAddressString(
    _ addressString: String,
    completionHandler: CLGeocodeCompletionHandler
  ) {
    answer(completionHandler, places(called: addressString))
  }

  /// The same, as far as they are in the region.
  open func geocodeAddressString(
    _ addressString: String,
    in region: CLRegion?,
    completionHandler: CLGeocodeCompletionHandler
  ) {
    answer(completionHandler, places(called: addressString, in: region))
  }

  open func geocodePostalAddress(
    _ postalAddress: CNPostalAddress,
    completionHandler: CLGeocodeCompletionHandler
  ) {
    answer(completionHandler, places(at: postalAddress))
  }

  /// - Throws: `CLError.geocodeFoundNoResult` if there is no such place.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    try found(places(called: addressString))
  }

  /// - Throws: `CLError.geocodeFoundNoResult` if there is no such place.
  open func geocodeAddressString(
    _ addressString: String,
    in region: CLRegion?
  ) async throws -> [CLPlacemark] {
    try found(places(called: addressString, in: region))
  }

  /// - Throws: `CLError.geocodeFoundNoResult` if there is no such place.
  open func geocodePostalAddress(
    _ postalAddress: CNPostalAddress
  ) async throws -> [CLPlacemark] {
    try found(places(at: postalAddress))
  }

  // MARK: - By location

  /// The nearest place, and the others that are near, nearest first.
  open func reverseGeocodeLocation(
    _ location: CLLocation,
    completionHandler: CLGeocodeCompletionHandler
  ) {
    answer(completionHandler, places(near: location))
  }

  /// - Throws: `CLError.geocodeFoundNoResult` if there is no place near.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    try found(places(near: location))
  }
}

// MARK: - Looking up

extension CLGeocoder {
  private func places(called text: String, in region: CLRegion? = nil) -> [CLPlacemark] {
    let wanted = text.lowercased()
    let named = host.places.filter { place in
      let street = place.placemark.thoroughfare.map { [$0] } ?? []
      return (place.names + street + [place.placemark.addressLine]).contains {
        $0.lowercased() == wanted
      }
    }
    return named.map(\.placemark).filter { $0.isIn(region) }
  }

  private func places(at address: CNPostalAddress) -> [CLPlacemark] {
    host.places.map(\.placemark).filter { place in
      place.postalAddress?.street == address.street
        && (address.city.isEmpty || place.postalAddress?.city == address.city)
    }
  }

  private func places(near location: CLLocation) -> [CLPlacemark] {
    let places = host.places.compactMap { place in
      place.placemark.location.map { (place.placemark, $0.distance(from: location)) }
    }
    return places.filter { $0.1 <= Self.nearness }.sorted { $0.1 < $1.1 }.map(\.0)
  }

  private func answer(_ completion: CLGeocodeCompletionHandler, _ places: [CLPlacemark]) {
    if places.isEmpty {
      completion(nil, CLError(.geocodeFoundNoResult))
    } else {
      completion(places, nil)
    }
  }

  private func found(_ places: [CLPlacemark]) throws(CLError) -> [CLPlacemark] {
    guard !places.isEmpty else { throw CLError(.geocodeFoundNoResult) }
    return places
  }
}

extension CLPlacemark {
  /// Such as “1 Ferry Building, San Francisco”.
  fileprivate var addressLine: String {
    [thoroughfare, locality].compactMap(\.self).joined(separator: ", ")
  }

  fileprivate func isIn(_ region: CLRegion?) -> Bool {
    guard let circle = region as? CLCircularRegion else { return true }
    return location.map { circle.contains($0.coordinate) } ?? false
  }
}
