extension Sentence {
  /// Takes words whose letters are drawn out as what they stand for: *sendddd* as *send*, *plsss*
  /// as *please*.
  ///
  /// - Parameter isKnown: Whether a word needs no change, or is worth one.
  package mutating func shortenWords(where isKnown: (Word) -> Bool) {
    for index in tokens.indices where !isKnown(tokens[index].word) {
      guard let letters = Self.letters(of: text(tokens[index].range)).first,
        letters.count == tokens[index].range.count
      else { continue }
      let short = [1, 2].compactMap { Self.shortened(letters, to: $0) }
        .flatMap { letters in [Word(letters)] + Self.joined(letters) }
      if let word = short.first(where: isKnown) { tokens[index].word = word }
    }
  }

  /// The letters with each one that stands three times or more in a row only so many times.
  ///
  /// - Returns: `nil` if none does.
  private static func shortened(_ letters: [UInt8], to count: Int) -> [UInt8]? {
    var short: [UInt8] = []
    var start = 0
    while start < letters.count {
      let letter = letters[start]
      let end = letters[start...].firstIndex { $0 != letter } ?? letters.count
      short += letters[start..<(end - start < 3 ? end : start + count)]
      start = end
    }
    return short.count < letters.count ? short : nil
  }

  /// The one word that a short spelling stands for.
  private static func joined(_ letters: [UInt8]) -> [Word] {
    let words = Contractions.whole(Word(letters), length: letters.count) ?? []
    return words.count == 1 ? words : []
  }
}
