extension IntentName {
  /// The requests that only point to one that was handled before: “same again”.
  package static let references: Set<IntentName> = [
    .again, .cancelThat, .deleteThat, .finished, .otherKind, .whereIsIt,
  ]

  /// The requests that the assistant answers by itself, in a single turn.
  package static let answeredAtOnce = Set(Manner.records.map(\.request)).union([.helpWith])
}
