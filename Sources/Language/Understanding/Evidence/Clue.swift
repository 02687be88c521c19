internal import Automata

/// One thing that a sentence says for or against what it may ask for: a word, or two words that
/// stand near each other in this order.
///
/// Values count by their kind: *at six* is a time, whichever it is. So do words that no phrase
/// has, of which only how they are written is known.
package struct Clue: Sendable, Hashable {
  /// The hash by which clues are compared; collisions are one in a few billion.
  package var code: UInt32

  /// The words that it stands in: one stretch, or two.
  var first: Range<Int>
  var second: Range<Int>?

  init(_ word: UInt64, at place: Range<Int>) {
    code = Self.code(word)
    first = place
    second = nil
  }

  /// Two words: next to each other, or with others between.
  init(_ one: ClueWord, _ other: ClueWord, isNext: Bool) {
    let start = isNext ? Self.neighbors : Self.apart
    code = Self.code(Word.sequence(Word.sequence(start, one.word), other.word))
    first = one.place
    second = other.place
  }

  /// The clue that a word is amid certain circumstances.
  init(_ code: UInt32, amid mark: UInt64, at place: Range<Int>) {
    self.init(Word.sequence(mark, Word(hash: UInt64(code))), at: place)
  }

  private static func code(_ hash: UInt64) -> UInt32 {
    UInt32(truncatingIfNeeded: hash ^ (hash >> 32))
  }

  private static let neighbors = Word("<next>").hash
  private static let apart = Word("<near>").hash
}

/// A word as clues have it: itself, the kind of a value, or the look of an unknown word.
struct ClueWord {
  var word: Word
  var place: Range<Int>
}
