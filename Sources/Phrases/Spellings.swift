/// The words of templates by their letters, to know them again with a typing error.
package struct Spellings: Sendable {
  /// A word of the templates.
  package struct Entry: Sendable, Hashable {
    /// Its number in the automaton.
    package var word: Int32
    package var letters: String
  }

  /// By their first letters, those that share one in the order of their numbers.
  package let entries: [Entry]

  /// The letters of all entries, and where each one's begin.
  private var letters: [UInt8] = []
  private var starts: [Int] = [0]

  /// The letters of each word as bits: what two words differ in is seen without comparing them.
  private var masks: [UInt32] = []

  /// For each first letter where its entries begin.
  private let initials: [Int]

  /// Shorter words are too much like others.
  private static let shortest = 4

  /// From so many letters on, two errors are allowed.
  private static let long = 8

  /// - Parameter entries: In the order of their first letters.
  init(_ entries: [Entry]) {
    self.entries = entries
    var counts = [Int](repeating: 0, count: 27)
    for entry in entries {
      let own = Array(entry.letters.utf8)
      letters += own
      starts.append(letters.count)
      masks.append(Self.mask(own[...]))
      counts[Self.initial(own[0]) + 1] += 1
    }
    initials = counts.reduce(into: []) { $0.append(($0.last ?? 0) + $1) }
  }

  /// The words of all templates and rules that are long enough, plain letters only.
  init(_ network: Network, _ grammar: Grammar) {
    let templates =
      grammar.files.flatMap(\.intents).flatMap(\.templates)
      + grammar.files.flatMap(\.rules).flatMap(\.alternatives)
    var spellings: [Int32: String] = [:]
    for template in templates {
      let sentence = Sentence(template.source)
      for token in sentence.tokens where token.range.count >= Self.shortest {
        let text = sentence.text(token.range)
        guard text.utf8.allSatisfy({ Scanner.isLetter($0) }),
          let number = network.words[token.word], Word(text.lowercased()) == token.word
        else { continue }
        spellings[Int32(number)] = text.lowercased()
      }
    }
    let entries = spellings.map { Entry(word: $0.key, letters: $0.value) }
    self.init(
      entries.sorted {
        ($0.letters.utf8.first ?? 0, $0.word) < ($1.letters.utf8.first ?? 0, $1.word)
      }
    )
  }

  private static func mask(_ letters: ArraySlice<UInt8>) -> UInt32 {
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
  /// be missing, doubled or out of order, but not another one: *tall* is no *call*.
  package func words(like typed: ArraySlice<UInt8>) -> [Int32] {
    guard typed.count + 1 >= Self.shortest, let first = typed.first, Scanner.isLetter(first) else {
      return []
    }
    let typedLetters = typed.map { $0 | 0x20 }
    let mask = Self.mask(typedLetters[...])
    let initial = Self.initial(first)
    var found: [Int32] = []
    for index in initials[initial]..<initials[initial + 1]
    where (masks[index] ^ mask).nonzeroBitCount <= 4 {
      let word = letters[starts[index]..<starts[index + 1]]
      let limit = word.count >= Self.long ? 2 : 1
      guard abs(word.count - typedLetters.count) <= limit,
        Self.distance(typedLetters[...], word) <= limit
      else { continue }
      found.append(entries[index].word)
    }
    return found
  }

  /// How many letters are missing, too many, wrong, or have changed places with the next one
  /// (Damerau, 1964).
  private static func distance(_ typed: ArraySlice<UInt8>, _ word: ArraySlice<UInt8>) -> Int {
    let substitution: UInt8 = word.count > shortest ? 1 : 3
    let width = word.count + 1
    // Of the table that has a row for each letter typed only the last three rows are kept.
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 3 * width) { cells in
      for column in 0..<width { cells[column] = UInt8(clamping: column) }
      for row in 1...typed.count {
        let (current, last, before) =
          (row % 3 * width, (row + 2) % 3 * width, (row + 1) % 3 * width)
        cells[current] = UInt8(clamping: row)
        let letter = typed[typed.startIndex + row - 1]
        for column in 1..<width {
          let other = word[word.startIndex + column - 1]
          var cost = min(cells[last + column], cells[current + column - 1]) &+ 1
          cost = min(cost, cells[last + column - 1] &+ (letter == other ? 0 : substitution))
          if row > 1, column > 1, letter == word[word.startIndex + column - 2],
            typed[typed.startIndex + row - 2] == other
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
