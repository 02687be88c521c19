/// The treatment of sentences that no phrase covers.
package enum SecondStage: Sendable {
  /// They are refused: only phrases count.
  case none

  /// Their words are weighed as this program was trained to.
  case trained

  /// Their words are weighed by other weights: those of requests, and those of replies.
  case weights(Weights, replies: Weights)

  /// The weights for requests.
  var requests: Weights? {
    switch self {
    case .none: nil
    case .trained: .trained
    case .weights(let requests, _): requests
    }
  }

  /// The weights for replies to a question.
  var replies: Weights? {
    switch self {
    case .none: nil
    case .trained: .replies
    case .weights(_, let replies): replies
    }
  }
}
