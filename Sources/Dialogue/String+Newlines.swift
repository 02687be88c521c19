extension String {
  /// Whether any character is an end of a line, as `Character.isNewline` has it.
  ///
  /// Everything that is said is looked through for one, and to tell characters apart takes many
  /// times as long as to look at bytes. All ends of lines begin with one of these: a line feed and
  /// its like, U+0085, U+2028 and U+2029.
  package var hasNewline: Bool {
    var last: (UInt8, UInt8) = (0, 0)
    for byte in utf8 {
      switch (last.0, last.1, byte) {
      case (_, _, 0x0A...0x0D), (_, 0xC2, 0x85), (0xE2, 0x80, 0xA8...0xA9): return true
      default: last = (last.1, byte)
      }
    }
    return false
  }
}
