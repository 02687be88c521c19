// MARK: - What only some questions take for an answer

extension ReplyReader {
  /// What leaves open which of a list is meant, and nothing else.
  func indifference(_ answers: Search) -> ReplyReading? {
    candidate(answers, "indifferent").flatMap { $0.cost <= Costs.courtesy ? .indifferent : nil }
  }

  /// “For lunch” says what a payment is for, though it is a time elsewhere, as “for the taxi” is a
  /// place; “for 20” and “for Anna” do not.
  func purpose(_ answers: Search) -> ReplyReading? {
    guard let intent = question.intent, Self.payments.contains(intent),
      let purpose = candidate(answers, "purpose"), purpose.cost <= Costs.limit
    else { return nil }
    let changed = cheapestChange(answers).map { answers.reading($0).slots } ?? []
    guard changed.allSatisfy({ Self.unlikePayments.contains($0.name) }) else { return nil }
    return reading(purpose, answers)
  }

  private static let payments: Set<IntentName> = [.sendPayment, .requestPayment]

  /// What other requests than payments have.
  private static let unlikePayments: Set = [
    "time", "date", "destination", "pickup", "rideOption", "sharing", "goal", "location",
  ]
}
