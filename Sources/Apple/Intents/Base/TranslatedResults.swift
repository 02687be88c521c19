// Before iOS 11 some parameters were of another type, and resolved by another method. An app that
// still writes the older method is asked when it does not write the newer one.

/// The result for a name as the result for a name that can be spoken.
func translated(_ result: INStringResolutionResult) -> INSpeakableStringResolutionResult {
  INSpeakableStringResolutionResult(Outcome(result.state.map(speakable)))
}

/// The same for lists.
func translated(_ results: [INStringResolutionResult]) -> [INSpeakableStringResolutionResult] {
  results.map { translated($0) }
}

/// The result for one kind of call as the result for several.
func translated(
  _ result: INCallRecordTypeResolutionResult
) -> INCallRecordTypeOptionsResolutionResult {
  INCallRecordTypeOptionsResolutionResult(Outcome(result.state.map(options)))
}

// MARK: - The other way

// Where the older method was not written `async`, the newer one's other spellings are asked on its
// behalf. Their results pass through the older class unchanged, and back.

func carried(_ result: INSpeakableStringResolutionResult) -> INStringResolutionResult {
  INStringResolutionResult(Outcome(result.state))
}

func carried(_ results: [INSpeakableStringResolutionResult]) -> [INStringResolutionResult] {
  results.map { carried($0) }
}

func carried(
  _ result: INCallRecordTypeOptionsResolutionResult
) -> INCallRecordTypeResolutionResult {
  INCallRecordTypeResolutionResult(Outcome(result.state))
}

// MARK: - Values

private typealias Outcome = INIntentResolutionResult.Outcome

/// Leaves what came from a newer method as it is.
private func speakable(_ value: Any) -> Any {
  (value as? String).map { INSpeakableString(spokenPhrase: $0) } ?? value
}

/// Leaves what came from a newer method as it is.
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
