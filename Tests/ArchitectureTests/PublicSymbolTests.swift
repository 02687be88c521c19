import Foundation
import Testing

/// Holds what the products show against the tables in `Fixtures/Symbols`, so that nothing drops out
/// unnoticed.
///
/// `REWRITE_SYMBOLS=1 swift test --filter PublicSymbolTests` writes the tables anew.
@Suite struct PublicSymbolTests {
  private static let root = DependencyTests.root

  /// Where the running test was built, and with it all modules.
  private static let products = URL(filePath: "/proc/self/exe")
    .resolvingSymlinksInPath()
    .deletingLastPathComponent()

  @Test(arguments: Room.published.sorted())
  func `a module shows what its table lists, and nothing else`(module: String) throws {
    let symbols = try PublicSymbols(of: module, builtIn: Self.products, package: Self.root)
    let table = Self.root.appending(path: "Fixtures/Symbols/\(module).txt")
    if ProcessInfo.processInfo.environment["REWRITE_SYMBOLS"] != nil {
      return try rewrite(table, symbols.lines)
    }
    let listed = try String(contentsOf: table, encoding: .utf8).split(separator: "\n")
    let (gone, new) = differences(between: listed.map(String.init), and: symbols.lines)
    #expect(gone.isEmpty, "Nobody sees these any more:\n\(gone.joined(separator: "\n"))")
    #expect(new.isEmpty, "These are new; \(command):\n\(new.joined(separator: "\n"))")
  }

  private var command: String {
    "`REWRITE_SYMBOLS=1 swift test --filter PublicSymbolTests` takes them into the table"
  }

  private func differences(
    between listed: [String],
    and shown: [String]
  ) -> (gone: [String], new: [String]) {
    (Set(listed).subtracting(shown).sorted(), Set(shown).subtracting(listed).sorted())
  }

  private func rewrite(_ table: URL, _ lines: [String]) throws {
    try #require(ProcessInfo.processInfo.environment["CI"] == nil, "Tables are not written in CI.")
    let text = lines.map { $0 + "\n" }.joined()
    try text.write(to: table, atomically: true, encoding: .utf8)
  }
}
