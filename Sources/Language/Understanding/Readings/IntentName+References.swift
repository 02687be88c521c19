extension IntentName {
  /// What asks for something only by pointing to a request that was handled before: “same again”.
  package static let references: Set<IntentName> = [
    .again, .cancelThat, .deleteThat, .finished, .otherKind, .whereIsIt,
  ]

  /// What the assistant answers by itself, in one line's time.
  package static let answeredAtOnce = Set(Manner.records.map(\.request)).union([.helpWith])
}
