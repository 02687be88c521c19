import Understanding

// MARK: - After something was done

extension SessionWording {
  /// What can be said next after a request, of which nothing else is known.
  static func example(after request: IntentName) -> String? {
    examplesAfter[request]
  }

  static let examplesAfter: [IntentName: String] = [
    .sendMessage: "Call them instead", .searchMessages: "Reply to the last one",
    .setMessageAttribute: "Read my messages", .startCall: "Text them instead",
    .searchCallHistory: "Call the first one back", .sendPayment: "Request it instead",
    .requestPayment: "Text them instead", .requestRide: "Where is my ride",
    .rideStatus: "Cancel my ride", .listRideOptions: "Book the first one",
    .cancelRide: "Get me a ride home", .startWorkout: "Pause my workout",
    .pauseWorkout: "Resume my workout", .resumeWorkout: "How is my workout going",
    .endWorkout: weekExample, .cancelWorkout: weekExample,
  ]

  /// Where something is to be changed that was done, and what can be done about it.
  static func tooLate(for request: IntentName) -> String? {
    switch request {
    case .sendMessage: "That message has been sent, and I can't change it."
    case .sendPayment: "That money has been sent, and I can't change it."
    case .requestPayment: "I have asked for that, and I can't change it."
    case .requestRide: "I can't change a ride that is booked. You can cancel it and get another."
    case .startWorkout, .pauseWorkout, .resumeWorkout:
      "I can't change a workout that has begun. You can pause, resume, end, or cancel it."
    default: nil
    }
  }
}

// MARK: - Lists

extension SessionWording {
  /// Where one of a list is meant, and none was shown.
  static let nothingListed = "I haven't listed anything that you could mean."

  /// Where the tenth of three is meant.
  static func notThatMany(_ count: Int) -> String {
    count == 1 ? "There is only one." : "There are only \(count)."
  }
}

// MARK: - Two requests in a line

extension SessionWording {
  /// Before the first of two rides, of which no app takes more than one.
  static func oneRide(_ place: String) -> String {
    "One ride at a time. Ask me for “\(place)” again when this one is over."
  }

  /// Before the first of several requests.
  static func afterThat(_ deeds: [String]) -> String {
    "One after the other. I'll \(deeds.joined(separator: ", then ")) after that."
  }

  /// What the assistant will do that tells what it knows by itself, after “I'll”.
  static func promise(of request: IntentName) -> String {
    request == .workoutWeek ? "tell you how your week was" : "tell you how your workout is going"
  }
}
