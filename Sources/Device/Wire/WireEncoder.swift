/// Has `Encodable` values written by a writer.
struct WireEncoder: Encoder {
  let writer: Writer

  // Nobody tells where a value could not be encoded: the types are our own.
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(WireRecordEncoder<Key>(writer))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { WireListEncoder(writer) }

  func singleValueContainer() -> any SingleValueEncodingContainer {
    WireValueEncoder(writer: writer)
  }
}

private struct WireRecordEncoder<Key: CodingKey>: KeyedEncodingContainerProtocol {
  private let writer: Writer
  private let depth: Int
  var codingPath: [any CodingKey] { [] }

  init(_ writer: Writer) {
    self.writer = writer
    depth = writer.open(.record)
  }

  /// The writer, which has come to the value of a key.
  private func writer(at key: some CodingKey) -> Writer {
    writer.close(to: depth)
    writer.append(name: key)
    return writer
  }

  func encodeNil(forKey key: Key) { writer(at: key).append(.null) }
  func encode(_ value: Bool, forKey key: Key) { writer(at: key).append(value) }
  func encode(_ value: String, forKey key: Key) { writer(at: key).append(value) }
  func encode(_ value: Double, forKey key: Key) { writer(at: key).append(value) }
  func encode(_ value: Int, forKey key: Key) { writer(at: key).append(value) }

  func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try writer(at: key).write(value)
  }

  // A part that isn't there is written, too: whoever reads finds each part where it is looked for.

  func encodeIfPresent(_ value: Bool?, forKey key: Key) { writer(at: key).append(value) }
  func encodeIfPresent(_ value: String?, forKey key: Key) { writer(at: key).append(value) }
  func encodeIfPresent(_ value: Double?, forKey key: Key) { writer(at: key).append(value) }
  func encodeIfPresent(_ value: Int?, forKey key: Key) { writer(at: key).append(value) }

  func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
    guard let value else { return encodeNil(forKey: key) }
    try encode(value, forKey: key)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type,
    forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    KeyedEncodingContainer(WireRecordEncoder<Nested>(writer(at: key)))
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    WireListEncoder(writer(at: key))
  }

  func superEncoder() -> any Encoder { WireEncoder(writer: writer(at: Name.superclass)) }

  func superEncoder(forKey key: Key) -> any Encoder { WireEncoder(writer: writer(at: key)) }
}

private struct WireListEncoder: UnkeyedEncodingContainer {
  private let writer: Writer
  private let depth: Int
  private(set) var count = 0
  var codingPath: [any CodingKey] { [] }

  init(_ writer: Writer) {
    self.writer = writer
    depth = writer.open(.list)
  }

  /// The writer, which has come to the next value.
  private mutating func next() -> Writer {
    writer.close(to: depth)
    count += 1
    return writer
  }

  mutating func encodeNil() { next().append(.null) }

  mutating func encode<Value: Encodable>(_ value: Value) throws { try next().write(value) }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    KeyedEncodingContainer(WireRecordEncoder<Nested>(next()))
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    WireListEncoder(next())
  }

  mutating func superEncoder() -> any Encoder { WireEncoder(writer: next()) }
}

private struct WireValueEncoder: SingleValueEncodingContainer {
  let writer: Writer
  var codingPath: [any CodingKey] { [] }

  func encodeNil() { writer.append(.null) }
  func encode(_ value: Bool) { writer.append(value) }
  func encode(_ value: String) { writer.append(value) }
  func encode(_ value: Double) { writer.append(value) }
  func encode(_ value: Float) { writer.append(Double(value)) }
  func encode(_ value: Int) { writer.append(value) }
  func encode(_ value: Int8) { writer.append(value) }
  func encode(_ value: Int16) { writer.append(value) }
  func encode(_ value: Int32) { writer.append(value) }
  func encode(_ value: Int64) { writer.append(value) }
  func encode(_ value: UInt) { writer.append(value) }
  func encode(_ value: UInt8) { writer.append(value) }
  func encode(_ value: UInt16) { writer.append(value) }
  func encode(_ value: UInt32) { writer.append(value) }
  func encode(_ value: UInt64) { writer.append(value) }

  func encode<Value: Encodable>(_ value: Value) throws { try writer.write(value) }
}

extension Writer {
  // What has no value is written as nothing.
  fileprivate func append(_ flag: Bool?) { flag.map { append($0) } ?? append(.null) }
  fileprivate func append(_ text: String?) { text.map { append($0) } ?? append(.null) }
  fileprivate func append(_ number: Double?) { number.map { append($0) } ?? append(.null) }
  fileprivate func append(_ integer: Int?) { integer.map { append($0) } ?? append(.null) }
}

/// A name that no type has among its coding keys.
enum Name: String, CodingKey {
  case superclass = "super"
}
