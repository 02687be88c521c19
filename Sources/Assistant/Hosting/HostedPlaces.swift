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

extension Session {
  /// Who tells an app's code about the world, and is told by it.
  var hosts: Hosts {
    Hosts(
      intents: recorder,
      contacts: HostedContacts(book: world.contacts, isAllowed: permissions.contacts),
      places: HostedPlaces(world: world)
    )
  }
}
