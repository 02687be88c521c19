internal import English

/// Words that stand for several: *I'm*, *can't*, *gonna*, and the same without an apostrophe.
package enum Contractions {
  package static let not = Word(English.not)
  static let and = Word(English.and)
  static let at = Word(English.at)
  static let arrow = Word(English.arrow)
  static let number = Word(English.number)
  static let possessive = Word("'s")

  static let titles = Set(Word.list(English.abbreviatedTitles))
  static let saints = Set(Word.list(English.saints))
  static let placeLeads = Set(Word.list(English.placeLeads))
  static let streets = Set(Word.list(English.streets))

  /// Verbs that change before *n't*, by the letters before the apostrophe.
  static let negated = table(English.negated)

  /// Returns the word that the letters after an apostrophe stand for, if they are a word of their own.
  static func suffix(_ letters: [UInt8]) -> Word? { suffixes[Word(letters)] }

  private static let suffixes = table(English.suffixes)

  private static func table(_ words: KeyValuePairs<String, String>) -> [Word: Word] {
    Dictionary(uniqueKeysWithValues: words.map { (Word($0), Word($1)) })
  }

  /// Returns `true` if letters form a word of their own before digits: *usd50*, *jan5*.
  static func endsBeforeDigits(_ letters: [UInt8]) -> Bool {
    letters.count == 3 && unitsBeforeDigits.contains(Word(letters))
  }

  private static let unitsBeforeDigits = Set(Word.list(English.unitsBeforeDigits))

  /// Returns the words that a contraction without an apostrophe stands for.
  static func whole(_ word: Word, length: Int) -> [Word]? {
    guard length <= 9 else { return nil }
    let number = joined.numbers.number(of: word)
    return number < 0 ? nil : joined.parts[Int(number)]
  }

  /// Words written together, by number, and what they stand for.
  private static let joined: (numbers: WordTable, parts: [[Word]]) = {
    let sorted = English.joined.sorted { $0.key < $1.key }
    return (
      WordTable(hashes: sorted.map { Word($0.key).hash }),
      sorted.map { Word.list($0.value) }
    )
  }()
}
