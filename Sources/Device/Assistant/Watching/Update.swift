package import Domains

/// A change of a ride or workout under way, as its app reports it unasked.
package enum Update: Sendable, Hashable, Codable {
  /// The ride as it is now; its card says whether it is over.
  case ride(Card)

  /// The workout as it stands now; `nil` once none goes on.
  case workout(Workout?)
}
