/// Values as bytes, for another process of the same executable.
///
/// A value's parts go by their names, as `Codable` has them, so both sides need only know the same
/// types. Reading never traps, whatever the bytes are.
package enum Wire {
  /// - Throws: Whatever the value throws that can't be encoded.
  package static func encode(_ value: some Encodable) throws -> [UInt8] {
    let writer = Writer()
    try writer.write(value)
    return writer.bytes
  }

  package static func decode<Value: Decodable>(
    _ bytes: [UInt8],
    as type: Value.Type
  ) throws(WireError) -> Value {
    let reader = try Reader(bytes)
    var place = 0
    do {
      return try reader.read(type, at: &place)
    } catch let error as WireError {
      throw error
    } catch {
      throw .type
    }
  }
}
