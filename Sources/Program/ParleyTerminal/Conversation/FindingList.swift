import Dialogue

/// The rules that apps have broken in a session, as they are listed: each once, the worst first.
struct FindingList {
  private let entries: [(finding: Finding, count: Int)]

  /// - Parameters:
  ///   - findings: Each rule once.
  ///   - counts: The number of times that each was broken.
  init(_ findings: [Finding], _ counts: [Finding: Int] = [:]) {
    let entries = findings.map { (finding: $0, count: counts[$0] ?? 1) }
    let severities = Severity.allCases
    self.entries = severities.flatMap { severity in
      entries.filter { $0.finding.rule.severity == severity }
    }
  }

  /// A heading, a sentence and what to do for each; one line where nothing was found.
  var lines: [String] {
    guard !entries.isEmpty else { return ["No rule has been broken so far."] }
    return entries.flatMap { finding, count in
      [
        "\(finding.rule.severity.rawValue) \(finding.rule.rawValue)"
          + (count > 1 ? ", \(count) times" : ""),
        "  \(finding.sentence)",
        "  \(finding.advice)",
      ]
    }
  }
}
