internal import Phrases

/// Which words an open slot may hold, and what they cost.
struct OpenSlot {
  private let kinds: SlotKinds

  init(_ kinds: SlotKinds) {
    self.kinds = kinds
  }

  /// A stranger's name has at most this many words, a place's this many.
  private static let longestName = 4
  private static let longestPlace = 9
  private static let longestTitle = 6

  /// The cost of beginning at a word; `nil` if the slot cannot begin there.
  func begin(words: [Int32], _ line: Line, _ automaton: Automaton, at index: Int) -> Int32? {
    if kinds.contains(.text) { return Costs.text + Costs.textWord }
    let sorts = sorts(words[index], automaton)
    if kinds.contains(.title) {
      let isArticle = Self.articles.contains(line.sentence.tokens[index].word)
      guard isArticle || sorts & WordSort.function.bit == 0 else { return nil }
      return Costs.text + Costs.textWord
    }
    if kinds.contains(.person) {
      if isOwner(line, index), index + 1 < line.count { return Costs.stranger }
      guard sorts & WordSort.function.bit == 0, !line.isDigits(index) else { return nil }
      return Costs.stranger + common(sorts, line, index)
    }
    if Self.articles.contains(line.sentence.tokens[index].word) { return Costs.unknownPlace }
    guard sorts & WordSort.function.bit == 0 || sorts & WordSort.link.bit != 0 else { return nil }
    return Costs.unknownPlace + (sorts & WordSort.link.bit != 0 ? Costs.placeLink : 0)
      + common(sorts, line, index) / 3
  }

  /// Whether the slot may end before a word: *my* alone is nobody, and *the* is no place.
  func mayEnd(_ line: Line, from: Int, at index: Int) -> Bool {
    kinds.contains(.text) || index > from + 1
      || !Self.articles.contains(line.sentence.tokens[from].word)
  }

  private func isOwner(_ line: Line, _ index: Int) -> Bool {
    Self.possessives.contains(line.sentence.tokens[index].word)
  }

  private static let possessives: Set = [Word("my"), Word("our")]
  private static let articles: Set = [
    Word("the"), Word("a"), Word("an"), Word("my"), Word("our"), Word("his"), Word("her"),
    Word("their"), Word("this"), Word("that"),
  ]

  /// The cost of going on over a word; `nil` if the slot has to end before it.
  func extend(
    words: [Int32],
    _ line: Line,
    _ automaton: Automaton,
    from: Int,
    at index: Int
  ) -> Int32? {
    if kinds.contains(.text) { return Costs.textWord }
    let marks = line.marks(index)
    guard marks.isDisjoint(with: [.sentenceEnd, .colon, .quoteOpen, .quoteClose, .dash]) else {
      return nil
    }
    if kinds.contains(.title) {
      return index - from < Self.longestTitle ? Costs.textWord : nil
    }
    let sorts = sorts(words[index], automaton)
    return kinds.contains(.person)
      ? extendName(sorts, marks, line, from: from, at: index)
      : extendPlace(sorts, line, from: from, at: index)
  }

  private func extendName(
    _ sorts: Int32,
    _ marks: Marks,
    _ line: Line,
    from: Int,
    at index: Int
  ) -> Int32? {
    guard index - from < Self.longestName, sorts & WordSort.function.bit == 0,
      !marks.contains(.comma), !line.isDigits(index)
    else { return nil }
    guard line.sentence.tokens[index].shape == .lower else { return Costs.strangerCapital }
    let first = index == from + 1 && isOwner(line, from)
    return (first ? 0 : Costs.strangerWord) + common(sorts, line, index) / 5
  }

  private func extendPlace(_ sorts: Int32, _ line: Line, from: Int, at index: Int) -> Int32? {
    guard index - from < Self.longestPlace else { return nil }
    if sorts & WordSort.link.bit != 0 { return Costs.placeWord + Costs.placeLink }
    guard sorts & WordSort.function.bit == 0 else { return nil }
    return Costs.placeWord
  }

  /// *my dentist*, *the office*: an everyday word that is somebody to the user.
  private func isOwned(_ index: Int, _ line: Line) -> Bool {
    index > 0 && Self.owners.contains(line.sentence.tokens[index - 1].word)
  }

  private static let owners: Set = [Word("my"), Word("the"), Word("our")]

  private func sorts(_ word: Int32, _ automaton: Automaton) -> Int32 {
    word >= 0 ? automaton.sorts[Int(word)] : 0
  }

  private func common(_ sorts: Int32, _ line: Line, _ index: Int) -> Int32 {
    guard sorts & WordSort.common.bit != 0, line.sentence.tokens[index].shape == .lower else {
      return 0
    }
    return isOwned(index, line) ? Costs.commonWord / 5 : Costs.commonWord
  }
}
