internal import Automata
internal import English

// MARK: - Figures

// What is written as one figure is read as one, or not at all: of *20-30*, *1/2*, *-5* or *20%* no
// part is a value, since nobody meant it.

extension Line {
  /// Returns whether a number is below zero: *-5*, *-$5*, *$-5*, *minus five*.
  ///
  /// The hyphen of a range is none of these, even where blanks stand askew: *6 -7 pm*.
  func isNegative(_ index: Int) -> Bool {
    guard index < count, index >= 0 else { return false }
    if index > 0, Self.minus.contains(sentence.tokens[index - 1].word) { return true }
    guard marks(index).hasAny(of: .dashes) else { return false }
    guard index == 0 || marks(index).contains(.space) && !isOfTime(index - 1) else { return false }
    let start = Int(sentence.tokens[index].start)
    let gap = sentence.bytes[(index > 0 ? Int(sentence.tokens[index - 1].end) : 0)..<start]
    guard let blank = gap.lastIndex(where: { $0 <= 0x20 }) else { return index == 0 }
    return gap[(blank + 1)...].contains { $0 == UInt8(ascii: "-") || $0 == Self.dashLead }
  }

  private static let minus = Words(English.minus)

  /// The first byte of the dashes beyond ASCII.
  private static let dashLead: UInt8 = 0xE2

  private func isOfTime(_ index: Int) -> Bool {
    let sense = self[index]
    return isDigits(index) || sense.number >= 0 || sense.month > 0 || sense.weekday > 0
      || [.morningMark, .afternoonMark, .noon, .midnight].contains(sense.role)
  }

  /// Returns whether some words are a figure by themselves, and no part of a greater one.
  func isFigure(_ words: Range<Int>) -> Bool {
    !isTied(words.lowerBound) && !isTied(words.upperBound)
      && !isSpokenOn(words.lowerBound) && !isSpokenOn(words.upperBound)
      && !isPercentage(words.upperBound) && !hasStrangeSign(words)
  }

  /// Returns whether digits stand on both sides of the mark before a word: *20-30*, *1/2*, *1'000*.
  func isTied(_ index: Int) -> Bool {
    guard isDigits(index), isDigits(index - 1) else { return false }
    let marks = marks(index)
    return !marks.contains(.space) || marks.hasAny(of: .dashes) || marks.contains(.slash)
  }

  /// Returns whether a number in words goes on with another that belongs to it: *twelve fifty*,
  /// *one-fifty*.
  func isSpokenOn(_ index: Int) -> Bool {
    guard index > 0, !isDigits(index), !isDigits(index - 1),
      [.space, .hyphen].contains(marks(index))
    else { return false }
    return (1..<100).contains(self[index - 1].number) && (10..<100).contains(self[index].number)
  }

  /// Returns whether what is before a word is a share: *20%*, *20 percent*.
  private func isPercentage(_ end: Int) -> Bool {
    if end < count, Self.percents.contains(sentence.tokens[end].word) { return true }
    guard marks(end).contains(.other), end > 0 else { return false }
    let start = Int(sentence.tokens[end - 1].end)
    return sentence.bytes[start...].first { $0 > 0x20 } == UInt8(ascii: "%")
  }

  private static let percents = Words(English.percents)

  /// Returns whether a sign that no recognizer knows stands directly before or after: *₿5*, *5₿*.
  private func hasStrangeSign(_ words: Range<Int>) -> Bool {
    let range = sentence.range(ofWords: words)
    let (before, after) = (range.lowerBound - 1, range.upperBound)
    return marks(words.lowerBound).contains(.other) && before >= 0 && sentence.bytes[before] >= 0x80
      && MoneySign.before(words.lowerBound, in: self) == nil
      || marks(words.upperBound).contains(.other) && after < sentence.bytes.count
        && sentence.bytes[after] >= 0x80 && MoneySign.after(words.upperBound - 1, in: self) == nil
  }

  /// Returns whether digits count time or people, tell an hour, or are below zero: *5 minutes*,
  /// *3-4 people*, *4 pm*, *-3*.
  func isQuantity(_ index: Int) -> Bool {
    guard isDigits(index) else { return false }
    if isNegative(index) || isHour(index) { return true }
    let unit = isTied(index + 1) ? index + 2 : index + 1
    guard unit < count, !isJoined(unit) else { return false }
    return self[unit].time != nil || namesPeople(unit)
  }

  /// *4 pm*, and not *13 pm*.
  private func isHour(_ index: Int) -> Bool {
    guard let hour = digits(index), (1...12).contains(hour) else { return false }
    return has(.morningMark, at: index + 1) || has(.afternoonMark, at: index + 1)
  }

  /// Returns whether a word names those whom a number before it counts: *3 people*, *two of us*.
  func namesPeople(_ index: Int) -> Bool {
    guard index < count else { return false }
    if has(.of, at: index), index + 1 < count {
      return Self.themselves.contains(sentence.tokens[index + 1].word)
    }
    return Self.people.contains(sentence.tokens[index].word)
  }

  /// Returns whether the words before a number say whom it counts: *we are three*, *us two*,
  /// *passengers: 4*.
  func countsThose(before index: Int) -> Bool {
    guard index > 0 else { return false }
    let word = sentence.tokens[index - 1].word
    return Self.themselves.contains(word)
      || namesPeople(index - 1) && (index == 1 || !isNumber(index - 2))
      || index > 1 && Self.being.contains(word)
        && Self.ourselves.contains(sentence.tokens[index - 2].word)
  }

  private static let being = Words(English.being)
  private static let ourselves = Words(English.ourselves)
  private static let themselves = Words(English.themselves)
  private static let people = Words(English.people)

  /// A mark directly behind digits that stands for a unit.
  enum Prime {
    case single, double

    var unit: TimeUnit { self == .single ? .minute : .second }
    var length: DistanceUnit { self == .single ? .foot : .inch }
  }

  /// The mark behind a word: *30'*, *45"*; not one that closes a quotation.
  func prime(after index: Int) -> Prime? {
    guard isDigits(index) else { return nil }
    let (end, bytes) = (Int(sentence.tokens[index].end), sentence.bytes)
    guard end < bytes.count else { return nil }
    let marks = marks(index + 1)
    if bytes[end] == UInt8(ascii: "'"), marks.contains(.apostrophe) { return .single }
    return bytes[end] == UInt8(ascii: "\"") && marks.contains(.quoteOpen) ? .double : nil
  }

  /// Returns the digits behind a decimal comma as a fraction: the *5* of *1,5*, the *50* of
  /// *12,50*.
  func decimals(at index: Int) -> Double? {
    guard isJoined(index, by: .comma), isDigits(index), isWhole(index), width(index) < 3,
      isWhole(index - 1), !isTied(index - 1), !isTied(index + 1), let value = digits(index)
    else { return nil }
    return value / (width(index) == 1 ? 10 : 100)
  }
}
