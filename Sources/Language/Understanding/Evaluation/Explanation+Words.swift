// An explanation as somebody reads it who has never seen one.

extension Explanation: CustomStringConvertible {
  package var description: String {
    ([sentence] + section("Found in it", found)
      + section("Heard, clause by clause", clauses.map { "“\($0.wording)”: \($0.move.notation)" })
      + section("Read by phrases, where 1.00 fits without a doubt", read)
      + section("By its words alone, which count for or against", weighing) + [verdict])
      .joined(separator: "\n")
  }

  private func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["\(title):"] + lines.map { "  \($0)" }
  }

  /// Words of closed lists are called after what they are, and not after the kind of a slot.
  private var found: [String] {
    findings.map { "\($0.kind == "terms" ? "term" : $0.kind): \($0.wording)" }
  }

  private var read: [String] {
    alternatives.flatMap { reading in
      ["\(reading.intent.rawValue), \(Self.hundredths(reading.score))"]
        + reading.evidence.map { "  by \($0.rule): “\(text($0.range))”" } + values(of: reading)
    }
  }

  private func text(_ range: Range<Int>) -> String {
    String(decoding: Array(sentence.utf8)[range], as: UTF8.self)
  }

  private func values(of reading: Reading) -> [String] {
    (reading.slots + [reading.app].compactMap { $0 }).map { slot in
      let note = slot.meaning.note.flatMap { $0 == slot.wording ? nil : " (\($0))" }
      return "  \(slot.name): \(slot.wording)\(note ?? "")"
    } + (reading.leftOut.isEmpty ? [] : ["  left out: \(reading.leftOut.joined(separator: ", "))"])
  }
}

// MARK: - By words alone

extension Explanation {
  /// The lines for the likely readings, or else for the likeliest one.
  private var weighing: [String] {
    let likely = weighed.filter { $0.score >= Self.least }
    return (likely.isEmpty ? Array(weighed.prefix(1)) : likely).flatMap { reading in
      ["\(reading.intent.rawValue), likely \(Self.hundredths(reading.score))"]
        + reading.clues.prefix(Self.mostClues).map { clue in
          "  \(clue.weight < 0 ? "against" : "for") \(Self.tenths(abs(clue.weight))): \(clue.wording)"
        } + values(of: reading)
    }
  }

  private static let least = 0.01

  /// The weaker ones hardly count.
  private static let mostClues = 6

  private static func tenths(_ weight: Double) -> String {
    let tenths = Int((weight * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  private static func hundredths(_ score: Double) -> String {
    let hundredths = Int((score * 100).rounded())
    return hundredths == 100 ? "1.00" : "0.\(hundredths < 10 ? "0" : "")\(hundredths)"
  }
}

// MARK: - What came of it

extension Explanation {
  private var verdict: String {
    switch outcome {
    case .reading(let reading, nil) where reading.evidence.isEmpty:
      "Taken as \(reading.intent.rawValue), by its words alone: no phrase covers them."
    case .reading(let reading, nil): "Taken as \(reading.intent.rawValue); no other request fits."
    case .reading(let reading, let other?):
      "Taken as \(reading.intent.rawValue), before \(other.rawValue)."
    case .nearTie(let one, let other):
      "A near tie of \(one.intent.rawValue) and \(other.intent.rawValue): the user has to say."
    case .doubtful(let reading):
      "Likely \(reading.intent.rawValue), by its words alone: "
        + "below \(Self.hundredths(Certainty.take)) the user has to agree."
    case .refused(let refusal): "Refused: \(why). \(hint(refusal))"
    }
  }

  private var why: String {
    guard let best = alternatives.first else {
      let least = Self.hundredths(Certainty.ask)
      return "no phrase covers the whole sentence, and its words make no request likely "
        + "(\(least) would be asked about)"
    }
    return best.intent == .elsewhere
      ? "the phrases know it as something else" : "what fits is too doubtful"
  }

  private func hint(_ refusal: Refusal) -> String {
    let nearest = refusal.nearest.map { "It comes closest to \($0.rawValue)" }
    return "\(nearest ?? "It comes close to nothing"); the user is told “\(refusal.example)”."
  }
}

// MARK: - Values

extension Meaning {
  /// The meaning of the words, unless it is obvious from them.
  fileprivate var note: String? {
    switch self {
    case .text, .number, .phoneNumber, .app, .distance, .energy: nil
    case .person(let mention): mention.note
    case .place(let mention): mention.note
    case .term(let identifier): identifier
    case .ordinal(let position): position < 0 ? "the last" : "number \(position)"
    case .time(let time): "\(time)"
    case .duration(let seconds): "\(Int(seconds)) seconds"
    case .money(let money): "\(money.amount) \(money.currency.code)"
    }
  }
}

extension PersonMention {
  fileprivate var note: String {
    let who =
      switch candidates.count {
      case _ where pronoun != nil: "whoever was spoken of"
      case _ where !alternatives.isEmpty: "one of \(alternatives.count)"
      case 0: "nobody who is known"
      case 1: "known"
      default: "one of \(candidates.count) who are known"
      }
    return [who, relation.map { "the user's \($0)" }, label].compactMap { $0 }
      .joined(separator: ", ")
  }
}

extension PlaceMention {
  fileprivate var note: String {
    switch self {
    case .known(let places): places.count == 1 ? "known" : "one of \(places.count)"
    case .currentLocation: "where the user is"
    case .home(let owner): owner == nil ? "the user's home" : "somebody's home"
    case .work(let owner): owner == nil ? "where the user works" : "where somebody works"
    case .unknown: "no place that is known"
    }
  }
}
