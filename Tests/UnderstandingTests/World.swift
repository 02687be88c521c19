import Automata
import Measurement
import Phrases
import Understanding

/// A small world to read sentences in.
enum World {
  static let now = CivilTime.corpora
  static let interpreter = Interpreter(lexicon: .corpora)

  /// One that refuses what no phrase covers: corpora are about phrases.
  static let phrases = Interpreter(lexicon: .corpora, secondStage: .none)
}
