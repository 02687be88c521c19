/// Cuts a line into words and marks, in one pass over its bytes.
package struct Scanner {
  let bytes: [UInt8]
  var index = 0
  var marks: Marks = []
  var tokens: [Sentence.Token] = []
  var quotes: [Sentence.Quote] = []

  /// The quotation that is open: its closing mark, and where it began.
  private var openQuote: (closing: QuoteMark, byte: Int, token: Int)?

  /// True once a search has found no closing single quote.
  private var hasNoClosing = false
  private var letters: [UInt8] = []

  init(bytes: [UInt8]) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 4 + 2)
    letters.reserveCapacity(16)
  }

  private enum QuoteMark { case single, double }

  mutating func run() {
    while index < bytes.count {
      let byte = bytes[index]
      if byte >= 0x80 {
        scanWide()
      } else if Self.isLetter(byte) {
        scanWord()
      } else if Self.isDigit(byte) {
        if !scanSpelling() { scanNumber() }
      } else {
        scanMark(byte)
      }
    }
    closeQuote(at: bytes.count)
  }
}

// MARK: - Words

extension Scanner {
  mutating func scanWord() {
    let start = index
    letters.removeAll(keepingCapacity: true)
    while index < bytes.count {
      let byte = bytes[index]
      if byte < 0x80 {
        if Self.isLetter(byte) {
          letters.append(byte | 0x20)
        } else if Self.isDigit(byte) {
          if Contractions.endsBeforeDigits(letters) || isUnit(from: start) { break }
          letters.append(byte)
        } else if byte == UInt8(ascii: "'") {
          if endsAtApostrophe(width: 1, from: start) { return }
          continue
        } else if byte == UInt8(ascii: "."), skipsPeriod() {
        } else {
          break
        }
        index += 1
      } else if index > start, let (scalar, width) = scalar(at: index),
        Sentence.apostrophes.contains(scalar)
      {
        if endsAtApostrophe(width: width, from: start) { return }
      } else if let (scalar, width) = scalar(at: index), Kind(scalar) == .letter {
        if !repeatsPicture(scalar) { Folding.append(scalar, to: &letters) }
        index += width
      } else {
        break
      }
    }
    emitWord(from: start)
  }

  /// Returns `true` if the letters so far end in the same picture: *👍👍* is one.
  private func repeatsPicture(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isEmojiPresentation
      && letters.suffix(scalar.utf8.count).elementsEqual(scalar.utf8)
  }

  /// Returns `true` if the only letter so far follows a digit, as in *1h30*.
  private func isUnit(from start: Int) -> Bool {
    letters.count == 1 && start > 0 && Self.isDigit(bytes[start - 1])
  }

  /// Returns `true` if the word ends at this apostrophe; otherwise skips the apostrophe.
  private mutating func endsAtApostrophe(width: Int, from start: Int) -> Bool {
    let after = index + width
    let suffix = suffix(from: after)
    guard after < bytes.count, Self.isLetter(bytes[after]) || bytes[after] >= 0xC3 else {
      emitWord(from: start)
      emitPossessiveAfterS(width: width)
      return true
    }
    if suffix == [0x74], letters.last == 0x6E {
      emitNegation(from: start, end: after + 1)
      return true
    }
    guard let expansion = Contractions.suffix(suffix) else {
      index = after
      return false
    }
    emitWord(from: start)
    emit(expansion, from: index, to: after + suffix.count, shape: .other)
    index = after + suffix.count
    return true
  }

  /// The letters from an index to the end of the word, folded; at most three.
  private func suffix(from start: Int) -> [UInt8] {
    var end = start
    while end < bytes.count, end < start + 3, Self.isLetter(bytes[end]) { end += 1 }
    return bytes[start..<end].map { $0 | 0x20 }
  }

  /// *isn't* as *is* and *not*, *can't* and *won't* as *can not* and *will not*.
  private mutating func emitNegation(from start: Int, end: Int) {
    let whole = Word(letters)
    letters.removeLast()
    let middle = index - 1
    let verb = Contractions.negated[whole] ?? Word(letters)
    emit(verb, from: start, to: middle, shape: shape(start, middle))
    emit(Contractions.not, from: middle, to: end, shape: .other)
    index = end
  }

  /// *James' house* as *James's house*, unless the mark closes a quotation.
  private mutating func emitPossessiveAfterS(width: Int) {
    guard openQuote?.closing != .single, letters.last == 0x73 else { return }
    emit(Contractions.possessive, from: index, to: index + width, shape: .other)
    index += width
  }

  /// Returns `true` if this full stop is part of an abbreviation, not a sentence's end: *p.m.*
  private func skipsPeriod() -> Bool {
    let previous = index >= 2 ? bytes[index - 2] : 0x20
    guard !Self.isLetter(previous) else { return false }
    guard index + 1 < bytes.count, Self.isLetter(bytes[index + 1]) else {
      return letters.count > 1 && previous == UInt8(ascii: ".")
    }
    return index + 2 >= bytes.count || !Self.isLetter(bytes[index + 2])
  }

  private mutating func emitWord(from start: Int) {
    let word = isJoiningLetter(at: start) ? Contractions.and : Word(letters)
    guard let parts = Contractions.whole(word, length: letters.count) else {
      emit(word, from: start, to: index, shape: shape(start, index))
      return
    }
    let middle = parts.count > 1 ? index - 1 : index
    emit(parts[0], from: start, to: middle, shape: .lower)
    for part in parts.dropFirst() { emit(part, from: middle, to: index, shape: .lower) }
  }

  /// True for an *n* between two words, an *and*: alone, or as the first, it may be a *no*.
  private func isJoiningLetter(at start: Int) -> Bool {
    letters == [UInt8(ascii: "n")] && bytes[start] == UInt8(ascii: "n") && !tokens.isEmpty
      && bytes[start - 1] == UInt8(ascii: " ") && index + 1 < bytes.count
      && bytes[index] == UInt8(ascii: " ") && Self.isLetter(bytes[index + 1])
  }

  private func shape(_ start: Int, _ end: Int) -> Sentence.Shape {
    guard bytes[start] < 0x80 else { return .other }
    guard bytes[start] < 0x61 else { return .lower }
    return end - start > 1 && bytes[start + 1] < 0x61 && bytes[start + 1] >= 0x41
      ? .upper : .capitalized
  }

  private mutating func emit(_ word: Word, from start: Int, to end: Int, shape: Sentence.Shape) {
    tokens.append(
      .init(start: Int32(start), end: Int32(end), word: word, marks: marks, shape: shape)
    )
    marks = []
  }
}

// MARK: - Numbers

extension Scanner {
  /// Scans a word that is spelled with a figure at its beginning, such as *2day*; `false` where the
  /// figure is a number.
  private mutating func scanSpelling() -> Bool {
    guard !isDigit(at: index + 1) else { return false }
    let rest = bytes[(index + 1)...].prefix { Self.isLetter($0) || Self.isDigit($0) }
    let word = [bytes[index]] + rest.map { $0 | 0x20 }
    guard rest.count > 1, Contractions.whole(Word(word), length: word.count) != nil else {
      return false
    }
    let start = index
    letters = word
    index += word.count
    emitWord(from: start)
    return true
  }

  private mutating func scanNumber() {
    let start = index
    letters.removeAll(keepingCapacity: true)
    while index < bytes.count {
      if Self.isDigit(bytes[index]) {
        letters.append(bytes[index])
        index += 1
      } else if bytes[index] == UInt8(ascii: "."), isDigit(at: index + 1) {
        letters.append(bytes[index])
        index += 1
      } else if bytes[index] == UInt8(ascii: ","), groupOfThree(at: index + 1) {
        index += 1
      } else {
        break
      }
    }
    emit(Word(letters), from: start, to: index, shape: .digits)
  }

  private func isDigit(at index: Int) -> Bool {
    index < bytes.count && Self.isDigit(bytes[index])
  }

  private func groupOfThree(at index: Int) -> Bool {
    isDigit(at: index) && isDigit(at: index + 1) && isDigit(at: index + 2)
      && !isDigit(at: index + 3)
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  package static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }
}

// MARK: - Marks

extension Scanner {
  private mutating func scanMark(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "\""): toggleDouble(width: 1)
    case UInt8(ascii: "'"), UInt8(ascii: "`"): toggleSingle(width: 1)
    case UInt8(ascii: "&"): emitSymbol(Contractions.and)
    case UInt8(ascii: "@") where standsAlone(before: Self.isDigit): emitSymbol(Contractions.at)
    case UInt8(ascii: "+") where standsAlone(): emitSymbol(Contractions.and)
    case UInt8(ascii: "#") where standsAlone(): emitSymbol(Contractions.number)
    case UInt8(ascii: "-") where isArrowShaft, UInt8(ascii: "=") where isArrowShaft:
      emitSymbol(Contractions.arrow, width: 2)
    case UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "<"), UInt8(ascii: "^"):
      if !emitSmiley() { mark(byte) }
    case UInt8(ascii: ".") where followsTitle: index += 1
    default: mark(byte)
    }
  }

  /// True if a full stop here belongs to a title, or to an abbreviation in an address, and does not
  /// end the sentence.
  private var followsTitle: Bool {
    guard let last = tokens.last, Int(last.end) == index else { return false }
    return Contractions.titles.contains(last.word)
      || Contractions.saints.contains(last.word) && beginsName
      || Contractions.streets.contains(last.word) && last.shape != .lower && isWithinSentence
  }

  /// True if the last word begins a name: a saint's, not the end of a street's.
  private var beginsName: Bool {
    guard index + 2 < bytes.count, bytes[index + 1] == 0x20, Self.isLetter(bytes[index + 2]) else {
      return false
    }
    guard let before = tokens.dropLast().last else { return true }
    return before.shape == .lower && Contractions.placeLeads.contains(before.word)
  }

  /// True if the sentence goes on behind the full stop: with a lower-case letter, a digit, “#” or a
  /// comma.
  private var isWithinSentence: Bool {
    let next = bytes[(index + 1)...].prefix(2)
    guard let last = next.last else { return false }
    return next.first == UInt8(ascii: ",")
      || next.first == 0x20 && (Self.isDigit(last) || last == 0x23 || last & 0xE0 == 0x60)
  }

  private mutating func mark(_ byte: UInt8) {
    marks.insert(Self.marks[Int(byte)])
    index += 1
  }

  private static let marks: [Marks] = (UInt8.min..<0x80).map { byte in
    switch byte {
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): [.space, .sentenceEnd]
    case 0...0x20, 0x7F: .space
    case UInt8(ascii: ","): .comma
    case UInt8(ascii: ":"): .colon
    case UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: ";"): .sentenceEnd
    case UInt8(ascii: "-"): .hyphen
    case UInt8(ascii: "/"): .slash
    case UInt8(ascii: "+"): .plus
    case UInt8(ascii: "#"): .hash
    case UInt8(ascii: "("), UInt8(ascii: ")"): .parenthesis
    default: .other
    }
  }

  /// Returns `true` if a sign between blanks is a word: *me + 3 friends*, *work @ 5*, *what's her #*.
  private func standsAlone(before mayFollow: (UInt8) -> Bool = { _ in false }) -> Bool {
    let next = index + 1 < bytes.count ? bytes[index + 1] : 0x20
    return index > 0 && bytes[index - 1] <= 0x20 && !tokens.isEmpty
      && (next <= 0x20 || next == UInt8(ascii: "?") || mayFollow(next))
  }

  /// True if a sign here is the shaft of an arrow between words: *home -> work*.
  private var isArrowShaft: Bool {
    index + 2 < bytes.count && bytes[index + 1] == UInt8(ascii: ">") && !tokens.isEmpty
  }

  mutating func emitSymbol(_ word: Word, width: Int = 1) {
    emit(word, from: index, to: index + width, shape: .other)
    index += width
  }

  /// A run such as `:-)` between blanks is a word of its own: a message may be nothing else; the
  /// letters of `:why` are one without it.
  private mutating func emitSmiley() -> Bool {
    guard index == 0 || bytes[index - 1] <= 0x20 else { return false }
    var end = index
    while end < bytes.count, bytes[end] > 0x20, bytes[end] != UInt8(ascii: "\"") { end += 1 }
    let isWord = (index..<end).dropFirst().contains {
      Self.isLetter(bytes[$0]) && Self.isLetter(bytes[$0 - 1]) && bytes[$0] >= 0x61
    }
    guard (2...4).contains(end - index), !isWord else { return false }
    let word = Word(bytes[index..<end])
    let known = Contractions.whole(word, length: end - index)?.first
    emit(known ?? word, from: index, to: end, shape: .other)
    index = end
    return true
  }
}

// MARK: - Quotation

extension Scanner {
  mutating func toggleDouble(width: Int) {
    if openQuote?.closing == .double {
      closeQuote(at: index)
    } else {
      open(.double, width: width)
    }
    index += width
  }

  mutating func toggleSingle(width: Int) {
    defer { index += width }
    switch openQuote?.closing {
    case .single: closeQuote(at: index)
    case .double: marks.insert(.apostrophe)
    case nil:
      let follows = index + width < bytes.count && bytes[index + width] > 0x20
      if follows, marks.contains(.space) || index == 0, hasClosingSingle(after: index + width) {
        open(.single, width: width)
      } else {
        marks.insert(.apostrophe)
      }
    }
  }

  private mutating func open(_ mark: QuoteMark, width: Int) {
    openQuote = (mark, index + width, tokens.count)
    marks.insert(.quoteOpen)
  }

  private mutating func closeQuote(at byte: Int) {
    guard let quote = openQuote else { return }
    openQuote = nil
    quotes.append(.init(inside: quote.byte..<byte, tokens: quote.token..<tokens.count))
    marks.insert(.quoteClose)
  }

  /// Returns `true` if a closing single quote follows: behind a letter or a mark, and before
  /// neither a letter nor a digit.
  private mutating func hasClosingSingle(after start: Int) -> Bool {
    guard !hasNoClosing else { return false }
    var place = start
    while place < bytes.count {
      let next = place + 1 < bytes.count ? bytes[place + 1] : 0x20
      if isSingle(at: place), !Self.isLetter(next), !Self.isDigit(next), bytes[place - 1] > 0x20 {
        return true
      }
      place += 1
    }
    hasNoClosing = true
    return false
  }

  private func isSingle(at place: Int) -> Bool {
    bytes[place] == UInt8(ascii: "'")
      || (bytes[place] == 0x99 && place >= 2 && bytes[place - 1] == 0x80
        && bytes[place - 2] == 0xE2)
  }
}
