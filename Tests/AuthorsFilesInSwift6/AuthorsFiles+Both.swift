import Intents

extension AuthorsFile {
  /// The files that are compiled in both language modes.
  static let ofBothModes = [
    AuthorsFile("SpokenNames.swift", ["INStartWorkoutIntent"], handler: { SpokenNames() }),
    AuthorsFile("FleetDrivers.swift", ["INGetRideStatusIntent"], handler: { FleetDrivers() }),
    AuthorsFile("QuietMessages.swift", ["INSendMessageIntent"], extension: { QuietMessages() }),
    AuthorsFile("TimedRides.swift", ["INListRideOptionsIntent"], handler: { TimedRides() }),
  ]
}
