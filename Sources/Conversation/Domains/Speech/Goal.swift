/// The goal of a workout.
struct Goal {
  let amount: Double

  /// In the singular: “minute”.
  ///
  /// Without one, a goal is just a number.
  let noun: String?
  let voice: Voice

  /// The unit is a case of `INWorkoutGoalUnitType`, by name.
  init(_ amount: Double, unit: String?, voice: Voice) {
    self.amount = amount
    self.voice = voice
    noun =
      switch unit {
      case nil, "unknown": nil
      case "kiloCalorie": "calorie"
      case let unit?: unit
      }
  }

  /// “20 minutes”.
  var words: String {
    noun.map { voice.words(for: amount, of: $0) } ?? voice.words(for: amount)
  }

  /// Before a noun: “20-minute”; thousands of meters are kilometers there: “5-kilometer”.
  var attribute: String? {
    guard let noun else { return nil }
    return noun == "meter" && amount >= 1000
      ? "\(voice.words(for: amount / 1000))-kilometer" : "\(voice.words(for: amount))-\(noun)"
  }
}
