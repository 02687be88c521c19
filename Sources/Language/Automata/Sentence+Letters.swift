extension Sentence {
  /// The words of a name as folded letters: what may be misspelt, or sound alike.
  package static func letters(of name: String) -> [[UInt8]] {
    var words: [[UInt8]] = []
    var word: [UInt8] = []
    for scalar in name.unicodeScalars {
      if isLetter(scalar) {
        Folding.append(scalar, to: &word)
      } else if !apostrophes.contains(scalar) {
        if !word.isEmpty { words.append(word) }
        word.removeAll()
      }
    }
    return word.isEmpty ? words : words + [word]
  }

  /// True for a letter, or the mark of one; nearly all are plain ones, which ask no table.
  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    guard !scalar.isASCII else { return Scanner.isLetter(UInt8(scalar.value)) }
    guard !apostrophes.contains(scalar) else { return false }
    return scalar.properties.isAlphabetic || (0x300...0x36F).contains(scalar.value)
  }

  /// The characters read as an apostrophe: also a prime, a letter that looks like one, and a
  /// full-width one.
  static let apostrophes: Set<Unicode.Scalar> = [
    "'", "\u{2019}", "\u{2032}", "\u{2BC}", "\u{FF07}",
  ]
}
