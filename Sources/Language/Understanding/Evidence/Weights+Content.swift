internal import Automata

extension Weights {
  /// The result of training, before it is written.
  package struct Content: Sendable {
    /// The intents to choose from, with `elsewhere` for sentences that are none of ours.
    package var intents: [IntentName] = []

    /// The codes of clues, rising.
    package var codes: [UInt32] = []

    /// In steps, for each clue what it counts for each intent.
    package var values: [Int16] = []

    /// The likeliest slots of values.
    package var roles = Roles()

    package init() {}
  }
}

extension Weights.Content {
  /// The tables, for a program to carry, as `Weights` reads them.
  package var bytes: [UInt8] {
    let least = min(values.min() ?? 0, 0)
    var writer = TableWriter()
    writer.write(intents.map(\.rawValue))
    writer.write(table: codes.map { UInt64($0) })
    writer.write(table: values.map { UInt64(Int($0) - Int(least)) })
    writer.write(-Int(least))
    roles.write(to: &writer)
    return writer.bytes
  }
}
