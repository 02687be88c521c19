internal import Phrases

/// Reads telephone numbers: `+49 30 1234`, `(415) 555-0123`, `five five five oh one two`.
struct PhoneFinder {
  let line: Line

  /// Fewer digits than this are no telephone number.
  private static let shortest = 3

  /// E.164 allows fifteen, and an access code may come before them.
  private static let longest = 20

  /// The number that begins at a word: its digits and where it ends.
  func number(at start: Int) -> (digits: String, end: Int)? {
    var digits = line.marks(start).contains(.plus) ? "+" : ""
    var index = start
    if line.has(.plus, at: start) {
      digits = "+"
      index += 1
    }
    while index < line.count, digits.utf8.count < Self.longest, let group = group(at: index),
      index == start || continues(index)
    {
      digits += group.digits
      index = group.end
    }
    let count = digits.utf8.count - (digits.hasPrefix("+") ? 1 : 0)
    return count >= Self.shortest ? (digits, index) : nil
  }

  private func continues(_ index: Int) -> Bool {
    line.marks(index).isDisjoint(with: [.comma, .colon, .quoteOpen, .quoteClose, .slash])
  }

  /// One group of digits, or one digit in words: *oh*, *double five*.
  private func group(at index: Int) -> (digits: String, end: Int)? {
    if line.isDigits(index) {
      guard line.isWhole(index) || line.width(index) > 5 else { return nil }
      let digits = line.sentence.text(line.sentence.tokens[index].range)
      return (digits.filter { $0 != "." && $0 != "," }, index + 1)
    }
    if line.has(.double, at: index) || line.has(.triple, at: index) {
      guard let digit = digit(at: index + 1) else { return nil }
      return (String(repeating: digit, count: line.has(.double, at: index) ? 2 : 3), index + 2)
    }
    return digit(at: index).map { ($0, index + 1) }
  }

  private func digit(at index: Int) -> String? {
    guard index < line.count else { return nil }
    if (0..<10).contains(line[index].number) { return String(line[index].number) }
    return line.sentence.tokens[index].word == PhoneFinder.oh ? "0" : nil
  }

  private static let oh = Word("oh")
}
