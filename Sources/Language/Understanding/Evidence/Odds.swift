internal import Automata

/// The probability of each kind of thing that words may mean, by trained weights: the second stage,
/// for wordings that no phrase covers.
struct Odds<Kind: Equatable> {
  /// The kinds to choose from, no two of them alike.
  let kinds: [Kind]

  /// The probability of each kind, in the same order.
  let probabilities: [Double]

  subscript(kind: Kind) -> Double { kinds.firstIndex(of: kind).map { probabilities[$0] } ?? 0 }

  /// The places of all kinds, the likeliest first.
  var ranking: [Int] {
    probabilities.indices.sorted { probabilities[$0] > probabilities[$1] }
  }

  /// The likeliest kind; `nil` if there are none.
  var best: Kind? {
    probabilities.indices.max { probabilities[$0] < probabilities[$1] }.map { kinds[$0] }
  }
}

extension Odds {
  /// - Parameters:
  ///   - clues: The clues in the words.
  ///   - weights: The weights of the clues.
  ///   - kind: The kind that one of the intents of the weights stands for.
  init(of clues: [Clue], by weights: Weights, as kind: (IntentName) -> Kind) {
    kinds = weights.intents.map(kind)
    probabilities = weights.probabilities(of: clues.map(\.code))
  }

  /// The odds of an answer or a question.
  ///
  /// - Returns: `nil` if there is nothing to weigh the words by, none of them, or too many.
  init?(ofShort search: Search, by weights: Weights?, as kind: (IntentName) -> Kind) {
    guard let weights, 1...Certainty.longestReply ~= search.line.count else { return nil }
    self.init(of: Clues(search).all, by: weights, as: kind)
  }
}
