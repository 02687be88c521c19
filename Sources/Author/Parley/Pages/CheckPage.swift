package import Assistant
import Dialogue
import Transcripts

/// A report on apps as a page.
package struct CheckPage {
  private let reports: [CheckReport]

  package init(_ reports: [CheckReport]) {
    self.reports = reports
  }

  package var text: String {
    let names = reports.map(\.app.name).joined(separator: ", ")
    let lines = reports.map(\.lines).reduce(0, +)
    let counts = Severity.allCases.map { severity in
      counted(reports.map { $0.count(severity) }.reduce(0, +), severity.rawValue)
    }
    let page = Page(
      title: "Check of \(names)",
      summary: (reports.contains { $0.reasonForEnd != nil } ? "Not checked to the end. " : "")
        + "\(counted(lines, "line")) said: \(counts.joined(separator: ", ")).",
      sections: reports.enumerated().flatMap {
        $1.sections(number: $0 + 1, isAlone: reports.count == 1)
      }
    )
    return page.text
  }
}

// MARK: - Findings

extension CheckReport {
  /// Sections whose headings name the app, unless it is alone on the page.
  fileprivate func sections(number: Int, isAlone: Bool) -> [Page.Section] {
    let none = reasonForEnd == nil ? "None." : "None so far."
    let remarks = [remark, rate, items.contains(where: \.isFinding) ? nil : none]
    let all = Page.Section(
      identifier: "findings-\(number)",
      title: "\(app.name): findings",
      content: remarks.compactMap(\.self).map { .element("p", [:], $0) } + items.map(\.html)
    )
    let parts = trials.graph.parts
    return [all]
      + coverages.enumerated().map { index, coverage in
        Page.Section(
          identifier: "intent-\(number)-\(index + 1)",
          title: (isAlone ? "" : "\(app.name): ") + coverage.intent,
          content: content(about: coverage, in: parts)
        )
      }
  }

  private func content(about coverage: Coverage, in parts: [ConversationGraph.Part]) -> [HTML] {
    let part = parts.first { $0.intent == coverage.intent }
    return coverage.sentences.map { .element("p", [:], $0) }
      + (part.map { GraphView(part: $0).html } ?? []) + coverage.seen.html + coverage.failed
  }
}

extension CheckReport.Item {
  fileprivate var html: HTML {
    switch self {
    case .propertyList(let finding): finding.article
    case .discovery(let discovery): discovery.article
    case .broken(let breach): breach.article
    case .held(let held): .element("p", [:], held.sentence)
    case .comparison(let partings): .element("p", [:], partings.sentence)
    case .parting(let parting): parting.article
    case .printed(let printout): printout.article
    }
  }
}

extension PropertyListFinding {
  fileprivate var article: HTML {
    .element(
      "article",
      [:],
      [
        rule.severity.heading(rule.rawValue),
        .element("p", [:], "\(self)\(rule.consequence.map { " \($0)" } ?? "")"),
        .element("p", [:], "Fix: \(rule.advice)"),
      ]
    )
  }
}

extension Breach {
  fileprivate var article: HTML {
    .element(
      "article",
      [:],
      [
        Severity.error.heading("invariant"), .element("p", [:], "Broken: \(sentence)."),
        .transcript("\(transcript)"),
      ]
    )
  }
}

extension Parting {
  fileprivate var article: HTML {
    .element(
      "article",
      [:],
      [
        Severity.warning.heading("\(kind.rawValue) · \(intent)"),
        .element("p", [:], "The other build (−) and this one (+) part here."),
        .transcript(diff.joined(separator: "\n")),
      ]
    )
  }
}

extension Printout {
  fileprivate var article: HTML {
    .element(
      "article",
      [:],
      [.element("h3", [:], "Printed · \(intent)"), .element("p", [:], sentence), .transcript(text)]
    )
  }
}

extension Discovery {
  fileprivate var article: HTML {
    let conversation = transcript.map {
      HTML.fold("The shortest conversation", isOpen: true, [.transcript($0.description)])
    }
    return .element(
      "article",
      [:],
      [
        finding.rule.severity.heading("\(finding.rule.rawValue) · \(intent)"),
        .element("p", [:], finding.sentence), .element("p", [:], "Fix: \(finding.advice)"),
      ] + [conversation].compactMap { $0 }
    )
  }
}

extension Severity {
  fileprivate func heading(_ text: String) -> HTML {
    let style =
      switch self {
      case .error: "error"
      case .warning: "warning"
      case .note: "info"
      }
    return .element(
      "h3",
      [:],
      [.element("span", ["class": "badge \(style)"], rawValue), .text(" "), .text(text)]
    )
  }
}

// MARK: - What was seen

extension Coverage {
  /// Sentences on how much was tried, and why no more.
  fileprivate var sentences: [String] {
    let times = counted(interruptions.count, "time")
    let interrupted =
      interruptions.count == 0
      ? nil : "Interrupted \(times), at \(counted(interruptions.calls, "call"))."
    let untried = Limit.allCases.filter(limits.contains).map { "Not tried: \($0.words)." }
    return ["\(counted(lines, "line")) said.", way.sentence, interrupted].compactMap(\.self)
      + untried
  }

  /// The lines said until each failure.
  fileprivate var failed: [HTML] {
    guard !failures.isEmpty else { return [] }
    let rows = failures.map { failure in
      [
        HTML.element("th", ["scope": "row", "class": "code"], failure.code),
        .element("td", ["class": "words"], failure.lines.joined(separator: " › ")),
      ]
    }
    return [.table("Failures of \(intent)", head: ["failed with", "after"], rows)]
  }

  fileprivate var seen: SeenView {
    SeenView(
      intent: intent,
      parameters: parameters.map(\.seen),
      confirm: confirmCodes.map { SeenView.Code(name: $0) },
      handle: handleCodes.map { SeenView.Code(name: $0) },
      neverSeen: unseenCodes,
      never: never
    )
  }
}

extension ParameterCoverage {
  fileprivate var seen: SeenView.Parameter {
    let seen = results.reduce(into: [String: String]()) { seen, result in
      let name = String(result.prefix { $0 != "(" })
      let reason = result.dropFirst(name.count + 1).dropLast()
      seen[name] = [seen[name], reason.isEmpty ? "seen" : String(reason)].compactMap { $0 }
        .joined(separator: ", ")
    }
    return SeenView.Parameter(name: slot.rawValue, results: seen, isDefault: isDefault)
  }
}

extension [Trial] {
  fileprivate var graph: ConversationGraph {
    reduce(into: ConversationGraph()) { $0.add($1.turns, lastOnly: true) }
  }
}
