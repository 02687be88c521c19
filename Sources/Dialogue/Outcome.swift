/// How a request ended.
package enum Outcome: Sendable, Hashable, Codable {
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

  /// A handler broke the contract in a way that can't be guessed over.
  case broken(Finding)
}

/// A broken contract between a handler and SiriKit.
package struct Finding: Sendable, Hashable, Codable {
  /// The rule's name, such as `never-answered`.
  package var rule: Rule

  /// The method that broke it, such as `handle(intent:completion:)`.
  package var method: String

  package init(_ rule: Rule, method: String) {
    self.rule = rule
    self.method = method
  }
}

extension Finding {
  /// A rule of the contract.
  package enum Rule: String, Sendable, Hashable, Codable, CaseIterable {
    case neverAnswered = "never-answered"
    case answeredTwice = "answered-twice"
    case wrongCount = "wrong-count"
    case tooFewOptions = "too-few-options"
    case nothingToConfirm = "nothing-to-confirm"
    case successFromConfirm = "success-from-confirm"
    case readyFromHandle = "ready-from-handle"
    case invalidCode = "invalid-code"
    case needsGivenValue = "needs-given-value"
    case wrongHandler = "wrong-handler"
  }
}

// MARK: - The methods of every handler

extension Finding {
  package static let confirmMethod = "confirm(intent:completion:)"
  package static let handleMethod = "handle(intent:completion:)"

  /// Such as `resolveRecipients(for:with:)`.
  package static func method(resolving slot: Slot) -> String {
    "\(slot.resolveMethod)(for:with:)"
  }
}
