import Foundation

/// A coder that keeps what it is given in a dictionary instead of writing an archive.
///
/// Copying, comparing and printing an object all start from what the object says of itself in
/// `encode(with:)`, so that a subclass which codes its own properties, as Foundation asks, gets
/// them right without a word more.
final class MemoryCoder: NSCoder {
  private let object: any NSCoding
  private var written: [String: Any]?

  /// The object itself, for initialisers that take from it what they would decode.
  let original: NSObject?

  /// - Parameters:
  ///   - object: Is asked for what it encodes when somebody wants to know.
  ///   - original: The same object, where nobody but this module has a say in what it encodes.
  init(of object: any NSCoding, original: NSObject? = nil) {
    self.object = object
    self.original = original
    super.init()
  }

  /// The object's encoded values, by key.
  var values: [String: Any] {
    if let written { return written }
    written = [:]
    object.encode(with: self)
    return written ?? [:]
  }

  func put(_ value: Any?, _ key: String) {
    if let value { written?[key] = value }
  }

  override var allowsKeyedCoding: Bool { true }

  override func containsValue(forKey key: String) -> Bool { values[key] != nil }

  // MARK: - Encoding, as a subclass outside would

  override func encode(_ object: Any?, forKey key: String) { put(object, key) }
  override func encode(_ value: Bool, forKey key: String) { put(value, key) }
  override func encode(_ value: Int, forKey key: String) { put(value, key) }
  override func encode(_ value: Int32, forKey key: String) { put(value, key) }
  override func encode(_ value: Int64, forKey key: String) { put(value, key) }
  override func encode(_ value: Float, forKey key: String) { put(value, key) }
  override func encode(_ value: Double, forKey key: String) { put(value, key) }
  override func encodeConditionalObject(_ object: Any?, forKey key: String) { put(object, key) }

  // MARK: - Decoding

  override func decodeObject(forKey key: String) -> Any? { values[key] }
  override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? { values[key] }
  override func decodeObject<Decoded: NSObject & NSCoding>(
    of type: Decoded.Type,
    forKey key: String
  ) -> Decoded? { values[key] as? Decoded }
  override func decodeBool(forKey key: String) -> Bool { values[key] as? Bool ?? false }
  override func decodeInteger(forKey key: String) -> Int { values[key] as? Int ?? 0 }
  override func decodeInt32(forKey key: String) -> Int32 { values[key] as? Int32 ?? 0 }
  override func decodeInt64(forKey key: String) -> Int64 { values[key] as? Int64 ?? 0 }
  override func decodeFloat(forKey key: String) -> Float { values[key] as? Float ?? 0 }
  override func decodeDouble(forKey key: String) -> Double { values[key] as? Double ?? 0 }
}
