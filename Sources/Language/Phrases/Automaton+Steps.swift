package import Automata

// The steps of a state one by one, for what is worked out before anybody says anything.

extension Automaton {
  /// The edges of a state of one kind; those of words are steps.
  func edges(of state: Int, _ kind: Symbol.Kind) -> [Edge] {
    let state = states[state]
    let (marks, gaps) = (Int(state.markCount), Int(state.gapCount))
    let (slots, rules) = (Int(state.slotCount), Int(state.ruleCount))
    let places =
      switch kind {
      case .word: 0..<0
      case .mark: 0..<marks
      case .gap: marks..<marks + gaps
      case .slot: marks + gaps..<marks + gaps + slots
      case .rule: marks + gaps + slots..<marks + gaps + slots + rules
      }
    return places.map { edges[Int(state.edges) + $0] }
  }

  /// For each state, the target of each word, by the word's number.
  var steps: [[Int: Int]] {
    var rows: [UInt32: [Int: Int]] = [:]
    for (place, cell) in wordSteps.cells.elements.enumerated() where cell.row != .max {
      // The word is how far the cell is from its row's begin, of which it knows the last bits.
      let word = (place - Int(cell.row)) & Int(UInt16.max)
      rows[UInt32(place - word), default: [:]][word] = Int(cell.target)
    }
    return states.elements.map { rows[$0.row] ?? [:] }
  }
}
