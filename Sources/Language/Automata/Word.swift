/// A word as it is compared: folded, and known by a 64-bit hash of its letters.
///
/// Two words are taken for the same when their hashes are; among the few thousand words of a
/// language the odds of a mistake are far below those of a memory error.
package struct Word: Sendable, Hashable {
  package var hash: UInt64

  @inlinable package init(hash: UInt64) {
    self.hash = hash
  }

  /// The word for letters that are folded already.
  @inlinable package init(_ letters: some Sequence<UInt8>) {
    var hash = Word.seed
    for letter in letters { hash = Word.extend(hash, letter) }
    self.hash = hash
  }

  /// The hash of letters, from that of all but the last.
  @inlinable package static func extend(_ hash: UInt64, _ letter: UInt8) -> UInt64 {
    (hash ^ UInt64(letter)) &* 0x100_0000_01B3
  }

  package init(_ letters: String) {
    self.init(letters.utf8)
  }

  /// The words of a list, folded already and set apart by blanks.
  package static func list(_ spellings: String) -> [Word] {
    spellings.utf8.split(separator: UInt8(ascii: " ")).map { Word($0) }
  }

  /// The start of an FNV-1a hash.
  @inlinable package static var seed: UInt64 { 0xCBF2_9CE4_8422_2325 }

  /// The hash of a sequence of words, from the hash of all but the last.
  @inlinable package static func sequence(_ start: UInt64, _ next: Word) -> UInt64 {
    ((start ^ next.hash) &* 0x9E37_79B9_7F4A_7C15).byteSwapped
  }
}
