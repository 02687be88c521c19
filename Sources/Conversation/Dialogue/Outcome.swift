/// The end of a request.
package indirect enum Outcome: Sendable, Hashable, Codable {
  /// The handler answered handle with a verdict that is no failure.
  case handled(Draft, Verdict)

  /// Confirm or handle failed.
  case failed(Verdict)

  /// The user was offered the app and took it.
  case openedApp(Prompt.OpenReason)

  /// The user was offered the app and declined it.
  case declinedApp(Prompt.OpenReason)

  /// The user called it off, or said no when asked whether to go ahead.
  case cancelled

  /// The user was asked whether to go ahead as often as patience allows, and gave no clear answer.
  case notUnderstood

  /// A handler broke the contract in a way that can't be guessed over.
  case broken(Finding)
}
