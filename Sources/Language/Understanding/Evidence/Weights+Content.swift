internal import Automata

extension Weights {
  /// The weight of a clue for an intent.
  package struct Entry: Equatable, Sendable {
    /// The index of the intent.
    package var intent: Int

    /// In steps, and not zero: what counts nothing has no entry.
    package var steps: Int

    /// True if it is the last of its row.
    package var isLast: Bool

    package init(intent: Int, steps: Int, isLast: Bool) {
      (self.intent, self.steps, self.isLast) = (intent, steps, isLast)
    }

    static let rowsPerBlock = 8
  }

  /// The result of training, before it is written.
  package struct Content: Sendable {
    /// The intents to choose from, with `elsewhere` for sentences that are none of ours.
    package var intents: [IntentName] = []

    /// The codes of clues, rising.
    package var codes: [UInt32] = []

    /// For each clue the row of what it counts, by rising intent, for those for which it counts
    /// anything; none is empty.
    package var rows: [[Entry]] = []

    /// The likeliest slots of values.
    package var roles = Roles()

    package init() {}
  }
}

extension Weights.Content {
  /// The tables, for a program to carry, as `Weights` reads them.
  package var bytes: [UInt8] {
    let least = min(rows.joined().map(\.steps).min() ?? 0, 0)
    var (blocks, entries): ([UInt64], [UInt64]) = ([], [])
    for (index, row) in rows.enumerated() {
      if index.isMultiple(of: Weights.Entry.rowsPerBlock) { blocks.append(UInt64(entries.count)) }
      entries += row.map { $0.number(of: intents.count, from: least) }
    }
    var writer = TableWriter()
    writer.write(intents.map(\.rawValue))
    writer.write(table: codes.map { UInt64($0) })
    writer.write(table: blocks)
    writer.write(table: entries)
    writer.write(-least)
    roles.write(to: &writer)
    return writer.bytes
  }
}

// MARK: - As a number

extension Weights.Entry {
  /// Reads the number of an entry for one of so many intents, in steps above the least of all.
  init(_ number: UInt64, of intents: Int, from least: Int) {
    let (value, intent) = (Int(number) / 2).quotientAndRemainder(dividingBy: intents)
    self.init(intent: intent, steps: value + least, isLast: number % 2 == 1)
  }

  func number(of intents: Int, from least: Int) -> UInt64 {
    UInt64(2 * ((steps - least) * intents + intent) + (isLast ? 1 : 0))
  }
}
