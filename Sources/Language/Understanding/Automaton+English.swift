package import Automata
internal import English

extension Automaton {
  /// The phrases of Sources/Language/English/Phrases, compiled.
  package static let phrases = Automaton(at: English.phrases, count: English.phrasesCount)
}

extension ContinuationTables {
  /// The data for completing the phrases of Sources/Language/English/Phrases, with counts from
  /// their corpora.
  package static let phrases = ContinuationTables(at: English.continuations)
}
