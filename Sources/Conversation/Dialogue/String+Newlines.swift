extension String {
  /// True if any character is a line break, as `Character.isNewline` defines it.
  ///
  /// It runs on everything that is said, and telling characters apart takes many times as long as
  /// looking at bytes.
  package var hasNewline: Bool {
    utf8.withContiguousStorageIfAvailable(\.hasNewline) ?? contains(where: \.isNewline)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Line feed and its like, U+0085, U+2028 and U+2029.
  fileprivate var hasNewline: Bool {
    indices.contains { place in
      switch self[place] {
      case 0x0A...0x0D: true
      case 0x85: place > 0 && self[place - 1] == 0xC2
      case 0xA8, 0xA9: place > 1 && self[place - 1] == 0x80 && self[place - 2] == 0xE2
      default: false
      }
    }
  }
}
