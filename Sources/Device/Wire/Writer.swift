/// The bytes of a value that is being encoded, written as its parts come.
///
/// Nothing tells when the last part of a container has come, so it is closed with the next part of
/// what it is in. All that is encoded here is `Codable` as the compiler writes it, which goes through
/// one container after the other.
final class Writer {
  private(set) var bytes: [UInt8] = []

  /// The number of containers that are open.
  private var depth = 0

  init() { bytes.reserveCapacity(1_024) }

  /// Writes a whole value.
  func write<Value: Encodable>(_ value: Value) throws {
    if Value.self == [UInt8].self, let content = value as? [UInt8] {
      return append(.bytes, content[...])
    }
    let (start, depth) = (bytes.count, depth)
    try value.encode(to: WireEncoder(writer: self))
    close(to: depth)
    // One that has nothing to say is there all the same.
    if bytes.count == start { append(.null) }
  }

  /// Opens a container.
  ///
  /// - Returns: The number of those that are open with it.
  func open(_ tag: Tag) -> Int {
    append(tag)
    depth += 1
    return depth
  }

  /// Closes containers until no more than a number are open.
  func close(to depth: Int) {
    while self.depth > depth {
      append(.end)
      self.depth -= 1
    }
  }
}

// MARK: - Single values

extension Writer {
  func append(_ tag: Tag) { bytes.append(tag.rawValue) }

  func append(_ flag: Bool) { append(flag ? .yes : .no) }

  func append(_ integer: some FixedWidthInteger) {
    let integer = Int64(truncatingIfNeeded: integer)
    append(.integer)
    // The sign comes last, so that small numbers are short.
    append(length: UInt64(bitPattern: (integer << 1) ^ (integer >> 63)))
  }

  func append(_ number: Double) {
    append(.number)
    withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
  }

  func append(_ text: String) {
    append(.text)
    append(contents: text)
  }

  func append(name: some CodingKey) { append(contents: name.stringValue, besides: Self.nameMark) }

  /// A name's length is one more where it stands, for none is the end of a record.
  static let nameMark: UInt64 = 1

  private func append(_ tag: Tag, _ contents: ArraySlice<UInt8>) {
    append(tag)
    append(length: UInt64(contents.count))
    bytes.append(contentsOf: contents)
  }

  private func append(contents text: String, besides mark: UInt64 = 0) {
    var text = text
    text.withUTF8 { utf8 in
      append(length: UInt64(utf8.count) + mark)
      bytes.append(contentsOf: utf8)
    }
  }

  /// Seven bits a byte, the lowest first; the eighth says that more follow.
  private func append(length: UInt64) {
    var rest = length
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }
}
