/// Numbers for words, found by their hash: open addressing, at most half full.
package struct WordTable: Sendable {
  /// For each place the number of its word and one more; 0 where there is none.
  private let places: Table<UInt16>

  /// Every word's hash, in the order of the numbers.
  package let hashes: Table<UInt64>

  /// - Parameter hashes: The hashes of different words, fewer than 65,536; the first gets the
  ///   number 0.
  package init(hashes: [UInt64]) {
    places = Table(Self.places(of: hashes))
    self.hashes = Table(hashes)
  }

  package init(_ words: [Word: Int]) {
    self.init(hashes: words.sorted { $0.value < $1.value }.map(\.key.hash))
  }

  private static func places(of hashes: [UInt64]) -> [UInt16] {
    var capacity = 16
    while capacity < hashes.count * 2 { capacity *= 2 }
    var places = [UInt16](repeating: 0, count: capacity)
    for (number, hash) in hashes.enumerated() {
      var place = Int(truncatingIfNeeded: hash) & (capacity - 1)
      while places[place] != 0 { place = (place + 1) & (capacity - 1) }
      places[place] = UInt16(number + 1)
    }
    return places
  }

  /// The number of a word, or -1.
  package func number(of word: Word) -> Int32 {
    let mask = places.count - 1
    var place = Int(truncatingIfNeeded: word.hash) & mask
    while places[place] != 0 {
      let number = Int(places[place]) - 1
      if hashes[number] == word.hash { return Int32(number) }
      place = (place + 1) & mask
    }
    return -1
  }
}

// MARK: - In an image

extension WordTable {
  init(_ reader: inout ImageReader) {
    places = reader.table()
    hashes = reader.table()
  }

  package static func write(_ hashes: [UInt64], to writer: inout ImageWriter) {
    writer.write(places(of: hashes))
    writer.write(hashes)
  }
}
