/// A value that writes and reads its parts itself, in one order.
///
/// `Codable` does so for any type, and asks the runtime for several types at each value: that takes
/// ten times as long, which counts for what goes along with each call.
package protocol WireValue {
  func write(to writer: Writer)
  init(from reader: Reader) throws(WireError)
}

extension Wire {
  package static func write(_ value: some WireValue) throws(WireError) -> [UInt8] {
    let writer = Writer()
    value.write(to: writer)
    if writer.hasFailed { throw .shape }
    return writer.bytes
  }

  package static func read<Value: WireValue>(
    _ bytes: [UInt8],
    as type: Value.Type
  ) throws(WireError) -> Value {
    let reader = Reader(bytes)
    let value = try Value(from: reader)
    try reader.expectEnd()
    return value
  }
}

// MARK: - Writing

extension Writer {
  package func append(_ value: some WireValue) { value.write(to: self) }

  package func append(_ value: (some WireValue)?) {
    guard let value else { return append(.null) }
    append(.yes)
    value.write(to: self)
  }

  package func append(_ list: [some WireValue]) {
    append(.list)
    append(length: UInt64(list.count))
    for value in list { value.write(to: self) }
  }

  package func append(_ list: [some WireValue]?) {
    guard let list else { return append(.null) }
    append(.yes)
    append(list)
  }

  /// Writes a value as `Codable` has it.
  package func append(coded value: some Encodable) {
    do { try write(value) } catch { fail() }
  }
}

// MARK: - Reading

extension Reader {
  package func read<Value: WireValue>() throws(WireError) -> Value {
    try nested { () throws(WireError) in try Value(from: self) }
  }

  package func read<Value: WireValue>() throws(WireError) -> Value? {
    if passes(.null) { return nil }
    try expect(.yes)
    return try read() as Value
  }

  package func read<Value: WireValue>() throws(WireError) -> [Value] {
    try expect(.list)
    let count = try length()
    // Each takes a byte at least.
    guard count <= UInt64(rest) else { throw .end }
    var list: [Value] = []
    list.reserveCapacity(min(Int(count), 64))
    for _ in 0..<count { list.append(try read()) }
    return list
  }

  package func read<Value: WireValue>() throws(WireError) -> [Value]? {
    if passes(.null) { return nil }
    try expect(.yes)
    return try read() as [Value]
  }

  /// The place of a case among those of its enumeration.
  package func `case`() throws(WireError) -> UInt8 {
    try expect(.case)
    return try byte()
  }

  /// Reads a value as `Codable` has it.
  package func decoded<Value: Decodable>() throws(WireError) -> Value {
    do {
      return try read(Value.self)
    } catch let error as WireError {
      throw error
    } catch {
      throw .type
    }
  }
}

// MARK: - Single values

extension String: WireValue {
  package func write(to writer: Writer) { writer.append(self) }
  package init(from reader: Reader) throws(WireError) { self = try reader.text() }
}

extension Bool: WireValue {
  package func write(to writer: Writer) { writer.append(self) }
  package init(from reader: Reader) throws(WireError) { self = try reader.flag() }
}

extension Double: WireValue {
  package func write(to writer: Writer) { writer.append(self) }
  package init(from reader: Reader) throws(WireError) { self = try reader.number() }
}

extension Int: WireValue {
  package func write(to writer: Writer) { writer.append(integer: self) }
  package init(from reader: Reader) throws(WireError) { self = try reader.integer() }
}
