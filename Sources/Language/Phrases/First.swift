/// A state's lookahead, by which the search skips steps that lead nowhere.
///
/// Words are hashed to 128 bits, so a lookahead can have false positives but no false negatives.
package struct First: BitwiseCopyable, Sendable, Hashable {
  package var low: UInt64 = 0
  package var high: UInt64 = 0

  /// Kinds of slot that could begin: those that recognizers see, and from bit 16 on the open ones.
  package var kinds: UInt32 = 0

  /// Marks that a gap asks for.
  package var marks: UInt16 = 0

  /// True if a sentence may end here.
  package var isEnd = false

  /// True if a rule may end here; the caller of the rule knows its continuation.
  package var isRuleEnd = false

  package init() {}

  package mutating func insert(word: Int32) {
    let bit = UInt64(1) << UInt64(word & 63)
    if word & 64 == 0 { low |= bit } else { high |= bit }
  }

  mutating func formUnion(_ other: First) {
    low |= other.low
    high |= other.high
    kinds |= other.kinds
    marks |= other.marks
    isEnd = isEnd || other.isEnd
    isRuleEnd = isRuleEnd || other.isRuleEnd
  }
}

extension SlotKinds {
  /// The bits by which `First` knows these kinds.
  var first: UInt32 {
    let seen = UInt32(subtracting(.known).rawValue)
    return contains(.known) ? seen : seen | UInt32(intersection(.open).rawValue) << 16
  }
}

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
