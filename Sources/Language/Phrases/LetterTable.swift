/// Numbers in a text, each in the same number of characters, that are read where they stand.
///
/// What is looked up a few times for a sentence, and not for each word and state, need not be
/// unpacked: of a literal only the pages that are read take memory.
///
/// `@unchecked Sendable`: the text is complete before anybody reads it, and its one owner, if it
/// is no literal, frees it when nobody is left who reads.
struct LetterTable: @unchecked Sendable {
  fileprivate let start: UnsafePointer<UInt8>
  fileprivate let width: Int
  let count: Int

  /// Bounds are checked in debug builds only: every place comes from the tables themselves.
  subscript(place: Int) -> UInt64 {
    assert(place >= 0 && place < count)
    var number: UInt64 = 0
    for letter in (place * width..<(place + 1) * width).reversed() {
      number = number &* Self.base &+ UInt64(start[letter] &- Self.zero)
    }
    return number
  }

  /// The place of a number, if the numbers rise and it is one of them.
  ///
  /// They are hashes, spread evenly, so that a number's size tells about where it stands.
  func place(of number: UInt64) -> Int? {
    guard count > 0 else { return nil }
    var (low, high) = (0, count)
    var (least, most) = (0 as UInt64, self[count - 1])
    while low < high, least <= number, number <= most {
      let part = Double(number - least) / max(1, Double(most - least))
      let guess = min(high - 1, low + Int(part * Double(high - low)))
      let found = self[guess]
      if found == number { return guess }
      if found < number { (low, least) = (guess + 1, found) } else { (high, most) = (guess, found) }
    }
    return nil
  }

  /// The digits are the characters of ASCII from `$` to `~`: none of them has to be escaped in a
  /// literal between `#"` and `"#`.
  fileprivate static let base: UInt64 = 91
  fileprivate static let zero = UInt8(ascii: "$")
}

// MARK: - In a text

extension TableWriter {
  /// Writes numbers with as many digits for each as the largest needs, the lowest first.
  mutating func write(table numbers: [UInt64]) {
    var (width, largest) = (0, numbers.max() ?? 0)
    while largest > 0 { (width, largest) = (width + 1, largest / LetterTable.base) }
    write(width)
    write(numbers.count)
    for var number in numbers {
      let digits = (0..<width).map { _ in
        defer { number /= LetterTable.base }
        return LetterTable.zero + UInt8(number % LetterTable.base)
      }
      write(letters: digits)
    }
  }
}

extension TableReader {
  mutating func table() -> LetterTable {
    let (width, count) = (count(), count())
    return LetterTable(start: letters(width * count), width: width, count: count)
  }
}
