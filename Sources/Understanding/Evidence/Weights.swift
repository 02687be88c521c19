internal import Glibc
internal import Phrases

/// What each clue counts for each intent: the result of training.
///
/// A multinomial logistic regression: the weights of a sentence's clues are added up for each
/// intent, and the sums' exponentials are the odds.
package final class Weights: Sendable {
  let content: Content

  /// The rows of clues, found by open addressing.
  private let rows: [Int32]
  private let mask: Int

  /// The part of one that weights are multiples of.
  package static let step = 1.0 / 16

  package init(_ content: Content) {
    self.content = content
    var capacity = 16
    while capacity < content.codes.count * 2 { capacity *= 2 }
    var rows = [Int32](repeating: -1, count: capacity)
    mask = capacity - 1
    for (row, code) in content.codes.enumerated() {
      var place = Int(code) & mask
      while rows[place] >= 0 { place = (place + 1) & mask }
      rows[place] = Int32(row)
    }
    self.rows = rows
  }

  /// What there is to know, as it is kept.
  package struct Content: Sendable {
    /// What sentences are told apart into; what is none of ours is `elsewhere`.
    package var intents: [IntentName] = []

    /// The codes of clues, rising.
    package var codes: [UInt32] = []

    /// In steps, for each clue what it counts for each intent.
    package var values: [Int16] = []

    /// Which slot takes a value.
    package var roles = Roles()

    package init() {}
  }

  package var intents: [IntentName] { content.intents }
  package var roles: Roles { content.roles }
}

// MARK: - Weighing

extension Weights {
  /// What one clue counts for an intent, by the intent's place in the list.
  func weight(of clue: UInt32, for intent: Int) -> Double {
    row(of: clue).map { Double(content.values[$0 * intents.count + intent]) * Self.step } ?? 0
  }

  /// How likely each intent is, in the order of the list; together one.
  package func probabilities(of clues: [UInt32]) -> [Double] {
    var sums = [Int](repeating: 0, count: intents.count)
    for row in clues.lazy.compactMap(row) {
      for intent in sums.indices {
        sums[intent] += Int(content.values[row * intents.count + intent])
      }
    }
    let most = sums.max() ?? 0
    let odds = sums.map { exp(Double($0 - most) * Self.step) }
    let total = odds.reduce(0, +)
    return odds.map { $0 / total }
  }

  private func row(of clue: UInt32) -> Int? {
    var place = Int(clue) & mask
    while rows[place] >= 0 {
      if content.codes[Int(rows[place])] == clue { return Int(rows[place]) }
      place = (place + 1) & mask
    }
    return nil
  }
}
