internal import Phrases

/// What a word makes possible: which states can go on over it.
struct Prospect: BitwiseCopyable {
  /// The number of the word in the automaton, or -1.
  var word: Int32 = -1
  var sorts: Int32 = 0
  var marks: Marks

  /// Words that it may stand for with a typing error: where they begin in a list, and end.
  var firstAlternative: Int32 = 0
  var endOfAlternatives: Int32 = 0

  /// The kinds of slot that it may begin, in the bits of `First`.
  var kinds: UInt32 = 0

  /// The word as a bit, like those of `First`.
  var low: UInt64 = 0
  var high: UInt64 = 0

  /// Whether a sentence may end before it.
  var isEnd: Bool

  /// What stands after the last word.
  init(end marks: Marks) {
    self.marks = marks
    isEnd = true
  }

  init(_ index: Int, _ finders: Finders, _ spans: Spans, _ automaton: Automaton) {
    let line = finders.line
    marks = line.marks(index)
    isEnd = marks.contains(.sentenceEnd)
    word = automaton.words.number(of: line.sentence.tokens[index].word)
    if word >= 0 {
      sorts = automaton.sorts[word]
      insert(word)
    }
    kinds = UInt32(spans.kinds(at: index).rawValue | finders.possible(at: index).rawValue)
    kinds |= UInt32(openKinds(line, index).rawValue) << 16
  }

  /// The open slots that may begin here, as `OpenSlot` has it.
  private func openKinds(_ line: Line, _ index: Int) -> SlotKinds {
    let name = line.nameWord(index)
    var kinds = SlotKinds.text.rawValue
    if !has(.function) || name.contains(.article) {
      kinds |= SlotKinds.open.rawValue
    } else if has(.link) {
      kinds |= SlotKinds.place.rawValue
    }
    return SlotKinds(rawValue: kinds)
  }

  /// Lets it stand for other words too, which are kept in a list of all such words.
  mutating func insert(_ words: [Int32], to alternatives: inout Pool<Int32>) {
    firstAlternative = Int32(alternatives.count)
    for word in words {
      insert(word)
      alternatives.append(word)
    }
    endOfAlternatives = Int32(alternatives.count)
  }

  /// Lets states go on over it that take a word.
  private mutating func insert(_ word: Int32) {
    let bit = UInt64(1) << UInt64(word & 63)
    if word & 64 == 0 { low |= bit } else { high |= bit }
  }

  func has(_ sort: WordSort) -> Bool { sorts & sort.bit != 0 }

  /// Whether a state has any way to go on here, or may end here.
  @inline(__always)
  func continues(_ first: First) -> Bool {
    (first.low & low) | (first.high & high) != 0 || first.kinds & kinds != 0
      || first.marks & marks.rawValue != 0 || (first.isEnd && isEnd) || first.isRuleEnd
  }
}
