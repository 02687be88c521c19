/// Values as bytes, for another process of the same executable.
///
/// Both sides know the same types, so the parts of a value are known by their order. They are those
/// that the compiler writes `Codable` for. Reading never traps, whatever the bytes are.
package enum Wire {
  /// - Throws: `WireError.shape` for a value that can't be encoded.
  package static func encode(_ value: some Encodable) throws -> [UInt8] {
    let writer = Writer()
    try writer.write(value)
    if writer.hasFailed { throw WireError.shape }
    return writer.bytes
  }

  package static func decode<Value: Decodable>(
    _ bytes: [UInt8],
    as type: Value.Type
  ) throws(WireError) -> Value {
    let reader = Reader(bytes)
    do {
      let value = try reader.read(type)
      try reader.expectEnd()
      return value
    } catch let error as WireError {
      throw error
    } catch {
      throw .type
    }
  }
}
