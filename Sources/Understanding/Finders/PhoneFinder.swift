internal import Phrases

/// Reads telephone numbers: `+49 30 1234`, `(415) 555-0123`, `five five five oh one two`.
struct PhoneFinder {
  let line: Line

  /// Fewer digits than this are no telephone number.
  private static let shortest = 3

  /// E.164 allows fifteen, and an access code may come before them.
  private static let longest = 20

  /// Where the number that begins at a word ends.
  func end(ofNumberAt start: Int) -> Int? {
    read(at: start) { _ in }
  }

  /// The digits of the number that begins at a word, after a plus sign if there is one.
  func digits(ofNumberAt start: Int) -> String {
    let hasPlus = line.marks(start).contains(.plus) || line.has(.plus, at: start)
    var digits: [UInt8] = hasPlus ? [UInt8(ascii: "+")] : []
    _ = read(at: start) { digits.append($0) }
    return String(decoding: digits, as: UTF8.self)
  }

  /// Reads a number, digit by digit; where it ends, or `nil` if it has too few of them.
  private func read(at start: Int, _ digit: (UInt8) -> Void) -> Int? {
    var count = 0
    var index = line.has(.plus, at: start) ? start + 1 : start
    while index < line.count, count < Self.longest, index == start || continues(index),
      let end = group(
        at: index,
        {
          count += 1
          digit($0)
        }
      )
    {
      index = end
    }
    return count >= Self.shortest ? index : nil
  }

  private func continues(_ index: Int) -> Bool {
    !line.marks(index).hasAny(of: Self.breaks)
  }

  private static let breaks: Marks = [.comma, .colon, .quoteOpen, .quoteClose, .slash]

  /// One group of digits, or one digit in words: *oh*, *double five*; where it ends.
  private func group(at index: Int, _ digit: (UInt8) -> Void) -> Int? {
    if line.isDigits(index) { return digits(at: index, digit) }
    let times = line.has(.double, at: index) ? 2 : line.has(.triple, at: index) ? 3 : 1
    let word = times > 1 ? index + 1 : index
    guard let value = value(at: word) else { return nil }
    for _ in 0..<times { digit(value) }
    return word + 1
  }

  private func digits(at index: Int, _ digit: (UInt8) -> Void) -> Int? {
    guard line.isWhole(index) || line.width(index) > 5 else { return nil }
    for byte in line.sentence.bytes[line.sentence.tokens[index].range]
    where byte != UInt8(ascii: ".") && byte != UInt8(ascii: ",") {
      digit(byte)
    }
    return index + 1
  }

  private func value(at index: Int) -> UInt8? {
    guard index < line.count else { return nil }
    let number = line[index].number
    if (0..<10).contains(number) { return 0x30 + UInt8(number) }
    return line.sentence.tokens[index].word == Self.oh ? 0x30 : nil
  }

  private static let oh = Word("oh")
}
