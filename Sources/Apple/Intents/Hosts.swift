/// Everybody who is told by handler code and asked by it.
///
///     hosts.provide { extension.handler(for: intent) }
package struct Hosts: Sendable {
  package var intents: any Host
  package var contacts: any ContactsHost
  package var places: any PlacesHost

  package init(
    intents: any Host,
    contacts: any ContactsHost = NoContacts(),
    places: any PlacesHost = NoPlaces()
  ) {
    self.intents = intents
    self.contacts = contacts
    self.places = places
  }

  /// The running task's hosts, to be carried along by code that leaves the task.
  package static var current: Hosts {
    Hosts(intents: Current.host, contacts: CurrentContacts.host, places: CurrentPlaces.host)
  }

  /// Has them told and asked by all that the body does, and by the tasks that it makes.
  package func provide<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Current.$caller.withValue(intents) {
      try CurrentContacts.$host.withValue(contacts) {
        try CurrentPlaces.$host.withValue(places, operation: body)
      }
    }
  }
}
