internal import Glibc
package import Phrases

/// The weight of each clue for each intent: the result of training.
///
/// A multinomial logistic regression: the weights of a sentence's clues are added up for each
/// intent, and the sums' exponentials are the odds.
package final class Weights: Sendable {
  private let tables: EvidenceTables

  /// The intents to choose from, with `elsewhere` for sentences that are none of ours.
  package let intents: [IntentName]

  /// The part of one that weights are multiples of.
  package static let step = 1.0 / 16

  package init(_ tables: EvidenceTables) {
    self.tables = tables
    intents = tables.intents.map { IntentName(rawValue: $0) }
  }

  /// Reads the weights from the text of a file.
  package convenience init(text: String) {
    self.init(EvidenceTables(text: text))
  }

  deinit {
    tables.deallocate()
  }
}

// MARK: - Weighing

extension Weights {
  /// Returns the weight of a clue for an intent, given by its index in `intents`.
  func weight(of clue: UInt32, for intent: Int) -> Double {
    tables.row(of: clue).map { Double(tables.value(at: $0 + intent)) * Self.step } ?? 0
  }

  /// Returns the probability of each intent, in the order of `intents`; they add up to one.
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
