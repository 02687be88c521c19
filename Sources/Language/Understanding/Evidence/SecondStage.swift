/// The treatment of sentences that no phrase covers.
package enum SecondStage: Sendable {
  /// They are refused: only phrases count.
  case none

  /// Their words are weighed as this program was trained to.
  case trained

  /// Their words are weighed by other weights.
  case weights(SecondWeights)

  /// The weights for requests; `nil` if words are not weighed.
  var requests: Weights? {
    switch self {
    case .none: nil
    case .trained: .trained
    case .weights(let weights): weights.requests
    }
  }

  /// The weights for replies to a question; `nil` if words are not weighed.
  var replies: Weights? {
    switch self {
    case .none: nil
    case .trained: .replies
    case .weights(let weights): weights.replies
    }
  }

  /// The weights for questions about what is shown, done or going on; `nil` if words are not weighed.
  var questions: Weights? {
    switch self {
    case .none: nil
    case .trained: .questions
    case .weights(let weights): weights.questions
    }
  }
}

/// The weights of the second stage.
package struct SecondWeights: Sendable {
  package var requests: Weights
  package var replies: Weights
  package var questions: Weights

  package init(requests: Weights, replies: Weights, questions: Weights) {
    (self.requests, self.replies, self.questions) = (requests, replies, questions)
  }
}
