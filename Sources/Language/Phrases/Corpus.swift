/// Sentences with what each is to be read as.
///
/// ```
/// # A note.
/// to whom                      # a heading: what the answers below it answer
/// Text Anna I'm late
///   sendMessage | recipients=Anna | content=I'm late
/// text size bigger
///   refused
/// ```
package struct Corpus: Sendable {
  package struct Entry: Sendable {
    package var line: Int

    /// The last line before it that no expectation follows.
    package var heading: String
    package var sentence: String
    package var expected: String
  }

  package var name: String
  package var entries: [Entry] = []

  package init(_ text: String, name: String) {
    self.name = name
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      .filter { !$0.element.isEmpty && !$0.element.hasPrefix("#") }
    var heading = ""
    for (line, next) in zip(lines, lines.dropFirst()) where !line.element.hasPrefix(" ") {
      guard next.element.hasPrefix("  ") else {
        heading = String(line.element)
        continue
      }
      entries.append(
        Entry(
          line: line.offset + 1,
          heading: heading,
          sentence: String(line.element),
          expected: String(next.element.dropFirst(2))
        )
      )
    }
  }
}
