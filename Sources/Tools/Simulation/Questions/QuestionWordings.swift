/// The wordings of the assistant's own questions, which no fact tells of, and of its replies to
/// lines that it rejects.
struct QuestionWordings: Sendable {
  private var patterns: [(Question.Own, Gapped)] = []
  private var misses: [Gapped] = []

  /// The kind of question that a line is, if it is one of the assistant's own.
  func question(in line: String) -> Question.Own? {
    patterns.first { $0.1.matches(line) }?.0
  }

  /// Returns whether a line says that nothing was understood.
  func isMiss(_ line: String) -> Bool {
    misses.contains { $0.matches(line) }
  }

  mutating func add(_ section: Outline.Section, in outline: Outline) throws(OutlineError) {
    let name = section.heading.dropFirst().first ?? ""
    let new = section.entries.map { Gapped($0.text) }
    if name == "miss" {
      misses += new
    } else if let own = Question.Own(rawValue: name) {
      patterns += new.map { (own, $0) }
    } else {
      throw outline.error(at: section.line, expected: "a kind of question", found: name)
    }
  }
}

/// A text with gaps: `Do you still want to …?`.
struct Gapped: Sendable {
  private let parts: [String]

  init(_ text: String) {
    parts = text.split(separator: "…", omittingEmptySubsequences: false).map(String.init)
  }

  func matches(_ text: String) -> Bool {
    guard let first = parts.first, text.hasPrefix(first) else { return false }
    var rest = text.dropFirst(first.count)
    for (index, part) in parts.enumerated().dropFirst() {
      if index == parts.count - 1 { return rest.hasSuffix(part) }
      guard let range = rest.firstRange(of: part) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.isEmpty
  }
}
