// swift-format-ignore-file
// Written by `swift run generate` from RideParts.intents: edit that instead.

import Dialogue
import Intents

extension INRidePhase: NamedCases {
  static let cases: [(name: String, value: INRidePhase)] = [
    ("unknown", .unknown),
    ("received", .received),
    ("confirmed", .confirmed),
    ("ongoing", .ongoing),
    ("completed", .completed),
    ("approachingPickup", .approachingPickup),
    ("pickup", .pickup),
  ]
}

extension INRideFeedbackTypeOptions: NamedOptions {
  static let options: [(name: String, value: INRideFeedbackTypeOptions)] = [
    ("rate", .rate),
    ("tip", .tip),
  ]
}
