internal import Phrases

/// Decides what a sentence is taken for: one reading, a choice between two, or nothing.
struct Choice {
  private let search: Search

  /// The intent of sentences that have our words but ask for something else.
  private static let elsewhere = "elsewhere"

  init(_ search: Search) {
    self.search = search
  }

  var understood: Understood {
    guard let best = search.candidates.first, best.cost - freeWords(best) <= Costs.limit,
      search.name(of: best) != Self.elsewhere
    else { return .refused(refusal) }
    let others = search.candidates.dropFirst().filter { search.name(of: $0) != Self.elsewhere }
    let reading = search.reading(best)
    guard let second = others.first else { return .reading(reading, runnerUp: nil) }
    if second.cost - best.cost < Costs.tie { return .nearTie(reading, search.reading(second)) }
    return .reading(reading, runnerUp: search.reading(second))
  }

  /// What the words of free text cost, which says nothing about how well the rest fits.
  private func freeWords(_ candidate: Search.Candidate) -> Int32 {
    let score = search.reading(candidate).score
    return candidate.cost - Int32((1 - score) * 100)
  }
}

// MARK: - Refusing

extension Choice {
  /// The intent whose words the sentence has most of, and an example of it.
  var refusal: Refusal {
    let intents = search.matcher.automaton.intents.filter { !$0.isAnswer && !$0.examples.isEmpty }
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
