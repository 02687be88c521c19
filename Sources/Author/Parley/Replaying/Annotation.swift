package import Assistant
import Dialogue
import Transcripts

/// A remark that GitHub shows beside a line of a change, as its workflow commands spell it.
///
///     ::error file=a.transcript,line=4,title=words::The assistant said something else. …
///
/// GitHub documents the form under “Workflow commands”.
package struct Annotation: Sendable, Hashable, CustomStringConvertible {
  var severity: Severity
  var title: String
  var file: String?
  var line: Int?
  var message: String

  package var description: String {
    let place = [("file", file), ("line", line.map { "\($0)" }), ("title", title)]
      .compactMap { name, value in value.map { "\(name)=\($0.escapedInProperty)" } }
    return "::\(severity.command) \(place.joined(separator: ","))::\(message.escapedInMessage)"
  }
}

extension Severity {
  fileprivate var command: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }
}

extension String {
  fileprivate var escapedInMessage: String {
    replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  fileprivate var escapedInProperty: String {
    escapedInMessage.replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}

// MARK: - What is told

extension PlayedScript {
  /// One for each difference, and for a file that can't be played.
  package var annotations: [Annotation] {
    differences.map { Annotation($0) }
      + [error].compactMap(\.self).map {
        Annotation(severity: .error, title: "unreadable", file: path, message: $0.description)
      }
  }
}

extension Annotation {
  fileprivate init(_ difference: Difference) {
    self.init(
      severity: .error,
      title: difference.kind.rawValue,
      file: difference.file,
      line: difference.line,
      message: difference.sentence
    )
  }
}

extension CheckReport {
  /// One for each finding, and for each kind of difference from another build.
  package var annotations: [Annotation] {
    items.compactMap(\.annotation)
  }
}

extension CheckReport.Item {
  /// `nil` for what is as it should be.
  fileprivate var annotation: Annotation? {
    switch self {
    case .propertyList(let finding): Annotation(finding)
    case .discovery(let discovery): Annotation(discovery)
    case .broken(let breach): Annotation(breach)
    case .parting(let parting): Annotation(parting)
    case .held, .comparison, .printed: nil
    }
  }
}

extension Annotation {
  fileprivate init(_ finding: PropertyListFinding) {
    self.init(
      severity: finding.rule.severity,
      title: finding.rule.rawValue,
      message: "\(finding)"
    )
  }

  fileprivate init(_ discovery: Discovery) {
    self.init(
      severity: discovery.finding.rule.severity,
      title: "\(discovery.finding.rule.rawValue) · \(discovery.intent)",
      message: "\(discovery.finding.sentence) \(discovery.finding.advice)"
    )
  }

  fileprivate init(_ breach: Breach) {
    self.init(
      severity: .error,
      title: "invariant",
      file: breach.place?.file,
      line: breach.place?.line,
      message: "Broken: \(breach.sentence)."
    )
  }

  fileprivate init(_ parting: Parting) {
    self.init(
      severity: .error,
      title: "\(parting.kind.rawValue) · \(parting.intent)",
      message: (["The other build differs."] + parting.diff).joined(separator: "\n")
    )
  }
}
