internal import Automata

// MARK: - What words alone ask for

extension Hearing {
  /// The clauses with those that could not be read as the detail that their words ask for: “what's
  /// the damage”.
  mutating func asking(insteadOf clauses: [Clause]) -> [Clause] {
    guard let weights = interpreter.secondStage.questions,
      clauses.contains(where: { $0.move == .unread })
    else { return clauses }
    if case .reading = understood { return clauses }
    return clauses.map { clause in
      guard clause.move == .unread, !clause.hidesValue else { return clause }
      let words = line.words(in: clause.range)
      guard 1...Certainty.longestReply ~= words.count,
        let detail = DetailOdds(stretch(words).requests, by: weights)
          .detail(asked: clause.isQuestion)
      else { return clause }
      return clause.making(.detail(detail))
    }
  }
}

/// The probability of each detail, by the words of a question.
struct DetailOdds {
  private let details: [Detail?]
  private let probabilities: [Double]

  init(_ search: Search, by weights: Weights) {
    details = weights.intents.map { Detail(rawValue: $0.rawValue) }
    probabilities = weights.probabilities(of: Clues(search).all.map(\.code))
  }

  /// The likeliest detail; `nil` if it is not likely enough.
  func detail(asked isAsked: Bool) -> Detail? {
    guard let best = probabilities.indices.max(by: { probabilities[$0] < probabilities[$1] }),
      probabilities[best] >= (isAsked ? Certainty.detail : Certainty.detailOfUnasked)
    else { return nil }
    return details[best]
  }
}
