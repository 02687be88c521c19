/// A text in which `[..]` stands for any text, also none.
package struct Pattern: Sendable, Hashable {
  static let wildcard = "[..]"

  package let text: String

  package init(_ text: String) {
    self.text = text
  }
}

extension Pattern {
  /// Whether this is the text, to the letter.
  package func matches(_ other: String) -> Bool {
    guard text.utf8.contains(UInt8(ascii: "[")) else {
      return text.utf8.elementsEqual(other.utf8)
    }
    let pieces = pieces
    let other = Array(other.utf8)
    guard let first = pieces.first, let last = pieces.last, pieces.count > 1 else {
      return pieces == [other]
    }
    guard other.starts(with: first) else { return false }
    var rest = other[first.count...]
    for piece in pieces[1..<(pieces.count - 1)] {
      guard let end = rest.end(ofFirst: piece) else { return false }
      rest = rest[end...]
    }
    return rest.count >= last.count && rest.suffix(last.count).elementsEqual(last)
  }

  /// Whether this is the text or the words it starts with.
  func matchesStart(of other: String) -> Bool {
    matches(other) || Pattern("\(text) \(Self.wildcard)").matches(other)
  }

  /// The text between the wildcards.
  private var pieces: [[UInt8]] {
    var pieces: [[UInt8]] = []
    var rest = Array(text.utf8)[...]
    let wildcard = Array(Self.wildcard.utf8)
    while let end = rest.end(ofFirst: wildcard) {
      pieces.append(Array(rest[..<(end - wildcard.count)]))
      rest = rest[end...]
    }
    return pieces + [Array(rest)]
  }
}

extension ArraySlice<UInt8> {
  /// Where the first occurrence of a piece ends.
  fileprivate func end(ofFirst piece: [UInt8]) -> Int? {
    guard count >= piece.count else { return nil }
    for start in startIndex...(endIndex - piece.count)
    where self[start..<(start + piece.count)].elementsEqual(piece) {
      return start + piece.count
    }
    return nil
  }
}
