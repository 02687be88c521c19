/// A typed line as words with the places where they stand; nothing of the line is lost.
///
/// `Sentence("Text Mom: I'm late")` has the words *text*, *mom*, *i*, *am*, *late*; before the
/// third stands a colon. Contractions are taken apart, letters folded; the line itself stays as
/// it was, and every word knows its UTF-8 range in it.
package struct Sentence: Sendable {
  package let bytes: [UInt8]
  package var tokens: [Token] = []

  /// The marks after the last word.
  package var tail: Marks = []
  package var quotes: [Quote] = []

  package init(_ text: String) {
    bytes = Array(text.utf8)
    var scanner = Scanner(bytes: bytes)
    scanner.run()
    tokens = scanner.tokens
    tail = scanner.marks
    quotes = scanner.quotes
  }
}

extension Sentence {
  /// One word of a sentence.
  package struct Token: Sendable {
    package var start: Int32
    package var end: Int32
    package var word: Word

    /// The punctuation between the word before and this one.
    package var marks: Marks

    /// The use of capitals and digits.
    package var shape: Shape

    package var range: Range<Int> { Int(start)..<Int(end) }
  }

  package enum Shape: UInt8, Sendable {
    case lower, capitalized, upper, digits, other
  }

  /// A stretch in quotation marks.
  package struct Quote: Sendable {
    /// The bytes between the marks.
    package var inside: Range<Int>

    /// The words between the marks.
    package var tokens: Range<Int>
  }

  /// The folded words of a text, as templates and names are stored.
  package static func words(of text: String) -> [Word] {
    Sentence(text).tokens.map(\.word)
  }

  package var count: Int { tokens.count }

  /// The marks before the word at an index; those of the line's end after the last one.
  package func marks(before index: Int) -> Marks {
    index < tokens.count ? tokens[index].marks : tail
  }

  /// The quotation that begins with the word at an index.
  package func quote(at index: Int) -> Quote? {
    // They are in the order of the text, so half of the rest is ruled out at each step. Of
    // several at one word all but the last are empty.
    var (low, high) = (0, quotes.count)
    while low < high {
      let middle = (low + high) / 2
      if quotes[middle].tokens.lowerBound <= index { low = middle + 1 } else { high = middle }
    }
    return low > 0 && quotes[low - 1].tokens.lowerBound == index ? quotes[low - 1] : nil
  }

  /// Returns whether the word at an index stands in quotation marks, and another before it does.
  package func isInsideQuote(_ index: Int) -> Bool {
    quotes.contains { $0.tokens.contains(index) && $0.tokens.lowerBound < index }
  }

  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

// MARK: - Stretches of text

extension Sentence {
  /// The bytes of the words in a range, without marks around them.
  package func range(ofWords words: Range<Int>) -> Range<Int> {
    guard let first = words.first, let last = words.last else { return 0..<0 }
    return tokens[first].range.lowerBound..<tokens[last].range.upperBound
  }

  /// The bytes of free text that these words stand in: with its own punctuation, but without
  /// the quotation marks around it and what led up to it (`saying:`).
  package func range(ofText words: Range<Int>) -> Range<Int> {
    guard let first = words.first else { return 0..<0 }
    if let quote = quote(at: first), quote.tokens == words { return quote.inside }
    let start = textStart(first)
    return start..<max(start, textEnd(words.upperBound))
  }

  /// The bytes of a title without the full stop or question mark that ends the sentence around it;
  /// in quotation marks it is the title's own.
  package func withoutEndMark(_ range: Range<Int>) -> Range<Int> {
    guard range.count > 1, let mark = bytes[range].last, Self.isEndMark(mark),
      !Self.isEndMark(bytes[range.upperBound - 2]),
      !quotes.contains(where: { $0.inside == range })
    else { return range }
    return range.lowerBound..<range.upperBound - 1
  }

  private static func isEndMark(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: "?")
  }

  private func textStart(_ first: Int) -> Int {
    let start = Int(tokens[first].start)
    var floor = first > 0 ? Int(tokens[first - 1].end) : 0
    if first > 0, !tokens[first].marks.contains(.space) { return start }
    while first > 0, floor < start, !Self.isBlank(bytes[floor]) { floor += 1 }
    let gap = floor..<start
    if let separator = gap.last(where: { isSeparator($0, before: start) }) { floor = separator + 1 }
    while floor < start, Self.isBlank(bytes[floor]) { floor += 1 }
    return floor
  }

  private func textEnd(_ end: Int) -> Int {
    guard end < tokens.count else { return trimmedEnd }
    var last = Int(tokens[end - 1].end)
    let limit = Int(tokens[end].start)
    while last < limit, !Self.isBlank(bytes[last]), !Self.isSeparator(bytes[last]) { last += 1 }
    return last
  }

  /// Returns whether what leads to a text ends with a mark; a dash is one with a blank behind it.
  private func isSeparator(_ index: Int, before start: Int) -> Bool {
    let isDash = bytes[index] == UInt8(ascii: "-") && index + 1 < start
    return isDash || Self.isSeparator(bytes[index])
  }

  private var trimmedEnd: Int {
    bytes.lastIndex { !Self.isBlank($0) }.map { $0 + 1 } ?? 0
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte <= 0x20 }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ",") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "\"")
      || byte == UInt8(ascii: ";")
  }
}
