extension Sentence {
  /// The words of a name as folded letters: what may be misspelt, or sound alike.
  package static func letters(of name: String) -> [[UInt8]] {
    var words: [[UInt8]] = []
    var word: [UInt8] = []
    for scalar in name.unicodeScalars {
      if scalar.properties.isAlphabetic || (0x300...0x36F).contains(scalar.value) {
        Folding.append(scalar, to: &word)
      } else if !apostrophes.contains(scalar) {
        if !word.isEmpty { words.append(word) }
        word.removeAll()
      }
    }
    return word.isEmpty ? words : words + [word]
  }

  private static let apostrophes: Set<Unicode.Scalar> = ["'", "\u{2019}"]
}
