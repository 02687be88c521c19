/// The words of templates by their letters, to know them again with a typing error.
package struct Spellings: Sendable {
  /// The numbers of the words in the automaton, by their first letters; those that share one in
  /// rising order.
  private let words: Table<Int32>

  /// The letters of all words, and where each one's begin.
  private let letters: Table<UInt8>
  private let starts: Table<Int32>

  /// The letters of each word as bits: what two words differ in is seen without comparing them.
  private let masks: Table<UInt32>

  /// For each first letter where its words begin.
  private let initials: Table<Int32>

  /// Shorter words are too much like others.
  package static let shortest = 3

  /// Words so short may have letters doubled or out of order, and no other error.
  private static let short = 3

  /// In words no longer than this another letter makes another word.
  private static let fourLetters = 4

  /// From so many letters on, two errors are allowed.
  private static let long = 8

  private static func mask(_ letters: some Sequence<UInt8>) -> UInt32 {
    letters.reduce(0) { $0 | 1 << UInt32($1 & 31) }
  }

  /// The place of a letter in the alphabet.
  private static func initial(_ letter: UInt8) -> Int { Int(letter & 31) - 1 }
}

// MARK: - Looking up

extension Spellings {
  /// The numbers of the words that letters could be a misspelling of.
  ///
  /// The first letter has to be right, as it nearly always is. In words of four letters one may
  /// be missing, doubled or out of order, but not another one: *tall* is no *call*. In those of
  /// three none may be missing either: *pya* is *pay*, but *to* is no *top*.
  package func words(like typed: ArraySlice<UInt8>) -> [Int32] {
    guard typed.count + 1 >= Self.shortest, let first = typed.first, Scanner.isLetter(first) else {
      return []
    }
    let typedLetters = typed.map { $0 | 0x20 }
    let mask = Self.mask(typedLetters)
    let initial = Self.initial(first)
    var found: [Int32] = []
    for index in Int(initials[initial])..<Int(initials[initial + 1])
    where (masks[index] ^ mask).nonzeroBitCount <= 4 {
      let word = self.letters(of: index)
      let limit = word.count >= Self.long ? 2 : 1
      guard abs(word.count - typedLetters.count) <= limit,
        word.count > Self.short || Self.hasOnly(typedLetters, lettersOf: word),
        Self.distance(typedLetters, word) <= limit
      else { continue }
      found.append(words[index])
    }
    return found
  }

  private func letters(of index: Int) -> UnsafeBufferPointer<UInt8> {
    let range = Int(starts[index])..<Int(starts[index + 1])
    return UnsafeBufferPointer(start: letters.start + range.lowerBound, count: range.count)
  }

  /// Returns `true` if the same set of letters is typed, in any order, and none is missing.
  private static func hasOnly(
    _ typed: [UInt8],
    lettersOf word: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    typed.count >= word.count && mask(typed) == mask(word)
  }

  /// Returns the edit distance (Damerau, 1964); swapped neighbours count once, and in short words a
  /// wrong letter three times.
  private static func distance(_ typed: [UInt8], _ word: UnsafeBufferPointer<UInt8>) -> Int {
    let substitution: UInt8 = word.count > fourLetters ? 1 : 3
    let width = word.count + 1
    // Of the table that has a row for each letter typed only the last three rows are kept.
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 3 * width) { cells in
      for column in 0..<width { cells[column] = UInt8(clamping: column) }
      for row in 1...typed.count {
        let (current, last, before) =
          (row % 3 * width, (row + 2) % 3 * width, (row + 1) % 3 * width)
        cells[current] = UInt8(clamping: row)
        let letter = typed[row - 1]
        for column in 1..<width {
          let other = word[column - 1]
          var cost = min(cells[last + column], cells[current + column - 1]) &+ 1
          cost = min(cost, cells[last + column - 1] &+ (letter == other ? 0 : substitution))
          if row > 1, column > 1, letter == word[column - 2],
            typed[row - 2] == other
          {
            cost = min(cost, cells[before + column - 2] &+ 1)
          }
          cells[current + column] = cost
        }
      }
      return Int(cells[typed.count % 3 * width + width - 1])
    }
  }
}

// MARK: - In an image

extension Spellings {
  init(_ reader: inout ImageReader) {
    words = reader.table()
    letters = reader.table()
    starts = reader.table()
    masks = reader.table()
    initials = reader.table()
  }

  /// Writes the letters of the words that can be misspelt, by their numbers.
  package static func write(_ letters: [Int32: [UInt8]], to writer: inout ImageWriter) {
    let entries = letters.sorted { ($0.value[0], $0.key) < ($1.value[0], $1.key) }
    writer.write(entries.map(\.key))
    writer.write(entries.flatMap(\.value))
    writer.write(ends(of: entries.map(\.value.count)))
    writer.write(entries.map { mask($0.value) })
    var counts = [Int](repeating: 0, count: 26)
    for entry in entries { counts[initial(entry.value[0])] += 1 }
    writer.write(ends(of: counts))
  }

  /// Returns the start offsets of stretches with these lengths, then the end of the last.
  private static func ends(of counts: [Int]) -> [Int32] {
    counts.reduce(into: [0]) { $0.append($0[$0.count - 1] + Int32($1)) }
  }
}
