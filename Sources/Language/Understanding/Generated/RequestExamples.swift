// swift-format-ignore-file
extension IntentName {
  /// The sentences in Sources/Language/English/requests.examples.
  package static let examples: [IntentName: [String]] = [
    .callSound: [
      "speaker please",
      "turn off the speakerphone now",
    ],
    .startCall: [
      "call {person}",
      "call the second",
      "call voicemail",
      "call again",
    ],
    .searchCallHistory: [
      "who called me",
      "what number called me",
      "who keeps calling me",
      "who rang last",
    ],
    .endCall: [
      "end the call",
      "hang up on her",
      "cut off the call",
      "stop the call",
    ],
    .sendMessage: [
      "send {person} that I'm on my way",
      "text {person} tomorrow that I'm on my way",
      "text saying I'm on my way",
      "send a message",
    ],
    .searchMessages: [
      "what's new from {person}",
      "anything from {person}",
      "anything new from {person}",
      "show me what's new in {person}",
    ],
    .setMessageAttribute: [
      "mark unread",
      "mark read",
      "flag it",
      "flag the second one",
    ],
    .searchAccounts: [
      "how much do i have",
      "how many euros i have",
      "what's my balance",
      "what is my balance",
    ],
    .payBill: [
      "pay the second one",
      "pay my phone bill",
      "pay both",
      "pay off my credit card",
    ],
    .searchBills: [
      "what bills do i have",
      "how much is my phone bill",
      "are there any overdue bills",
      "which unpaid bills are there",
    ],
    .requestPayment: [
      "ask {person} 20",
      "ask for money from {person} $20",
      "request 20 from {person}",
      "charge {person} for $20 lunch",
    ],
    .sendPayment: [
      "pay {person}",
      "i owe {person}",
      "send {person} 20",
      "pay 20 to {person}",
    ],
    .personDetails: [
      "what's {person} number",
      "what number you have for {person}",
      "what {person} email is",
      "do you know {person}'s phone number",
    ],
    .cancelRide: [
      "cancel my ride",
      "i do not need the cab",
      "cancel it the ride i mean",
      "cancel pickup at {place}",
    ],
    .rateRide: [
      "rate my driver 3 stars",
      "give my driver 3 stars",
      "give him 3 stars",
      "rate it 3 stars",
    ],
    .listRideOptions: [
      "how much to {place}",
      "what's available to {place}",
      "what are my options going to {place}",
      "how long to {place} by car",
    ],
    .rideStatus: [
      "what's the drivers name",
      "is it here yet",
      "how much longer to {place}",
      "how far away is it",
    ],
    .requestRide: [
      "i need to be at {place} tomorrow",
      "get a ride",
      "cab to {place}",
      "take me to {place}",
    ],
    .workoutWeek: [
      "how many workouts this week",
      "how was my week",
      "how active was i this week",
      "how were my workouts last week",
    ],
    .workoutProgress: [
      "how is my workout going",
      "how am i doing",
      "how far am i",
      "is anything going",
    ],
    .workoutKinds: [
      "what workouts do you have",
      "what kinds of workouts can you record",
      "what other workouts do you offer",
      "what are the available workouts",
    ],
    .workoutSoFar: [
      "how long did i go",
      "how far did i run",
      "how did i do",
      "how many calories have i burned so far",
    ],
    .workoutLast: [
      "how far did i hike last time",
      "how my last hike was",
      "how was my last walk",
      "how long i was swimming last time",
    ],
    .startWorkout: [
      "i am going out for a 20 minutes",
      "start run",
      "20 minutes run",
      "workout for 20 minutes",
    ],
    .pauseWorkout: [
      "pause my workout",
      "pause it for 20 minutes",
      "i need a breather",
      "pause on the treadmill",
    ],
    .resumeWorkout: [
      "i am back carry on",
      "take hold off the workout",
      "start tracking again",
      "carry on tracking",
    ],
    .endWorkout: [
      "that's my run",
      "i am done keep it",
      "i quit run",
      "end of my workout",
    ],
    .cancelWorkout: [
      "do not save it",
      "i started the wrong workout",
      "throw it away",
      "accidentally started a workout",
    ],
  ]
}
