/// How often words follow each other in the sentences of corpora, by what these ask for.
///
/// People, places, apps, texts and values are counted by their sort: after *call* comes somebody.
struct Successions {
  private(set) var counts: [UInt64: UInt64] = [:]
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

  /// What stands before the first word counts like one.
  private mutating func count(_ words: [Word], in intent: String) {
    var last = ContinuationTables.beginning
    counts[ContinuationTables.key(last, in: intent), default: 0] += 1
    for word in words {
      counts[ContinuationTables.key(word, in: intent), default: 0] += 1
      counts[ContinuationTables.key(word, after: last, in: intent), default: 0] += 1
      last = word
    }
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
