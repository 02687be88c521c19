/// A value as it goes from one process to another: what `Encodable` types are taken apart into.
enum Node: Sendable, Hashable {
  case null
  case flag(Bool)
  case integer(Int64)
  case number(Double)
  case text(String)
  case bytes([UInt8])
  case list([Node])
  case record([Field])

  /// A value with its name.
  struct Field: Sendable, Hashable {
    let name: String
    let value: Node
  }
}

extension Node {
  /// The first byte of a value.
  fileprivate enum Tag: UInt8 {
    case null, no, yes, integer, number, text, list, record, bytes
  }

  /// The depth to which values may be nested: more than any value of ours is.
  fileprivate static let depth = 100
}

// MARK: - Writing

extension Node {
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(512)
    write(to: &bytes)
    return bytes
  }

  private func write(to bytes: inout [UInt8]) {
    switch self {
    case .null: bytes.append(.null)
    case .flag(let flag): bytes.append(flag ? .yes : .no)
    case .integer(let integer):
      bytes.append(.integer)
      // The sign comes last, so that small numbers are short.
      bytes.append(number: UInt64(bitPattern: (integer << 1) ^ (integer >> 63)))
    case .number(let number):
      bytes.append(.number)
      Swift.withUnsafeBytes(of: number.bitPattern.littleEndian) { bytes.append(contentsOf: $0) }
    case .text(let text):
      bytes.append(.text)
      bytes.append(text: text)
    case .bytes(let content):
      bytes.append(.bytes)
      bytes.append(number: UInt64(content.count))
      bytes.append(contentsOf: content)
    case .list(let nodes):
      bytes.append(.list)
      bytes.append(number: UInt64(nodes.count))
      for node in nodes { node.write(to: &bytes) }
    case .record(let fields):
      bytes.append(.record)
      bytes.append(number: UInt64(fields.count))
      for field in fields {
        bytes.append(text: field.name)
        field.value.write(to: &bytes)
      }
    }
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ tag: Node.Tag) { append(tag.rawValue) }

  /// Seven bits a byte, the lowest first; the eighth says that more follow.
  fileprivate mutating func append(number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    append(UInt8(rest))
  }

  fileprivate mutating func append(text: String) {
    append(number: UInt64(text.utf8.count))
    append(contentsOf: text.utf8)
  }
}

// MARK: - Reading

extension Node {
  /// Reads a value that takes all of the bytes.
  init(bytes: [UInt8]) throws(WireError) {
    var reader = Reader(bytes: bytes[...])
    self = try reader.node(within: Node.depth)
    guard reader.bytes.isEmpty else { throw .surplus }
  }

  private struct Reader {
    var bytes: ArraySlice<UInt8>

    mutating func node(within depth: Int) throws(WireError) -> Node {
      guard depth > 0 else { throw .depth }
      guard let tag = Tag(rawValue: try byte()) else { throw .tag }
      switch tag {
      case .null: return .null
      case .no, .yes: return .flag(tag == .yes)
      case .integer:
        let number = try number()
        return .integer(Int64(bitPattern: number >> 1) ^ -Int64(bitPattern: number & 1))
      case .number: return .number(Double(bitPattern: try bits()))
      case .text: return .text(try text())
      case .bytes: return .bytes(Array(try contents()))
      case .list: return .list(try list(within: depth))
      case .record: return .record(try record(within: depth))
      }
    }

    private mutating func list(within depth: Int) throws(WireError) -> [Node] {
      let count = try count()
      var nodes: [Node] = []
      nodes.reserveCapacity(Swift.min(count, 1_024))
      for _ in 0..<count { nodes.append(try node(within: depth - 1)) }
      return nodes
    }

    private mutating func record(within depth: Int) throws(WireError) -> [Field] {
      let count = try count()
      var fields: [Field] = []
      fields.reserveCapacity(Swift.min(count, 64))
      for _ in 0..<count {
        let name = try text()
        fields.append(Field(name: name, value: try node(within: depth - 1)))
      }
      return fields
    }

    private mutating func byte() throws(WireError) -> UInt8 {
      guard let byte = bytes.popFirst() else { throw .end }
      return byte
    }

    private mutating func number() throws(WireError) -> UInt64 {
      var number: UInt64 = 0
      for place in 0..<10 {
        let byte = try byte()
        number |= UInt64(byte & 0x7F) << UInt64(place * 7)
        if byte < 0x80 { return number }
      }
      throw .tag
    }

    /// A number of things, each of which takes a byte at the least.
    private mutating func count() throws(WireError) -> Int {
      let number = try number()
      guard number <= UInt64(bytes.count) else { throw .end }
      return Int(number)
    }

    private mutating func bits() throws(WireError) -> UInt64 {
      var bits: UInt64 = 0
      for place in 0..<8 { bits |= UInt64(try byte()) << UInt64(place * 8) }
      return bits
    }

    private mutating func contents() throws(WireError) -> ArraySlice<UInt8> {
      let count = try count()
      defer { bytes.removeFirst(count) }
      return bytes.prefix(count)
    }

    private mutating func text() throws(WireError) -> String {
      guard let text = String(validating: try contents(), as: UTF8.self) else { throw .text }
      return text
    }
  }
}
