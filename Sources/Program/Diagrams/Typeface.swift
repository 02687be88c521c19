import Terminal

/// An estimate of the width of text, in pixels, for a picture whose typeface is chosen where it is
/// shown.
struct Typeface: Hashable {
  let size: Int
  let isMonospaced: Bool

  static let words = Typeface(size: 13, isMonospaced: false)
  static let code = Typeface(size: 12, isMonospaced: true)

  /// From line to line.
  var lineHeight: Int { size + 5 }

  func width(of text: String) -> Double {
    text.reduce(0) { $0 + width(of: $1) }
  }

  private func width(of character: Character) -> Double {
    // What is several characters to some terminals is one picture here.
    let columns = min(character.displayWidth, 2)
    let share: Double
    if columns != 1 {
      share = Double(columns) * 0.5 * (isMonospaced ? 1.2 : 1)
    } else if isMonospaced {
      share = 0.61
    } else {
      share = character.share
    }
    return share * Double(size)
  }
}

extension Character {
  /// The character's width in relation to the size of the type, in the usual sans serif typefaces:
  /// a little more than in the narrowest of them.
  fileprivate var share: Double {
    switch self {
    case "i", "j", "l", "I", "'", "’", "‘", "|", ".", ",", ":", ";", "!", "·": 0.29
    case " ", "f", "t", "r", "(", ")", "[", "]", "/", "\\", "-", "“", "”": 0.34
    case "c", "k", "s", "v", "x", "y", "z": 0.52
    case "m", "w", "M", "W", "@", "%", "—", "…": 0.90
    default: isUppercase ? 0.70 : 0.57
    }
  }
}

// MARK: - Wrapping

extension Typeface {
  /// The text in lines that are no wider than this, broken between words where that is possible.
  func lines(of text: String, within width: Double) -> [String] {
    let indent = text.prefix { $0 == " " }
    var lines: [String] = []
    var line = String(indent)
    for word in text.dropFirst(indent.count).split(separator: " ", omittingEmptySubsequences: false)
    {
      let isFirst = line.allSatisfy { $0 == " " }
      let longer = isFirst ? line + word : "\(line) \(word)"
      if self.width(of: longer) <= width {
        line = longer
        continue
      }
      if !isFirst { lines.append(line) }
      let pieces = pieces(of: word, within: width - self.width(of: indent + "  "))
      lines += pieces.dropLast().map { indent + (lines.isEmpty ? "" : "  ") + $0 }
      line = indent + (lines.isEmpty ? "" : "  ") + (pieces.last ?? "")
    }
    return lines + [line]
  }

  /// A word in pieces that fit; one, nearly always.
  private func pieces(of word: Substring, within width: Double) -> [String] {
    word.reduce(into: [""]) { pieces, character in
      let longer = pieces[pieces.count - 1] + String(character)
      if self.width(of: longer) <= width || pieces[pieces.count - 1].isEmpty {
        pieces[pieces.count - 1] = longer
      } else {
        pieces.append(String(character))
      }
    }
  }
}
