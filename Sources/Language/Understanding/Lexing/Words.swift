internal import Automata

/// Some words that one recognizer asks for.
///
/// To hash the hash of a word anew, as a set would, takes longer than all the rest.
struct Words: Sendable {
  private let table: WordTable

  /// - Parameter spellings: The words, set apart by blanks.
  init(_ spellings: String) {
    table = WordTable(hashes: Word.list(spellings).map(\.hash))
  }

  func contains(_ word: Word) -> Bool { table.number(of: word) >= 0 }
}
