/// Numbers and texts as text that a Swift string literal can hold.
///
/// Numbers are written five bits to a character, lowest first, from the sixty-four characters
/// that follow `0` in ASCII; the sixth bit says that more follow. Reading is one pass without
/// any search.
package struct TableWriter {
  package private(set) var text: [UInt8] = []

  package init() {}

  package mutating func write(_ number: UInt64) {
    var rest = number
    while rest >= 32 {
      text.append(0x30 + UInt8(rest & 31 | 32))
      rest >>= 5
    }
    text.append(0x30 + UInt8(rest))
  }

  package mutating func write(_ number: Int) { write(UInt64(number)) }

  package mutating func write(_ string: String) {
    write(string.utf8.count)
    for byte in string.utf8 { write(UInt64(byte)) }
  }

  package mutating func write(_ strings: [String]) {
    write(strings.count)
    for string in strings { write(string) }
  }

  /// Writes characters of ASCII as they are.
  mutating func write(letters: [UInt8]) { text += letters }
}

/// Reads what `TableWriter` wrote.
package struct TableReader {
  private var next: UnsafePointer<UInt8>

  package init(_ text: StaticString) {
    self.init(text.utf8Start)
  }

  /// - Parameter start: The start of the text, which has to stay there while it is read.
  package init(_ start: UnsafePointer<UInt8>) {
    next = start
  }

  package mutating func number() -> UInt64 {
    var result: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let digit = UInt64(next.pointee &- 0x30)
      next += 1
      result |= (digit & 31) << shift
      if digit < 32 { return result }
      shift += 5
    }
  }

  package mutating func count() -> Int { Int(number()) }

  package mutating func string() -> String {
    let count = count()
    return String(unsafeUninitializedCapacity: count) { buffer in
      for index in 0..<count { buffer[index] = UInt8(truncatingIfNeeded: number()) }
      return count
    }
  }

  package mutating func strings() -> [String] { (0..<count()).map { _ in string() } }

  /// Skips a number of characters, and returns the address of the first.
  mutating func letters(_ count: Int) -> UnsafePointer<UInt8> {
    defer { next += count }
    return next
  }
}
