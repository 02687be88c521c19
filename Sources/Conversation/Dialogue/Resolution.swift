/// A handler's answer for one parameter, or for one element of a list.
package enum Resolution: Sendable, Hashable, Codable {
  case success(Value)
  case notRequired
  case needsValue

  /// The value fits several things, listed best first.
  case disambiguation([Value])

  /// `nil` when the handler proposed nothing to say yes to.
  case confirmationRequired(Value?)

  /// With the name of the reason, such as `noAccount`, if the handler gave one.
  case unsupported(reason: String?)
}

/// The gist of a handler's response to confirm or handle.
package struct Verdict: Sendable, Hashable, Codable {
  package enum Kind: String, Sendable, Hashable, Codable, CaseIterable {
    /// The handler can go ahead.
    case ready

    /// It can, but wants the user asked first (`userConfirmationRequired`).
    case askFirst
    case success
    case inProgress
    case continueInApp
    case handleInApp
    case failure

    /// It can't be done here; the app could.
    case failureNeedingApp
  }

  package var kind: Kind

  /// The response code by its name, such as `failureMessageServiceNotAvailable`.
  package var code: String

  /// Set if the app itself can't tell yet whether it was done.
  package var isOpen = false

  package init(_ kind: Kind, code: String) {
    self.kind = kind
    self.code = code
  }

  /// True if the handler left the code at a new response's initial value, which says nothing.
  package var isUnspecified: Bool { code == "unspecified" }
}

extension Verdict.Kind {
  package var isFailure: Bool { self == .failure || self == .failureNeedingApp }

  /// True if the app may be opened in front because of it.
  package var opensApp: Bool { self == .continueInApp || self == .failureNeedingApp }
}

// MARK: - Names

extension Resolution {
  /// Without its values and reasons.
  package var resultName: String {
    switch self {
    case .success: "success"
    case .notRequired: "notRequired"
    case .needsValue: "needsValue"
    case .disambiguation: "disambiguation"
    case .confirmationRequired: "confirmationRequired"
    case .unsupported: "unsupported"
    }
  }

  /// The name of the result, with its reason.
  package var kindName: String {
    guard case .unsupported(let reason?) = self else { return resultName }
    return "\(resultName)(\(reason))"
  }
}
