/// The bytes of a value that is being encoded, written as its parts come.
package final class Writer {
  // One value after the other is written, by one thread: to have each access watched at run time
  // would take a tenth of the whole time.
  @exclusivity(unchecked) private(set) var bytes: [UInt8] = []

  /// Set while the value that is being written has an end of its own.
  @exclusivity(unchecked) private var hasEnd = false

  /// Set once something was to be written that has no place here.
  @exclusivity(unchecked) private(set) var hasFailed = false

  init() { bytes.reserveCapacity(1_024) }

  /// Writes a whole value.
  func write<Value: Encodable>(_ value: Value) throws {
    if Value.self == [UInt8].self, let content = value as? [UInt8] {
      return append(.bytes, content)
    }
    let (start, hasOuterEnd) = (bytes.count, hasEnd)
    hasEnd = false
    try value.encode(to: WireEncoder(writer: self))
    if hasEnd { append(.end) }
    // One that has nothing to say is there all the same.
    if bytes.count == start { append(.null) }
    hasEnd = hasOuterEnd
  }

  /// Begins a list, or names, whose end comes with that of the value.
  func begin(_ tag: Tag) {
    append(tag)
    hasEnd = true
  }

  /// Writes a value with a name that the reader does not know, and its length.
  func write<Value: Encodable>(_ value: Value, named name: String) throws {
    append(name)
    let start = bytes.count
    append(word: UInt32(0))
    try write(value)
    let length = UInt32(bytes.count - start - 4)
    withUnsafeBytes(of: length.littleEndian) { bytes.replaceSubrange(start..<start + 4, with: $0) }
  }

  func fail() { hasFailed = true }
}

// MARK: - Single values

extension Writer {
  func append(_ tag: Tag) { bytes.append(tag.rawValue) }

  package func append(_ flag: Bool) { append(flag ? .yes : .no) }

  func append(integer: some FixedWidthInteger) {
    let integer = Int64(truncatingIfNeeded: integer)
    append(.integer)
    // The sign comes last, so that small numbers are short.
    append(length: UInt64(bitPattern: (integer << 1) ^ (integer >> 63)))
  }

  package func append(_ number: Double) {
    append(.number)
    append(word: number.bitPattern)
  }

  private func append(word: some FixedWidthInteger) {
    withUnsafeBytes(of: word.littleEndian) { bytes.append(contentsOf: $0) }
  }

  /// Writes which case of an enumeration it is, by its place among them.
  package func append(case place: UInt8) {
    append(.case)
    bytes.append(place)
  }

  package func append(_ text: String) { append(.text, text) }

  func append(choice name: String) { append(.choice, name) }

  private func append(_ tag: Tag, _ text: String) {
    var text = text
    text.withUTF8 { append(tag, $0) }
  }

  private func append(_ tag: Tag, _ contents: some Collection<UInt8>) {
    append(tag)
    append(length: UInt64(contents.count))
    bytes.append(contentsOf: contents)
  }

  /// Seven bits a byte, the lowest first; the eighth says that more follow.
  func append(length: UInt64) {
    var rest = length
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}
