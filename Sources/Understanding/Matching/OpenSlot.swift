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

  /// The cost of beginning at a word; `nil` if the slot cannot begin there.
  func begin(words: [Int32], _ line: Line, _ automaton: Automaton, at index: Int) -> Int32? {
    if kinds.contains(.text) { return Costs.text + Costs.textWord }
    let sorts = sorts(words[index], automaton)
    if kinds.contains(.person) {
      guard sorts & WordSort.function.bit == 0, !line.isDigits(index) else { return nil }
      return Costs.stranger + common(sorts, line, index)
    }
    guard sorts & WordSort.function.bit == 0 || sorts & WordSort.link.bit != 0 else { return nil }
    return Costs.unknownPlace + (sorts & WordSort.link.bit != 0 ? Costs.placeLink : 0)
      + common(sorts, line, index) / 3
  }

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
    return Costs.strangerWord + common(sorts, line, index)
  }

  private func extendPlace(_ sorts: Int32, _ line: Line, from: Int, at index: Int) -> Int32? {
    guard index - from < Self.longestPlace else { return nil }
    if sorts & WordSort.link.bit != 0 { return Costs.placeWord + Costs.placeLink }
    guard sorts & WordSort.function.bit == 0 else { return nil }
    return Costs.placeWord
  }

  private func sorts(_ word: Int32, _ automaton: Automaton) -> Int32 {
    word >= 0 ? automaton.sorts[Int(word)] : 0
  }

  private func common(_ sorts: Int32, _ line: Line, _ index: Int) -> Int32 {
    guard sorts & WordSort.common.bit != 0 else { return 0 }
    return line.sentence.tokens[index].shape == .lower ? Costs.commonWord : 0
  }
}
