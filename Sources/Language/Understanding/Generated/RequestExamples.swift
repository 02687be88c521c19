// swift-format-ignore-file
extension IntentName {
  /// The sentences in Sources/Language/English/requests.examples.
  package static let examples: [IntentName: [String]] = [
    .startCall: [
      "call {person}",
      "call 415-555-0199",
      "call voicemail",
      "call whoever called",
    ],
    .searchCallHistory: [
      "who called me",
      "did {person} call",
      "when was the last time {person} called me",
      "whose number called me",
    ],
    .endCall: [
      "end the call",
      "cut off the call",
      "stop the call",
      "hang up on her",
    ],
    .callSound: [
      "put it on speaker",
      "turn off the speaker",
      "speaker on",
    ],
    .sendMessage: [
      "send {person} saying I'm on my way",
      "text saying I'm on my way",
      "send a message",
      "message to {person}",
    ],
    .searchMessages: [
      "what's new from {person}",
      "anything from {person}",
      "i have heard from {person}",
      "anything new from {person}",
    ],
    .setMessageAttribute: [
      "mark unread",
      "mark read",
      "flag {person}'s messages",
      "flag it",
    ],
    .searchAccounts: [
      "how much is in there",
      "what's my balance",
      "what is my balance",
      "do i have enough in there",
    ],
    .payBill: [
      "pay my phone bill",
      "pay the electricity bill",
      "pay my rent",
      "get the gas bill paid",
    ],
    .searchBills: [
      "what bills do i have",
      "when is my phone bill due",
      "show my unpaid bills",
      "do i have any bills to pay",
    ],
    .requestPayment: [
      "ask {person} to pay me",
      "i need 20 back from {person}",
      "request 20 from {person}",
      "ask for money from {person}",
    ],
    .sendPayment: [
      "pay {person}",
      "i owe {person}",
      "pay 20 to {person}",
      "send {person} 20",
    ],
    .cancelRide: [
      "cancel my ride",
      "i do not need the cab",
      "cancel it the ride i mean",
      "cancel pickup at {place}",
    ],
    .rateRide: [
      "rate my ride 5 stars",
      "tip the driver 5 dollars",
      "give the driver 4 stars",
      "leave a 5 dollar tip",
    ],
    .listRideOptions: [
      "how much to {place}",
      "what's available to {place}",
      "show me what's available",
      "rides to {place}",
    ],
    .rideStatus: [
      "what's the eta",
      "my driver here yet",
      "is my ride still happening",
      "is it still coming my ride",
    ],
    .requestRide: [
      "a cab to {place}",
      "a taxi to {place}",
      "a ride to {place}",
      "i need to be at {place} tomorrow",
    ],
    .workoutWeek: [
      "how was my week",
      "how active was i this week",
      "how were my workouts last week",
      "how much did i exercise last week",
    ],
    .workoutProgress: [
      "how far have i run",
      "how is my workout going",
      "how's my run going",
      "how much is left of my run",
    ],
    .workoutKinds: [
      "what workouts do you have",
      "do you have pilates",
      "which workouts can i do",
      "is there a rowing workout",
    ],
    .workoutSoFar: [
      "how far did i run",
      "how was my run",
      "how long did i go",
      "did i reach my goal",
    ],
    .workoutLast: [
      "what was my last workout",
      "how long was my last run",
      "when did i last work out",
      "how far did i walk last time",
    ],
    .startWorkout: [
      "start run",
      "20 minutes run",
      "i am on the treadmill",
      "track my run",
    ],
    .pauseWorkout: [
      "pause my workout",
      "pause it for 20 minutes",
      "i need a breather",
      "pause on the treadmill",
    ],
    .resumeWorkout: [
      "i am ready to carry on",
      "ready to resume my run",
      "resume where we stopped",
      "the workout back on",
    ],
    .endWorkout: [
      "end of my workout",
      "i am finished run",
      "that's my run over",
      "stop tracking it",
    ],
    .cancelWorkout: [
      "do not save it",
      "i started the wrong workout",
      "i pressed start by mistake",
      "let's not save this workout",
    ],
    .personDetails: [
      "what is {person}'s number",
      "do you have {person}'s email",
      "where does {person} live",
      "{person}'s number",
    ],
  ]
}
