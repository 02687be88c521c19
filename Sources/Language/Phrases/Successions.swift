package import Automata
internal import Glibc

/// Bigram counts of the sentences in corpora, by intent.
///
/// People, places, apps, texts and values are counted by their sort: *call* is followed by
/// `{person}`.
struct Successions {
  private(set) var counts: [UInt64: UInt64] = [:]

  /// The stretches of words that sentences have.
  private var stretches: Set<UInt64> = []
  private let slots: [String: SlotKinds]

  init(_ corpora: [Corpus], _ grammar: Grammar) {
    slots = grammar.slots.reduce(into: [:]) { slots, slot in
      if !slot.kinds.contains(.known) { slots[slot.name] = slot.kinds }
    }
    let intents = Set(grammar.files.flatMap(\.intents).filter { $0.role == .request }.map(\.name))
    for entry in corpora.flatMap(\.entries) {
      let parts = entry.expected.split(separator: " | ")
      guard let intent = parts.first, intents.contains(String(intent)) else { continue }
      count(words(of: entry.sentence, parts.dropFirst()), in: String(intent))
    }
  }

  /// Counts the words of a sentence, with a token before the first and one behind the last.
  private mutating func count(_ words: [Word], in intent: String) {
    var last = ContinuationTables.beginning
    counts[ContinuationTables.key(last, in: intent), default: 0] += 1
    for word in words {
      counts[ContinuationTables.key(word, in: intent), default: 0] += 1
      counts[ContinuationTables.key(word, after: last, in: intent), default: 0] += 1
      last = word
    }
    let line = [ContinuationTables.beginning] + words + [ContinuationTables.end]
    stretches.formUnion(Self.stretches(of: line, in: intent))
    counts[ContinuationTables.key(ContinuationTables.end, after: last, in: intent), default: 0] += 1
  }

  /// Each stretch of a sentence, with its beginning and end.
  private static func stretches(of line: [Word], in intent: String) -> Set<UInt64> {
    let starts = 0...max(0, line.count - stretch)
    return Set(
      starts.map { start in
        line[start..<min(line.count, start + stretch)].reduce(Word(intent).hash, Word.sequence)
      }
    )
  }

  private static let stretch = 5

  /// Returns the geometric mean of the counts of a sentence's bigrams in requests of a kind; `nil`
  /// if the corpora lack some n-gram of it.
  func mean(of words: [Word], in intent: String) -> Double? {
    let line = [ContinuationTables.beginning] + words + [ContinuationTables.end]
    guard Self.stretches(of: line, in: intent).isSubset(of: stretches) else { return nil }
    let product = zip(line, line.dropFirst()).reduce(1.0) { product, pair in
      let key = ContinuationTables.key(pair.1, after: pair.0, in: intent)
      return product * Double(counts[key] ?? 0)
    }
    return pow(product, 1 / Double(line.count - 1))
  }

  /// Returns the number of sentences of a kind that begin with a word.
  func openings(with word: Word, in intent: String) -> UInt64 {
    counts[ContinuationTables.key(word, after: ContinuationTables.beginning, in: intent)] ?? 0
  }

  /// The words of a sentence, with one for each slot that is counted by its sort.
  private func words(of sentence: String, _ values: ArraySlice<Substring>) -> [Word] {
    var words = Sentence.words(of: sentence)
    for value in values {
      let parts = value.split(separator: "=", maxSplits: 1)
      guard parts.count == 2, let sort = slots[String(parts[0])]?.sort else { continue }
      let wording = Sentence.words(of: String(parts[1]))
      guard let range = words.firstRange(of: wording), !range.isEmpty else { continue }
      words.replaceSubrange(range, with: [sort])
    }
    return words
  }
}
