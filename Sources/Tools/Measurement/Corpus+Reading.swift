package import Phrases
package import Understanding

extension Corpus {
  /// A Friday morning, at which the sentences of corpora are said.
  package static let now = CivilTime(
    year: 2026,
    month: 11,
    day: 20,
    hour: 9,
    minute: 41,
    second: 0
  )
}

// MARK: - Spelling

extension Corpus {
  /// Returns the outcome in the notation of a corpus.
  package static func spelled(_ understood: Understood) -> String {
    switch understood {
    case .reading(let reading, _):
      ([reading.intent.rawValue] + (reading.slots + [reading.app].compactMap { $0 }).notation)
        .joined(separator: " | ")
    case .nearTie(let one, let other): "tie \(one.intent.rawValue) \(other.intent.rawValue)"
    case .doubtful(let reading): "perhaps \(reading.intent.rawValue)"
    case .refused: "refused"
    }
  }
}
