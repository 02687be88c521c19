import Dialogue

// MARK: - What only many conversations show

extension Coverage {
  /// The rules that all conversations about the intent together break.
  ///
  /// Where conversations of other kinds were left to try, nothing is said to be never so.
  var conclusions: [(finding: Finding, trial: Trial?)] {
    guard lines > 0 else { return [] }
    let found = unasked + [unresolved].compactMap { $0 }
    return isGivenUp ? found : found + unsettled + [unhandled].compactMap { $0 }
  }

  /// Parameters that the handler took no value for, whatever was said.
  private var unsettled: [(Finding, Trial?)] {
    parameters.filter { parameter in
      parameter.calls > 2 && !parameter.isDefault
        && !parameter.results.contains { $0 == "success" || $0 == "notRequired" }
    }.map { (Finding(.neverSettled, method: Finding.method(resolving: $0.slot)), nil) }
  }

  /// Parameters that nobody asks about, though it fails without them and works with them.
  ///
  /// One is blamed only for a failure in which nothing else was missing of what goes well with it.
  private var unasked: [(Finding, Trial?)] {
    parameters.filter(\.isDefault).compactMap { parameter in
      let slot = parameter.slot
      let (with, without) = (
        endings.filter { $0.filled.contains(slot) }, endings.filter { !$0.filled.contains(slot) }
      )
      let successes = with.filter { !$0.isFailure }.map(\.filled)
      let failure = without.first { ending in
        successes.contains { $0.subtracting(ending.filled) == [slot] }
      }
      guard let failure, without.allSatisfy(\.isFailure) else { return nil }
      let finding = Finding(
        .unaskedParameter,
        method: Finding.method(resolving: slot),
        detail: slot.rawValue
      )
      return (finding, failure.trial)
    }
  }

  private var unresolved: (Finding, Trial?)? {
    let asked = parameters.filter { $0.calls > 0 }
    guard !asked.isEmpty, asked.allSatisfy(\.isDefault) else { return nil }
    return (Finding(.resolvesNothing, method: Finding.handlerMethod, detail: intent), nil)
  }

  private var unhandled: (Finding, Trial?)? {
    isHandled
      ? nil : (Finding(.neverHandled, method: Finding.handleMethod, detail: intent), nil)
  }
}
