internal import Automata
internal import English
internal import Glibc

/// The weight of each clue for each intent: the result of training.
///
/// A multinomial logistic regression: the weights of a sentence's clues are added up for each
/// intent, and the sums' exponentials are the odds.
package final class Weights: Sendable {
  /// The intents to choose from, with `elsewhere` for sentences that are none of ours.
  package let intents: [IntentName]

  /// The codes of clues, rising.
  private let codes: NumberTable

  /// In steps above the least of all, for each clue what it counts for each intent.
  private let values: NumberTable
  private let least: Int

  /// The keys of roles, rising, and the number of each one's slot.
  private let roles: NumberTable
  private let roleSlots: NumberTable
  private let slots: [String]

  /// The memory behind the tables; `nil` if it is part of the program.
  private let memory: Table<UInt8>?

  /// The part of one that weights are multiples of.
  package static let step = 1.0 / 16

  /// The weights in Sources/Language/English/evidence.weights.
  static let trained = Weights(TableReader(English.weights), memory: nil)

  /// The weights in Sources/Language/English/replies.weights.
  static let replies = Weights(TableReader(English.replyWeights), memory: nil)

  /// The weights in Sources/Language/English/questions.weights.
  static let questions = Weights(TableReader(English.questionWeights), memory: nil)

  /// Reads the bytes of a file.
  package convenience init(_ bytes: [UInt8]) {
    let memory = Table(bytes)
    self.init(TableReader(memory.start), memory: memory)
  }

  private init(_ tables: TableReader, memory: Table<UInt8>?) {
    var reader = tables
    intents = reader.strings().map { IntentName(rawValue: $0) }
    codes = reader.table()
    values = reader.table()
    least = -reader.count()
    roles = reader.table()
    roleSlots = reader.table()
    slots = reader.strings()
    self.memory = memory
  }

  deinit {
    memory?.deallocate()
  }
}

// MARK: - Weighing

extension Weights {
  /// Returns the weight of a clue for an intent, given by its index in `intents`.
  func weight(of clue: UInt32, for intent: Int) -> Double {
    row(of: clue).map { Double(value(at: $0 + intent)) * Self.step } ?? 0
  }

  /// Returns the probability of each intent, in the order of `intents`; they add up to one.
  package func probabilities(of clues: [UInt32]) -> [Double] {
    var sums = [Int](repeating: 0, count: intents.count)
    for row in clues.lazy.compactMap(row) {
      for intent in sums.indices { sums[intent] += value(at: row + intent) }
    }
    let most = sums.max() ?? 0
    let odds = sums.map { exp(Double($0 - most) * Self.step) }
    let total = odds.reduce(0, +)
    return odds.map { $0 / total }
  }

  /// Returns the index of a clue's first value; `nil` for a clue that is not in the training set.
  private func row(of clue: UInt32) -> Int? {
    codes.place(of: UInt64(clue)).map { $0 * intents.count }
  }

  /// In steps, what stands at a place of a row.
  private func value(at place: Int) -> Int { Int(values[place]) + least }
}

// MARK: - Which slot

extension Weights {
  /// The slot of an intent that a value is most likely meant for, by the word before it at first.
  func slot(for sorts: [String], in intent: IntentName, after word: Word) -> String? {
    for before: UInt64 in [word.hash, 0] {
      for sort in sorts {
        let key = Roles.Key(intent: intent, sort: sort, before: before)
        if let role = roles.place(of: key.hash) { return slots[Int(roleSlots[role])] }
      }
    }
    return nil
  }
}
