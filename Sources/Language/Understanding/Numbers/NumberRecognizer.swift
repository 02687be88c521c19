internal import Automata
internal import English

/// Reads numbers in digits and in words: `12`, `2.5`, `twenty-five`, `a hundred and five`,
/// `two and a half`, `a couple of`.
struct NumberRecognizer {
  let line: Line

  struct Found {
    var value: Double
    var end: Int
    var isWhole: Bool { value == value.rounded() }
  }

  /// The number that begins at a word, as long as it reads.
  func number(at start: Int) -> Found? {
    guard var found = halfDozen(at: start) ?? plain(at: start) else { return nil }
    if line.isDigits(start), found.end == start + 1, let decimals = line.decimals(at: start + 1) {
      return Found(value: found.value + decimals, end: start + 2)
    }
    if let half = fraction(at: found.end) {
      found.value += half.value
      found.end = half.end
    }
    return found
  }

  /// True if a number begins before a word and ends behind it: the *and* of “two hundred and
  /// fifty”.
  func goesOn(at index: Int) -> Bool {
    (max(0, index - Self.longest)..<index).contains { start in
      number(at: start).map { $0.end > index } == true
    }
  }

  /// In words, up to an *and* within a number.
  private static let longest = 4

  /// A number without a fraction in words.
  func plain(at start: Int) -> Found? {
    one(at: start).map(inDozens)
  }

  private func one(at start: Int) -> Found? {
    if let value = line.digits(start) { return scaled(Found(value: value, end: start + 1)) }
    if line.isNegative(start) { return nil }
    if line.has(.a, at: start) { return article(at: start) }
    if line.has(.couple, at: start) { return couple(at: start) }
    return line[start].number >= 0 ? words(at: start) : nil
  }

  private static let dozens = Words(English.dozens)

  private func isDozen(_ index: Int) -> Bool {
    index < line.count && Self.dozens.contains(line.sentence.tokens[index].word)
  }

  /// *two dozen*.
  private func inDozens(_ found: Found) -> Found {
    isDozen(found.end) ? Found(value: 12 * found.value, end: found.end + 1) : found
  }

  /// *half a dozen*.
  private func halfDozen(at start: Int) -> Found? {
    guard line.has(.half, at: start) else { return nil }
    let noun = line.has(.a, at: start + 1) ? start + 2 : start + 1
    return isDozen(noun) ? Found(value: 6, end: noun + 1) : nil
  }

  /// *3 hundred*, *1.5 million*.
  private func scaled(_ found: Found) -> Found {
    let scale = line[found.end].number
    guard scale >= 100, !line.isJoined(found.end) else { return found }
    return Found(value: found.value * Double(scale), end: found.end + 1)
  }

  /// *a hundred and five*, *a couple of*, *a dozen*.
  private func article(at start: Int) -> Found? {
    if line.has(.couple, at: start + 1) { return couple(at: start + 1) }
    if isDozen(start + 1) { return Found(value: 1, end: start + 1) }
    guard line[start + 1].number >= 100 else { return nil }
    return words(at: start + 1)
  }

  private func couple(at start: Int) -> Found {
    Found(value: 2, end: line.has(.of, at: start + 1) ? start + 2 : start + 1)
  }

  /// *and a half*, *and a quarter*, *and half*, *point five*.
  private func fraction(at start: Int) -> Found? {
    if line.has(.point, at: start) { return decimals(at: start + 1) }
    guard line.has(.and, at: start) else { return nil }
    let noun = line.has(.a, at: start + 1) ? start + 2 : start + 1
    if line.has(.half, at: noun) { return Found(value: 0.5, end: noun + 1) }
    if line.has(.quarter, at: noun), noun > start + 1 { return Found(value: 0.25, end: noun + 1) }
    return nil
  }

  private func decimals(at start: Int) -> Found? {
    var value = 0.0
    var place = 1.0
    var index = start
    while let digit = digit(at: index) {
      place /= 10
      value += digit * place
      index += 1
    }
    return index > start ? Found(value: value, end: index) : nil
  }

  /// *five* or *5* behind *point*.
  private func digit(at index: Int) -> Double? {
    if (0..<10).contains(line[index].number) { return Double(line[index].number) }
    return line.isDigits(index) && line.width(index) == 1 ? line.digits(index) : nil
  }

  /// No number that is said has more words.
  private static let mostWords = 16

  private func words(at start: Int) -> Found? {
    var total = 0.0
    var current = -1.0
    var last = Int32.max
    var index = start
    while index < min(line.count, start + Self.mostWords) {
      let value = line[index].number
      if value < 0 {
        guard line.has(.and, at: index), last >= 100, last != .max else { break }
        guard (1..<100).contains(line[index + 1].number) else { break }
      } else if value >= 100 {
        guard value > last || current >= 0 || index == start else { break }
        current = max(current, 1) * Double(value)
        if value >= 1000 {
          total += current
          current = 0
        }
        last = value
      } else {
        guard fits(value, after: last) else { break }
        current = max(current, 0) + Double(value)
        last = value
      }
      index += 1
    }
    return Found(value: total + max(current, 0), end: index)
  }

  private func fits(_ value: Int32, after last: Int32) -> Bool {
    if last >= 100 { return true }
    return last >= 20 && value > 0 && value < 10
  }

  /// *the third*, *2nd*, *number two* are read by their own templates; here only the word.
  func ordinal(at start: Int) -> (value: Int, end: Int)? {
    if line[start].ordinal != 0 { return (Int(line[start].ordinal), start + 1) }
    if let value = line.digits(start), line.isWhole(start), line.isJoined(start + 1),
      line.has(.ordinalSuffix, at: start + 1)
    {
      return (Int(min(value, 1e6)), start + 2)
    }
    let tens = line[start].number
    if tens >= 20, tens < 100, (1..<10).contains(line[start + 1].ordinal) {
      return (Int(tens) + Int(line[start + 1].ordinal), start + 2)
    }
    return nil
  }
}
