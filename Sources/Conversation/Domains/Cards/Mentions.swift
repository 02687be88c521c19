package import Dialogue

/// The things mentioned by a response, so that a later request can refer to them: “reply”, “mark
/// them as read”, “call them back”, “cancel my ride”.
package struct Mentions: Sendable, Hashable, Codable {
  package var messages: [Message] = []
  package var calls: [CallRecord] = []

  /// The bills that were listed; `nil` in files from before bills were kept.
  package var bills: [Bill]?

  /// The ride that the response was about (`INRideStatus.rideIdentifier`).
  package var ride: String?

  /// The driver of the ride; `nil` in files from before drivers were kept.
  package var driver: Person?

  package init() {}

  package var isEmpty: Bool {
    messages.isEmpty && calls.isEmpty && ride == nil && (bills ?? []).isEmpty
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

    package init(
      identifier: String,
      conversation: String?,
      sender: Person?,
      recipients: [Person],
      group: Phrase?,
      text: String?
    ) {
      (self.identifier, self.conversation, self.sender) = (identifier, conversation, sender)
      (self.recipients, self.group, self.text) = (recipients, group, text)
    }
  }
}

extension Mentions {
  /// A bill as far as a later request needs it (`INBillDetails`).
  package struct Bill: Sendable, Hashable, Codable {
    /// The case of `INBillType`, by name.
    package var type: String
    package var amount: Double?

    /// The day on which it is due, from year to day.
    package var due: [Int]?

    package init(type: String, amount: Double?, due: [Int]?) {
      (self.type, self.amount, self.due) = (type, amount, due)
    }
  }

  /// A place in an order, by which one of a list is told from the others.
  package enum Rank: String, Sendable, CaseIterable {
    case smallest, biggest, earliest, latest
  }

  /// The place of the bill that comes first by a rank, if all are known by that.
  package func place(of rank: Rank) -> Int? {
    let bills = bills ?? []
    let (amounts, days) = (bills.compactMap(\.amount), bills.compactMap(\.due))
    switch rank {
    case .smallest, .biggest:
      guard amounts.count == bills.count else { return nil }
      let wanted = rank == .smallest ? amounts.min() : amounts.max()
      return amounts.firstIndex { $0 == wanted }
    case .earliest, .latest:
      guard days.count == bills.count else { return nil }
      let ordered = days.indices.sorted { days[$0].lexicographicallyPrecedes(days[$1]) }
      return rank == .earliest ? ordered.first : ordered.last
    }
  }
}

extension Mentions.Message {
  /// With whom it was exchanged: its sender, or where that is the user, whom it went to.
  package var others: [Person] {
    guard let sender, !sender.isMe else { return recipients.filter { !$0.isMe } }
    return [sender]
  }
}
