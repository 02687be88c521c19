/// The data for completing a sentence that the automaton does not have: the spellings of its words,
/// the requests that a state leads to, and bigram counts.
///
/// Understanding a sentence needs none of it, so it is kept apart, and read in place when a
/// completion is first asked for.
package struct ContinuationTables: Sendable {
  /// The names of the requests, in the order of their bits.
  package let requests: [String]

  /// Every word of the automaton as it is written, in the order of the numbers.
  package let words: [String]

  /// The state behind what may come before any request, such as “please”; -1 if nothing may.
  package let opened: Int32
  private let sets: [UInt64]

  /// For each state the place of its set.
  private let states: NumberTable

  /// The keys of successions, rising, and how often each was seen.
  private let keys: NumberTable
  private let counts: NumberTable

  /// Reads the result of `bytes` in place.
  package init(at start: UnsafeRawPointer) {
    var reader = TableReader(start)
    requests = reader.strings()
    words = reader.strings()
    opened = Int32(reader.count()) - 1
    sets = (0..<reader.count()).map { _ in reader.number() }
    states = reader.table()
    keys = reader.table()
    counts = reader.table()
  }
}

// MARK: - Looking up

extension ContinuationTables {
  /// The requests that a state leads to, as bits of their places; none behind a request that is
  /// complete, or inside of a rule that is called.
  package func leads(from state: Int32) -> UInt64 { sets[Int(states[Int(state)])] }

  /// The names of some requests that are given as bits.
  package func names(of bits: UInt64) -> [String] {
    requests.indices.filter { bits >> UInt64($0) & 1 != 0 }.map { requests[$0] }
  }

  /// Returns the number of times that a word, or a sort of value, occurs in requests of a kind.
  package func count(of word: Word, in request: String) -> Double {
    count(Self.key(word, in: request))
  }

  /// Returns the number of times that a word follows another one in requests of a kind.
  package func count(of word: Word, after last: Word, in request: String) -> Double {
    count(Self.key(word, after: last, in: request))
  }

  private func count(_ key: UInt64) -> Double {
    keys.place(of: key).map { Double(counts[$0]) } ?? 0
  }

  /// The token before the first word, counted once for each sentence.
  package static let beginning = Word("")

  /// The token behind the last word.
  package static let end = Word(".")

  package static func key(_ word: Word, in request: String) -> UInt64 {
    Word.sequence(Word(request).hash, word)
  }

  package static func key(_ word: Word, after last: Word, in request: String) -> UInt64 {
    Word.sequence(Word.sequence(Word(request).hash, last), word)
  }
}

extension SlotKinds {
  /// The token for all values of a slot; `nil` if each word is counted by itself, as in closed
  /// lists.
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
