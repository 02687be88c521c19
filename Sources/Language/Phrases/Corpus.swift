package import Automata

/// Sentences with what each is to be read as.
///
/// ```
/// # A note.
/// Text Anna I'm late
///   sendMessage | recipients=Anna | content=I'm late
/// text size bigger
///   refused
/// ```
package struct Corpus: Sendable {
  package struct Entry: Sendable {
    package var line: Int
    package var sentence: String
    package var expected: String
  }

  package var name: String
  package var entries: [Entry] = []

  package init(_ text: String, name: String) {
    self.name = name
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.element.isEmpty && !$0.element.hasPrefix("#") }
    for (line, next) in zip(lines, lines.dropFirst())
    where !line.element.hasPrefix(" ") && next.element.hasPrefix("  ") {
      entries.append(
        Entry(
          line: line.offset + 1,
          sentence: String(line.element),
          expected: String(next.element.dropFirst(2))
        )
      )
    }
  }
}
