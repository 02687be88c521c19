import Understanding

/// A workout's goal in the units that SiriKit has (`INWorkoutGoalUnitType`).
///
/// It has no kilometre and no kilojoule: those come as metres and joules.
struct Goal: Hashable {
  var amount: Double

  /// The name of the unit; `nil` for a bare number.
  var unit: String?

  init?(_ meaning: Meaning) {
    switch meaning {
    case .number(let number): amount = number
    case .duration(let seconds): (amount, unit) = Self.duration(seconds)
    case .distance(let distance, let distanceUnit):
      (amount, unit) = Self.distance(distance, distanceUnit)
    case .energy(let energy, let energyUnit): (amount, unit) = Self.energy(energy, energyUnit)
    case .text, .person, .place, .app, .term, .ordinal, .time, .phoneNumber, .money: return nil
    }
  }

  /// In the largest unit that gives a whole number; nothing at all is counted in minutes.
  private static func duration(_ seconds: Double) -> (Double, String) {
    if seconds == 0 { return (0, "minute") }
    if seconds.truncatingRemainder(dividingBy: 3600) == 0 { return (seconds / 3600, "hour") }
    if seconds.truncatingRemainder(dividingBy: 60) == 0 { return (seconds / 60, "minute") }
    return (seconds, "second")
  }

  private static func distance(_ distance: Double, _ unit: DistanceUnit) -> (Double, String) {
    switch unit {
    case .inch, .foot, .yard, .meter, .mile: (distance, unit.rawValue)
    case .kilometer: (distance * 1000, "meter")
    }
  }

  private static func energy(_ energy: Double, _ unit: EnergyUnit) -> (Double, String) {
    switch unit {
    case .kilocalorie: (energy, "kiloCalorie")
    case .joule: (energy, "joule")
    case .kilojoule: (energy * 1000, "joule")
    }
  }
}
