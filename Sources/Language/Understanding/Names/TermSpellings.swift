internal import Automata
internal import English

/// The words of terms and places by their letters, to know them again with a typing error: *wlak*,
/// *moble*.
///
/// It is made for the first sentence with a word that nothing knows.
struct TermSpellings: Sendable {
  private struct Entry {
    var letters: [UInt8]
    var word: Word
  }

  /// By their first letters, which are nearly always right.
  private var entries: [UInt8: [Entry]] = [:]

  private var known: Set<Word> = []

  /// Shorter words are too much like others.
  private static let shortest = 4

  /// In words no longer than this another letter makes another word: *grass* is no *grabs*.
  private static let short = 5

  /// From so many letters on, two errors are allowed.
  private static let long = 8

  /// Words that sound alike may differ in so many letters.
  private static let mostErrors = 2

  init(_ wordings: [String]) { add(wordings) }

  /// The words of the terms of phrases and of values.
  init(of phrases: Automaton) {
    self.init(phrases.terms.map(\.wording) + English.valueWords)
  }

  /// The words of the phrases that the program was built with, which every gazetteer has.
  static let ofProgram = TermSpellings(of: .phrases)

  /// Adds the words of some wordings.
  mutating func add(_ wordings: [String]) {
    for letters in wordings.lazy.flatMap(Sentence.letters(of:)) where letters.count >= Self.shortest
    {
      let word = Word(letters)
      guard known.insert(word).inserted else { continue }
      entries[letters[0], default: []].append(Entry(letters: letters, word: word))
    }
  }

  /// Returns the word that letters are a misspelling of; `nil` if there is none, or more than one.
  func word(like typed: [UInt8]) -> Word? {
    guard typed.count + 1 >= Self.shortest, let first = typed.first else { return nil }
    var best: (word: Word, distance: Int)?
    var isOnly = true
    for entry in entries[first] ?? [] {
      guard let distance = distance(typed, entry) else { continue }
      if let known = best, known.distance <= distance {
        if known.distance == distance { isOnly = false }
      } else {
        (best, isOnly) = ((entry.word, distance), true)
      }
    }
    if best == nil { return word(soundingLike: typed) }
    return isOnly ? best?.word : nil
  }

  /// The one word that sounds as letters do, and differs in few of them: *ryde*, *doler*.
  private func word(soundingLike typed: [UInt8]) -> Word? {
    guard typed.count >= Self.shortest, let first = typed.first else { return nil }
    let sound = Sound(typed)
    let alike = (entries[first] ?? []).filter { entry in
      Sound(entry.letters) == sound
        && Understanding.distance(typed, entry.letters, atMost: Self.mostErrors) != nil
    }
    return alike.count == 1 ? alike[0].word : nil
  }

  private func distance(_ typed: [UInt8], _ entry: Entry) -> Int? {
    let limit = entry.letters.count >= Self.long ? 2 : 1
    let isShort = entry.letters.count <= Self.short && typed.count == entry.letters.count
    if isShort, typed.sorted() != entry.letters.sorted() { return nil }
    return Understanding.distance(typed, entry.letters, atMost: limit)
  }
}
