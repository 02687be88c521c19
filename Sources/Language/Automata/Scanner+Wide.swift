// MARK: - Beyond ASCII

extension Scanner {
  /// The class of a character beyond ASCII.
  enum Kind {
    case letter, blank, nothing, doubleQuote, singleQuote, dash, sentenceEnd, comma, arrow, other

    init(_ scalar: Unicode.Scalar) {
      switch scalar.value {
      case 0x80...0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000:
        self = .blank
      case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F, 0xFEFF:
        self = .nothing
      case 0xAB, 0xBB, 0x201C...0x201F, 0x300C...0x300F: self = .doubleQuote
      case 0x2018...0x201B: self = .singleQuote
      case 0x2010...0x2015: self = .dash
      case 0x2025, 0x2026, 0x3002, 0xFF01, 0xFF0E, 0xFF1F: self = .sentenceEnd
      case 0x3001, 0xFF0C: self = .comma
      case 0x2192, 0x21D2, 0x27A1, 0x27F6: self = .arrow
      case 0xA1...0xA9, 0xAC, 0xAE...0xBA, 0xBF, 0x2016...0x2024, 0x2027,
        0x20A0...0x20CF:
        self = .other
      default: self = .letter
      }
    }
  }

  mutating func scanWide() {
    guard let (scalar, width) = scalar(at: index) else {
      marks.insert(.other)
      index += 1
      return
    }
    switch Kind(scalar) {
    case .letter: scanWord()
    case .doubleQuote: toggleDouble(width: width)
    case .singleQuote: toggleSingle(width: width)
    case .blank: pass(.space, width)
    case .nothing: index += width
    case .dash: pass(.dash, width)
    case .sentenceEnd: pass(.sentenceEnd, width)
    case .comma: pass(.comma, width)
    case .arrow where tokens.isEmpty: pass(.other, width)
    case .arrow: emitSymbol(Contractions.arrow, width: width)
    case .other: pass(.other, width)
    }
  }

  private mutating func pass(_ mark: Marks, _ width: Int) {
    marks.insert(mark)
    index += width
  }

  /// The scalar whose UTF-8 starts here, and how many bytes it takes; `nil` for a stray byte.
  func scalar(at start: Int) -> (Unicode.Scalar, Int)? {
    let first = bytes[start]
    let width = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard first >= 0xC2, start + width <= bytes.count else { return nil }
    var value = UInt32(first) & (0xFF >> UInt32(width + 1))
    for byte in bytes[(start + 1)..<(start + width)] {
      guard byte & 0xC0 == 0x80 else { return nil }
      value = value << 6 | UInt32(byte & 0x3F)
    }
    return Unicode.Scalar(value).map { ($0, width) }
  }
}
