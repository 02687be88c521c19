/// The kinds of answers that words speak for where somebody was asked whether to go ahead: the
/// second stage of replies, for wordings that no phrase covers.
package enum ReplyKind: String, CaseIterable, Sendable {
  case affirm, deny, wait, again

  /// A change, a question, another request, or what decides nothing.
  case other
}

/// The probability of each kind of answer, by the words of a line.
struct ReplyOdds {
  private let odds: [ReplyKind: Double]

  /// - Returns: `nil` if there is nothing to weigh the line by, or too much of it.
  init?(_ search: Search, by weights: Weights?) {
    guard let weights, 1...Certainty.longestReply ~= search.line.count else { return nil }
    let clues = Clues(search)
    let probabilities = weights.probabilities(of: clues.all.map(\.code))
    let replies = weights.intents.map { ReplyKind(rawValue: $0.rawValue) ?? .other }
    odds = Dictionary(zip(replies, probabilities), uniquingKeysWith: +)
  }

  subscript(reply: ReplyKind) -> Double { odds[reply] ?? 0 }

  /// The likeliest kind.
  var best: ReplyKind { ReplyKind.allCases.max { self[$0] < self[$1] } ?? .other }
}
