internal import Automata

/// The likeliest slot of an intent for each value.
///
/// The word before tells: a place after *from* is where a ride begins. Counted in the sentences
/// of the phrases.
package struct Roles: Sendable {
  /// The features that decide: the intent, the value's kind or its term's slot, the word before.
  struct Key: Hashable {
    var intent: IntentName
    var sort: String

    /// The hash of the word before, or zero for whatever stands there.
    var before: UInt64

    /// The hash that a table has in the key's place.
    var hash: UInt64 {
      let sorts = Word.sequence(Word(intent.rawValue).hash, Word(sort))
      return Word.sequence(sorts, Word(hash: before))
    }
  }

  private(set) var slots: [Key: String] = [:]

  package init() {}
}

// MARK: - As bytes

extension Roles {
  /// Writes the hashes of the keys, rising, the number of each one's slot, and the slots' names.
  func write(to writer: inout TableWriter) {
    let sorted = slots.map { (key: $0.key.hash, slot: $0.value) }.sorted { $0.key < $1.key }
    let names = Set(slots.values).sorted()
    writer.write(table: sorted.map(\.key))
    writer.write(table: sorted.map { UInt64(names.firstIndex(of: $0.slot) ?? 0) })
    writer.write(names)
  }
}

// MARK: - Counting

extension Roles {
  /// Sentences whose slots are known, counted.
  package struct Count {
    private var counts: [Key: [String: Int]] = [:]

    package init() {}

    mutating func add(_ slot: String, _ sort: String, _ intent: IntentName, after word: Word) {
      for before: UInt64 in [word.hash, 0] {
        counts[Key(intent: intent, sort: sort, before: before), default: [:]][slot, default: 0] += 1
      }
    }

    /// The slot that was met most for each.
    package var roles: Roles {
      var roles = Roles()
      for (key, slots) in counts {
        let most = slots.max { ($0.value, $1.key) < ($1.value, $0.key) }
        // What was met once by chance says nothing.
        if let most, most.value > 1 { roles.slots[key] = most.key }
      }
      return roles
    }
  }
}
