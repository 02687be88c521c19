/// Numbers that are read where they stand, each in the same number of bytes, the lowest first.
///
/// What is looked up a few times for a sentence, and not for each word and state, need not be
/// unpacked: of the program's constants only the pages that are read take memory.
///
/// `@unchecked Sendable`: the bytes are complete before anybody reads them, and their one owner, if
/// they are no part of the program, frees them when nobody is left who reads.
package struct NumberTable: @unchecked Sendable {
  fileprivate let start: UnsafePointer<UInt8>
  fileprivate let width: Int
  package let count: Int

  /// Bounds are checked in debug builds only: every place comes from the tables themselves.
  package subscript(place: Int) -> UInt64 {
    assert(place >= 0 && place < count)
    var number: UInt64 = 0
    for byte in (place * width..<(place + 1) * width).reversed() {
      number = number << 8 | UInt64(start[byte])
    }
    return number
  }

  /// The place of a number, if the numbers rise and it is one of them.
  ///
  /// They are hashes, spread evenly, so that a number's size tells about where it stands.
  package func place(of number: UInt64) -> Int? {
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
}

// MARK: - As bytes

extension TableWriter {
  /// Writes numbers with as many bytes for each as the largest needs.
  package mutating func write(table numbers: [UInt64]) {
    let width = (UInt64.bitWidth - (numbers.max() ?? 0).leadingZeroBitCount + 7) / 8
    write(width)
    write(numbers.count)
    for number in numbers {
      write(bytes: withUnsafeBytes(of: number.littleEndian) { Array($0.prefix(width)) })
    }
  }
}

extension TableReader {
  package mutating func table() -> NumberTable {
    let (width, count) = (count(), count())
    return NumberTable(start: bytes(width * count), width: width, count: count)
  }
}
