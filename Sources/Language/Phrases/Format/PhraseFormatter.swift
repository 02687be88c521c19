/// Lays out a file of phrases: entries of more than 100 columns go on in further lines.
///
/// Only blanks and line breaks change; which words, in which order and in which brackets, is the
/// author's business. Notes stay as they are.
package struct PhraseFormatter {
  private var lines: [String] = []
  private var section = ""

  /// - Throws: The first mistake in the file.
  package static func format(_ text: String, name: String) throws(PhraseError) -> String {
    _ = try PhraseFileParser.parse(text, name: name)
    var formatter = PhraseFormatter()
    for line in PhraseLine.lines(of: text) { formatter.add(line) }
    return formatter.text
  }

  private mutating func add(_ line: PhraseLine) {
    switch line {
    case .blank: lines.append("")
    case .note(let note): lines.append(note)
    case .entry(let entry) where entry.isHeading:
      let words = entry.words
      section = words[0]
      lines.append(words.joined(separator: " "))
    case .entry(let entry): lines += layout(of: entry)
    }
  }

  private func layout(of entry: PhraseEntry) -> [String] {
    switch section {
    case "terms": TextLayout.lines(of: entry.term, endingWith: " |")
    case "words": TextLayout.lines(of: entry.words)
    default:
      ["example", "hint"].contains(entry.words[0])
        ? TextLayout.lines(of: entry.words) : TemplateLayout.lines(of: entry)
    }
  }

  /// One line break at its end, and no blank line before that.
  private var text: String {
    let end = lines.lastIndex { !$0.isEmpty }.map { $0 + 1 } ?? 0
    return lines[..<end].map { $0 + "\n" }.joined()
  }
}

extension PhraseEntry {
  fileprivate var words: [String] {
    characters.split(whereSeparator: \.isWhitespace).map { String($0) }
  }

  /// The identifier with its first wording, then the others.
  fileprivate var term: [String] {
    characters.split(separator: "|").map { wording in
      wording.split(whereSeparator: \.isWhitespace).map { String($0) }.joined(separator: " ")
    }
  }
}
