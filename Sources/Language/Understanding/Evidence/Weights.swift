internal import Glibc
package import Phrases

/// What each clue counts for each intent: the result of training.
///
/// A multinomial logistic regression: the weights of a sentence's clues are added up for each
/// intent, and the sums' exponentials are the odds.
package final class Weights: Sendable {
  private let tables: EvidenceTables

  /// What sentences are told apart into; what is none of ours is `elsewhere`.
  package let intents: [IntentName]

  /// The part of one that weights are multiples of.
  package static let step = 1.0 / 16

  package init(_ tables: EvidenceTables) {
    self.tables = tables
    intents = tables.intents.map { IntentName(rawValue: $0) }
  }

  /// Those of a file.
  package convenience init(text: String) {
    self.init(EvidenceTables(text: text))
  }

  deinit {
    tables.deallocate()
  }
}

// MARK: - Weighing

extension Weights {
  /// What one clue counts for an intent, by the intent's place in the list.
  func weight(of clue: UInt32, for intent: Int) -> Double {
    tables.row(of: clue).map { Double(tables.value(at: $0 + intent)) * Self.step } ?? 0
  }

  /// How likely each intent is, in the order of the list; together one.
  package func probabilities(of clues: [UInt32]) -> [Double] {
    var sums = [Int](repeating: 0, count: intents.count)
    for row in clues.lazy.compactMap(tables.row) {
      for intent in sums.indices { sums[intent] += tables.value(at: row + intent) }
    }
    let most = sums.max() ?? 0
    let odds = sums.map { exp(Double($0 - most) * Self.step) }
    let total = odds.reduce(0, +)
    return odds.map { $0 / total }
  }
}

// MARK: - Which slot

extension Weights {
  /// The slot of an intent that a value is most likely meant for, by the word before it at first.
  func slot(for sorts: [String], in intent: IntentName, after word: Word) -> String? {
    for before: UInt64 in [word.hash, 0] {
      for sort in sorts {
        if let slot = tables.slot(for: sort, in: intent.rawValue, after: before) { return slot }
      }
    }
    return nil
  }
}
