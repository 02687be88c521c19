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
    for (index, letter) in letters.enumerated() {
      let first = letters[..<index].lastIndex { $0 != letter }.map { $0 + 1 } ?? 0
      let end = letters[index...].firstIndex { $0 != letter } ?? letters.count
      if end - first < 3 || index - first < count { short.append(letter) }
    }
    return short.count < letters.count ? short : nil
  }

  /// The one word that a short spelling stands for.
  private static func joined(_ letters: [UInt8]) -> [Word] {
    let words = Contractions.whole(Word(letters), length: letters.count) ?? []
    return words.count == 1 ? words : []
  }
}
