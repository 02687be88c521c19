/// The first byte of a value as it goes from one process to another.
///
///     number  9, and 8 bytes            text    4, its length, and its bytes
///     list    5, values, and 0          record  6, names with their values, and 0
enum Tag: UInt8 {
  /// Closes a list or a record; no value begins with it.
  case end
  case null, no, yes, text, list, record, bytes, integer, number

  /// The depth to which values may be nested: more than any value of ours is.
  static let depth = 100
}
