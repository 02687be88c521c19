package import Automata

extension RuleOpenings {
  /// Works out the sets when the phrases are compiled.
  static func write(
    _ machine: Machine,
    _ firsts: [First],
    wordCount: Int,
    to writer: inout ImageWriter
  ) {
    let starts = machine.starts.dropFirst(Automaton.firstRuleStart)
    let width = (starts.count + 63) / 64
    var words = [UInt64](repeating: 0, count: wordCount * width)
    var kinds = [UInt64](repeating: 0, count: UInt32.bitWidth * width)
    var marks = [UInt64](repeating: 0, count: UInt16.bitWidth * width)
    for (rule, start) in starts.enumerated() {
      let (place, bit) = (rule / 64, UInt64(1) << UInt64(rule % 64))
      for word in machine.openingWords(of: start) { words[word * width + place] |= bit }
      for kind in 0..<UInt32.bitWidth where firsts[start].kinds >> UInt32(kind) & 1 != 0 {
        kinds[kind * width + place] |= bit
      }
      for mark in 0..<UInt16.bitWidth where firsts[start].marks >> UInt16(mark) & 1 != 0 {
        marks[mark * width + place] |= bit
      }
    }
    writer.write(words)
    writer.write(kinds)
    writer.write(marks)
  }
}

extension Machine {
  /// Each word that can come next in a state, behind marks and in rules too.
  fileprivate func openingWords(of start: Int) -> [Int] {
    var words: [Int] = []
    var known: Set = [start]
    var pending = [start]
    while let state = pending.popLast() {
      for (symbol, target) in states[state].edges {
        switch symbol.kind {
        case .word: words.append(symbol.index)
        case .mark: if known.insert(target).inserted { pending.append(target) }
        case .rule:
          let start = starts[symbol.index + Automaton.firstRuleStart]
          if known.insert(start).inserted { pending.append(start) }
        case .slot, .gap: break
        }
      }
    }
    return words
  }
}
