package import Automata

/// Works out what can come next for every state of a machine.
struct FirstSets {
  private(set) var sets: [First]

  init(_ machine: Machine, _ slots: [PhraseFile.Slot]) {
    sets = machine.states.map { Self.own($0, slots) }
    while spread(machine) {}
  }

  /// Returns the lookahead of a state's own edges.
  private static func own(_ state: Machine.State, _ slots: [PhraseFile.Slot]) -> First {
    var first = First()
    if let accepted = state.accepts {
      first.isEnd = accepted < Network.firstRule
      first.isRuleEnd = accepted >= Network.firstRule
    }
    for (symbol, _) in state.edges {
      switch symbol.kind {
      case .word: first.insert(word: Int32(symbol.index))
      case .slot: first.kinds |= slots[symbol.index].kinds.first
      case .gap: first.marks |= Gap(rawValue: UInt8(symbol.index))?.marks.rawValue ?? 0
      case .mark, .rule: break
      }
    }
    return first
  }

  /// Adds what lies behind marks and inside rules; whether that changed anything.
  private mutating func spread(_ machine: Machine) -> Bool {
    var isChanged = false
    for index in machine.states.indices.reversed() {
      var first = sets[index]
      for (symbol, target) in machine.states[index].edges {
        switch symbol.kind {
        case .mark: first.formUnion(sets[target])
        case .rule: first.formUnion(sets[machine.starts[symbol.index + Automaton.firstRuleStart]])
        case .word, .slot, .gap: break
        }
      }
      if first != sets[index] {
        sets[index] = first
        isChanged = true
      }
    }
    return isChanged
  }
}
