internal import Phrases

/// Decides what a sentence is taken for: one reading, a choice between two, or nothing.
///
/// Sentences that have our words but ask for something else are read as `elsewhere`.
struct Choice {
  private let search: Search

  init(_ search: Search) {
    self.search = search
  }

  var understood: Understood {
    guard let best = search.candidates.first else { return .refused(refusal) }
    let reading = search.reading(best)
    guard reading.score >= Costs.lowestScore, reading.intent != .elsewhere else {
      return .refused(refusal)
    }
    let others = search.candidates.dropFirst().lazy.map { ($0.cost, search.reading($0)) }
    let second = others.first { $1.score >= Costs.lowestScore && $1.intent != .elsewhere }
    guard let (cost, other) = second else { return .reading(reading, runnerUp: nil) }
    return cost - best.cost < Costs.tie
      ? .nearTie(reading, other) : .reading(reading, runnerUp: other)
  }
}

// MARK: - Refusing

extension Choice {
  /// The intent whose words the sentence has most of, and an example of it.
  var refusal: Refusal {
    let intents = search.phrases.intents.filter { !$0.isAnswer && !$0.examples.isEmpty }
    let words = Set(search.line.sentence.tokens.map(\.word))
    let hits = intents.map { intent in intent.hints.count { words.contains(Word($0)) } }
    guard let most = hits.max(), most > 0, let index = hits.firstIndex(of: most) else {
      return Refusal(nearest: nil, example: intents.first?.examples.first ?? "")
    }
    return Refusal(
      nearest: IntentName(rawValue: intents[index].name),
      example: intents[index].examples[0]
    )
  }
}
