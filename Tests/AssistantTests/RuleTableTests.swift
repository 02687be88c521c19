import Dialogue
import Foundation
import Testing

@testable import Assistant
@testable import Transcripts

/// The article on the rules says what the code does.
@Suite struct RuleTableTests {
  private var article: String {
    get throws {
      let package = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      let file = package.appending(path: "Sources/Author/Parley/Parley.docc/Rules.md")
      return try String(contentsOf: file, encoding: .utf8)
    }
  }

  /// The article's table rows, in order.
  private func rows(under heading: String) throws -> [String] {
    let lines = try article.split(separator: "\n", omittingEmptySubsequences: false).map(
      String.init
    )
    let start = try #require(lines.firstIndex(of: heading))
    let section = lines[(start + 1)...].prefix { !$0.hasPrefix("## ") }
    return Array(section.filter { $0.hasPrefix("|") }.dropFirst(2))
  }

  @Test func `all rules for handlers are in the article, as they are`() throws {
    let expected = Finding.Rule.allCases.map { rule in
      let finding = Finding(rule, method: "It")
      return "| `\(rule.rawValue)` | \(rule.severity.rawValue) | \(finding.sentence) "
        + "| \(finding.advice) |"
    }
    let found = try rows(under: "## What handlers do")
    #expect(found == expected, "The table should be:\n\(expected.joined(separator: "\n"))")
  }

  @Test func `all that can interrupt a handler is in the article`() throws {
    let events = try rows(under: "## What interrupts them").map { $0.split(separator: "`")[1] }
    #expect(events == Interruption.Kind.all.map { "\($0)"[...] })
  }

  @Test func `all rules for property lists are in the article, as they are`() throws {
    let expected = PropertyListFinding.Rule.allCases.map { rule in
      "| `\(rule.rawValue)` | \(rule.severity.rawValue) | \(rule.advice) "
        + "| \(rule.consequence ?? "") |"
    }
    let found = try rows(under: "## What property lists say")
    #expect(found == expected, "The table should be:\n\(expected.joined(separator: "\n"))")
  }
}
