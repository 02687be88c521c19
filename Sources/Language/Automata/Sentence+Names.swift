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
    var start = 0
    while start < letters.count {
      let end = letters[start...].firstIndex(of: 0x20) ?? letters.count
      if end > start { expand(letters[start..<end], body) }
      start = end + 1
    }
    return true
  }

  private static func expand(
    _ letters: Slice<UnsafeBufferPointer<UInt8>>,
    _ body: (Word) -> Void
  ) {
    var hash = Word.seed
    for letter in letters { hash = Word.extend(hash, letter | 0x20) }
    let word = Word(hash: hash)
    guard let parts = Contractions.whole(word, length: letters.count) else { return body(word) }
    for part in parts { body(part) }
  }
}
