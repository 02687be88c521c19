import Dialogue

extension RequestWords {
  private static let placeQuestions: [Slot: Template] = [
    "pickupLocation": "Where do you want to be picked up?",
    "dropOffLocation": "Where do you want to go?",
  ]

  private static let placeRejections: [Slot: Template] = [
    "pickupLocation": "{app} can't pick you up at {value}.",
    "dropOffLocation": "{app} doesn't go to {value}.",
  ]

  private static let rideFailures: [String: Template] = [
    "failureRequiringAppLaunchMustVerifyCredentials":
      "{app} needs you to sign in before it can {deed}.",
    "failureRequiringAppLaunchNoServiceInArea": "Sorry, {app} doesn't offer rides there.",
    "failureRequiringAppLaunchServiceTemporarilyUnavailable":
      "Sorry, {app} isn't available at the moment.",
    "failureRequiringAppLaunchPreviousRideNeedsCompletion":
      "Your last ride with {app} has to be completed first.",
    "failurePreviousRideNeedsFeedback": "{app} wants your feedback on your last ride first.",
  ]

  static let listRideOptions = RequestWords(
    deed: "find rides for you",
    questions: placeQuestions,
    rejections: placeRejections,
    goAhead: "Do you want me to look for rides?",
    calledOff: "OK, I won't look for rides.",
    answers: rideFailures.merging(["success": "{app} has {options} for you."]) { $1 }
  )

  static let requestRide = RequestWords(
    deed: "request your ride",
    questions: placeQuestions.merging([
      "rideOptionName": "What type of ride do you want?",
      "partySize": "How many people are riding?",
      "scheduledPickupTime": "When do you want to be picked up?",
      "paymentMethod": "How do you want to pay?",
    ]) { $1 },
    rejections: placeRejections.merging([
      "rideOptionName": "{app} doesn't have “{value}”.",
      "partySize": "{app} can't take {party}.",
      "scheduledPickupTime": "{app} can't pick you up {value}.",
    ]) { $1 },
    approvals: [
      "pickupLocation": "Do you want to be picked up at {value}?",
      "dropOffLocation": "Do you want to go to {value}?",
      "partySize": "Is that for {party}?",
      "scheduledPickupTime": "Do you want to be picked up {value}?",
    ],
    review: "{app} can be there[ {eta}].",
    goAhead: "Do you want to request it?",
    calledOff: "OK, I won't request it.",
    answers: rideFailures.merging([
      "success": "{app} has confirmed your ride[ with {driver}].",
      "inProgress": "{app} has your request and is looking for a driver.",
      "failureRequiringAppLaunchRideScheduledTooFar":
        "{app} can't book a ride that far in advance.",
    ]) { $1 }
  )

  static let rideStatus = RequestWords(
    deed: "check on your ride",
    questions: [:],
    goAhead: "Do you want me to check?",
    calledOff: "OK, I won't check.",
    answers: rideFailures.merging([
      "success": "{ride status}",
      "inProgress": "{app} is still checking on your ride.",
      "failure": "Sorry, {app} couldn't find a ride for you.",
    ]) { $1 }
  )

  static let cancelRide = RequestWords(
    deed: "cancel your ride",
    questions: ["rideIdentifier": "Which ride do you want to cancel?"],
    review: "[Cancelling costs {fee}.]",
    goAhead: "Do you want to cancel your ride?",
    calledOff: "OK, I won't cancel it.",
    answers: ["success": "{app} has cancelled your ride."]
  )

  /// What there is to say about a ride, by the case of `INRidePhase` or `cancelled`.
  static func rideStatus(in phase: String?) -> Template {
    switch phase {
    case "received": "{app} has your request and is looking for a driver."
    case "confirmed": "{someone} will pick you up[ {eta}]."
    case "approachingPickup": "{someone} is almost there."
    case "pickup": "{someone} is there to pick you up."
    case "ongoing": "You're on your way[, arriving {arrival}]."
    case "completed": "Your ride is completed."
    case "cancelled": "Your ride was cancelled."
    default: "{app} doesn't have a ride for you."
    }
  }
}
