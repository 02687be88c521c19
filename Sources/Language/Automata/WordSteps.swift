/// The transitions by words from every state.
///
/// The steps of a state are a row with a cell for each word of the language, nearly all of them
/// empty. All rows lie in one table, displaced so that no two full cells meet (Tarjan and Yao,
/// 1979): a look-up reads one cell, and the table is hardly longer than there are steps. States
/// with the same steps share a row.
package struct WordSteps: Sendable {
  package let cells: Table<Cell>

  package struct Cell: BitwiseCopyable, Sendable, Hashable {
    /// The last bits of the place at which the cell's row begins.
    ///
    /// That is enough: rows that meet in a cell begin nearer to each other than there are words.
    package var row: UInt16 = .max
    package var target: UInt16 = 0

    package init() {}
  }

  /// The row of states from which no word leads on.
  @inlinable package static var none: UInt32 { 0 }
}
