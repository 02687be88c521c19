import Dialogue
import Transcripts

// MARK: - As a document

/// The report as Markdown: the conversations in it are fenced, as transcripts where they can be
/// played, and otherwise as text.
extension CheckReport: CustomStringConvertible {
  package var description: String {
    (["# \(app.name)"] + head + coverages.map(\.section) + paragraphs)
      .joined(separator: "\n\n") + "\n"
  }

  /// The items, with a heading before the first of each kind.
  private var paragraphs: [String] {
    var heading: String?
    return items.flatMap { item in
      defer { heading = item.heading }
      return (item.heading == heading ? [] : ["## \(item.heading)"]) + [item.paragraph]
    }
  }

  /// The end of the check, if it was ended, and its counts.
  private var head: [String] {
    let isEmpty = reasonForEnd != nil && lines == 0 && items.isEmpty
    return [remark, isEmpty ? nil : summary].compactMap(\.self)
  }

  private var summary: String {
    let counts = Severity.allCases.map { counted(count($0), $0.rawValue) }
    let subject =
      coverages.isEmpty
      ? "Property lists" : "\(counted(coverages.count, "intent")), \(counted(lines, "line")) said"
    return "\(subject): \(counts.joined(separator: ", "))."
      + (rate.map { "\n\($0)" } ?? "")
  }

  /// The sentence on the speed of the check, if that was measured.
  package var rate: String? {
    guard let duration, duration > .zero, lines > 0 else { return nil }
    let seconds = duration / .seconds(1)
    let rates = [(lines, "line"), (conversations, "conversation")].map { count, noun in
      counted(Int((Double(count) / seconds).rounded()), noun)
    }
    let tenths = Int((seconds * 10).rounded(.up))
    return "It took \(tenths / 10).\(tenths % 10) s: \(rates.joined(separator: " and ")) a second."
  }
}

extension CheckReport.Item {
  fileprivate var heading: String {
    switch self {
    case .propertyList: "Property lists"
    case .discovery: "Findings"
    case .broken, .held: "Invariants"
    case .comparison, .parting: "Against the other build"
    case .printed: "Printed by handlers"
    }
  }

  fileprivate var paragraph: String {
    switch self {
    case .propertyList(let finding): finding.paragraph
    case .discovery(let discovery): discovery.paragraph
    case .broken(let breach): breach.paragraph
    case .held(let held): held.sentence
    case .comparison(let partings): partings.sentence
    case .parting(let parting): parting.paragraph
    case .printed(let printout): printout.paragraph
    }
  }
}

extension Breach {
  fileprivate var paragraph: String {
    let place = place.map { " · \($0)" } ?? ""
    let kind = isPlayable ? "transcript" : "text"
    return "**\(Severity.error.rawValue)** invariant\(place)\nBroken: \(sentence).\n\n"
      + "```\(kind)\n\(transcript)```"
  }
}

extension Printout {
  /// The sentence on how often the method has printed.
  package var sentence: String { "\(method) printed in \(counted(count, "call"))." }

  fileprivate var paragraph: String {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return "\(intent): \(sentence)\n\n" + lines.map { "    \($0)" }.joined(separator: "\n")
  }
}

/// Returns a count with its noun, such as “2 lines”.
package func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}

// MARK: - Intents

extension Coverage {
  fileprivate var section: String {
    let rows = parameters.map { ("resolve \($0.slot)", words(of: $0)) } + codeRows
    let width = rows.map(\.0.count).max() ?? 0
    let lines = rows.map { name, words in
      "    \(name)\(String(repeating: " ", count: width - name.count))  \(words)"
    }
    return (["## \(intent)", way.sentence.map { "\n\($0)" }, "", lines.joined(separator: "\n")])
      .compactMap { $0 }.joined(separator: "\n")
  }

  private var codeRows: [(String, String)] {
    let confirm = isConfirmDefault ? "by default" : listed(confirmCodes)
    let unseen = unseenCodes.isEmpty ? [] : [(never, listed(unseenCodes))]
    let failed = failures.map { ($0.code, $0.lines.joined(separator: " › ")) }
    let events = (counted(interruptions.count, "time"), counted(interruptions.calls, "call"))
    let interrupted =
      interruptions.count == 0 ? [] : [("interrupted", "\(events.0), at \(events.1)")]
    return [("confirm", confirm), ("handle", listed(handleCodes))] + failed + unseen + interrupted
      + Limit.allCases.filter(limits.contains).map { ("not tried", $0.words) }
  }

  private func words(of parameter: ParameterCoverage) -> String {
    if parameter.isDefault { return "by default" }
    return listed(parameter.results)
  }

  private func listed(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.joined(separator: ", ")
  }
}

extension Coverage.Limit {
  /// The part that was not tried, after “not tried:”.
  package var words: String {
    switch self {
    case .values: "values other than a few of each kind"
    case .openings: "more than a few beginnings, locked or after something else"
    case .lines: "more lines than the bounds allow"
    case .unanswered: "the rest, after too many calls were never answered"
    case .ends: "the rest, after the app's process ended too often"
    case .cutShort: "the rest, before the check was ended"
    case .network: "\(Interruption.Kind.networkGone), which needs --isolate"
    }
  }
}

extension Coverage.Way {
  /// `nil` for the usual way.
  package var sentence: String? {
    switch self {
    case .words: nil
    case .alone: "Intents that are declared before it take its requests; tried where it is alone."
    case .directly: "There are no words for it; tried with what a handler asks for."
    case .unknown: "Parley has no conversations for it; not tried."
    }
  }
}

// MARK: - Findings

extension PropertyListFinding {
  fileprivate var paragraph: String {
    """
    **\(rule.severity.rawValue)** \(rule.rawValue)
    \(self)\(rule.consequence.map { " \($0)" } ?? "")
    Fix: \(rule.advice)
    """
  }
}

extension Discovery {
  fileprivate var paragraph: String {
    let head = """
      **\(finding.rule.severity.rawValue)** \(finding.rule.rawValue) · \(intent)
      \(finding.sentence)
      Fix: \(finding.advice)
      """
    let kind = isPlayable ? "transcript" : "text"
    return transcript.map { "\(head)\n\n```\(kind)\n\($0)```" } ?? head
  }
}
