internal import CEnglish
package import Phrases

extension Automaton {
  /// The phrases of Sources/Language/English/Phrases, compiled.
  package static let phrases = Automaton(at: parley_phrases(), count: parley_phrases_count)
}

extension ContinuationTables {
  /// The data for completing the phrases of Sources/Language/English/Phrases, with counts from
  /// their corpora.
  package static let phrases = ContinuationTables(at: parley_continuations())
}
