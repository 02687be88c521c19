extension Finding {
  /// A rule of the contract.
  package enum Rule: String, Sendable, Hashable, Codable, CaseIterable {
    // Answering at all
    case neverAnswered = "never-answered"
    case answeredLate = "answered-late"
    case answeredTwice = "answered-twice"
    case noHandler = "no-handler"
    case wrongHandler = "wrong-handler"
    case noHandle = "no-handle"
    case appEnded = "app-ended"
    case overBudget = "over-budget"

    // Resolving
    case wrongCount = "wrong-count"
    case tooFewOptions = "too-few-options"
    case equalOptions = "equal-options"
    case tooManyOptions = "too-many-options"
    case nothingToConfirm = "nothing-to-confirm"
    case needsGivenValue = "needs-given-value"
    case asksAgain = "asks-again"
    case foreignReason = "foreign-reason"

    // Confirming and handling
    case successFromConfirm = "success-from-confirm"
    case readyFromHandle = "ready-from-handle"
    case invalidCode = "invalid-code"
    case nothingToShow = "nothing-to-show"

    // Handing over to the app
    case undeclaredActivity = "undeclared-activity"
    case activityRefused = "activity-refused"
    case nobodyInApp = "nobody-in-app"

    // What only many conversations show
    case neverSettled = "never-settled"
    case unaskedParameter = "unasked-parameter"
    case resolvesNothing = "resolves-nothing"
    case neverHandled = "never-handled"

    // What an interruption shows
    case effectLost = "effect-lost"
    case doneTwice = "done-twice"
    case changedByInterruption = "changed-by-interruption"
  }
}

extension Finding.Rule {
  /// True if somebody who doesn't see the findings is told when it is first broken: of errors, and of
  /// an app near the limit at which it is ended or no longer waited for.
  package var isToldAtOnce: Bool { severity == .error || self == .overBudget }

  /// True if it takes a measurement, which may come out otherwise the next time.
  package var isMeasured: Bool { self == .overBudget }

  package var severity: Severity {
    switch self {
    case .neverAnswered, .answeredLate, .answeredTwice, .noHandler, .wrongHandler, .noHandle,
      .wrongCount, .tooFewOptions, .needsGivenValue, .asksAgain, .readyFromHandle, .invalidCode,
      .nobodyInApp, .appEnded, .effectLost, .doneTwice:
      .error
    case .equalOptions, .tooManyOptions, .nothingToConfirm, .foreignReason, .successFromConfirm,
      .nothingToShow, .undeclaredActivity, .activityRefused, .neverSettled, .unaskedParameter,
      .changedByInterruption, .overBudget:
      .warning
    case .resolvesNothing, .neverHandled:
      .note
    }
  }
}
