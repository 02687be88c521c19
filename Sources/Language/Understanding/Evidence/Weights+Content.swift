internal import Phrases

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
  /// The text of a file of weights, as `EvidenceTables` reads it.
  package var encoded: String {
    var writer = TableWriter()
    writer.write(intents.map(\.rawValue))
    roles.write(to: &writer)
    writer.write(codes.count)
    for (code, before) in zip(codes, [0] + codes) { writer.write(UInt64(code - before)) }
    for value in values { writer.write(EvidenceTables.folded(Int(value))) }
    return String(decoding: writer.text, as: UTF8.self)
  }
}
