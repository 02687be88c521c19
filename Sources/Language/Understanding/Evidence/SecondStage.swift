/// The treatment of sentences that no phrase covers.
package enum SecondStage: Sendable {
  /// They are refused: only phrases count.
  case none

  /// Their words are weighed as this program was trained to.
  case trained

  /// Their words are weighed by other weights.
  case weights(Weights)

  var weights: Weights? {
    switch self {
    case .none: nil
    case .trained: .trained
    case .weights(let weights): weights
    }
  }
}
