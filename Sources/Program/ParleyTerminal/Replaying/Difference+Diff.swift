import Terminal
import Transcripts

extension Difference {
  /// The difference as a diff of its line, in which the words that differ are coloured.
  var diff: TerminalText {
    switch kind {
    case .turnNeverReached, .forbiddenFact, .tooSlow, .neverHappened: return "\(self)\n"
    case .words, .parameter, .resolution, .responseCode, .missingCall, .extraCall: break
    }
    let (old, new) = (Self.words(of: expected), Self.words(of: found))
    let changes = new.difference(from: old)
    let gone = Set(changes.removals.map(\.offset))
    let come = Set(changes.insertions.map(\.offset))
    let head: TerminalText = "\(file):\(line): \(summary)\n"
    return head + Self.row("-", old, marking: gone, .red)
      + Self.row("+", new, marking: come, .green)
  }

  private static func words(of line: String?) -> [Substring] {
    line?.split(separator: " ", omittingEmptySubsequences: false) ?? []
  }

  private static func row(
    _ sign: String,
    _ words: [Substring],
    marking marked: Set<Int>,
    _ style: Style
  ) -> TerminalText {
    guard !words.isEmpty else { return "" }
    let start = TerminalText("  \(sign)").styled(style)
    let row = words.indices.reduce(start) { row, index in
      row + " " + TerminalText(words[index]).styled(marked.contains(index) ? style : .plain)
    }
    return row + "\n"
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
