// MARK: - What only some questions take for an answer

extension ReplyReader {
  /// What somebody gets by the request that is asked about.
  private var delivery: Manner.Delivery? { question.intent.flatMap { Manner.of($0).delivers } }

  /// What leaves open which of a list is meant, and nothing else.
  func indifference(_ answers: Search) -> ReplyReading? {
    candidate(answers, "indifferent").flatMap { $0.cost <= Costs.courtesy ? .indifferent : nil }
  }

  /// “Both”, and nothing else.
  func everyOption(_ answers: Search) -> ReplyReading? {
    candidate(answers, "everyOption").flatMap { $0.cost <= Costs.courtesy ? .everyOption : nil }
  }

  /// “Change it to hello” is a new text where a message is shown, unless it names somebody.
  func newText(_ answers: Search) -> ReplyReading? {
    guard delivery == .text, let text = candidate(answers, "newText"),
      text.cost <= Costs.limit
    else { return nil }
    let changed = cheapestChange(answers).map { answers.reading($0).slots } ?? []
    guard !changed.contains(where: \.namesSomebody) else { return nil }
    return reading(text, answers)
  }

  /// “No, Anna, and make it hello” is another message for somebody else, whatever is asked.
  func newMessage(_ answers: Search) -> ReplyReading? {
    guard delivery == .text, let both = candidate(answers, "newMessage"),
      both.cost <= Costs.limit
    else { return nil }
    return reading(both, answers)
  }

  /// “Add an exclamation mark” is more of the message that is shown, “add Jane” one more recipient.
  func moreText(_ answers: Search) -> ReplyReading? {
    guard delivery == .text, let text = candidate(answers, "moreText"),
      text.cost <= Costs.limit
    else { return nil }
    if let people = candidate(answers, "addition"), people.cost <= text.cost { return nil }
    return .addition(answers.reading(text).slots)
  }

  /// “Text her instead”, where something else than a message is under way.
  func instead(_ answers: Search) -> ReplyReading? {
    guard let intent = question.intent, let found = candidate(answers, "instead"),
      found.cost <= Costs.courtesy
    else { return nil }
    var slots = answers.reading(found).slots
    guard let place = slots.firstIndex(where: { $0.name == "kind" }),
      case .term(let kind) = slots.remove(at: place).meaning
    else { return nil }
    guard IntentName(rawValue: kind) == intent else {
      return .instead(IntentName(rawValue: kind), slots)
    }
    // “Call Jane instead”, where a call is under way already, is somebody else.
    return slots.contains(where: \.namesSomebody) ? .change(slots, agreed: false) : nil
  }

  /// “How much is it?”, and nothing else.
  func detail(_ answers: Search) -> ReplyReading? {
    let found = Self.details.compactMap { name, detail in
      candidate(answers, name).map { (cost: $0.cost, detail: detail) }
    }
    guard let best = found.min(by: { $0.cost < $1.cost }), best.cost <= Costs.courtesy else {
      return nil
    }
    return .detail(best.detail)
  }

  private static let details: [(name: String, detail: ReplyReading.Detail)] = [
    ("askPrice", .price), ("askPickup", .pickup), ("askArrival", .arrival),
  ]

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
    guard delivery == .money,
      let purpose = candidate(answers, "purpose"), purpose.cost <= Costs.limit
    else { return nil }
    // “For what?” wants to say what for, and has not said it.
    if let part = candidate(answers, "changeOf"), part.cost < purpose.cost { return nil }
    let changed = cheapestChange(answers).map { answers.reading($0).slots } ?? []
    guard changed.allSatisfy({ Self.unlikePayments.contains($0.name) }) else { return nil }
    return reading(purpose, answers)
  }

  /// “Actually twelve fifty” and “five” are another amount where a payment is shown, a time or
  /// people elsewhere.
  func price(_ answers: Search) -> ReplyReading? {
    guard delivery == .money,
      let price = candidate(answers, "price"), price.cost <= Costs.limit
    else { return nil }
    let changed = cheapestChange(answers).map { answers.reading($0).slots } ?? []
    let figures: Set = ["partySize", "amount", "sum"]
    guard changed.allSatisfy({ Self.unlikePayments.union(figures).contains($0.name) }) else {
      return nil
    }
    return reading(price, answers)
  }

  /// A whole request of the same kind, with whom it is for and what they get, is one more, and
  /// changes nothing in the first: “send Mike Chen 50”, where a payment to Kate is shown.
  func oneMore(_ answers: Search) -> ReplyReading? {
    guard let intent = question.intent, delivery != nil, !corrects(answers.line),
      candidate(answers, "another") == nil,
      case .request(let reading)? = request(answers), reading.intent == intent,
      reading.score >= Self.plainScore, reading.slots.contains(where: \.namesSomebody),
      reading.slots.contains(where: { Self.contents.contains($0.name) })
    else { return nil }
    return .request(reading)
  }

  private static let contents: Set = ["content", "amount", "sum"]

  /// From here on a request is one in its own words, and no list of values.
  private static let plainScore = 0.85

  /// What other requests than payments have, and the note itself.
  private static let unlikePayments: Set = [
    "time", "date", "destination", "pickup", "rideOption", "sharing", "goal", "location", "note",
  ]
}
