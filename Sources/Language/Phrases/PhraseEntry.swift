/// A heading of a file of phrases, or a line below one with the lines that continue it.
///
///     book a (ride|cab|
///       taxi) to {destination}
///
/// is `book a (ride|cab|taxi) to {destination}`.
struct PhraseEntry {
  /// The whole entry, as if it were written on its first line.
  private(set) var characters: [Character]

  private var lines: [Line]

  private struct Line {
    let number: Int
    let text: [Character]

    /// The position in `characters` that its first column would have.
    let start: Int
  }

  /// - Returns: `nil` for a line with nothing but blanks.
  init?(_ line: [Character], number: Int) {
    guard line.contains(where: { !$0.isWhitespace }) else { return nil }
    characters = line
    lines = [Line(number: number, text: line, start: 0)]
  }

  /// Counted from one.
  var number: Int { lines[0].number }

  var indentation: Int { characters.prefix(while: \.isWhitespace).count }
  var isHeading: Bool { indentation == 0 }
}

// MARK: - Further lines

extension PhraseEntry {
  /// Returns `true` for a line that is indented further; below a heading all lines are.
  func goesOn(in line: PhraseEntry) -> Bool {
    !isHeading && line.indentation > indentation
  }

  mutating func append(_ line: PhraseEntry) {
    if let last = characters.last, !"([|".contains(last) { characters.append(" ") }
    let start = characters.count - line.indentation
    characters += line.characters[line.indentation...]
    lines.append(Line(number: line.number, text: line.characters, start: start))
  }

  /// Makes an error of a position in `characters`, counted from one.
  func error(_ position: Int, _ message: String, in file: String) -> PhraseError {
    let line = lines.last { $0.start + $0.text.prefix(while: \.isWhitespace).count < position }
    let place = line ?? lines[0]
    return PhraseError(
      file: file,
      line: place.number,
      column: position - place.start,
      message: message,
      source: String(place.text)
    )
  }
}
