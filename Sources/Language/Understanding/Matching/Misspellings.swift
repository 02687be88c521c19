internal import Automata
internal import English

/// Words of a sentence that could be command words with a typing error.
struct Misspellings {
  /// The words that each misspelt word could stand for, by its index in the sentence.
  private(set) var words: [Int: [Int32]] = [:]

  /// The words of terms and places that misspelt ones stand for.
  private(set) var terms: [Int: Word] = [:]

  /// Figures between words that may be words, whatever else is spelt well: “a ride 2 the park”.
  init(figuresOf line: Line, _ phrases: Automaton) {
    for index in 1..<max(line.count - 1, 1) where line.isDigits(index) {
      guard line.marks(index) == .space, line.marks(index + 1) == .space, !line.isQuantity(index),
        !line.isDigits(index + 1), let word = Self.figures[line.sentence.tokens[index].word]
      else { continue }
      words[index] = [phrases.words.number(of: word)].filter { $0 >= 0 }
    }
  }

  /// A longer line is a text, and nobody's command.
  private static let longestLine = 40

  /// Looks at words that nothing knows: no phrase, no recognizer, no name; and at figures that may
  /// be words: “a ride 2 the park”.
  ///
  /// What is written with a capital inside a sentence is taken for a name, what stands in
  /// quotation marks for a text.
  init(_ search: Search) {
    let line = search.line
    guard line.count <= Self.longestLine else { return }
    let known = search.recognizers.names
    for index in 1..<max(line.count, 1) where line.isDigits(index) {
      guard let word = Self.figures[line.sentence.tokens[index].word] else { continue }
      words[index] = [search.phrases.words.number(of: word)].filter { $0 >= 0 }
    }
    for index in 0..<line.count where known.kinds(at: index).rawValue == 0 {
      let token = line.sentence.tokens[index]
      guard search.phrases.words.number(of: token.word) < 0, !Self.isValue(index, line),
        line.nameWord(index).isEmpty, index == 0 || line.isLower(index),
        !line.sentence.quotes.contains(where: { $0.tokens.contains(index) })
      else { continue }
      let letters = line.sentence.bytes[token.range]
      let short = search.phrases.words.number(of: Word(Self.shortened(letters)))
      let like = short >= 0 ? [short] : search.phrases.spellings.words(like: letters)
      if !like.isEmpty { words[index] = like }
      let typed = Sentence.letters(of: line.sentence.text(token.range))
      if typed.count == 1 { terms[index] = search.gazetteer.termSpellings.word(like: typed[0]) }
    }
  }

  private static let figures = Dictionary(
    uniqueKeysWithValues: English.figures.map { (Word($0.key), Word($0.value)) }
  )

  /// A word without the letters at its end that are drawn out: “lmaooo”, “sendd”.
  private static func shortened(_ letters: some BidirectionalCollection<UInt8>) -> [UInt8] {
    guard let last = letters.last else { return [] }
    var short = Array(letters)
    while short.count > 2, short[short.count - 2] == last { short.removeLast() }
    return short
  }

  var isEmpty: Bool { words.isEmpty && terms.isEmpty }

  /// Returns whether a word may be one of grammar with a typing error.
  func isOfGrammar(_ index: Int, _ phrases: Automaton) -> Bool {
    words[index]?.contains { phrases.sorts[Int($0)] & WordSort.function.bit != 0 } == true
  }

  /// Returns whether the recognizers know the word; a unit only behind a number: *cal* is a calorie
  /// there.
  static func isValue(_ index: Int, _ line: Line) -> Bool {
    let sense = line[index]
    if line.isDigits(index) || sense.number >= 0 || sense.ordinal != 0 { return true }
    if sense.month != 0 || sense.weekday != 0 || sense.role != .none || sense.money != nil {
      return true
    }
    let isUnit = sense.time != nil || sense.distance != nil || sense.energy != nil
    return isUnit && (line.isDigits(index - 1) || line[index - 1].number >= 0)
  }
}
