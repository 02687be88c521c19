package import Dialogue

/// What a response spoke of, so that a later request can refer to it: “reply”, “mark them as
/// read”, “call them back”, “cancel my ride”.
package struct Mentions: Sendable, Hashable, Codable {
  package var messages: [Message] = []
  package var calls: [CallRecord] = []

  /// The ride that the response was about (`INRideStatus.rideIdentifier`).
  package var ride: String?

  package init() {}

  package var isEmpty: Bool {
    messages.isEmpty && calls.isEmpty && ride == nil
  }
}

extension Mentions {
  /// A message as far as a later request needs it (`INMessage`).
  package struct Message: Sendable, Hashable, Codable {
    package var identifier: String
    package var conversation: String?
    package var sender: Person?
    package var recipients: [Person]
    package var group: Phrase?
  }
}
