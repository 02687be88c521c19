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

  package mutating func formUnion(_ other: First) {
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
  package var first: UInt32 {
    let seen = UInt32(subtracting(.known).rawValue)
    return contains(.known) ? seen : seen | UInt32(intersection(.open).rawValue) << 16
  }
}
