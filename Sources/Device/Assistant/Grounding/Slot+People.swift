import Dialogue

extension Slot {
  /// The parameters that hold whom a request is about, in every domain.
  static let people: [Slot] = reached + ["payee", "payer"]

  /// The slots whose people are reached at a number or an address; money goes to an account.
  static let reached: [Slot] = ["recipients", "contacts"]

  /// The slots that say where a message goes.
  static let messageAddresses: Set<Slot> = [
    "recipients", "speakableGroupName", "conversationIdentifier",
  ]
}

extension Slot {
  /// True if the phrases' word for a part of requests means this parameter.
  func isMeant(by aspect: String) -> Bool {
    aspect == "person" ? Self.people.contains(self) : rawValue == aspect
  }
}
