/// Puts a `Decodable` value together from what a reader has at a place.
struct WireDecoder: Decoder {
  let reader: Reader
  let place: Int
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(
    keyedBy type: Key.Type
  ) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(try WireRecordDecoder<Key>(reader, at: place))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try WireListDecoder(reader, at: place)
  }

  func singleValueContainer() -> any SingleValueDecodingContainer {
    WireValueDecoder(reader: reader, place: place)
  }
}

private struct WireRecordDecoder<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let reader: Reader
  private let number: Int
  private let start: Int
  var codingPath: [any CodingKey] { [] }

  init(_ reader: Reader, at place: Int) throws(WireError) {
    self.reader = reader
    number = try reader.open(.record, at: place)
    start = place + 1
  }

  var allKeys: [Key] {
    var keys: [Key] = []
    reader.forEachName(from: start) { name in
      if let key = Key(stringValue: name) { keys.append(key) }
    }
    return keys
  }

  private func find(_ key: some CodingKey) -> Int? {
    reader.place(of: key.stringValue, in: number, from: start)
  }

  /// The place of a value, behind which the record goes on.
  private func place(_ key: some CodingKey) throws(WireError) -> Int {
    guard let place = find(key) else { throw .type }
    reader.pass(place, in: number)
    return place
  }

  func contains(_ key: Key) -> Bool { find(key) != nil }

  func decodeNil(forKey key: Key) -> Bool { find(key).map(reader.isNull) != false }

  func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool {
    try reader.flag(at: place(key))
  }

  func decode(_ type: String.Type, forKey key: Key) throws -> String {
    try reader.text(at: place(key))
  }

  func decode(_ type: Double.Type, forKey key: Key) throws -> Double {
    try reader.number(at: place(key))
  }

  func decode(_ type: Int.Type, forKey key: Key) throws -> Int {
    try reader.integer(at: place(key))
  }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    guard var place = find(key) else { throw WireError.type }
    defer { reader[number] = place }
    return try reader.read(type, at: &place)
  }

  // A part that may not be there is looked for once, not once for each question about it.

  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? {
    try presentPlace(key).map(reader.flag)
  }

  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? {
    try presentPlace(key).map(reader.text)
  }

  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? {
    try presentPlace(key).map(reader.number)
  }

  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? {
    try presentPlace(key).map(reader.integer)
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
    guard var place = find(key) else { return nil }
    defer { reader[number] = place }
    guard reader.isNull(at: place) else { return try reader.read(type, at: &place) }
    place += 1
    return nil
  }

  /// The place of a value that is there, behind which the record goes on.
  private func presentPlace(_ key: some CodingKey) -> Int? {
    guard let place = find(key) else { return nil }
    reader.pass(place, in: number)
    return reader.isNull(at: place) ? nil : place
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try decoder(key).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder(key).unkeyedContainer()
  }

  private func decoder(_ key: some CodingKey) throws -> WireDecoder {
    WireDecoder(reader: reader, place: try place(key))
  }

  func superDecoder() throws -> any Decoder { try decoder(Name.superclass) }

  func superDecoder(forKey key: Key) throws -> any Decoder { try decoder(key) }
}

private struct WireListDecoder: UnkeyedDecodingContainer {
  private let reader: Reader
  private let number: Int
  private(set) var currentIndex = 0
  var codingPath: [any CodingKey] { [] }
  var count: Int? { nil }
  var isAtEnd: Bool { reader.isEnd(at: reader[number]) }

  init(_ reader: Reader, at place: Int) throws(WireError) {
    self.reader = reader
    number = try reader.open(.list, at: place)
  }

  private func place() throws(WireError) -> Int {
    let place = reader[number]
    guard !reader.isEnd(at: place) else { throw .type }
    return place
  }

  mutating func decodeNil() throws -> Bool {
    guard try reader.isNull(at: place()) else { return false }
    reader[number] += 1
    currentIndex += 1
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    var place = try place()
    defer { currentIndex += 1 }
    let value = try reader.read(type, at: &place)
    reader[number] = place
    return value
  }

  /// The decoder of the next value, a container: its parts are passed once that is closed.
  private mutating func next() throws -> WireDecoder {
    defer { currentIndex += 1 }
    return WireDecoder(reader: reader, place: try place())
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    try next().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try next().unkeyedContainer()
  }

  mutating func superDecoder() throws -> any Decoder { try next() }
}

private struct WireValueDecoder: SingleValueDecodingContainer {
  let reader: Reader
  let place: Int
  var codingPath: [any CodingKey] { [] }

  func decodeNil() -> Bool { reader.isNull(at: place) }
  func decode(_ type: Bool.Type) throws -> Bool { try reader.flag(at: place) }
  func decode(_ type: String.Type) throws -> String { try reader.text(at: place) }
  func decode(_ type: Double.Type) throws -> Double { try reader.number(at: place) }
  func decode(_ type: Float.Type) throws -> Float { Float(try reader.number(at: place)) }
  func decode(_ type: Int.Type) throws -> Int { try reader.integer(at: place) }
  func decode(_ type: Int8.Type) throws -> Int8 { try reader.integer(at: place) }
  func decode(_ type: Int16.Type) throws -> Int16 { try reader.integer(at: place) }
  func decode(_ type: Int32.Type) throws -> Int32 { try reader.integer(at: place) }
  func decode(_ type: Int64.Type) throws -> Int64 { try reader.integer(at: place) }
  func decode(_ type: UInt.Type) throws -> UInt { try reader.integer(at: place) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try reader.integer(at: place) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try reader.integer(at: place) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try reader.integer(at: place) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try reader.integer(at: place) }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    var place = place
    return try reader.read(type, at: &place)
  }
}
