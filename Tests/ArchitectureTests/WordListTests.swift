import Foundation
import Testing

/// The words of a language stand in one place, so that another language has one place to fill.
@Suite struct WordListTests {
  @Test(arguments: Room.wordless.sorted())
  func `no list of words stands outside the data of the language`(module: String) throws {
    for (path, text) in try files(of: module) {
      #expect(Self.lists(in: text) == [], "\(path)")
    }
  }

  @Test func `lists of words are found, and no others`() {
    let lists = [
      #"let leads = ["to", "from", "at"]"#, #"Words("me mine")"#,
      "Word.list(\n  \"st ave\")",
      "[\n  \"hey siri\", \"please\",\n  \"can you\", \"could you\",\n]",
    ]
    for list in lists { #expect(Self.lists(in: list).count == 1, "\(list)") }
    let others = [
      #"["to", "from"]"#, #"["IN", "AT", "ON", "BY"]"#, "Words(English.minus)",
      #"// ["to", "from", "at"]"#, #"["a": 1, "b": 2, "c": 3, "d": 4]"#,
    ]
    for other in others { #expect(Self.lists(in: other) == [], "\(other)") }
  }
}

extension WordListTests {
  /// Three words in a row, or any that are given as they stand to what looks for words.
  private static func lists(in text: String) -> [String] {
    let code = text.split(separator: "\n").filter {
      !$0.drop(while: \.isWhitespace).hasPrefix("//")
    }
    let list = /\[\s*(?:"[a-z' ]{1,20}",?\s*){3,}\]|\b(?:Words|Word\.list)\(\s*"/
    return code.joined(separator: "\n").matches(of: list).map { String($0.output) }
      .filter { !names.contains($0) }
  }

  /// Lists of names: of values that predictions have, of slots, and of rows.
  private static let names = [
    #"["pickup", "destination", "passengers"]"#, #"["companions", "further", "companion"]"#,
    #"["confirm", "handle", "never seen"]"#,
  ]

  private func files(of module: String) throws -> [(path: String, text: String)] {
    let root = DependencyTests.root.appending(path: "Sources/\(Room.folders[module] ?? module)")
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    let written = (paths ?? []).filter { $0.hasSuffix(".swift") && !$0.hasPrefix("Generated/") }
    return try written.map { path in
      (path, try String(contentsOf: root.appending(path: path), encoding: .utf8))
    }
  }
}
