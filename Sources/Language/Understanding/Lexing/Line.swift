internal import Automata

/// A sentence with the senses of its words: what the recognizers read.
///
/// A class, because every recognizer keeps it.
final class Line: Sendable {
  let sentence: Sentence
  private let items: [Item]

  /// Indicates whether some word is written in lower case, so that capitals say something.
  let usesCapitals: Bool

  private struct Item {
    var sense: Sense
    var nameWord: NameWord
    var isDigits = false
    var isLower = false
    var isCapital = false
  }

  /// Indicates whether a *who* is in it, with which somebody may be described.
  let hasRelative: Bool

  init(_ sentence: Sentence) {
    self.sentence = sentence
    let (senses, nameWords) = (Senses.english, NameWords.english)
    usesCapitals = sentence.tokens.contains { $0.shape == .lower }
    items = sentence.tokens.map { token in
      var item = Item(
        sense: senses.sense(of: token.word),
        nameWord: nameWords.meaning(of: token.word)
      )
      switch token.shape {
      case .digits: item.isDigits = true
      case .lower: item.isLower = true
      case .capitalized, .upper: item.isCapital = true
      // Letters beyond ASCII; an apostrophe with its *s* is none of these.
      case .other: item.isCapital = sentence.bytes[Int(token.start)] >= 0xC3
      }
      return item
    }
    hasRelative = items.contains { $0.nameWord.contains(.relative) }
  }

  /// The line with some words taken for others; their wordings stay.
  func spelling(_ words: [Int: Word]) -> Line {
    var sentence = sentence
    for (index, word) in words { sentence.tokens[index].word = word }
    return Line(sentence)
  }

  var count: Int { items.count }

  subscript(index: Int) -> Sense {
    index < items.count && index >= 0 ? items[index].sense : .none
  }

  /// Returns the meaning of a word where people and places are named.
  func nameWord(_ index: Int) -> NameWord {
    index < items.count && index >= 0 ? items[index].nameWord : []
  }

  /// Returns whether the word is *you*.
  func isYou(_ index: Int) -> Bool {
    index < items.count && sentence.tokens[index].word == Self.you
  }

  private static let you = Word("you")

  func role(_ index: Int) -> Sense.Role { self[index].role }

  func has(_ role: Sense.Role, at index: Int) -> Bool { self[index].role == role }

  /// Returns whether the word is written in digits.
  func isDigits(_ index: Int) -> Bool {
    index < items.count && index >= 0 && items[index].isDigits
  }

  /// Returns whether the word is a number, in digits or in letters.
  func isNumber(_ index: Int) -> Bool { isDigits(index) || self[index].number >= 0 }

  /// Returns whether the word is written in lower case.
  func isLower(_ index: Int) -> Bool { items[index].isLower }

  /// Returns whether the word begins with a capital, as names do.
  func isCapital(_ index: Int) -> Bool {
    index < items.count && index >= 0 && items[index].isCapital
  }

  /// Returns whether nothing stands between this word and the one before.
  func isJoined(_ index: Int) -> Bool {
    index < count && sentence.tokens[index].marks.rawValue == 0
  }

  /// The marks before a word, and nothing else but these: `6:30`, not `6: 30`.
  func isJoined(_ index: Int, by marks: Marks) -> Bool {
    index < count && sentence.tokens[index].marks.rawValue == marks.rawValue
  }

  /// The marks before a word; those of the line's end after the last one.
  func marks(_ index: Int) -> Marks {
    index < count ? sentence.tokens[index].marks : sentence.tail
  }

  /// Returns the number of digits in a word written in digits.
  func width(_ index: Int) -> Int { sentence.tokens[index].range.count }

  /// The value of a word written in digits, `3.5` included; `nil` below zero.
  func digits(_ index: Int) -> Double? {
    guard isDigits(index), !isNegative(index) else { return nil }
    var value = 0.0
    var place = 0.0
    for byte in sentence.bytes[sentence.tokens[index].range] {
      if byte == UInt8(ascii: ".") {
        guard place == 0 else { return nil }
        place = 1
      } else if byte != UInt8(ascii: ",") {
        value = value * 10 + Double(byte - 0x30)
        place *= 10
      }
    }
    return place > 1 ? value / place : value
  }

  func isWhole(_ index: Int) -> Bool {
    isDigits(index)
      && !sentence.bytes[sentence.tokens[index].range].contains(UInt8(ascii: "."))
  }
}
