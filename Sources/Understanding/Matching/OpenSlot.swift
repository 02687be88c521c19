internal import Phrases

/// Which words an open slot may hold, and what they cost.
struct OpenSlot {
  let kind: Kind
  let line: Line

  /// What it is that may be any words.
  enum Kind: UInt8, BitwiseCopyable {
    case text, title, person, place

    init(_ kinds: SlotKinds) {
      if kinds.contains(.text) {
        self = .text
      } else if kinds.contains(.title) {
        self = .title
      } else {
        self = kinds.contains(.person) ? .person : .place
      }
    }
  }

  /// A stranger's name has at most this many words, a place's this many.
  private static let longestName = 4
  private static let longestPlace = 9
  private static let longestTitle = 6

  /// The cost of beginning at a word; `nil` if the slot cannot begin there.
  func begin(at index: Int, _ word: Prospect) -> Int32? {
    switch kind {
    case .text: return Costs.text + Costs.textWord
    case .title:
      let mayBegin = !word.has(.function) || line.nameWord(index).contains(.article)
      return mayBegin ? Costs.text + Costs.textWord : nil
    case .person: return beginName(at: index, word)
    case .place: return beginPlace(at: index, word)
    }
  }

  private func beginPlace(at index: Int, _ word: Prospect) -> Int32? {
    if line.nameWord(index).contains(.article) { return Costs.unknownPlace }
    guard !word.has(.function) || word.has(.link), !isQuantity(index) else { return nil }
    return Costs.unknownPlace + (word.has(.link) ? Costs.placeLink : 0) + common(word, index) / 3
  }

  /// Whether a length of time begins here, or a number that nobody can mean: *-3 people*.
  private func isQuantity(_ index: Int) -> Bool {
    guard line.isDigits(index) else { return false }
    return line[index + 1].time != nil && !line.isJoined(index + 1) || line.isNegative(index)
  }

  private func beginName(at index: Int, _ word: Prospect) -> Int32? {
    if line.nameWord(index).contains(.owner), index + 1 < line.count { return Costs.stranger }
    guard !word.has(.function), !line.isDigits(index) else { return nil }
    return Costs.stranger + common(word, index)
  }

  /// Whether the slot may end before a word: *my* alone is nobody, and *the* is no place.
  func mayEnd(from: Int, at index: Int) -> Bool {
    kind == .text || index > from + 1 || !line.nameWord(from).contains(.article)
  }

  /// The cost of going on over a word; `nil` if the slot has to end before it.
  func extend(from: Int, at index: Int, _ word: Prospect) -> Int32? {
    if kind == .text { return Costs.textWord }
    guard !word.marks.hasAny(of: Self.borders) else { return nil }
    switch kind {
    case .text, .title: return index - from < Self.longestTitle ? Costs.textWord : nil
    case .person: return extendName(from: from, at: index, word)
    case .place: return extendPlace(from: from, at: index, word)
    }
  }

  private static let borders: Marks = [.sentenceEnd, .colon, .quoteOpen, .quoteClose, .dash]

  private func extendName(from: Int, at index: Int, _ word: Prospect) -> Int32? {
    guard index - from < Self.longestName, !word.has(.function), !word.marks.contains(.comma),
      !line.isDigits(index)
    else { return nil }
    guard line.isLower(index) else { return Costs.strangerCapital }
    guard line[index].number < 0 else { return nil }
    let isFirst = index == from + 1 && line.nameWord(from).contains(.owner)
    return (isFirst ? 0 : Costs.strangerWord) + common(word, index) / 5
  }

  private func extendPlace(from: Int, at index: Int, _ word: Prospect) -> Int32? {
    guard index - from < Self.longestPlace else { return nil }
    if word.has(.link) { return Costs.placeWord + Costs.placeLink }
    return word.has(.function) ? nil : Costs.placeWord
  }

  /// The cost of an everyday word; less for *my dentist*, *the office*.
  private func common(_ word: Prospect, _ index: Int) -> Int32 {
    guard word.has(.common), line.isLower(index) else { return 0 }
    let isDetermined = line.nameWord(index - 1).contains(.determiner)
    return isDetermined ? Costs.commonWord / 5 : Costs.commonWord
  }
}
