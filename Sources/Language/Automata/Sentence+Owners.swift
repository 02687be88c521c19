extension Sentence {
  /// Takes apart what is an owner's name without its apostrophe: *annas number* as *Anna's number*.
  ///
  /// - Parameter isOwner: Whether a word, without its *s*, is the name of somebody who may own
  ///   something.
  package mutating func partOwners(where isOwner: (_ word: Word, _ name: Word) -> Bool) {
    for index in tokens.indices.reversed() {
      let token = tokens[index]
      guard token.range.count > 3, token.shape == .lower || token.shape == .capitalized,
        bytes[token.range.upperBound - 1] == UInt8(ascii: "s"),
        let letters = Self.letters(of: text(token.range)).first, letters.last == UInt8(ascii: "s"),
        isOwner(token.word, Word(letters.dropLast()))
      else { continue }
      part(index, into: Word(letters.dropLast()))
    }
  }

  private mutating func part(_ index: Int, into name: Word) {
    let end = tokens[index].end
    tokens[index].word = name
    tokens[index].end = end - 1
    tokens.insert(
      Token(start: end - 1, end: end, word: Contractions.possessive, marks: [], shape: .other),
      at: index + 1
    )
    for quote in quotes.indices {
      let words = quotes[quote].tokens
      let first = words.lowerBound + (words.lowerBound > index ? 1 : 0)
      quotes[quote].tokens = first..<words.upperBound + (words.upperBound > index ? 1 : 0)
    }
  }
}
