/// Something the engine or a handler did that the user does not see.
///
/// A fact is printed as one line, always spelt alike, so that transcripts can assert it.
package enum Fact: Sendable, Hashable {
  /// An app was asked for a handler.
  case handler(intent: String, app: String)

  /// A request was understood; parameters in the intent's order.
  case intent(Draft, parameters: [Parameter])

  /// One resolution for a plain parameter, one per element for a list.
  case resolve(Slot, [Resolution])
  case confirm(intent: String, code: String)
  case handle(intent: String, code: String)

  /// The app was opened with a user activity of this type.
  case open(app: String, activity: String)

  /// A default answered for the handler.
  case defaulted(method: String)
  case finding(Finding)

  /// Nothing was understood as a request; with the reason's name.
  case refused(String)
  case cancelled
}
