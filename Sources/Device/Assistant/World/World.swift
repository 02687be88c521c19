package import Dialogue
package import Foundation

/// Everything around a conversation: people, places, apps, and where and in which words it is.
///
/// A value; what could not be read of it is listed in `problems`, and the rest is here.
package struct World: Sendable {
  package var contacts = ContactBook()
  package var places: [KnownPlace] = []

  /// The streets whose house numbers are known.
  package var streets: [Street] = []

  /// The service area of rides.
  package var serviceArea: ServiceArea?

  /// The user's location.
  package var currentLocation: Place?
  package var locale = Locale(identifier: "en_US")
  package var timeZone = TimeZone.gmt

  /// All apps that the world describes, those that are installed from the start first.
  package var apps: [AppDescription] = []

  /// The bundle identifiers of the apps that are installed from the start.
  package var installedApps: [String] = []
  package var problems: [Problem] = []

  package init() {}

  /// The apps that are installed from the start.
  package var startingApps: [AppDescription] {
    apps.filter { installedApps.contains($0.identifier) }
  }
}

// MARK: - Places of people

extension World {
  /// The user's home, if it is in the contacts.
  package var home: Place? {
    contacts.me.flatMap { address(of: $0, label: "home") }
  }

  /// Returns a contact's home or work address, as far as the contacts and places have it.
  package func address(of contact: Contact, label: String) -> Place? {
    let known = places.first { $0.owner == contact.identifier && $0.label == label }
    if let known { return known.place }
    let address = contact.addresses.first { $0.label == label }
    guard var place = address?.place else { return nil }
    place.name = place.street ?? place.city
    return place
  }

  package func place(_ identifier: String) -> KnownPlace? {
    places.first { $0.identifier == identifier }
  }
}
