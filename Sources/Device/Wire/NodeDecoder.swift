/// Puts `Decodable` values together from nodes.
struct NodeDecoder: Decoder {
  let node: Node
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    guard case .record(let fields) = node else { throw WireError.type }
    return KeyedDecodingContainer(NodeRecordDecoder<Key>(fields: fields))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .list(let nodes) = node else { throw WireError.type }
    return NodeListDecoder(nodes: nodes)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer {
    NodeValueDecoder(node: node)
  }
}

extension Node {
  func decoded<Value: Decodable>(as type: Value.Type) throws -> Value {
    if type == [UInt8].self, case .bytes(let bytes) = self, let value = bytes as? Value {
      return value
    }
    return try Value(from: decoder)
  }

  fileprivate var decoder: NodeDecoder { NodeDecoder(node: self) }
}

private struct NodeRecordDecoder<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let fields: [Node.Field]
  var codingPath: [any CodingKey] { [] }
  var allKeys: [Key] { fields.compactMap { Key(stringValue: $0.name) } }

  private func find(_ key: some CodingKey) -> Node? {
    let name = key.stringValue
    return fields.first { $0.name == name }?.value
  }

  private func node(_ key: some CodingKey) throws -> Node {
    guard let node = find(key) else { throw WireError.type }
    return node
  }

  func contains(_ key: Key) -> Bool { find(key) != nil }

  func decodeNil(forKey key: Key) -> Bool { (find(key) ?? .null) == .null }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try node(key).decoded(as: type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try node(key).decoder.container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try node(key).decoder.unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { try node(Name.superclass).decoder }

  func superDecoder(forKey key: Key) throws -> any Decoder { try node(key).decoder }
}

private struct NodeListDecoder: UnkeyedDecodingContainer {
  let nodes: [Node]
  private(set) var currentIndex = 0
  var codingPath: [any CodingKey] { [] }
  var count: Int? { nodes.count }
  var isAtEnd: Bool { currentIndex >= nodes.count }

  init(nodes: [Node]) { self.nodes = nodes }

  private mutating func next() throws -> Node {
    guard !isAtEnd else { throw WireError.type }
    defer { currentIndex += 1 }
    return nodes[currentIndex]
  }

  mutating func decodeNil() throws -> Bool {
    guard !isAtEnd, nodes[currentIndex] == .null else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try next().decoded(as: type)
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    try next().decoder.container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next().decoder.unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder { try next().decoder }
}

private struct NodeValueDecoder: SingleValueDecodingContainer {
  let node: Node
  var codingPath: [any CodingKey] { [] }

  private func integer<Integer: FixedWidthInteger>() throws -> Integer {
    guard case .integer(let integer) = node else { throw WireError.type }
    // A number that takes all of its bits may have been one without a sign.
    if Integer.bitWidth == 64 { return Integer(truncatingIfNeeded: integer) }
    guard let integer = Integer(exactly: integer) else { throw WireError.type }
    return integer
  }

  func decodeNil() -> Bool { node == .null }

  func decode(_ type: Bool.Type) throws -> Bool {
    guard case .flag(let flag) = node else { throw WireError.type }
    return flag
  }

  func decode(_ type: String.Type) throws -> String {
    guard case .text(let text) = node else { throw WireError.type }
    return text
  }

  func decode(_ type: Double.Type) throws -> Double {
    guard case .number(let number) = node else { throw WireError.type }
    return number
  }

  func decode(_ type: Float.Type) throws -> Float { Float(try decode(Double.self)) }
  func decode(_ type: Int.Type) throws -> Int { try integer() }
  func decode(_ type: Int8.Type) throws -> Int8 { try integer() }
  func decode(_ type: Int16.Type) throws -> Int16 { try integer() }
  func decode(_ type: Int32.Type) throws -> Int32 { try integer() }
  func decode(_ type: Int64.Type) throws -> Int64 { try integer() }
  func decode(_ type: UInt.Type) throws -> UInt { try integer() }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try integer() }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try integer() }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try integer() }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try integer() }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try node.decoded(as: type)
  }
}
