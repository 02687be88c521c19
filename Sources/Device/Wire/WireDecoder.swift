/// Puts a `Decodable` value together from what a reader has next.
struct WireDecoder: Decoder {
  let reader: Reader
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    if Key.isKnown { return KeyedDecodingContainer(WireRecordDecoder<Key>(reader: reader)) }
    return KeyedDecodingContainer(try WireNamesDecoder<Key>(reader: reader))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try reader.begin(.list)
    return WireListDecoder(reader: reader)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer {
    WireValueDecoder(reader: reader)
  }
}

/// Reads the parts of a record in their order, or the case of an enumeration by its name.
private struct WireRecordDecoder<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let reader: Reader
  var codingPath: [any CodingKey] { [] }

  /// The case of an enumeration, which is passed with that; whatever has none is no enumeration.
  var allKeys: [Key] {
    guard let name = try? reader.choice(), let key = Key(stringValue: name) else { return [] }
    return [key]
  }

  func contains(_ key: Key) -> Bool { !reader.isAtEnd }
  func decodeNil(forKey key: Key) -> Bool { reader.passes(.null) }
  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try reader.flag() }
  func decode(_ type: String.Type, forKey key: Key) throws -> String { try reader.text() }
  func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try reader.number() }
  func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try reader.integer() }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try reader.read(type)
  }

  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
    reader.passes(.null) ? nil : try reader.flag()
  }

  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
    reader.passes(.null) ? nil : try reader.text()
  }

  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
    reader.passes(.null) ? nil : try reader.number()
  }

  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
    reader.passes(.null) ? nil : try reader.integer()
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    if reader.passes(.null) { return nil }
    return try reader.readPresent(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type,
    forKey key: Key
  ) -> KeyedDecodingContainer<Nested> {
    KeyedDecodingContainer(WireRecordDecoder<Nested>(reader: reader))
  }

  // Nothing of what the compiler writes calls these.

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    throw WireError.shape
  }

  func superDecoder() throws -> any Decoder { throw WireError.shape }
  func superDecoder(forKey key: Key) throws -> any Decoder { throw WireError.shape }
}

/// Reads what has names at run time only, one after the other.
private struct WireNamesDecoder<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let reader: Reader
  let allKeys: [Key]
  var codingPath: [any CodingKey] { [] }

  init(reader: Reader) throws(WireError) {
    self.reader = reader
    allKeys = try reader.names().compactMap { Key(stringValue: $0) }
  }

  func contains(_ key: Key) -> Bool { allKeys.contains { $0.stringValue == key.stringValue } }
  func decodeNil(forKey key: Key) -> Bool { false }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try reader.read(type, named: key.stringValue)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    throw WireError.shape
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    throw WireError.shape
  }

  func superDecoder() throws -> any Decoder { throw WireError.shape }
  func superDecoder(forKey key: Key) throws -> any Decoder { throw WireError.shape }
}

private struct WireListDecoder: UnkeyedDecodingContainer {
  let reader: Reader
  private(set) var currentIndex = 0
  var codingPath: [any CodingKey] { [] }
  var count: Int? { nil }

  init(reader: Reader) { self.reader = reader }

  var isAtEnd: Bool { reader.isAtEnd }

  mutating func decodeNil() throws -> Bool {
    guard reader.passes(.null) else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    currentIndex += 1
    return try reader.read(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    throw WireError.shape
  }

  func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { throw WireError.shape }
  func superDecoder() throws -> any Decoder { throw WireError.shape }
}

private struct WireValueDecoder: SingleValueDecodingContainer {
  let reader: Reader
  var codingPath: [any CodingKey] { [] }

  func decodeNil() -> Bool { reader.passes(.null) }
  func decode(_ type: Bool.Type) throws -> Bool { try reader.flag() }
  func decode(_ type: String.Type) throws -> String { try reader.text() }
  func decode(_ type: Double.Type) throws -> Double { try reader.number() }
  func decode(_ type: Float.Type) throws -> Float { Float(try reader.number()) }
  func decode(_ type: Int.Type) throws -> Int { try reader.integer() }
  func decode(_ type: Int8.Type) throws -> Int8 { try reader.integer() }
  func decode(_ type: Int16.Type) throws -> Int16 { try reader.integer() }
  func decode(_ type: Int32.Type) throws -> Int32 { try reader.integer() }
  func decode(_ type: Int64.Type) throws -> Int64 { try reader.integer() }
  func decode(_ type: UInt.Type) throws -> UInt { try reader.integer() }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try reader.integer() }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try reader.integer() }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try reader.integer() }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try reader.integer() }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try reader.readPresent(type)
  }
}

extension Reader {
  /// Reads a value in whose place there could be none.
  fileprivate func readPresent<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try expect(.yes)
    return try read(type)
  }
}
