// Before iOS 11 some parameters were of another type, and resolved by another method. An app that
// still writes the older method is asked when it does not write the newer one.

/// Passes the result for a name on as the result for a name that can be spoken.
func translated(
  _ completion: @escaping @Sendable (INSpeakableStringResolutionResult) -> Void
) -> @Sendable (INStringResolutionResult) -> Void {
  { completion(INSpeakableStringResolutionResult(state: $0.state.map(speakable))) }
}

/// The same for lists.
func translated(
  _ completion: @escaping @Sendable ([INSpeakableStringResolutionResult]) -> Void
) -> @Sendable ([INStringResolutionResult]) -> Void {
  { results in
    completion(results.map { INSpeakableStringResolutionResult(state: $0.state.map(speakable)) })
  }
}

/// Passes the result for one kind of call on as the result for several.
func translated(
  _ completion: @escaping @Sendable (INCallRecordTypeOptionsResolutionResult) -> Void
) -> @Sendable (INCallRecordTypeResolutionResult) -> Void {
  { completion(INCallRecordTypeOptionsResolutionResult(state: $0.state.map(options))) }
}

private func speakable(_ value: Any) -> Any {
  (value as? String).map { INSpeakableString(spokenPhrase: $0) } ?? value
}

private func options(_ value: Any) -> Any {
  (value as? INCallRecordType).map { INCallRecordTypeOptions($0) } ?? value
}

extension INIntentResolutionResult.State {
  fileprivate func map(_ transform: (Any) -> Any) -> Self {
    switch self {
    case .success(let value): .success(transform(value))
    case .disambiguation(let values): .disambiguation(values.map(transform))
    case .confirmationRequired(let value): .confirmationRequired(value.map(transform))
    case .notRequired, .needsValue, .unsupported: self
    }
  }
}
