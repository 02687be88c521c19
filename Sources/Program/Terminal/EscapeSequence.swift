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

  /// The text with nothing in it that a terminal obeys, except line breaks and, if wanted,
  /// styles: what a contact's card or a message says must not move the cursor.
  static func tamed(_ text: String, keepsStyles: Bool) -> String {
    guard text.unicodeScalars.contains(where: \.isControl) else { return text }
    return pieces(of: text).reduce(into: "") { result, piece in
      if !piece.isSequence {
        result.unicodeScalars += piece.scalars.map { $0 == "\t" ? " " : $0 }
          .filter { $0 == "\n" || !$0.isControl }
      } else if keepsStyles, piece.scalars.isStyle {
        result.unicodeScalars += piece.scalars
      }
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

extension Unicode.Scalar {
  var isControl: Bool { properties.generalCategory == .control }
}

extension Substring.UnicodeScalarView {
  /// Whether this sequence does no more than set colours and the like.
  fileprivate var isStyle: Bool {
    let parameters = dropFirst(2).dropLast()
    return last == "m" && dropFirst().first == "["
      && parameters.allSatisfy { $0 == ";" || ("0"..."9").contains($0) }
  }
}

private let escape: UInt8 = 0x1B
