internal import Automata

extension Line {
  /// True if an ellipsis stands before a word.
  func isPause(_ index: Int) -> Bool {
    let gap = gap(before: index)
    // To look for one takes as long as a search of all words, and most gaps are one space.
    return gap.count > 1 && Self.ellipses.contains { gap.contains($0) }
  }

  /// True if a place is within a word, such as before the *n't* of “can't”.
  func isTorn(at place: Int) -> Bool {
    sentence.tokens.contains { Int($0.start) == place && place > 0 } && isLetter(place - 1)
      && isLetter(place)
  }

  private func isLetter(_ place: Int) -> Bool {
    let bytes = sentence.bytes
    return bytes.indices.contains(place) && bytes[place] | 0x20 >= UInt8(ascii: "a")
      && bytes[place] | 0x20 <= UInt8(ascii: "z")
  }

  /// True if a star marks the line as what another word should have been: “*work”.
  var isStarred: Bool {
    let star = UInt8(ascii: "*")
    return count == 1 && (sentence.bytes.first == star || sentence.bytes.last == star)
  }

  /// True if another sentence begins within the line.
  var hasSeveralSentences: Bool {
    (1..<max(count, 1)).contains { index in
      marks(index).contains(.sentenceEnd) || isPause(index)
        || marks(index).contains([.colon, .space])
    }
  }

  private static let ellipses = ["..", "…"].map { Array($0.utf8) }

  /// True if a dash or the end of a sentence stands before a word; the hyphen of *thirty-five* is
  /// no dash.
  func isHesitant(before index: Int) -> Bool {
    let gap = gap(before: index)
    return marks(index).hasAny(of: [.dash, .sentenceEnd])
      || gap.count > 1 && gap.contains(UInt8(ascii: "-"))
  }

  /// True if a question mark stands before a word, or at the line's end.
  func isAsked(behind index: Int) -> Bool {
    gap(before: index).contains(UInt8(ascii: "?"))
  }

  /// The characters between a word and the one before it; none within a contraction, whose words
  /// share their characters.
  private func gap(before index: Int) -> ArraySlice<UInt8> {
    let tokens = sentence.tokens
    let start = index > 0 ? Int(tokens[index - 1].end) : 0
    let end = index < tokens.count ? Int(tokens[index].start) : sentence.bytes.count
    return start <= end ? sentence.bytes[start..<end] : []
  }
}
