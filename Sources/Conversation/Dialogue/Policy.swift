/// The rules for confirming, asking again and listing options in a conversation.
package struct Policy: Sendable, Hashable, Codable {
  /// When the user is asked whether to go ahead, after everything is settled.
  package enum Confirmation: String, Sendable, Hashable, Codable, CaseIterable {
    case always

    /// The intent has no way to ask; a handler that does so all the same is heard, and told.
    case never

    /// When the handler's response to confirm asks for it.
    case whenAsked
  }

  package var confirmation: Confirmation

  /// The number of questions about a slot, or an element of a list, before the app is offered.
  package var patience: Int

  /// The maximum number of options to list; more have to be narrowed down first.
  package var optionsListed: Int

  package init(_ confirmation: Confirmation, patience: Int = 3, optionsListed: Int = 10) {
    self.confirmation = confirmation
    self.patience = patience
    self.optionsListed = optionsListed
  }
}
