/// A broken contract between an app and SiriKit.
package struct Finding: Sendable, Codable {
  /// The rule that was broken, such as `never-answered`.
  package var rule: Rule

  /// The method that broke it, such as `handle(intent:completion:)`.
  package var method: String

  /// The particulars that the rule leaves open: a code, a reason, a property.
  ///
  /// Never anything that a person said.
  package var detail: String?

  /// The value that was measured, such as `112 ms`; it differs from call to call, and is no part of
  /// which finding this is.
  package var measurement: String?

  package init(
    _ rule: Rule,
    method: String,
    detail: String? = nil,
    measurement: String? = nil
  ) {
    (self.rule, self.method) = (rule, method)
    (self.detail, self.measurement) = (detail, measurement)
  }
}

extension Finding: Hashable {
  package static func == (one: Finding, other: Finding) -> Bool {
    (one.rule, one.method, one.detail) == (other.rule, other.method, other.detail)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(rule)
    hasher.combine(method)
    hasher.combine(detail)
  }
}

/// The severity of a broken rule.
package enum Severity: String, Sendable, Hashable, Codable, CaseIterable {
  /// SiriKit would break the conversation off, or go round in circles.
  case error

  /// It works, but is not what Apple's contract says.
  case warning

  /// Worth knowing.
  case note
}

extension Severity: Comparable {
  /// The worse comes first.
  package static func < (one: Severity, other: Severity) -> Bool {
    allCases.firstIndex(of: one) ?? 0 < allCases.firstIndex(of: other) ?? 0
  }
}

// MARK: - The methods of every handler

extension Finding {
  package static let confirmMethod = "confirm(intent:completion:)"
  package static let handleMethod = "handle(intent:completion:)"
  package static let handlerMethod = "handler(for:)"

  /// The methods of the app itself.
  package static let launchMethod = "application(_:didFinishLaunchingWithOptions:)"
  package static let continueMethod = "application(_:continue:restorationHandler:)"
  package static let backgroundMethod = "application(_:handle:completionHandler:)"

  /// Such as `resolveRecipients(for:with:)`.
  package static func method(resolving slot: Slot) -> String {
    "\(slot.resolveMethod)(for:with:)"
  }
}
