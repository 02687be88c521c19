/// The control sequences that terminals obey, such as `ESC [ 1 m`.
enum EscapeSequence {
  /// The text without its control sequences, and whether there were any.
  static func removed(from text: some StringProtocol) -> (text: String, found: Bool) {
    guard text.utf8.contains(escape) else { return (String(text), false) }
    var scalars = String.UnicodeScalarView()
    for piece in pieces(of: text) where !piece.isSequence {
      scalars.append(contentsOf: piece.scalars)
    }
    return (String(scalars), true)
  }

  /// The text with each sequence between the two marks.
  static func marked(in text: String, from start: String, to end: String) -> String {
    pieces(of: text).reduce(into: "") { result, piece in
      result += piece.isSequence ? start + String(piece.scalars) + end : String(piece.scalars)
    }
  }

  private typealias Piece = (scalars: Substring.UnicodeScalarView, isSequence: Bool)

  /// The text cut into sequences and what stands between them.
  private static func pieces(of text: some StringProtocol) -> [Piece] {
    var pieces: [Piece] = []
    var rest = Substring(text).unicodeScalars
    while let start = rest.firstIndex(of: "\u{1B}") {
      let end = endOfSequence(startingAt: start, in: rest)
      if start > rest.startIndex { pieces.append((rest[..<start], false)) }
      pieces.append((rest[start..<end], true))
      rest = rest[end...]
    }
    if !rest.isEmpty { pieces.append((rest, false)) }
    return pieces
  }

  /// `ESC [` runs to a final byte, `ESC ]` (titles, links) to a bell or `ESC \`;
  /// any other escape is one character alone.
  private static func endOfSequence(
    startingAt start: String.Index,
    in text: Substring.UnicodeScalarView
  ) -> String.Index {
    let next = text.index(after: start)
    guard next < text.endIndex else { return next }
    switch text[next] {
    case "[":
      let final = text[text.index(after: next)...].firstIndex { ("@"..."~").contains($0) }
      return final.map { text.index(after: $0) } ?? text.endIndex
    case "]":
      let final = text[next...].firstIndex { $0 == "\u{7}" || $0 == "\\" }
      return final.map { text.index(after: $0) } ?? text.endIndex
    default: return next
    }
  }
}

private let escape: UInt8 = 0x1B
