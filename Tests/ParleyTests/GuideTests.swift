import Foundation
import Testing

/// The guide for authors, held against the example package that it builds up.
@Suite struct GuideTests {
  private static let example = TranscriptFile.root.appending(path: "Fixtures/Examples/Boathouse")
  private let listings: [String: String]

  init() throws {
    let path = "Sources/Author/Parley/Parley.docc/FirstConversation.md"
    listings = Self.listings(in: try TranscriptFile(path: path).text())
  }

  @Test func `every listing is the example's file`() throws {
    #expect(listings.count > 5)
    for (path, listing) in listings {
      let file = Self.example.appending(path: path)
      // Authors have Parley beside their package, the example has it around.
      let text = try String(contentsOf: file, encoding: .utf8)
        .replacing("path: \"../../..\"", with: "path: \"../parley\"")
      #expect(listing == text, "\(path)")
    }
  }

  @Test func `no file of the example's program is missing`() throws {
    let sources = Self.example.appending(path: "Sources").path
    let files = FileManager.default.enumerator(atPath: sources)?.compactMap { $0 as? String } ?? []
    let missing = files.map { "Sources/\($0)" }
      .filter { $0.contains(".") && listings[$0] == nil }
    #expect(missing == [])
    #expect(listings["Package.swift"] != nil)
  }

  @Test func `the README shows the example as it is`() throws {
    let file = Self.example.appending(path: "Sources/Boathouse/Boathouse.swift")
    let readme = try TranscriptFile(path: "README.md").text()
    #expect(readme.contains("```swift\n\(try String(contentsOf: file, encoding: .utf8))```\n"))
  }

  /// The fenced blocks that follow a line with nothing but a path, by that path.
  private static func listings(in text: String) -> [String: String] {
    let pattern = /(?m)^`(?<path>[^`\n]+)`:\n\n```\w+\n(?<text>(?s:.*?\n))```$/
    let found = text.matches(of: pattern).map { (String($0.path), String($0.text)) }
    return Dictionary(found) { _, last in last }
  }
}
