package import Automata

/// Sentences that show what can be said: sampled, and of these the ones that read most like what
/// people say.
///
/// Names are left open in them, for somebody and some place of the world that they are shown in:
/// `send a message to {person}`.
package struct Examples {
  private let grammar: Grammar
  private let successions: Successions
  private let function: Set<Word>
  private let links: Set<Word>

  package init(_ grammar: Grammar, _ corpora: [Corpus]) {
    self.grammar = grammar
    successions = Successions(corpora, grammar)
    function = grammar.words(.function)
    links = grammar.words(.link)
  }

  /// So many are sampled for each request, and so many of them kept.
  private static let tries = 20_000
  private static let most = 4

  /// Shorter ones say too little, longer ones too much at once.
  private static let lengths = 2...8

  /// The best of a request, the best first; no two begin alike, and no two hold the same.
  package func examples(of request: String) -> [String] {
    let common = Commonness(successions, of: request, grammar)
    var sampler = Sampler(grammar, fillers: .plain, seed: 1, by: common)
    var found: [String: (score: Double, words: [Word])] = [:]
    for _ in 0..<Self.tries {
      guard let sample = sampler.plainSample(of: request) else { continue }
      let words = words(of: sample)
      guard Self.lengths.contains(words.count), isPlain(sample, words),
        let mean = successions.mean(of: words, in: request)
      else { continue }
      found[pattern(of: sample)] = (mean * commonness(of: words[0], in: request), words)
    }
    return distinct(found.sorted { ($1.value.score, $0.key) < ($0.value.score, $1.key) })
  }

  private func distinct(
    _ sorted: [(key: String, value: (score: Double, words: [Word]))]
  ) -> [String] {
    var openings: Set<[Word]> = []
    var contents: Set<Set<Word>> = []
    return sorted.filter { _, example in
      openings.insert(Array(example.words.prefix(2))).inserted
        && contents.insert(Set(example.words).subtracting(function)).inserted
    }.prefix(Self.most).map(\.key)
  }
}

// MARK: - How natural it is

extension Examples {
  /// The words of a sentence, with one for each value that is counted by its sort.
  private func words(of sample: Sample) -> [Word] {
    Sentence(sample.text).tokens.compactMap { token in
      guard let slot = sample.slots.first(where: { $0.range.overlaps(token.range) }),
        let sort = kinds(of: slot).sort
      else { return token.word }
      return slot.range.lowerBound == token.range.lowerBound ? sort : nil
    }
  }

  private func kinds(of slot: Sample.Slot) -> SlotKinds {
    grammar.slot(named: slot.name).map { grammar.slots[$0].kinds } ?? []
  }

  /// Returns the square root of the number of sentences that begin with the word, so that the
  /// commonest beginning does not drown the others.
  private func commonness(of first: Word, in request: String) -> Double {
    Double(successions.openings(with: first, in: request)).squareRoot()
  }

  /// Returns `true` if the sentence has no aside, fills each slot once, and has names only in
  /// positions open to any name: a person behind the first word, a verb or “to”, a place behind
  /// “to” or “from”, a text not behind a name.
  private func isPlain(_ sample: Sample, _ words: [Word]) -> Bool {
    let places = zip([ContinuationTables.beginning] + words, words)
    return !sample.text.contains { ",:.".contains($0) }
      && Set(sample.slots.map(\.name)).count == sample.slots.count
      && Set(words).count == words.count
      && ![SlotKinds.person.sort, SlotKinds.place.sort].contains(words[0])
      && !words.contains { $0 == SlotKinds.app.sort }
      && places.allSatisfy { before, word in
        word != SlotKinds.place.sort || links.contains(before)
      }
      && places.allSatisfy { before, word in
        word != SlotKinds.person.sort || before == words[0] || links.contains(before)
          || !function.contains(before)
      }
      && places.allSatisfy { before, word in
        word != SlotKinds.text.sort || before != SlotKinds.person.sort
      }
      && (words.count > 2 || !sample.slots.isEmpty)
  }
}

// MARK: - With names left open

extension Examples {
  /// The sentence as it is written, with the sorts of names in their place.
  private func pattern(of sample: Sample) -> String {
    var bytes = Array(sample.text.utf8)
    for slot in sample.slots.reversed() {
      guard let name = kinds(of: slot).name else { continue }
      bytes.replaceSubrange(slot.range, with: name.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension SlotKinds {
  /// The placeholder for a name in examples.
  fileprivate var name: String? {
    if contains(.person) { return "{person}" }
    return contains(.place) ? "{place}" : contains(.app) ? "{app}" : nil
  }
}

extension Grammar {
  /// The words of one sort.
  fileprivate func words(_ sort: WordSort) -> Set<Word> {
    Set(files.flatMap(\.lists).filter { $0.sort == sort }.flatMap(\.words).flatMap(Sentence.words))
  }
}
