internal import Automata

/// Reads questions that no phrase covers by their words: “what's the damage”.
struct DetailReader {
  private let weights: Weights

  /// - Returns: `nil` where words are not weighed, or the line as a whole is a request.
  init?(_ understood: Understood, by weights: Weights?) {
    guard let weights else { return nil }
    if case .reading(let reading, _) = understood, !reading.evidence.isEmpty { return nil }
    self.weights = weights
  }

  /// The clause, if it could not be read with the detail that its words ask for.
  ///
  /// One with a value in it is left to the phrases, which tell what the value is for.
  ///
  /// - Parameters:
  ///   - clause: A clause of the line.
  ///   - search: What its words can ask for.
  /// - Returns: The same clause where they ask for none.
  func clause(_ clause: Clause, _ search: @autoclosure () -> Search) -> Clause {
    guard clause.move == .unread, !clause.hidesValue,
      let detail = detail(of: search(), isAsked: clause.isQuestion)
    else { return clause }
    return clause.making(.detail(detail))
  }

  /// The likeliest detail; `nil` if it is not likely enough.
  private func detail(of search: Search, isAsked: Bool) -> Detail? {
    let least = isAsked ? Certainty.detail : Certainty.detailOfUnasked
    guard let odds = Odds(ofShort: search, by: weights, as: \.rawValue), let best = odds.best,
      odds[best] >= least
    else { return nil }
    return Detail(rawValue: best)
  }
}
