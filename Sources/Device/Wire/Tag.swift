/// The first byte of a value as it goes from one process to another.
///
///     number  9, and 8 bytes            text    4, its length, and its bytes
///     list    5, values, and 0          choice  6, the length of its name, that, and values
///     case    11, and its place among the cases
///     names   10, texts, each with the number of bytes of its value and that, and 0
///
/// A record is its parts in their order, without a byte of its own.
enum Tag: UInt8 {
  /// Closes a list or names; no value begins with it.
  case end
  case null, no, yes, text, list, choice, bytes, integer, number, names, `case`

  /// The depth to which values may be nested: more than any value of ours is.
  static let depth = 100
}
