import Domains
import Intents

/// The world's places as apps see them through `CLGeocoder` and `CLLocationManager`.
struct HostedPlaces: PlacesHost {
  let world: World

  var currentLocation: CLLocation? { world.currentLocation.flatMap { CLLocation($0) } }

  var places: [NamedPlacemark] {
    world.places.map { NamedPlacemark(names: $0.names, placemark: CLPlacemark($0.place)) }
  }
}
