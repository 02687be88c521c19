package import Automata

/// The label of an edge, packed into one number.
struct Symbol: Hashable, Comparable {
  let code: Int32

  private init(_ kind: Int32, _ index: Int) {
    code = kind << 24 | Int32(index)
  }

  /// A word, by its number in the grammar.
  static func word(_ index: Int) -> Symbol { Symbol(0, index) }
  static func slot(_ index: Int) -> Symbol { Symbol(1, index) }

  /// The end of a template.
  static func mark(_ index: Int) -> Symbol { Symbol(2, index) }
  static func gap(_ gap: Gap) -> Symbol { Symbol(3, Int(gap.rawValue)) }

  /// A rule that has a machine of its own.
  static func rule(_ index: Int) -> Symbol { Symbol(4, index) }

  enum Kind: Int32 { case word, slot, mark, gap, rule }

  var kind: Kind { Kind(rawValue: code >> 24) ?? .word }
  var index: Int { Int(code & 0xFF_FFFF) }

  static func < (one: Symbol, other: Symbol) -> Bool { one.code < other.code }
}
