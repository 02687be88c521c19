/// A place for a value that is being encoded: containers are filled after they have been put where
/// they belong.
final class Box {
  enum Content {
    case node(Node)
    case list([Box])
    case record([(name: String, box: Box)])
  }

  var content = Content.node(.null)

  init() {}

  init(_ value: some Encodable) throws { try fill(with: value) }

  /// Fills it with a value; bytes are one node, not a list of them.
  fileprivate func fill<Value: Encodable>(with value: Value) throws {
    if Value.self == [UInt8].self, let bytes = value as? [UInt8] {
      content = .node(.bytes(bytes))
    } else {
      try value.encode(to: NodeEncoder(box: self))
    }
  }

  var node: Node {
    switch content {
    case .node(let node): node
    case .list(let boxes): .list(boxes.map(\.node))
    case .record(let fields):
      .record(fields.map { Node.Field(name: $0.name, value: $0.box.node) })
    }
  }

  fileprivate func append(_ box: Box) {
    if case .list(var boxes) = content {
      content = .node(.null)
      boxes.append(box)
      content = .list(boxes)
    } else {
      content = .list([box])
    }
  }

  fileprivate func set(_ box: Box, named name: String) {
    if case .record(var fields) = content {
      content = .node(.null)
      fields.append((name, box))
      content = .record(fields)
    } else {
      content = .record([(name, box)])
    }
  }

  /// Makes a record of what has no content yet.
  fileprivate func becomeRecord() {
    if case .record = content { return }
    content = .record([])
  }

  fileprivate func becomeList() {
    if case .list = content { return }
    content = .list([])
  }
}

/// Takes `Encodable` values apart into nodes.
struct NodeEncoder: Encoder {
  let box: Box

  // Nobody tells where a value could not be encoded: the types are our own.
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    box.becomeRecord()
    return KeyedEncodingContainer(NodeRecordEncoder<Key>(box: box))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    box.becomeList()
    return NodeListEncoder(box: box)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    NodeValueEncoder(box: box)
  }
}

private struct NodeRecordEncoder<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let box: Box
  var codingPath: [any CodingKey] { [] }

  private func place(_ key: some CodingKey) -> Box {
    let new = Box()
    box.set(new, named: key.stringValue)
    return new
  }

  mutating func encodeNil(forKey key: Key) { _ = place(key) }

  mutating func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try place(key).fill(with: value)
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type,
    forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    NodeEncoder(box: place(key)).container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    NodeEncoder(box: place(key)).unkeyedContainer()
  }

  mutating func superEncoder() -> any Encoder { NodeEncoder(box: place(Name.superclass)) }

  mutating func superEncoder(forKey key: Key) -> any Encoder { NodeEncoder(box: place(key)) }
}

private struct NodeListEncoder: UnkeyedEncodingContainer {
  let box: Box
  private(set) var count = 0
  var codingPath: [any CodingKey] { [] }

  init(box: Box) { self.box = box }

  private mutating func place() -> Box {
    let new = Box()
    box.append(new)
    count += 1
    return new
  }

  mutating func encodeNil() { _ = place() }

  mutating func encode<Value: Encodable>(_ value: Value) throws {
    try place().fill(with: value)
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    NodeEncoder(box: place()).container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    NodeEncoder(box: place()).unkeyedContainer()
  }

  mutating func superEncoder() -> any Encoder { NodeEncoder(box: place()) }
}

private struct NodeValueEncoder: SingleValueEncodingContainer {
  let box: Box
  var codingPath: [any CodingKey] { [] }

  private func set(_ node: Node) { box.content = .node(node) }
  private func set(_ integer: some FixedWidthInteger) {
    set(.integer(Int64(truncatingIfNeeded: integer)))
  }

  mutating func encodeNil() { set(.null) }
  mutating func encode(_ value: Bool) { set(.flag(value)) }
  mutating func encode(_ value: String) { set(.text(value)) }
  mutating func encode(_ value: Double) { set(.number(value)) }
  mutating func encode(_ value: Float) { set(.number(Double(value))) }
  mutating func encode(_ value: Int) { set(value) }
  mutating func encode(_ value: Int8) { set(value) }
  mutating func encode(_ value: Int16) { set(value) }
  mutating func encode(_ value: Int32) { set(value) }
  mutating func encode(_ value: Int64) { set(value) }
  mutating func encode(_ value: UInt) { set(value) }
  mutating func encode(_ value: UInt8) { set(value) }
  mutating func encode(_ value: UInt16) { set(value) }
  mutating func encode(_ value: UInt32) { set(value) }
  mutating func encode(_ value: UInt64) { set(value) }

  mutating func encode<Value: Encodable>(_ value: Value) throws {
    try box.fill(with: value)
  }
}

/// A name that no type has among its coding keys.
enum Name: String, CodingKey {
  case superclass = "super"
}
