extension IntentName {
  /// What asks for something only by pointing to a request that was handled before: “same again”.
  package static let references: Set<IntentName> = [
    .again, .cancelThat, .deleteThat, .finished, .otherKind, .whereIsIt,
  ]

  /// What asks for something that apps have recorded, for which SiriKit has no intent.
  package static let ofRecords: Set<IntentName> = [.workoutWeek, .workoutProgress]

  /// What the assistant answers by itself, in one line's time.
  package static let answeredAtOnce = ofRecords.union([.helpWith])

  /// What moves money.
  package static let payments: Set<IntentName> = [.sendPayment, .requestPayment]

  /// What goes to somebody and can't be taken back.
  package static let deliveries = payments.union([.sendMessage])
}
