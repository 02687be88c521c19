package import Dialogue

/// The things mentioned by a response, so that a later request can refer to them: “reply”, “mark
/// them as read”, “call them back”, “cancel my ride”.
package struct Mentions: Sendable, Hashable, Codable {
  package var messages: [Message] = []
  package var calls: [CallRecord] = []

  /// The ride that the response was about (`INRideStatus.rideIdentifier`).
  package var ride: String?

  /// The driver of the ride; `nil` in files from before drivers were kept.
  package var driver: Person?

  package init() {}

  package var isEmpty: Bool {
    messages.isEmpty && calls.isEmpty && ride == nil
  }
}

extension Mentions {
  /// The others whom it is about, each once: who wrote, or was written to, or was on the phone.
  package var people: [Person] {
    let all = messages.flatMap(\.others) + calls.compactMap(\.caller)
    return all.reduce(into: []) { people, person in
      if !person.isMe, !people.contains(where: { $0.isSame(as: person) }) { people.append(person) }
    }
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

    /// `nil` in files from before texts were kept.
    package var text: String?
  }
}

extension Mentions.Message {
  /// With whom it was exchanged: its sender, or where that is the user, whom it went to.
  package var others: [Person] {
    guard let sender, !sender.isMe else { return recipients.filter { !$0.isMe } }
    return [sender]
  }
}
