import Characters

extension String {
  /// The text as lines that each fit into `width` columns.
  ///
  ///     "To Mike Chen: lunch?".wrapped(width: 12, hanging: 2)  // ["To Mike", "  Chen:", …]
  ///
  /// Breaks stand at spaces and between wide characters; a word that is longer than a line is
  /// cut between characters. The text's own line breaks and indents are kept. All lines but the
  /// first of each paragraph are indented by `hanging` columns.
  package func wrapped(width: Int, hanging: Int = 0) -> [String] {
    TerminalText(self).wrapped(width: width, hanging: hanging).map(\.string)
  }
}

/// The lines of one paragraph, as they fill up.
struct Wrapper {
  let width: Int
  let hanging: Int
  private var lines: [String] = []
  private var line = ""
  private var used = 0
  private var startsLine = true

  static func lines(of paragraph: Substring, width: Int, hanging: Int) -> [String] {
    var wrapper = Wrapper(width: max(width, 2), hanging: min(hanging, max(width, 2) - 2))
    for word in paragraph.unbreakablePieces { wrapper.add(word) }
    return wrapper.finished()
  }

  private init(width: Int, hanging: Int) {
    self.width = width
    self.hanging = hanging
  }

  private mutating func add(_ word: Substring) {
    let columns = word.displayWidth
    // Spaces before a break are not drawn: the break stands for them.
    let drawn = columns - word.reversed().prefix { $0 == " " }.count
    if used + drawn > width, !startsLine { breakLine() }
    if used + drawn > width {
      for unit in word.units { add(unit) }
    } else {
      append(word, columns: columns)
    }
  }

  private consuming func finished() -> [String] {
    lines + [line.withoutTrailingSpaces]
  }

  private mutating func add(_ unit: TextUnit) {
    if used + unit.displayWidth > width, !startsLine { breakLine() }
    append(unit.text[...], columns: unit.displayWidth)
  }

  private mutating func append(_ text: Substring, columns: Int) {
    line += text
    used += columns
    startsLine = false
  }

  private mutating func breakLine() {
    lines.append(line.withoutTrailingSpaces)
    line = String(repeating: " ", count: hanging)
    used = hanging
    startsLine = true
  }
}

/// A unit that is never split: a character, or an escape sequence.
struct TextUnit {
  let text: String
  let isSequence: Bool
  let displayWidth: Int
}

extension StringProtocol {
  var units: [TextUnit] {
    EscapeSequence.pieces(of: self).flatMap { piece in
      let text = String(piece.scalars)
      guard !piece.isSequence else {
        return [TextUnit(text: text, isSequence: true, displayWidth: 0)]
      }
      return text.map {
        TextUnit(text: String($0), isSequence: false, displayWidth: $0.displayWidth)
      }
    }
  }

  /// Words, each with the spaces that follow it, and wide characters one by one, with what closes
  /// behind them.
  fileprivate var unbreakablePieces: [SubSequence] {
    var pieces: [SubSequence] = []
    var start = startIndex
    for index in indices.dropFirst() where isBreak(before: index) {
      pieces.append(self[start..<index])
      start = index
    }
    return start < endIndex ? pieces + [self[start...]] : pieces
  }

  private func isBreak(before index: Index) -> Bool {
    let previous = self[self.index(before: index)]
    let next = self[index]
    if next == " " { return false }
    // An indent belongs to the first word.
    if previous == " " { return self[..<index].contains { $0 != " " } }
    return previous.isWide && next.isWide && !closing.contains(next)
  }

  fileprivate var withoutTrailingSpaces: String {
    String(self[..<(lastIndex { $0 != " " }.map(index(after:)) ?? startIndex)])
  }
}

/// The characters that must not begin a line in Chinese, Japanese and Korean.
private let closing: Set<Character> = [
  "、", "。", "，", "．", "！", "？", "：", "；", "）", "」", "』", "】", "〉", "》", "〕", "ー", "・",
]
