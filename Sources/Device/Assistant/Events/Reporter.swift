import Dialogue

/// Reports what happens in a session, and counts the findings among it.
final class Reporter {
  /// The rules of the contract that apps have broken so far, each once, in order.
  private(set) var findings: [Finding] = []

  /// The number of times that each was broken.
  private(set) var counts: [Finding: Int] = [:]

  /// The intent of the handler that was called last: findings are about it.
  var called = ""
  private let recorder: HostRecorder
  private let report: (Event) -> Void

  init(hearing recorder: HostRecorder, _ report: @escaping (Event) -> Void) {
    (self.recorder, self.report) = (recorder, report)
  }
}

extension Reporter {
  func emit(_ event: Event) {
    guard case .fact(.finding(let finding)) = event else { return report(event) }
    let spelled = recorder.spellings.spelled(finding, of: called)
    count(spelled)
    report(.fact(.finding(spelled)))
  }

  func say(_ lines: [String]) { emit(.said(lines)) }

  func say(_ line: String) { emit(.said([line])) }

  func state(_ fact: Fact) { emit(.fact(fact)) }

  func state(_ finding: Finding) { state(.finding(finding)) }

  /// A method of the handler that was called last, as its author spells it.
  func spelling(of method: String) -> String { recorder.spellings.spelling(of: method, called) }

  /// Returns `true` if the handler that was called last has not written a method in any spelling.
  func isMissing(_ method: String) -> Bool { recorder.spellings.isMissing(method, called) }

  private func count(_ finding: Finding) {
    if counts[finding] == nil { findings.append(finding) }
    counts[finding, default: 0] += 1
  }
}
