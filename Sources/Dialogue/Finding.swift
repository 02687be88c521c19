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

// MARK: - What to tell the handler's author

extension Finding {
  /// What happened, in one sentence.
  package var sentence: String {
    switch rule {
    case .neverAnswered: "\(method) was cut off because it did not answer in time."
    case .answeredTwice: "\(method) answered more than once; only the first answer counts."
    case .wrongCount: "\(method) gave a number of results that does not fit the parameter."
    case .tooFewOptions: "\(method) asked to choose among fewer than two different options."
    case .nothingToConfirm: "\(method) asked to confirm a value and gave none."
    case .successFromConfirm: "\(method) answered success before anything was done."
    case .readyFromHandle: "\(method) answered ready when it was time to act."
    case .invalidCode: "\(method) answered a code that is not meant for this intent or phase."
    case .needsGivenValue: "\(method) asked for the value that the user had just given."
    case .wrongHandler: "\(method) gave an object that does not handle the intent."
    }
  }

  /// What to do about it, in one sentence.
  package var advice: String {
    switch rule {
    case .neverAnswered:
      "Call the completion handler on every path, also when something is missing."
    case .answeredTwice: "Return after calling the completion handler."
    case .wrongCount:
      "Answer one result per element, in order, or a single needsValue, notRequired or unsupported."
    case .tooFewOptions: "Use confirmationRequired for one candidate, and needsValue for none."
    case .nothingToConfirm: "Pass the value that the user shall say yes to."
    case .successFromConfirm: "Answer ready, and success from handle."
    case .readyFromHandle: "Answer success, inProgress, or why it failed."
    case .invalidCode: "Answer one of the codes that the response's documentation lists for it."
    case .needsGivenValue: "Answer unsupported, with a reason, if the value can't be used."
    case .wrongHandler: "Answer an object that conforms to the intent's handling protocol, or nil."
    }
  }
}
