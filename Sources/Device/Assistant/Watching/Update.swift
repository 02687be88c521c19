package import Domains

/// What has become of a ride or a workout that goes on, as its app tells without being asked anew.
package enum Update: Sendable, Hashable {
  /// The ride as it is now; its card says whether it is over.
  case ride(Card)

  /// The workout as it stands now; `nil` once none goes on.
  case workout(Workout?)
}
