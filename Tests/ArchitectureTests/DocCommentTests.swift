import Foundation
import Testing

/// Doc comments open with a noun phrase or a verb, so that the first word says what is described.
@Suite struct DocCommentTests {
  /// The second figure is the number of comments that are still to be rewritten.
  @Test(arguments: [("Sources", 0), ("Tests", 113)])
  func `no doc comment opens with a question word`(folder: String, bound: Int) throws {
    let found = try files(in: folder).flatMap { path, text in
      Self.questions(in: text).map { "\(path): \($0)" }
    }
    #expect(found.count <= bound, "\(found.joined(separator: "\n"))")
  }

  @Test func `question words are found at the beginning of a comment, and nowhere else`() {
    for word in ["What", "Whether", "Who", "Whom", "Whose", "Where", "How", "Which", "Those"] {
      #expect(Self.questions(in: "struct A {\n  /// \(word) it is.\n}").count == 1, "\(word)")
    }
    let others = [
      "/// The place\n/// Where it is.", "/// Whoever asks.", "// What it is.", "/// How-to.",
      "/// Returns what it is.",
    ]
    for other in others { #expect(Self.questions(in: other) == [], "\(other)") }
  }
}

extension DocCommentTests {
  private static func questions(in text: String) -> [String] {
    let opening = /(?m)^[ ]*\/\/\/ (?:What|Whether|Who|Whom|Whose|Where|How|Which|Those) .*/
    let before = /[ ]*\/\/\/[^\n]*\n/
    return text.matches(of: opening).filter { match in
      let start =
        text[..<match.range.lowerBound].dropLast().lastIndex(of: "\n")
        .map(text.index(after:)) ?? text.startIndex
      return text[start..<match.range.lowerBound].wholeMatch(of: before) == nil
    }.map { String($0.output) }
  }

  /// The Swift and the catalogue below a folder.
  private func files(in folder: String) throws -> [(path: String, text: String)] {
    let root = DependencyTests.root.appending(path: folder)
    let paths = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String }
    let written = (paths ?? []).filter { $0.hasSuffix(".swift") || $0.hasSuffix(".intents") }
    #expect(!written.isEmpty)
    return try written.map { path in
      (path, try String(contentsOf: root.appending(path: path), encoding: .utf8))
    }
  }
}
