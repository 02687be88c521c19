import Dialogue

/// Reports what happens in a session, and counts the findings among it.
final class Reporter {
  /// The rules of the contract that apps have broken so far, each once, in order.
  private(set) var findings: [Finding] = []

  /// The number of times that each was broken.
  private(set) var counts: [Finding: Int] = [:]
  private let report: (Event) -> Void

  init(_ report: @escaping (Event) -> Void) {
    self.report = report
  }
}

extension Reporter {
  func emit(_ event: Event) {
    if case .fact(.finding(let finding)) = event { count(finding) }
    report(event)
  }

  func say(_ lines: [String]) { emit(.said(lines)) }

  func say(_ line: String) { emit(.said([line])) }

  func state(_ fact: Fact) { emit(.fact(fact)) }

  func state(_ finding: Finding) { state(.finding(finding)) }

  private func count(_ finding: Finding) {
    if counts[finding] == nil { findings.append(finding) }
    counts[finding, default: 0] += 1
  }
}
