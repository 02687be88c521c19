internal import Glibc

/// How often words follow each other in the sentences of corpora, by what these ask for.
///
/// People, places, apps, texts and values are counted by their sort: after *call* comes somebody.
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

  /// What stands before the first word, and behind the last, counts like one.
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

  /// How often the words of a sentence followed each other in requests of a kind, the geometric
  /// mean; `nil` if some stretch of them was never said.
  func mean(of words: [Word], in intent: String) -> Double? {
    let line = [ContinuationTables.beginning] + words + [ContinuationTables.end]
    guard Self.stretches(of: line, in: intent).isSubset(of: stretches) else { return nil }
    let product = zip(line, line.dropFirst()).reduce(1.0) { product, pair in
      let key = ContinuationTables.key(pair.1, after: pair.0, in: intent)
      return product * Double(counts[key] ?? 0)
    }
    return pow(product, 1 / Double(line.count - 1))
  }

  /// How many sentences of a kind a word begins.
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

extension SlotKinds {
  /// What stands for a slot's values where they are counted alike; `nil` where each word counts,
  /// as in closed lists.
  package var sort: Word? {
    if contains(.person) { return Word("{person}") }
    if contains(.place) { return Word("{place}") }
    if contains(.app) { return Word("{app}") }
    if contains(.terms) { return nil }
    if contains(.time) { return Word("{time}") }
    if contains(.money) { return Word("{money}") }
    if !isDisjoint(with: [.duration, .distance, .energy]) { return Word("{length}") }
    return Word(isDisjoint(with: [.text, .title]) ? "{number}" : "{text}")
  }
}
