/// The map of whoever runs an app's code, as this module asks for it.
///
/// The assistant sets `CurrentPlaces.host` around every call of a handler. In an app's own unit
/// tests nobody sets it, and the map is empty.
package protocol PlacesHost: Sendable {
  /// The person's location, if known.
  var currentLocation: CLLocation? { get }

  /// Every place that can be named; made for the caller.
  var places: [NamedPlacemark] { get }
}

/// A place with everything that it is called.
package struct NamedPlacemark {
  package var names: [String]
  package var placemark: CLPlacemark

  package init(names: [String], placemark: CLPlacemark) {
    self.names = names
    self.placemark = placemark
  }
}

package enum CurrentPlaces {
  @TaskLocal package static var host: any PlacesHost = NoPlaces()
}

/// Nowhere.
package struct NoPlaces: PlacesHost {
  package init() {}

  package var currentLocation: CLLocation? { nil }
  package var places: [NamedPlacemark] { [] }
}
