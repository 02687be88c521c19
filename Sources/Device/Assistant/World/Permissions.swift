package import Intents

/// What the user allows, and the state of the device.
package struct Permissions: Sendable, Hashable {
  /// Whether apps may be used through the assistant at all.
  package var siri: INSiriAuthorizationStatus = .authorized

  /// Whether apps, and the assistant for them, may look into the contacts.
  package var contacts = true
  package var isLocked = false

  package init() {}
}
