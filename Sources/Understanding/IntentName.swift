/// What a sentence asks for, such as `sendMessage`.
///
/// An open set: a new domain adds its names where it adds its phrases. Which SiriKit intent a
/// name leads to is not decided here; "call Anna" is one thing to ask for, whichever of the
/// three call intents an app declares.
package struct IntentName: RawRepresentable, Sendable, Hashable, Codable, ExpressibleByStringLiteral
{
  package let rawValue: String

  package init(rawValue: String) {
    self.rawValue = rawValue
  }

  package init(stringLiteral name: String) {
    rawValue = name
  }
}

extension IntentName {
  package static let sendMessage: IntentName = "sendMessage"
  package static let searchMessages: IntentName = "searchMessages"
  package static let setMessageAttribute: IntentName = "setMessageAttribute"
  package static let startCall: IntentName = "startCall"
  package static let searchCallHistory: IntentName = "searchCallHistory"
  package static let listRideOptions: IntentName = "listRideOptions"
  package static let requestRide: IntentName = "requestRide"
  package static let rideStatus: IntentName = "rideStatus"
  package static let cancelRide: IntentName = "cancelRide"
  package static let startWorkout: IntentName = "startWorkout"
  package static let pauseWorkout: IntentName = "pauseWorkout"
  package static let resumeWorkout: IntentName = "resumeWorkout"
  package static let endWorkout: IntentName = "endWorkout"
  package static let cancelWorkout: IntentName = "cancelWorkout"
}
