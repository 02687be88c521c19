internal import Automata
internal import English
internal import Glibc

/// The weight of each clue for each intent: the result of training.
///
/// A multinomial logistic regression: the weights of a sentence's clues are added up for each
/// intent, scaled by how many clues there are, and the exponentials of that are the odds.
package final class Weights: Sendable {
  /// The intents to choose from, with `elsewhere` for sentences that are none of ours.
  package let intents: [IntentName]

  /// The codes of clues, rising.
  private let codes: NumberTable

  /// The places in `entries` where the row of every eighth clue begins.
  private let blocks: NumberTable

  /// The rows of all clues.
  private let entries: NumberTable

  /// The steps that entries count from.
  private let least: Int

  /// The keys of roles, rising, and the number of each one's slot.
  private let roles: NumberTable
  private let roleSlots: NumberTable
  private let slots: [String]

  /// The memory behind the tables; `nil` if it is part of the program.
  private let memory: Table<UInt8>?

  /// The part of one that weights are multiples of.
  package static let step = 1.0 / 4

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
    blocks = reader.table()
    entries = reader.table()
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
  /// Returns what a clue counts beside others, known or not.
  ///
  /// The clues of a sentence repeat each other, its letters its words: what they say together grows
  /// like the square root of their number. Unknown ones take their share, so that a sentence that
  /// is mostly unknown is never sure.
  package static func scale(ofClues count: Int) -> Double {
    4 / Double(max(count, 1)).squareRoot()
  }

  /// Returns the weight of a clue for an intent, given by its index in `intents`.
  func weight(of clue: UInt32, for intent: Int) -> Double {
    Double(row(of: clue).first { $0.intent == intent }?.steps ?? 0) * Self.step
  }

  /// Returns whether a word alone counts for or against any intent.
  func counts(_ word: Word) -> Bool {
    codes.place(of: UInt64(Clue(word.hash, at: 0..<0).code)) != nil
  }

  /// Returns the probability of each intent, in the order of `intents`; they add up to one.
  package func probabilities(of clues: [UInt32]) -> [Double] {
    var sums = [Int](repeating: 0, count: intents.count)
    for clue in clues {
      for weight in row(of: clue) { sums[weight.intent] += weight.steps }
    }
    let most = sums.max() ?? 0
    let step = Self.step * Self.scale(ofClues: clues.count)
    let odds = sums.map { exp(Double($0 - most) * step) }
    let total = odds.reduce(0, +)
    return odds.map { $0 / total }
  }

  /// The entries of a clue, for those intents for which it counts anything; none for one that is not
  /// in the training set.
  private func row(of clue: UInt32) -> Row {
    Row(weights: self, place: codes.place(of: UInt64(clue)).map(startOfRow))
  }

  private struct Row: Sequence, IteratorProtocol {
    let weights: Weights

    /// The place of the next entry; `nil` behind the last.
    var place: Int?

    mutating func next() -> Entry? {
      guard let here = place else { return nil }
      let entry = weights.entry(at: here)
      place = entry.isLast ? nil : here + 1
      return entry
    }
  }

  /// Only some rows are known to begin at a place, to save memory; those behind one are passed over.
  private func startOfRow(_ row: Int) -> Int {
    var place = Int(blocks[row / Entry.rowsPerBlock])
    for _ in 0..<row % Entry.rowsPerBlock {
      while !entry(at: place).isLast { place += 1 }
      place += 1
    }
    return place
  }

  private func entry(at place: Int) -> Entry {
    Entry(entries[place], of: intents.count, from: least)
  }
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
