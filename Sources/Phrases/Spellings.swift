/// The words of templates by their letters, to know them again with a typing error.
package struct Spellings: Sendable {
  /// A word of the templates.
  package struct Entry: Sendable, Hashable {
    /// Its number in the automaton.
    package var word: Int32
    package var letters: String
  }

  package let entries: [Entry]
  private let letters: [[UInt8]]

  /// The letters of each word as bits: what two words differ in is seen without comparing them.
  private let masks: [UInt32]

  /// Shorter words are too much like others.
  private static let shortest = 4

  /// From so many letters on, two errors are allowed.
  private static let long = 8

  init(_ entries: [Entry]) {
    self.entries = entries
    letters = entries.map { Array($0.letters.utf8) }
    masks = letters.map { Self.mask($0[...]) }
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
    self.init(
      spellings.map { Entry(word: $0.key, letters: $0.value) }.sorted { $0.word < $1.word }
    )
  }

  private static func mask(_ letters: ArraySlice<UInt8>) -> UInt32 {
    letters.reduce(0) { $0 | 1 << UInt32($1 & 31) }
  }
}

// MARK: - Looking up

extension Spellings {
  /// The numbers of the words that letters could be a misspelling of.
  ///
  /// The first letter has to be right, as it nearly always is. In words of four letters one may
  /// be missing, doubled or out of order, but not another one: *tall* is no *call*.
  package func words(like typed: ArraySlice<UInt8>) -> [Int32] {
    guard typed.count + 1 >= Self.shortest, let first = typed.first else { return [] }
    let letters = typed.map { $0 | 0x20 }
    let mask = Self.mask(letters[...])
    var found: [Int32] = []
    for index in masks.indices where (masks[index] ^ mask).nonzeroBitCount <= 4 {
      let word = self.letters[index]
      guard word[0] == first | 0x20 else { continue }
      let limit = word.count >= Self.long ? 2 : 1
      guard abs(word.count - letters.count) <= limit,
        Self.distance(letters, word, limit) <= limit
      else { continue }
      found.append(entries[index].word)
    }
    return found
  }

  /// How many letters are missing, too many, wrong, or have changed places with the next one
  /// (Damerau, 1964); above the limit, some number above it.
  private static func distance(_ typed: [UInt8], _ word: [UInt8], _ limit: Int) -> Int {
    let substitution = word.count > shortest ? 1 : limit + 1
    var before: [Int] = []
    var last = Array(0...word.count)
    for row in 1...typed.count {
      var current = [row]
      for column in 1...word.count {
        let isSame = typed[row - 1] == word[column - 1]
        var cost = min(last[column] + 1, current[column - 1] + 1)
        cost = min(cost, last[column - 1] + (isSame ? 0 : substitution))
        let isSwapped =
          row > 1 && column > 1 && typed[row - 1] == word[column - 2]
          && typed[row - 2] == word[column - 1]
        if isSwapped { cost = min(cost, before[column - 2] + 1) }
        current.append(cost)
      }
      before = last
      last = current
    }
    return last[word.count]
  }
}
