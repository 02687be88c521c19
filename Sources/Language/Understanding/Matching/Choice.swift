internal import Automata

/// Decides what a sentence is taken for: one reading, a choice between two, or nothing.
///
/// Sentences that have our words but ask for something else are read as `elsewhere`.
struct Choice {
  private let search: Search

  init(_ search: Search) {
    self.search = search
  }

  var understood: Understood { request ?? .refused(refusal) }

  /// The requests that the sentence is taken for; `nil` if it is refused.
  ///
  /// What would be said of a refusal takes longer to find than most requests, so whoever has no use
  /// for it asks for these alone.
  var request: Understood? {
    guard let best = search.candidates.first, isRequest(best) else { return nil }
    let reading = search.reading(best)
    if reading.isHedged { return .doubtful(reading) }
    guard let second = search.candidates.dropFirst().first(where: isRequest) else {
      return .reading(reading, runnerUp: nil)
    }
    return second.cost - best.cost < Costs.tie
      ? .nearTie(reading, search.reading(second))
      : .reading(reading, runnerUp: IntentName(rawValue: search.name(of: second)))
  }

  private func isRequest(_ candidate: Search.Candidate) -> Bool {
    search.name(of: candidate) != IntentName.elsewhere.rawValue
      && search.score(of: candidate) >= Costs.lowestScore
  }
}

// MARK: - Refusing

extension Choice {
  /// Indicates whether the phrases say what the sentence is, be it none of ours.
  var isCovered: Bool {
    if case .refused = understood { isElsewhere } else { true }
  }

  /// Indicates whether the phrases know the sentence as something that is none of ours.
  var isElsewhere: Bool {
    guard let best = search.candidates.first else { return false }
    return search.name(of: best) == IntentName.elsewhere.rawValue
      && search.score(of: best) >= Costs.lowestScore
  }

  /// With an example of the intent whose words the sentence has most of.
  private var refusal: Refusal {
    let intents = search.phrases.intents
    let hits = hits
    let requests = intents.indices.lazy
      .filter { intents[$0].isExplained }
    guard let most = requests.map({ hits[$0] }).max(), most > 0,
      let nearest = requests.first(where: { hits[$0] == most })
    else { return refusal(nearest: nil) }
    return refusal(nearest: IntentName(rawValue: intents[nearest].name))
  }

  /// The number of words in the sentence that are hints of each intent, each word counted once.
  private var hits: [Int] {
    let hints = search.phrases.hints
    var hits = Array(repeating: 0, count: search.phrases.intents.count)
    var counted: [Range<Int>] = []
    for token in search.line.sentence.tokens {
      let places = search.phrases.hints(of: token.word)
      guard !places.isEmpty, !counted.contains(places) else { continue }
      counted.append(places)
      for place in places { hits[hints[place].intent] += 1 }
    }
    return hits
  }

  /// With an example of an intent; of any, where nothing comes close.
  func refusal(nearest: IntentName?) -> Refusal {
    let named = search.phrases.intents.first { $0.name == nearest?.rawValue && $0.isExplained }
    let opening = example(of: anyIntent)
    return Refusal(
      nearest: nearest,
      example: named.map(example) ?? opening,
      isElsewhere: isElsewhere,
      opening: opening
    )
  }

  private var intents: [Automaton.Intent] {
    search.phrases.intents.filter(\.isExplained)
  }

  private var words: Set<Word> { Set(search.line.sentence.tokens.map(\.word)) }

  /// One that can be asked for whatever goes on: another one for another sentence, so that one gets
  /// to know them.
  private var anyIntent: Automaton.Intent? {
    let intents = intents.filter { !Manner.of(IntentName(rawValue: $0.name)).needsOngoing }
    guard !intents.isEmpty else { return nil }
    let hash = search.line.sentence.tokens.reduce(Word.seed) { Word.sequence($0, $1.word) }
    return intents[Int(hash >> 33) % intents.count]
  }

  /// The example that has most of the sentence's words.
  private func example(of intent: Automaton.Intent?) -> String {
    let words = words
    let examples = intent?.examples ?? []
    let hits = examples.map { example in Sentence.words(of: example).count(where: words.contains) }
    let most = hits.max() ?? 0
    return hits.firstIndex(of: most).map { examples[$0] } ?? ""
  }
}

extension Automaton.Intent {
  /// Indicates whether it is a request of which an example can be given.
  fileprivate var isExplained: Bool { role == .request && !examples.isEmpty }
}
