package import Intents

/// The user's permissions, and the state of the device.
package struct Permissions: Sendable, Hashable {
  /// The permission for the assistant to use apps at all.
  package var siri: INSiriAuthorizationStatus = .authorized

  /// True if apps, and the assistant on their behalf, may read the contacts.
  package var contacts = true
  package var isLocked = false

  package init() {}
}
