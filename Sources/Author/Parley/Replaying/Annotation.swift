package import Assistant
import Dialogue
import Foundation
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
  /// One for each difference, and for each line that keeps the file from being played, or else for
  /// the file.
  package var annotations: [Annotation] {
    differences.map { Annotation($0) } + (error.map(annotations) ?? [])
  }

  private func annotations(of error: Script.Unreadable) -> [Annotation] {
    let whole = [(place: Transcripts.Place?.none, sentence: error.description)]
    return (error.lines.isEmpty ? whole : error.lines).map { place, sentence in
      Annotation(
        severity: .error,
        title: "unreadable",
        file: place?.file ?? path,
        line: place?.line,
        message: sentence
      )
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
  /// The report as GitHub shows it.
  ///
  /// - Parameter folder: The folder to find source files in: where an app ended, only their names
  ///   are known.
  /// - Returns: One for each finding, and for each kind of difference from another build.
  package func annotations(ofSourcesIn folder: String) -> [Annotation] {
    items.compactMap { $0.annotation(ofSourcesIn: folder) }
  }
}

extension CheckReport.Item {
  /// `nil` for what is as it should be.
  fileprivate func annotation(ofSourcesIn folder: String) -> Annotation? {
    switch self {
    case .propertyList(let finding): Annotation(finding)
    case .discovery(let discovery): Annotation(discovery, ofSourcesIn: folder)
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
      file: finding.line?.file,
      line: finding.line?.line,
      message: "\(finding)"
    )
  }

  fileprivate init(_ discovery: Discovery, ofSourcesIn folder: String) {
    let site = discovery.finding.site
    let file = site.flatMap { onlyFile(named: $0.file, in: folder) }
    self.init(
      severity: discovery.finding.rule.severity,
      title: "\(discovery.finding.rule.rawValue) · \(discovery.intent)",
      file: file,
      line: file == nil ? nil : site?.line,
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

/// Finds the only file of a name in a folder and those below it, but for hidden ones, such as those of
/// a build.
///
/// - Returns: The path, seen from the folder; `nil` if there is no such file, or more than one.
private func onlyFile(named name: String, in folder: String) -> String? {
  guard let paths = FileManager.default.enumerator(atPath: folder) else { return nil }
  var found: [String] = []
  while let path = paths.nextObject() as? String {
    let last = path.split(separator: "/").last ?? ""
    if last.hasPrefix(".") { paths.skipDescendants() }
    if last == name { found.append(path) }
  }
  return found.count == 1 ? found.first : nil
}
