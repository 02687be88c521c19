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
    guard let best = search.candidates.first, isRequest(best) else { return .refused(refusal) }
    let reading = search.reading(best)
    guard let second = search.candidates.dropFirst().first(where: isRequest) else {
      return .reading(reading, runnerUp: nil)
    }
    let other = search.reading(second)
    return second.cost - best.cost < Costs.tie
      ? .nearTie(reading, other) : .reading(reading, runnerUp: other)
  }

  private func isRequest(_ candidate: Search.Candidate) -> Bool {
    search.name(of: candidate) != IntentName.elsewhere.rawValue
      && search.score(of: candidate) >= Costs.lowestScore
  }
}

// MARK: - Refusing

extension Choice {
  /// The intent whose words the sentence has most of, and an example of it.
  var refusal: Refusal {
    let intents = search.phrases.intents
    var hits = Array(repeating: 0, count: intents.count)
    for word in Set(search.line.sentence.tokens.map(\.word)) {
      for intent in search.phrases.hints[word] ?? [] { hits[intent] += 1 }
    }
    let requests = intents.indices.lazy
      .filter { !intents[$0].isAnswer && !intents[$0].examples.isEmpty }
    guard let most = requests.map({ hits[$0] }).max(), most > 0,
      let nearest = requests.first(where: { hits[$0] == most })
    else {
      return Refusal(nearest: nil, example: requests.first.map { intents[$0].examples[0] } ?? "")
    }
    return Refusal(
      nearest: IntentName(rawValue: intents[nearest].name),
      example: intents[nearest].examples[0]
    )
  }
}
