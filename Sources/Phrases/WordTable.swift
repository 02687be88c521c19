/// Numbers for words, found by their hash: open addressing, at most half full.
package struct WordTable: Sendable {
  private var keys: [UInt64]
  private var values: [Int32]
  private let mask: Int

  package init(_ words: [Word: Int]) {
    var capacity = 16
    while capacity < words.count * 2 { capacity *= 2 }
    keys = Array(repeating: 0, count: capacity)
    values = Array(repeating: -1, count: capacity)
    mask = capacity - 1
    for (word, number) in words { insert(word, Int32(number)) }
  }

  private mutating func insert(_ word: Word, _ number: Int32) {
    var place = Int(truncatingIfNeeded: word.hash) & mask
    while values[place] >= 0 { place = (place + 1) & mask }
    keys[place] = word.hash
    values[place] = number
  }

  /// The number of a word, or -1.
  package func number(of word: Word) -> Int32 {
    var place = Int(truncatingIfNeeded: word.hash) & mask
    while values[place] >= 0 {
      if keys[place] == word.hash { return values[place] }
      place = (place + 1) & mask
    }
    return -1
  }

  /// Every word with its number, in the order of the numbers.
  var entries: [UInt64] {
    var hashes = [UInt64](repeating: 0, count: values.count { $0 >= 0 })
    for place in keys.indices where values[place] >= 0 { hashes[Int(values[place])] = keys[place] }
    return hashes
  }
}
