extension String {
  /// The text with nothing in it that a terminal obeys, or that turns around what stands after it.
  ///
  ///     "\u{1B}]0;title\u{7}Anna\u{202E}".tamed  // "Anna"
  ///
  /// Escape sequences, control characters and open marks of direction go; a tab becomes a space,
  /// and so do the two separators of Unicode that end a line where nobody counts one. Line feeds
  /// stay, and so does everything that scripts are written with: combining marks, joiners, text
  /// from right to left with the marks that end where it does.
  package var tamed: String {
    // Nearly every text has letters, digits and marks of ASCII alone.
    guard !utf8.allSatisfy({ (0x20...0x7E).contains($0) }) else { return self }
    guard unicodeScalars.contains(where: \.isUntamed) else { return self }
    let (text, _) = EscapeSequence.removed(from: self)
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { String($0.compactMap(\.tamed)).withoutOpenDirections }
      .joined(separator: "\n")
  }

  /// JSON, or a quoted string of YAML, with an escape for each character in it that a terminal
  /// obeys; whoever reads it finds the same text.
  ///
  /// JSON itself (RFC 8259, section 7) has only those below U+0020 escaped.
  package var withEscapedControls: String {
    guard unicodeScalars.contains(where: \.isUntamed) else { return self }
    return unicodeScalars.map { $0.isUntamed ? $0.escaped : "\($0)" }.joined()
  }

  private init(_ scalars: [Unicode.Scalar]) {
    self.init(String.UnicodeScalarView(scalars))
  }
}

extension Unicode.Scalar {
  /// True if some texts with this character need taming.
  fileprivate var isUntamed: Bool {
    self != "\n" && (isControl || isSeparator || directionMark != nil)
  }

  fileprivate var isSeparator: Bool { self == "\u{2028}" || self == "\u{2029}" }

  /// The character to show in its place; `nil` for none.
  fileprivate var tamed: Unicode.Scalar? {
    if self == "\t" || isSeparator { return " " }
    return isControl ? nil : self
  }

  /// All of them have four digits at most.
  fileprivate var escaped: String {
    let digits = String(value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
