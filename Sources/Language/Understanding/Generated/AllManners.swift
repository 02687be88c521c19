// swift-format-ignore-file
// Written by `swift run generate` from the catalogue: edit that instead.

extension Manner {
  /// The manner of every request, in the catalogue's order.
  package static let all: [Manner] = [
    Manner(
      request: "startCall",
      intents: ["INStartCallIntent", "INStartAudioCallIntent", "INStartVideoCallIntent"],
      topic: .calls,
      effect: Effect(verb: .sets, activity: .call),
      isImmediate: true,
      next: "Text them instead",
      openings: [
        "Make a call with {app}",
        "Call {person} with {app}",
        "Video call {person} with {app}",
        "Call {person} and {person} with {app}",
        "Call 415-555-0134 with {app}",
        "Redial with {app}",
      ]
    ),
    Manner(
      request: "searchCallHistory",
      intents: ["INSearchCallHistoryIntent"],
      topic: .calls,
      next: "Call the first one back",
      openings: [
        "Show my calls in {app}",
        "Show my missed calls in {app}",
        "Show my calls from yesterday in {app}",
        "Show my calls from {person} in {app}",
      ],
      isLookup: true
    ),
    Manner(
      request: "INAnswerCallIntent",
      intents: ["INAnswerCallIntent"],
      topic: .calls,
      isImmediate: true
    ),
    Manner(
      request: "endCall",
      intents: ["INHangUpCallIntent"],
      topic: .calls,
      effect: Effect(verb: .ends, activity: .call),
      isImmediate: true,
      openings: [
        "Hang up with {app}",
      ]
    ),
    Manner(
      request: "callSound",
      topic: .calls,
      record: Record(basis: .sound(.call), about: "turn the speaker on or off", deed: "turn the speaker on or off")
    ),
    Manner(
      request: "sendMessage",
      intents: ["INSendMessageIntent"],
      topic: .messages,
      delivers: .text,
      isImmediate: true,
      late: "That message has been sent, and I can't change it.",
      next: "Call them instead",
      openings: [
        "Send a message with {app}",
        "Send a message to {person} with {app}",
        "Send a message with {app} saying {text}",
        "Send a message to {person} with {app} saying {text}",
        "Send a message to {person} and {person} with {app} saying {text}",
        "Send a message to {group} with {app} saying {text}",
      ],
      confirms: true
    ),
    Manner(
      request: "searchMessages",
      intents: ["INSearchForMessagesIntent"],
      topic: .messages,
      next: "Reply to the last one",
      openings: [
        "Read my {app} messages",
        "Read my new {app} messages",
        "Find messages from {person} in {app}",
        "Find messages from {person} and {person} in {app}",
        "Find messages to {person} in {app}",
        "Find messages from yesterday in {app}",
      ],
      followUp: FollowUp(request: "setMessageAttribute", parameter: "attribute", term: "read"),
      isLookup: true
    ),
    Manner(
      request: "setMessageAttribute",
      intents: ["INSetMessageAttributeIntent"],
      topic: .messages,
      next: "Read my messages",
      openings: [
        "Mark my {app} messages as read",
        "Mark my {app} messages as unread",
        "Flag my {app} messages",
      ]
    ),
    Manner(
      request: "INEditMessageIntent",
      intents: ["INEditMessageIntent"],
      topic: .messages
    ),
    Manner(
      request: "INUnsendMessagesIntent",
      intents: ["INUnsendMessagesIntent"],
      topic: .messages
    ),
    Manner(
      request: "sendPayment",
      intents: ["INSendPaymentIntent"],
      topic: .payments,
      delivers: .money,
      isImmediate: true,
      late: "That money has been sent, and I can't change it.",
      next: "Request it instead",
      openings: [
        "Send money with {app}",
        "Send {money} to {person} with {app}",
        "Send money to {person} with {app}",
        "Send {money} to {person} for lunch with {app}",
      ],
      confirms: true
    ),
    Manner(
      request: "requestPayment",
      intents: ["INRequestPaymentIntent"],
      topic: .payments,
      delivers: .money,
      isImmediate: true,
      late: "I have asked for that, and I can't change it.",
      next: "Text them instead",
      openings: [
        "Request money with {app}",
        "Request {money} from {person} with {app}",
        "Request {money} from {person} for lunch with {app}",
      ],
      confirms: true
    ),
    Manner(
      request: "payBill",
      intents: ["INPayBillIntent"],
      topic: .payments,
      delivers: .money,
      late: "That bill has been paid, and I can't change it.",
      next: "What bills do I have",
      openings: [
        "Pay my phone bill with {app}",
      ],
      confirms: true
    ),
    Manner(
      request: "searchBills",
      intents: ["INSearchForBillsIntent"],
      topic: .payments,
      next: "Pay my phone bill",
      openings: [
        "What bills do I have in {app}",
      ],
      isLookup: true
    ),
    Manner(
      request: "searchAccounts",
      intents: ["INSearchForAccountsIntent"],
      topic: .payments,
      next: "Send money",
      openings: [
        "What is my balance in {app}",
        "How many euros do I have in {app}",
      ],
      isLookup: true
    ),
    Manner(
      request: "INTransferMoneyIntent",
      intents: ["INTransferMoneyIntent"],
      topic: .payments,
      confirms: true
    ),
    Manner(
      request: "personDetails",
      topic: .calls,
      record: Record(basis: .contacts, about: "look somebody up", deed: "look that up in your contacts")
    ),
    Manner(
      request: "requestRide",
      intents: ["INRequestRideIntent"],
      topic: .rides,
      effect: Effect(verb: .sets, activity: .ride),
      isOneAtATime: true,
      late: "I can't change a ride that is booked. You can cancel it and get another.",
      next: "Where is my ride",
      openings: [
        "Get a ride with {app}",
        "Get a ride to {place} with {app}",
        "Get a ride from {place} to {place} with {app}",
        "Book a {option} to {place} with {app}",
        "Get a ride to {place} with {app} for {count} people",
        "Get a ride to {place} with {app} {time}",
      ],
      confirms: true
    ),
    Manner(
      request: "listRideOptions",
      intents: ["INListRideOptionsIntent"],
      topic: .rides,
      effect: Effect(verb: .offers, activity: .ride),
      next: "Book the first one",
      openings: [
        "Which rides does {app} have",
        "Which rides does {app} have to {place}",
      ],
      isLookup: true
    ),
    Manner(
      request: "rideStatus",
      intents: ["INGetRideStatusIntent"],
      topic: .rides,
      effect: Effect(verb: .shows, activity: .ride),
      next: "Cancel my ride",
      openings: [
        "Where is my {app} ride",
      ],
      isLookup: true
    ),
    Manner(
      request: "cancelRide",
      intents: ["INCancelRideIntent"],
      topic: .rides,
      effect: Effect(verb: .cancels, activity: .ride),
      next: "Get me a ride home",
      openings: [
        "Cancel my {app} ride",
      ],
      confirms: true
    ),
    Manner(
      request: "rateRide",
      intents: ["INSendRideFeedbackIntent"],
      topic: .rides,
      next: "Get me a ride home",
      openings: [
        "Rate my {app} ride 5 stars",
      ],
      confirms: true
    ),
    Manner(
      request: "startWorkout",
      intents: ["INStartWorkoutIntent"],
      topic: .workouts,
      effect: Effect(verb: .sets, activity: .workout),
      isOneAtATime: true,
      isBegunAnew: true,
      late: "I can't change a workout that has begun.",
      next: "Pause my workout",
      openings: [
        "Start a workout with {app}",
        "Start a {workout} with {app}",
        "Start a {goal} {workout} with {app}",
        "Start an indoor {workout} with {app}",
        "Start an outdoor {workout} with {app}",
      ]
    ),
    Manner(
      request: "pauseWorkout",
      intents: ["INPauseWorkoutIntent"],
      topic: .workouts,
      effect: Effect(verb: .pauses, activity: .workout),
      late: "I can't change a workout that has begun.",
      next: "Resume my workout",
      openings: [
        "Pause my workout with {app}",
        "Pause my {workout} with {app}",
      ]
    ),
    Manner(
      request: "resumeWorkout",
      intents: ["INResumeWorkoutIntent"],
      topic: .workouts,
      effect: Effect(verb: .resumes, activity: .workout),
      late: "I can't change a workout that has begun.",
      next: "How is my workout going",
      openings: [
        "Resume my workout with {app}",
        "Resume my {workout} with {app}",
      ]
    ),
    Manner(
      request: "endWorkout",
      intents: ["INEndWorkoutIntent"],
      topic: .workouts,
      effect: Effect(verb: .ends, activity: .workout),
      next: "How was my week",
      openings: [
        "End my workout with {app}",
        "End my {workout} with {app}",
      ]
    ),
    Manner(
      request: "cancelWorkout",
      intents: ["INCancelWorkoutIntent"],
      topic: .workouts,
      effect: Effect(verb: .cancels, activity: .workout),
      next: "How was my week",
      openings: [
        "Cancel my workout with {app}",
        "Cancel my {workout} with {app}",
      ]
    ),
    Manner(
      request: "workoutProgress",
      topic: .workouts,
      record: Record(basis: .activity(.workout, .ongoing), about: "hear how your workout is going", deed: "tell you how your workout is going")
    ),
    Manner(
      request: "workoutKinds",
      topic: .workouts,
      record: Record(basis: .activity(.workout, .kinds), about: "hear which workouts there are", deed: "tell you which workouts there are")
    ),
    Manner(
      request: "workoutSoFar",
      topic: .workouts,
      record: Record(basis: .activity(.workout, .current), about: "hear how far you got", deed: "tell you how far you got")
    ),
    Manner(
      request: "workoutLast",
      topic: .workouts,
      record: Record(basis: .activity(.workout, .latest), about: "hear about your last workout", deed: "tell you about your last workout")
    ),
    Manner(
      request: "workoutWeek",
      topic: .workouts,
      openings: [
        "How was my week",
      ],
      record: Record(basis: .activity(.workout, .week), about: "hear how your week was", deed: "tell you how your week was")
    ),
  ]
}

extension Manner.Topic {
  package static let messages = Manner.Topic(name: "messages")
  package static let calls = Manner.Topic(name: "calls")
  package static let rides = Manner.Topic(name: "rides")
  package static let workouts = Manner.Topic(name: "workouts")
  package static let payments = Manner.Topic(name: "payments")

  /// All of them, in the order of help.
  package static let all: [Manner.Topic] = [.messages, .calls, .rides, .workouts, .payments]
}

extension Manner.Activity {
  package static let call = Manner.Activity(name: "call")
  package static let ride = Manner.Activity(name: "ride")
  package static let workout = Manner.Activity(name: "workout")

  /// All of them, in the catalogue's order.
  package static let all: [Manner.Activity] = [.call, .ride, .workout]
}
