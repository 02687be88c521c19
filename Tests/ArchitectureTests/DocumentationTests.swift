import Foundation
import Testing

/// The documents for people who change Parley name what there is, and show it as it is.
@Suite struct DocumentationTests {
  private static let catalogue = "Sources/Author/Parley/Parley.docc"
  private static let documents = ["CONTRIBUTING.md", "README.md"] + articles
  private static let articles = ["Architecture", "Phrases", "Glossary"].map {
    "\(catalogue)/\($0).md"
  }

  @Test(arguments: documents)
  func `every path in a document exists`(document: String) throws {
    let paths = try text(of: document)
      .matches(of: /`((?:Sources|Tests|Fixtures|\.ci)\/[\w.\/+\-]+)`/).map { String($0.1) }
    #expect(!paths.isEmpty || document.hasSuffix("Glossary.md"))
    for path in paths { #expect(exists(path), "\(path)") }
  }

  @Test(arguments: ["CONTRIBUTING.md"] + articles)
  func `every link leads somewhere`(document: String) throws {
    let text = try text(of: document)
    for link in text.matches(of: /\]\(([^)#:]+)\)/).map({ String($0.1) }) {
      #expect(exists(link), "\(link)")
    }
    for link in text.matches(of: /<doc:(\w+)>/).map({ String($0.1) }) {
      #expect(exists("\(Self.catalogue)/\(link).md"), "\(link)")
    }
  }

  @Test(arguments: ["CONTRIBUTING.md", "\(catalogue)/Phrases.md"])
  func `every listing is a part of the file that it is said to be of`(document: String) throws {
    let listings = Listing.all(in: try text(of: document))
    #expect(listings.count > 5)
    for listing in listings {
      let file = try text(of: listing.path)
      #expect("\n\(file)".contains("\n\(listing.text)\n"), "\(listing.path):\n\(listing.text)")
    }
  }

  @Test func `the article lists every room, each in its wing`() throws {
    var (wing, found) = ("", [String: Set<String>]())
    for row in try rows(of: "Architecture", under: "## Wings and rooms") {
      wing = row[0].isEmpty ? wing : names(in: row[0])[0]
      found[wing, default: []].formUnion(names(in: row[1]))
    }
    let expected = Wing.all.map { ($0.name, Set($0.rooms.keys)) }
    #expect(found == Dictionary(uniqueKeysWithValues: expected))
  }

  @Test func `the article lists every test that holds the architecture`() throws {
    let listed = try rows(of: "Architecture", under: "## What may know what")
      .map { names(in: $0[0])[0] }
    let files = try FileManager.default
      .contentsOfDirectory(atPath: url(of: "Tests/ArchitectureTests").path)
      .filter { $0.hasSuffix("Tests.swift") }.map { String($0.dropLast(".swift".count)) }
    #expect(Set(listed) == Set(files))
  }

  @Test(arguments: ["## Costs", "## The second stage"])
  func `figures in the article are those of the code`(heading: String) throws {
    let rows = try rows(of: "Phrases", under: heading)
    #expect(rows.count >= 5)
    for row in rows {
      let name = names(in: row[0])[0].split(separator: ".").map(String.init)
      let source = try sources().first { $0.hasSuffix("/\(name[0]).swift") } ?? ""
      let pattern = try Regex("static let \(name[1])(: \\w+)? = \(row[1])\n")
      #expect(try text(of: source).contains(pattern), "\(row[0]) \(row[1])")
    }
  }

  @Test func `every type in the glossary is declared`() throws {
    let rows = try text(of: "\(Self.catalogue)/Glossary.md").split(separator: "\n")
      .compactMap(cells).filter { $0.count == 4 }
    let types = rows.flatMap { names(in: $0[3]) }
    #expect(types.count > 50)
    let declared = try sources().reduce(into: Set<String>()) { declared, path in
      let found = try text(of: path).matches(of: /\b(?:struct|enum|class|actor|protocol) (\w+)/)
      declared.formUnion(found.map { String($0.1) })
    }
    #expect(types.filter { !declared.contains($0) } == [])
  }

  @Test func `a listing is found, however far it is indented`() {
    let text = """
      1. A place:

         `Sources/Here.swift`:

         ```swift
           let here = 1

           let there = 2
         ```
      """
    #expect(
      Listing.all(in: text) == [
        Listing(path: "Sources/Here.swift", text: "  let here = 1\n\n  let there = 2")
      ]
    )
  }
}

// MARK: - Files

extension DocumentationTests {
  private func url(of path: String) -> URL { DependencyTests.root.appending(path: path) }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: url(of: path).path)
  }

  private func text(of path: String) throws -> String {
    try String(contentsOf: url(of: path), encoding: .utf8)
  }

  /// All Swift files of the sources, from the package's folder.
  private func sources() throws -> [String] {
    let paths = FileManager.default.enumerator(atPath: url(of: "Sources").path)
    return (paths?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(".swift") }
      .map { "Sources/\($0)" }
  }
}

// MARK: - Tables

extension DocumentationTests {
  /// The rows of the first table under a heading, without its head.
  private func rows(of article: String, under heading: String) throws -> [[String]] {
    let lines = try text(of: "\(Self.catalogue)/\(article).md").split(separator: "\n")
    let start = try #require(lines.firstIndex { $0 == heading })
    let table = lines[start...].drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }
    return table.dropFirst(2).compactMap(cells)
  }

  private func cells(of line: Substring) -> [String]? {
    guard line.hasPrefix("| "), line.hasSuffix("|") else { return nil }
    return line.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  /// Everything that is set as code.
  private func names(in cell: String) -> [String] {
    cell.matches(of: /`([^`]+)`/).map { String($0.1) }
  }
}

/// A fenced block below a line with nothing but a path.
private struct Listing: Equatable {
  var path: String
  var text: String

  static func all(in document: String) -> [Listing] {
    let pattern =
      /(?m)^(?<margin> *)`(?<path>[^`\n]+)`:\n\n *```\w*\n(?<text>(?s:.*?))\n *```$/
    return document.matches(of: pattern).map { match in
      let lines = match.text.split(separator: "\n", omittingEmptySubsequences: false)
      let text = lines.map { $0.dropFirst(match.margin.count) }.joined(separator: "\n")
      return Listing(path: String(match.path), text: text)
    }
  }
}
