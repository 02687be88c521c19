extension Sentence {
  /// Calls the body with each folded word of a name.
  ///
  /// The same words as those of `words(of:)`; quicker for names of plain letters and blanks, of
  /// which there may be hundreds of thousands.
  package static func forEachWord(of name: String, _ body: (Word) -> Void) {
    let isPlain = name.utf8.withContiguousStorageIfAvailable { forEachPlainWord($0, body) }
    guard isPlain != true else { return }
    for word in words(of: name) { body(word) }
  }

  /// Does so for a name that is plain, and says whether it is.
  private static func forEachPlainWord(
    _ letters: UnsafeBufferPointer<UInt8>,
    _ body: (Word) -> Void
  ) -> Bool {
    guard letters.allSatisfy({ Scanner.isLetter($0) || $0 == 0x20 }) else { return false }
    var (hash, length) = (Word.seed, 0)
    for letter in letters {
      if letter == 0x20 {
        expand(hash, length, body)
        (hash, length) = (Word.seed, 0)
      } else {
        (hash, length) = (Word.extend(hash, letter | 0x20), length + 1)
      }
    }
    expand(hash, length, body)
    return true
  }

  private static func expand(_ hash: UInt64, _ length: Int, _ body: (Word) -> Void) {
    guard length > 0 else { return }
    let word = Word(hash: hash)
    guard let parts = Contractions.whole(word, length: length) else { return body(word) }
    for part in parts { body(part) }
  }
}
