/// The treatment of sentences that no phrase covers.
package enum SecondStage: Sendable {
  /// They are refused: only phrases count.
  case none

  /// Their words are weighed as this program was trained to.
  case trained

  /// Their words are weighed by other weights, those for requests and those for replies.
  case weights(Weights, replies: Weights)

  /// The weights for requests; `nil` if words are not weighed.
  var requests: Weights? {
    switch self {
    case .none: nil
    case .trained: .trained
    case .weights(let requests, _): requests
    }
  }

  /// The weights for replies to a question; `nil` if words are not weighed.
  var replies: Weights? {
    switch self {
    case .none: nil
    case .trained: .replies
    case .weights(_, let replies): replies
    }
  }
}
