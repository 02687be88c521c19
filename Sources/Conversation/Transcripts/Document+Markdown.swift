extension Document.Reader {
  /// Reads the fenced blocks marked `transcript`; all else is kept as it is.
  mutating func readMarkdown(_ lines: [SourceLine]) {
    var rest = lines[...]
    while let line = rest.popFirst() {
      keep([line])
      guard let fence = Fence(opening: line.text) else { continue }
      let body = rest.prefix { !fence.isClosed(by: $0.text) }
      rest = rest.dropFirst(body.count)
      if fence.isTranscript {
        read(body, indent: fence.indent)
      } else {
        keep(body)
      }
      keep(rest.prefix(1))
      rest = rest.dropFirst()
    }
  }

  private mutating func keep(_ lines: some Sequence<SourceLine>) {
    parts.append(.text(lines.map { $0.text + $0.ending }.joined()))
  }
}

/// The line that opens a fenced code block (CommonMark 4.5).
private struct Fence {
  var indent: String
  var sign: Character
  var length: Int
  var isTranscript: Bool

  init?(opening line: String) {
    indent = String(line.prefix { $0 == " " || $0 == "\t" })
    let text = line.dropFirst(indent.count)
    guard let first = text.first, first == "`" || first == "~" else { return nil }
    sign = first
    length = text.prefix { $0 == first }.count
    let mark = text.dropFirst(length)
    guard length >= 3, first == "~" || !mark.contains("`") else { return nil }
    isTranscript = mark.split(separator: " ").first == "transcript"
  }

  func isClosed(by line: String) -> Bool {
    let text = line.drop { $0 == " " || $0 == "\t" }
    let signs = text.prefix { $0 == sign }
    return signs.count >= length && text.dropFirst(signs.count).allSatisfy(\.isWhitespace)
  }
}
