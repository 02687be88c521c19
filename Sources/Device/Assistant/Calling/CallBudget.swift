import Dialogue
import Transcripts

/// The time and the memory that a call of a handler may take before it is a finding.
package struct CallBudget: Sendable, Hashable {
  /// SiriKit's own limit: after that nobody waits any more.
  package var time = TimeLimits().total

  /// The most memory, in bytes, that an app's process may have had by then without a warning; well
  /// below the `CallCost.usualMemory` at which it is ended.
  package var memory = 100 << 20

  /// True if somebody has asked for a limit, or for one of the memory.
  package private(set) var isGiven = false
  package private(set) var limitsMemory = false

  package init() {}
}

// MARK: - Parsing

extension CallBudget {
  /// The usual one but for the limits that are given, each once, such as `500ms,80MB`; `nil` if they
  /// are none.
  package init?(parsing text: String) {
    self.init()
    let limits = text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    let (sizes, times) = (
      limits.filter { $0.hasSuffix("MB") }, limits.filter { !$0.hasSuffix("MB") }
    )
    guard sizes.count <= 1, times.count <= 1 else { return nil }
    for text in sizes {
      guard let size = Int(text.dropLast(2)), (1...100_000).contains(size) else { return nil }
      memory = size << 20
    }
    for text in times {
      guard let delay = try? Delay(parsing: text) else { return nil }
      time = delay.duration
    }
    (isGiven, limitsMemory) = (true, !sizes.isEmpty)
  }
}

// MARK: - Findings

extension CallBudget {
  /// The facts that are never to happen where somebody has asked for limits.
  var prohibited: [Pattern] {
    isGiven ? [Pattern("finding \(Finding.Rule.overBudget.rawValue)")] : []
  }
}

extension CallBudget {
  /// The findings about a call that was answered.
  func findings(on call: CompletedCall, named method: @autoclosure () -> String) -> [Finding] {
    guard call.ending == .answered else { return [] }
    var findings: [Finding] = []
    func add(_ measurement: String, _ limit: String) {
      let method = method()
      findings.append(
        Finding(.overBudget, method: method, detail: limit, measurement: measurement)
      )
    }
    if call.time > time {
      add("\(milliseconds(in: call.time)) ms", "longer than \(milliseconds(in: time)) ms")
    }
    if let peak = call.peak, peak > memory {
      // Rounded up, as the time is: what is beyond the limit is told as more.
      add("\((peak - 1) >> 20 + 1) MB", "more than \(memory >> 20) MB")
    }
    return findings
  }

  private func milliseconds(in time: Duration) -> Int {
    Int((time / .milliseconds(1)).rounded(.up))
  }
}
