/// Numbers and texts as bytes, to be read in one pass without any search.
///
/// A number takes seven bits to a byte, the lowest first; the eighth bit says that more follow.
package struct TableWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func write(_ number: UInt64) {
    var rest = number
    while rest >= 128 {
      bytes.append(UInt8(rest & 127 | 128))
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  package mutating func write(_ number: Int) { write(UInt64(number)) }

  package mutating func write(_ string: String) {
    write(string.utf8.count)
    write(bytes: string.utf8)
  }

  package mutating func write(_ strings: [String]) {
    write(strings.count)
    for string in strings { write(string) }
  }

  /// Writes bytes as they are.
  mutating func write(bytes added: some Sequence<UInt8>) { bytes += added }
}

/// Reads what `TableWriter` wrote.
package struct TableReader {
  private var next: UnsafePointer<UInt8>

  /// - Parameter start: The first byte, which has to stay there while it is read.
  package init(_ start: UnsafeRawPointer) {
    next = start.assumingMemoryBound(to: UInt8.self)
  }

  package mutating func number() -> UInt64 {
    var result: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let byte = UInt64(next.pointee)
      next += 1
      result |= (byte & 127) << shift
      if byte < 128 { return result }
      shift += 7
    }
  }

  package mutating func count() -> Int { Int(number()) }

  package mutating func string() -> String {
    let count = count()
    return String(decoding: UnsafeBufferPointer(start: bytes(count), count: count), as: UTF8.self)
  }

  package mutating func strings() -> [String] { (0..<count()).map { _ in string() } }

  /// Skips a number of bytes, and returns the address of the first.
  mutating func bytes(_ count: Int) -> UnsafePointer<UInt8> {
    defer { next += count }
    return next
  }
}
