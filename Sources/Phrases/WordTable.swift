/// Numbers for words, found by their hash: open addressing, at most half full.
package struct WordTable: Sendable {
  private var entries: [Entry]
  private let mask: Int

  /// Every word's hash, in the order of the numbers.
  package let hashes: [UInt64]

  private struct Entry: BitwiseCopyable {
    var hash: UInt64 = 0
    var number: Int32 = -1
  }

  /// - Parameter hashes: Those of different words; the first gets the number 0.
  package init(hashes: [UInt64]) {
    var capacity = 16
    while capacity < hashes.count * 2 { capacity *= 2 }
    entries = Array(repeating: Entry(), count: capacity)
    mask = capacity - 1
    self.hashes = hashes
    for (number, hash) in hashes.enumerated() { insert(hash, Int32(number)) }
  }

  package init(_ words: [Word: Int]) {
    self.init(hashes: words.sorted { $0.value < $1.value }.map(\.key.hash))
  }

  private mutating func insert(_ hash: UInt64, _ number: Int32) {
    var place = Int(truncatingIfNeeded: hash) & mask
    while entries[place].number >= 0 { place = (place + 1) & mask }
    entries[place] = Entry(hash: hash, number: number)
  }

  /// The number of a word, or -1.
  package func number(of word: Word) -> Int32 {
    var place = Int(truncatingIfNeeded: word.hash) & mask
    while entries[place].number >= 0 {
      if entries[place].hash == word.hash { return entries[place].number }
      place = (place + 1) & mask
    }
    return -1
  }
}
