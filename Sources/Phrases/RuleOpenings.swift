/// Which rules can begin with a word, a kind of value or a mark, as sets of bits.
///
/// Most rules that a state calls cannot begin with the word at hand. To find out by `First` takes
/// three looks into distant tables for each of them, and errs on the side of trying; one set of
/// bits for each word of a sentence says it for all rules, and exactly.
package struct RuleOpenings: Sendable {
  /// How many numbers of 64 bits a set takes.
  package let width: Int

  /// A set for each word of the automaton, for each bit of `First.kinds`, and for each mark.
  package let words: Table<UInt64>
  package let kinds: Table<UInt64>
  package let marks: Table<UInt64>

  init(_ layout: Automaton.Layout, wordCount: Int) {
    let starts = layout.starts.elements.dropFirst(Automaton.firstRuleStart)
    let width = (starts.count + 63) / 64
    var words = [UInt64](repeating: 0, count: wordCount * width)
    var kinds = [UInt64](repeating: 0, count: UInt32.bitWidth * width)
    var marks = [UInt64](repeating: 0, count: UInt16.bitWidth * width)
    for (rule, start) in starts.enumerated() {
      let (place, bit) = (rule / 64, UInt64(1) << UInt64(rule % 64))
      layout.forEachOpeningWord(of: start) { words[Int($0) * width + place] |= bit }
      let first = layout.firsts.start[Int(layout.states.start[Int(start)].first)]
      for kind in 0..<UInt32.bitWidth where first.kinds >> UInt32(kind) & 1 != 0 {
        kinds[kind * width + place] |= bit
      }
      for mark in 0..<UInt16.bitWidth where first.marks >> UInt16(mark) & 1 != 0 {
        marks[mark * width + place] |= bit
      }
    }
    self.width = width
    self.words = Table(words)
    self.kinds = Table(kinds)
    self.marks = Table(marks)
  }

  func deallocate() {
    for table in [words, kinds, marks] { table.deallocate() }
  }
}

extension Automaton.Layout {
  /// Calls the body with each word that can come next in a state, behind marks and in rules too.
  fileprivate func forEachOpeningWord(of start: Int32, _ body: (Int32) -> Void) {
    var known: Set = [start]
    var pending = [start]
    while let number = pending.popLast() {
      let (state, next) = (states.start[Int(number)], states.start[Int(number) + 1])
      for edge in state.words..<next.words { body(edgeWords.start[Int(edge)]) }
      let behind =
        (state.marks..<next.marks).map { markEdges.start[Int($0)].target }
        + (state.rules..<next.rules).map {
          starts.start[Int(ruleEdges.start[Int($0)].symbol) + Automaton.firstRuleStart]
        }
      pending += behind.filter { known.insert($0).inserted }
    }
  }
}
