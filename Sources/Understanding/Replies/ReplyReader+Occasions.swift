// MARK: - What only some questions take for an answer

extension ReplyReader {
  /// What leaves open which of a list is meant, and nothing else.
  func indifference(_ answers: Search) -> ReplyReading? {
    candidate(answers, "indifferent").flatMap { $0.cost <= Costs.courtesy ? .indifferent : nil }
  }

  /// “From work” and “make it 40 minutes”, where any words could be a place or a workout: values of
  /// other slots, which fit better than a guess.
  func otherValues(
    _ answers: Search,
    thanGuessed guess: Search.Candidate,
    _ asked: [String]
  ) -> ReplyReading? {
    guard answers.reading(guess).slots.contains(where: \.isGuessed) else { return nil }
    if let purpose = purpose(answers) { return purpose }
    guard let change = cheapestChange(answers), change.cost < guess.cost else { return nil }
    let slots = answers.reading(change).slots
    let isElsewhere = slots.allSatisfy { !$0.isGuessed && !asked.contains($0.name) }
    return isElsewhere ? reading(change, answers) : nil
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

  /// What other requests than payments have, and the note itself.
  private static let unlikePayments: Set = [
    "time", "date", "destination", "pickup", "rideOption", "sharing", "goal", "location", "note",
  ]
}

extension SlotReading {
  /// Whether its words are taken for what is asked, though nothing is known by them.
  fileprivate var isGuessed: Bool {
    switch meaning {
    case .text: true
    case .person(let mention): mention.candidates.isEmpty && mention.pronoun == nil
    case .place(let mention): mention == .unknown
    default: false
    }
  }
}
