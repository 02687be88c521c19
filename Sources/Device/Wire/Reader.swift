/// The bytes of a value that is being decoded, and the place up to which that has been done.
package final class Reader {
  private let bytes: [UInt8]

  // One value after the other is read, by one thread: to have each access watched at run time would
  // take a tenth of the whole time.
  @exclusivity(unchecked) private var place = 0

  /// The number of values that may be nested in the one that is being read.
  @exclusivity(unchecked) private var depth = Tag.depth

  /// Set while the value that is being read has an end of its own.
  @exclusivity(unchecked) private var hasEnd = false

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads a whole value.
  func read<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if type == [UInt8].self, try tag() == .bytes {
      // What is optional here would have its type looked up at each value of every type.
      guard let value = try contents(after: .bytes, Array.init) as? Value else {
        throw WireError.type
      }
      return value
    }
    guard depth > 0 else { throw WireError.depth }
    depth -= 1
    defer { depth += 1 }
    let (start, hasOuterEnd) = (place, hasEnd)
    hasEnd = false
    let value = try Value(from: WireDecoder(reader: self))
    if hasEnd { try expect(.end) }
    if place == start { try expect(.null) }
    hasEnd = hasOuterEnd
    return value
  }

  /// Begins a list, or names.
  func begin(_ tag: Tag) throws(WireError) {
    try expect(tag)
    hasEnd = true
  }
}

// MARK: - Tags

extension Reader {
  /// The tag of the next value.
  func tag() throws(WireError) -> Tag {
    guard place < bytes.count else { throw .end }
    guard let tag = Tag(rawValue: bytes[place]) else { throw .tag }
    return tag
  }

  func expect(_ tag: Tag) throws(WireError) {
    guard try self.tag() == tag else { throw .type }
    place += 1
  }

  /// Moves on behind a tag if it is the next one.
  func passes(_ tag: Tag) -> Bool {
    guard place < bytes.count, bytes[place] == tag.rawValue else { return false }
    place += 1
    return true
  }

  /// True if what comes next is no value: the end of a list, or of the bytes.
  var isAtEnd: Bool { place >= bytes.count || bytes[place] == Tag.end.rawValue }

  /// Reads a byte.
  func byte() throws(WireError) -> UInt8 { try taken(1) { $0[$0.startIndex] } }

  /// The number of bytes that are still to be read.
  var rest: Int { bytes.count - place }

  /// Reads what is nested in the value that is being read.
  func nested<Value>(_ read: () throws(WireError) -> Value) throws(WireError) -> Value {
    guard depth > 0 else { throw .depth }
    depth -= 1
    defer { depth += 1 }
    return try read()
  }

  func expectEnd() throws(WireError) {
    guard place == bytes.count else { throw .surplus }
  }
}

// MARK: - Single values

extension Reader {
  package func flag() throws(WireError) -> Bool {
    switch try tag() {
    case .yes: place += 1
    case .no:
      place += 1
      return false
    default: throw .type
    }
    return true
  }

  package func text() throws(WireError) -> String { try text(after: .text) }

  /// The name of the case of an enumeration.
  func choice() throws(WireError) -> String { try text(after: .choice) }

  private func text(after tag: Tag) throws(WireError) -> String {
    let text = try contents(after: tag) { String(validating: $0, as: UTF8.self) }
    guard let text else { throw .text }
    return text
  }

  package func number() throws(WireError) -> Double {
    try expect(.number)
    return Double(bitPattern: try word())
  }

  private func word<Word: FixedWidthInteger>() throws(WireError) -> Word {
    let word = try taken(MemoryLayout<Word>.size) { bytes in
      bytes.withUnsafeBytes { $0.loadUnaligned(as: Word.self) }
    }
    return Word(littleEndian: word)
  }

  func integer<Integer: FixedWidthInteger>() throws(WireError) -> Integer {
    try expect(.integer)
    let number = try length()
    let integer = Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1)
    // A number that takes all of its bits may have been one without a sign.
    if Integer.bitWidth == 64 { return Integer(truncatingIfNeeded: integer) }
    guard let integer = Integer(exactly: integer) else { throw .type }
    return integer
  }

  private func contents<Contents>(
    after tag: Tag,
    _ body: (ArraySlice<UInt8>) -> Contents
  ) throws(WireError) -> Contents {
    try expect(tag)
    let length = try length()
    guard length <= UInt64(bytes.count) else { throw .end }
    return try taken(Int(length), body)
  }

  /// Takes a number of bytes.
  private func taken<Contents>(
    _ count: Int,
    _ body: (ArraySlice<UInt8>) -> Contents
  ) throws(WireError) -> Contents {
    guard count <= bytes.count - place else { throw .end }
    defer { place += count }
    return body(bytes[place..<place + count])
  }

  func length() throws(WireError) -> UInt64 {
    var (length, shift) = (UInt64(0), UInt64(0))
    while shift < 70 {
      guard place < bytes.count else { throw .end }
      let byte = bytes[place]
      place += 1
      length |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return length }
      shift += 7
    }
    throw .tag
  }
}

// MARK: - Names

extension Reader {
  /// Looks at all names, and stays where they begin.
  func names() throws(WireError) -> [String] {
    try begin(.names)
    let start = place
    defer { place = start }
    var names: [String] = []
    while !isAtEnd {
      names.append(try text())
      let length: UInt32 = try word()
      try taken(Int(length)) { _ in }
    }
    return names
  }

  /// Reads the next value, with its name.
  func read<Value: Decodable>(_ type: Value.Type, named name: String) throws -> Value {
    guard try text() == name else { throw WireError.type }
    let length: UInt32 = try word()
    let end = place + Int(length)
    let value = try read(type)
    guard place == end else { throw WireError.type }
    return value
  }
}
