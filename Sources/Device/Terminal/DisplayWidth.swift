import Characters

extension StringProtocol {
  /// The number of terminal columns that the text takes, without its escape sequences.
  package var displayWidth: Int {
    EscapeSequence.removed(from: self).text.reduce(0) { $0 + $1.displayWidth }
  }
}

extension Character {
  /// The maximum number of terminal columns that the character takes.
  ///
  /// Terminals disagree where several scalars make one picture: xterm and the C library's
  /// `wcwidth`, by which readline counts, draw each scalar in cells of its own, which makes six
  /// columns of a family; tmux joins what a joiner joins and draws it in two, but not a skin tone;
  /// others have two columns for what a selector makes an emoji, where these have one. The maximum
  /// is used, because a row that ends early is no harm, and one that goes on below spoils what
  /// stands there.
  package var displayWidth: Int {
    unicodeScalars.reduce(isEmojiBySelector ? 1 : 0) { $0 + $1.displayWidth }
  }

  /// True for pictures and East Asian characters, between which lines may break.
  var isWide: Bool {
    unicodeScalars.first?.displayWidth == 2 || isEmojiBySelector
  }

  /// True if a variation selector turns a narrow character into an emoji.
  private var isEmojiBySelector: Bool {
    guard let first = unicodeScalars.first, first.displayWidth == 1 else { return false }
    return first.properties.isEmoji && unicodeScalars.dropFirst().contains("\u{FE0F}")
  }
}

extension Unicode.Scalar {
  /// As `wcwidth` has it: 0, 1 or 2.
  fileprivate var displayWidth: Int { isWide ? 2 : isInvisible ? 0 : 1 }
}

extension Unicode.Scalar {
  /// Wide in Unicode's East Asian Width table, or an emoji that is drawn as a picture.
  fileprivate var isWide: Bool {
    // Two regional indicators make a flag, each in a cell of its own.
    guard value >= 0x1100, !(0x1F1E6...0x1F1FF).contains(value) else { return false }
    return properties.isEmojiPresentation || wideRanges.contains { $0.contains(value) }
  }

  /// Drawn in no cell: controls, combining marks, joiners and direction marks.
  fileprivate var isInvisible: Bool {
    switch properties.generalCategory {
    case .control, .nonspacingMark, .enclosingMark, .lineSeparator, .paragraphSeparator: true
    case .format: value != 0xAD
    default: (0x1160...0x11FF).contains(value)
    }
  }
}

/// The scalars of width W and F in Unicode's EastAsianWidth.txt, emoji left out and
/// ranges joined over code points that are not assigned.
private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E,
  0x3041...0x33FF, 0x3400...0x4DBF, 0x4DC0...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3,
  0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
  0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1D300...0x1D376, 0x1F200...0x1F265, 0x20000...0x3FFFD,
]
