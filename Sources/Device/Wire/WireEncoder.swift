/// Has `Encodable` values written by a writer.
struct WireEncoder: Encoder {
  let writer: Writer

  // Nobody tells where a value could not be encoded: the types are our own.
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    if Key.isKnown { return KeyedEncodingContainer(WireRecordEncoder<Key>(writer: writer)) }
    writer.begin(.names)
    return KeyedEncodingContainer(WireNamesEncoder<Key>(writer: writer))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    writer.begin(.list)
    return WireListEncoder(writer: writer)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    WireValueEncoder(writer: writer)
  }
}

/// Writes the parts of a record in their order, or a case of an enumeration with its name.
private struct WireRecordEncoder<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let writer: Writer
  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) { writer.append(.null) }
  func encode(_ value: Bool, forKey key: Key) { writer.append(value) }
  func encode(_ value: String, forKey key: Key) { writer.append(value) }
  func encode(_ value: Double, forKey key: Key) { writer.append(value) }
  func encode(_ value: Int, forKey key: Key) { writer.append(integer: value) }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try writer.write(value)
  }

  func encodeIfPresent(_ value: Bool?, forKey key: Key) { writer.append(value) }
  func encodeIfPresent(_ value: String?, forKey key: Key) { writer.append(value) }
  func encodeIfPresent(_ value: Double?, forKey key: Key) { writer.append(value) }
  func encodeIfPresent(_ value: Int?, forKey key: Key) { writer.append(value) }

  func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
    guard let value else { return writer.append(.null) }
    try writer.write(present: value)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type,
    forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    writer.append(choice: key.stringValue)
    return KeyedEncodingContainer(WireRecordEncoder<Nested>(writer: writer))
  }

  // Nothing of what the compiler writes calls these.

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    WireListEncoder(writer: writer.failed)
  }

  func superEncoder() -> any Encoder { WireEncoder(writer: writer.failed) }
  func superEncoder(forKey key: Key) -> any Encoder { superEncoder() }
}

/// Writes what has names at run time only, such as a dictionary.
private struct WireNamesEncoder<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let writer: Writer
  var codingPath: [any CodingKey] { [] }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try writer.write(value, named: key.stringValue)
  }

  func encodeNil(forKey key: Key) { writer.fail() }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type,
    forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    KeyedEncodingContainer(WireNamesEncoder<Nested>(writer: writer.failed))
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    WireListEncoder(writer: writer.failed)
  }

  func superEncoder() -> any Encoder { WireEncoder(writer: writer.failed) }
  func superEncoder(forKey key: Key) -> any Encoder { superEncoder() }
}

private struct WireListEncoder: UnkeyedEncodingContainer {
  let writer: Writer
  private(set) var count = 0
  var codingPath: [any CodingKey] { [] }

  init(writer: Writer) { self.writer = writer }

  mutating func encodeNil() { writer.append(.null) }

  mutating func encode<Value: Encodable>(_ value: Value) throws {
    count += 1
    try writer.write(value)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    KeyedEncodingContainer(WireRecordEncoder<Nested>(writer: writer.failed))
  }

  func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    WireListEncoder(writer: writer.failed)
  }

  func superEncoder() -> any Encoder { WireEncoder(writer: writer.failed) }
}

private struct WireValueEncoder: SingleValueEncodingContainer {
  let writer: Writer
  var codingPath: [any CodingKey] { [] }

  func encodeNil() { writer.append(.null) }
  func encode(_ value: Bool) { writer.append(value) }
  func encode(_ value: String) { writer.append(value) }
  func encode(_ value: Double) { writer.append(value) }
  func encode(_ value: Float) { writer.append(Double(value)) }
  func encode(_ value: Int) { writer.append(integer: value) }
  func encode(_ value: Int8) { writer.append(integer: value) }
  func encode(_ value: Int16) { writer.append(integer: value) }
  func encode(_ value: Int32) { writer.append(integer: value) }
  func encode(_ value: Int64) { writer.append(integer: value) }
  func encode(_ value: UInt) { writer.append(integer: value) }
  func encode(_ value: UInt8) { writer.append(integer: value) }
  func encode(_ value: UInt16) { writer.append(integer: value) }
  func encode(_ value: UInt32) { writer.append(integer: value) }
  func encode(_ value: UInt64) { writer.append(integer: value) }

  // It may be the value of an optional one.
  func encode<Value: Encodable>(_ value: Value) throws { try writer.write(present: value) }
}

extension Writer {
  /// Writes a value in whose place there could be none.
  fileprivate func write(present value: some Encodable) throws {
    append(.yes)
    try write(value)
  }

  // What has no value is written as nothing.
  fileprivate func append(_ flag: Bool?) { if let flag { append(flag) } else { append(.null) } }
  fileprivate func append(_ text: String?) { if let text { append(text) } else { append(.null) } }
  fileprivate func append(_ number: Double?) {
    if let number { append(number) } else { append(.null) }
  }
  fileprivate func append(_ integer: Int?) {
    if let integer { append(integer: integer) } else { append(.null) }
  }

  /// The same writer, whose value can't be encoded.
  fileprivate var failed: Writer {
    fail()
    return self
  }
}

extension CodingKey {
  /// True if all names are known to the compiler: it has them be the cases of an enumeration.
  static var isKnown: Bool { MemoryLayout<Self>.size <= 1 }
}
