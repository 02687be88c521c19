/// The rules that can begin with a word, a kind of value or a mark, as sets of bits.
///
/// Most rules that a state calls cannot begin with the word at hand. `First` finds out in three
/// look-ups in distant tables for each rule, with false positives; one set of bits for each word of
/// a sentence answers for all rules, exactly.
package struct RuleOpenings: Sendable {
  /// The size of a set, in numbers of 64 bits.
  package let width: Int

  /// A set for each word of the automaton, for each bit of `First.kinds`, and for each mark.
  package let words: Table<UInt64>
  package let kinds: Table<UInt64>
  package let marks: Table<UInt64>

  init(_ reader: inout ImageReader) {
    words = reader.table()
    kinds = reader.table()
    marks = reader.table()
    width = kinds.count / UInt32.bitWidth
  }
}
