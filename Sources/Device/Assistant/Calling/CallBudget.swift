import Dialogue

/// The time and the memory that a call of a handler may take before it is a finding.
package struct CallBudget: Sendable, Hashable {
  /// SiriKit's own limit: after that nobody waits any more.
  package var time = TimeLimits().total

  /// The most memory, in bytes, that an app's process may have had by then without a warning; well
  /// below the `CallCost.usualMemory` at which it is ended.
  package var memory = 100 << 20

  package init() {}
}

extension CallBudget {
  /// The findings about a call that was answered.
  func findings(on call: CompletedCall, named method: @autoclosure () -> String) -> [Finding] {
    guard call.ending == .answered else { return [] }
    let excess = [
      call.time > time ? "longer than \(Int(time / .milliseconds(1))) ms" : nil,
      call.peak ?? 0 > memory ? "more than \(memory >> 20) MB" : nil,
    ]
    return excess.compactMap(\.self).map { Finding(.overBudget, method: method(), detail: $0) }
  }
}
