internal import Automata
internal import English

/// Reads telephone numbers: `+49 30 1234`, `(415) 555-0123`, `five five five oh one two`, `one
/// eight hundred ...`, `555 0123 extension 12`.
///
/// What is dialed is what was said: nothing here completes a number or tells whether it exists.
/// libphonenumber could, but loading Debian's, with ICU and protobuf behind it, takes some 20 ms
/// and 6 MiB before the first number is read: more than everything else until the first answer.
struct PhoneRecognizer {
  let line: Line

  /// Fewer digits than this are no telephone number, and fewer than this no number that is said
  /// in pairs or with a pause: *five fifty-five*.
  private static let shortest = 3
  private static let shortestInPairs = 7

  /// E.164 allows fifteen, and an access code may come before them.
  private static let longest = 20

  /// Returns the end of the phone number that begins at a word; `nil` if none does.
  func end(ofNumberAt start: Int) -> Int? {
    read(at: start) { _ in }
  }

  /// The digits of the number that begins at a word, after a plus sign if there is one; an
  /// extension as RFC 3966 writes it: `5550123;ext=12`.
  func digits(ofNumberAt start: Int) -> String {
    let hasPlus = line.marks(start).contains(.plus) || line.has(.plus, at: start)
    var digits: [UInt8] = hasPlus ? [UInt8(ascii: "+")] : []
    _ = read(at: start) { digits.append($0) }
    return String(decoding: digits, as: UTF8.self)
  }

  /// Reads a number, digit by digit; where it ends, or `nil` if it has too few of them.
  private func read(at start: Int, _ digit: (UInt8) -> Void) -> Int? {
    var state = State()
    var index = line.has(.plus, at: start) ? start + 1 : start
    while index < line.count, state.count < Self.longest,
      index == start || continues(index, &state), let end = group(at: index, &state, digit)
    {
      index = end
    }
    let isCertain = !state.hasPairs && !state.hasPause
    let isLong = state.count >= (isCertain ? Self.shortest : Self.shortestInPairs)
    return isLong ? readExtension(at: index, digit) : nil
  }

  private struct State {
    var count = 0

    /// Indicates whether a word stood for several digits: *fifty-five*, *hundred*.
    var hasPairs = false

    /// Indicates whether a comma stood between two digits: *five five five, oh one nine nine*.
    var hasPause = false

    /// Indicates whether the last digit can have zeros behind it: *one eight hundred*.
    var endsInDigit = false
  }

  private func continues(_ index: Int, _ state: inout State) -> Bool {
    guard line.marks(index).hasAny(of: Self.breaks) else { return true }
    guard line.isJoined(index, by: Self.pause), isSpoken(index - 1), isSpoken(index) else {
      return false
    }
    state.hasPause = true
    return true
  }

  private static let pause: Marks = [.comma, .space]

  /// Returns whether a word is a digit, said by itself: *five five five, oh one nine nine*.
  private func isSpoken(_ index: Int) -> Bool { !line.isDigits(index) && spoken(at: index) != nil }

  private static let breaks: Marks = [.comma, .colon, .quoteOpen, .quoteClose, .slash]
}

// MARK: - Groups

extension PhoneRecognizer {
  /// One group of digits, or of digits in words: *oh*, *double five*, *fifty-five*, *hundred*.
  private func group(at index: Int, _ state: inout State, _ digit: (UInt8) -> Void) -> Int? {
    if line.isDigits(index) { return written(at: index, &state, digit) }
    let isRepeated = line.has(.double, at: index) || line.has(.triple, at: index)
    if let spoken = spoken(at: isRepeated ? index + 1 : index) {
      let count = line.has(.double, at: index) ? 2 : line.has(.triple, at: index) ? 3 : 1
      for _ in 0..<count { digit(spoken) }
      state.count += count
      state.endsInDigit = spoken != UInt8(ascii: "0")
      return isRepeated ? index + 2 : index + 1
    }
    return isRepeated ? nil : pair(at: index, &state, digit)
  }

  private func written(at index: Int, _ state: inout State, _ digit: (UInt8) -> Void) -> Int? {
    guard line.isWhole(index) || line.width(index) > 5 else { return nil }
    for byte in line.sentence.bytes[line.sentence.tokens[index].range] where byte &- 0x30 < 10 {
      digit(byte)
      state.count += 1
      state.endsInDigit = byte != UInt8(ascii: "0")
    }
    return index + 1
  }

  private func spoken(at index: Int) -> UInt8? {
    guard index < line.count else { return nil }
    if !line.isDigits(index), (0..<10).contains(line[index].number) {
      return UInt8(ascii: "0") + UInt8(line[index].number)
    }
    return line.sentence.tokens[index].word == Self.oh ? UInt8(ascii: "0") : nil
  }

  private static let oh = Word("oh")

  /// *twelve*, *fifty-five*; *hundred* and *thousand* behind a digit are its zeros.
  private func pair(at index: Int, _ state: inout State, _ digit: (UInt8) -> Void) -> Int? {
    let value = line[index].number
    var end = index + 1
    switch value {
    case 10..<100:
      let ones = line.isDigits(end) ? 0 : line[end].number
      let hasOnes = value >= 20 && (1..<10).contains(ones)
      digit(UInt8(ascii: "0") + UInt8(value / 10))
      digit(UInt8(ascii: "0") + UInt8(hasOnes ? ones : value % 10))
      end += hasOnes ? 1 : 0
      state.count += 2
    case 100, 1000:
      guard state.endsInDigit else { return nil }
      let zeros = value == 100 ? 2 : 3
      for _ in 0..<zeros { digit(UInt8(ascii: "0")) }
      state.count += zeros
    default: return nil
    }
    (state.hasPairs, state.endsInDigit) = (true, false)
    return end
  }

  private static let extensions = Words(English.extensions)
  private static let longestExtension = 8

  /// *extension 12*.
  private func readExtension(at end: Int, _ digit: (UInt8) -> Void) -> Int {
    guard end < line.count, Self.extensions.contains(line.sentence.tokens[end].word),
      line.isDigits(end + 1) || spoken(at: end + 1) != nil
    else { return end }
    for byte in ";ext=".utf8 { digit(byte) }
    var state = State()
    var index = end + 1
    while index < line.count, state.count < Self.longestExtension,
      let next = group(at: index, &state, digit)
    {
      index = next
    }
    return index
  }
}
