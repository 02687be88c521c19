internal import Phrases

/// A sentence with the senses of its words: what the finders read.
struct Line {
  let sentence: Sentence
  private let senses: [Sense]

  init(_ sentence: Sentence) {
    self.sentence = sentence
    senses = sentence.tokens.map { Senses.english.sense(of: $0.word) }
  }

  var count: Int { senses.count }

  subscript(index: Int) -> Sense {
    index < senses.count && index >= 0 ? senses[index] : .none
  }

  func role(_ index: Int) -> Sense.Role { self[index].role }

  func has(_ role: Sense.Role, at index: Int) -> Bool { self[index].role == role }

  /// Whether the word is written in digits.
  func isDigits(_ index: Int) -> Bool {
    index < count && sentence.tokens[index].shape == .digits
  }

  /// Whether nothing stands between this word and the one before.
  func isJoined(_ index: Int) -> Bool {
    index < count && sentence.tokens[index].marks.isEmpty
  }

  /// The marks before a word, and nothing else but these: `6:30`, not `6: 30`.
  func isJoined(_ index: Int, by marks: Marks) -> Bool {
    index < count && sentence.tokens[index].marks == marks
  }

  func marks(_ index: Int) -> Marks { sentence.marks(before: index) }

  /// How many digits a word written in digits has.
  func width(_ index: Int) -> Int { sentence.tokens[index].range.count }

  /// The value of a word written in digits, `3.5` included.
  func digits(_ index: Int) -> Double? {
    guard isDigits(index) else { return nil }
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
