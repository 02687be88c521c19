/// The sequences of characters that terminals obey, such as `ESC [ 1 m`.
package enum EscapeSequence {
  package typealias Piece = (scalars: Substring.UnicodeScalarView, isSequence: Bool)

  /// The text without its sequences, and whether there were any.
  package static func removed(from text: some StringProtocol) -> (text: String, found: Bool) {
    guard text.unicodeScalars.contains(where: \.beginsSequence) else {
      return (String(text), false)
    }
    var scalars = String.UnicodeScalarView()
    for piece in pieces(of: text) where !piece.isSequence {
      scalars.append(contentsOf: piece.scalars)
    }
    return (String(scalars), true)
  }

  /// The text cut into sequences and what stands between them.
  ///
  /// What only begins like a sequence is none: else a name that ends so would swallow the words
  /// behind it.
  package static func pieces(of text: some StringProtocol) -> [Piece] {
    var pieces: [Piece] = []
    var rest = Substring(text).unicodeScalars
    while let start = rest.firstIndex(where: \.beginsSequence) {
      let end = endOfSequence(startingAt: start, in: rest)
      if start > rest.startIndex { pieces.append((rest[..<start], false)) }
      pieces.append((rest[start..<end], true))
      rest = rest[end...]
    }
    if !rest.isEmpty { pieces.append((rest, false)) }
    return pieces
  }
}

// MARK: - Where they end

extension EscapeSequence {
  /// The end of a sequence of ECMA-48 (section 5.4); of any other escape, the character alone.
  private static func endOfSequence(
    startingAt start: String.Index,
    in text: Substring.UnicodeScalarView
  ) -> String.Index {
    let next = text.index(after: start)
    switch text[start] {
    case "\u{9B}": return endOfControl(text[next...]) ?? next
    case "\u{9D}": return endOfCommand(text[next...]) ?? next
    default: break
    }
    guard next < text.endIndex else { return next }
    let inside = text[text.index(after: next)...]
    switch text[next] {
    case "[": return endOfControl(inside) ?? next
    case "]": return endOfCommand(inside) ?? next
    default: return next
    }
  }

  /// `ESC [` takes numbers, and ends with a letter or another sign of that kind.
  private static func endOfControl(_ text: Substring.UnicodeScalarView) -> String.Index? {
    let final = text.firstIndex { !("0"..."?").contains($0) }
    guard let final, ("@"..."~").contains(text[final]) else { return nil }
    return text.index(after: final)
  }

  /// `ESC ]` (titles, links) runs to a bell or to `ESC \` on the same line.
  private static func endOfCommand(_ text: Substring.UnicodeScalarView) -> String.Index? {
    guard let end = text.firstIndex(where: \.isControl) else { return nil }
    let next = text.index(after: end)
    switch text[end] {
    case "\u{7}", "\u{9C}": return next
    case "\u{1B}" where next < text.endIndex && text[next] == "\\": return text.index(after: next)
    default: return nil
    }
  }
}

extension Unicode.Scalar {
  /// An escape, or one of the single characters for `ESC [` and `ESC ]`.
  fileprivate var beginsSequence: Bool { self == "\u{1B}" || self == "\u{9B}" || self == "\u{9D}" }

  /// U+0000 to U+001F and U+007F to U+009F, which are Unicode's category Cc.
  package var isControl: Bool { value < 0x20 || (0x7F...0x9F).contains(value) }
}
