internal import Automata

/// Reads questions that no phrase covers by their words: “what's the damage”.
struct DetailReader {
  private let weights: Weights

  /// The probability of the request that the words of the line speak for.
  private let rival: Double

  /// - Returns: `nil` where words are not weighed, or the line as a whole is a request.
  init?(_ understood: Understood, by weights: Weights?) {
    guard let weights else { return nil }
    self.weights = weights
    switch understood {
    case .reading(let reading, _) where !reading.evidence.isEmpty: return nil
    case .doubtful(let reading): rival = reading.score
    default: rival = 0
    }
  }

  /// True if a clause may ask for a detail: it could not be read, or it is taken for a remark or a
  /// request that is none of ours.
  static func mayRead(_ clause: Clause) -> Bool { least(for: clause) != nil }

  /// The clause with the detail that its words ask for.
  ///
  /// - Parameters:
  ///   - clause: A clause of the line.
  ///   - search: What its words can ask for.
  /// - Returns: The same clause where they ask for none.
  func clause(_ clause: Clause, _ search: @autoclosure () -> Search) -> Clause {
    guard let least = Self.least(for: clause) else { return clause }
    let search = search()
    guard let odds = Odds(ofShort: search, by: weights, as: \.rawValue), let best = odds.best,
      odds[best] >= max(least, rival), let detail = Detail(rawValue: best),
      !detail.isOfHere || !clause.hidesValue && !Clues(search).hasUnknownWords
    else { return clause }
    return clause.making(.detail(detail))
  }

  /// The least probability at which a clause asks for a detail; `nil` if it says something else.
  private static func least(for clause: Clause) -> Double? {
    let isAsked = clause.isQuestion || clause.endsInQuestionMark
    return switch clause.move {
    case .unread where isAsked && !clause.hidesValue: Certainty.detail
    case .remark where isAsked, .unread where !clause.isTold && !clause.isOrder, .foreign:
      Certainty.detailOfUnasked
    default: nil
    }
  }
}

extension Detail {
  /// True if it is told of where the user is, and of now: there is no answer for another place.
  fileprivate var isOfHere: Bool { self == .clock || self == .day }
}
