// swift-format-ignore-file
// Written by `swift run generate` from the catalogue: edit that instead.

import Dialogue

extension RequestWords {
  /// The words about each intent, by its class name.
  static let all: [String: RequestWords] = [
    "INStartCallIntent": startCall,
    "INStartAudioCallIntent": startAudioCall,
    "INStartVideoCallIntent": startVideoCall,
    "INSearchCallHistoryIntent": searchCallHistory,
    "INHangUpCallIntent": hangUpCall,
    "INSendMessageIntent": sendMessage,
    "INSearchForMessagesIntent": searchForMessages,
    "INSetMessageAttributeIntent": setMessageAttribute,
    "INSendPaymentIntent": sendPayment,
    "INRequestPaymentIntent": requestPayment,
    "INPayBillIntent": payBill,
    "INSearchForBillsIntent": searchForBills,
    "INSearchForAccountsIntent": searchForAccounts,
    "INRequestRideIntent": requestRide,
    "INListRideOptionsIntent": listRideOptions,
    "INGetRideStatusIntent": getRideStatus,
    "INCancelRideIntent": cancelRide,
    "INSendRideFeedbackIntent": sendRideFeedback,
    "INStartWorkoutIntent": startWorkout,
    "INPauseWorkoutIntent": pauseWorkout,
    "INResumeWorkoutIntent": resumeWorkout,
    "INEndWorkoutIntent": endWorkout,
    "INCancelWorkoutIntent": cancelWorkout,
  ]

  private static let startCall = RequestWords(
    about: "make a call",
    deed: "{call}[ {callees}]",
    questions: [
      "contacts": "Who do you want to call?",
      "destinationType": "Do you want to call a person, voicemail, or emergency services?",
      "callCapability": "Do you want an audio or a video call?",
      "callRecordToCallBack": "Which call do you want to return?",
    ],
    rejections: [
      "contacts": "{app} can't call {value}.",
      "destinationType": "{app} can't make {value} calls.",
      "callCapability": "{app} can't make {value} calls.",
      "callRecordToCallBack": "{app} can't return that call.",
    ],
    approvals: [
      "destinationType": "Do you want to make a {value} call?",
      "callCapability": "Do you want to make it a {value} call?",
      "callRecordToCallBack": "Do you want to return the {value}?",
    ],
    review: "",
    goAhead: "Do you want to {deed}?",
    calledOff: "OK, I won't call.",
    answers: [
      "continueInApp": "{calling}[ {callees}] with {app}[, {route}].",
      "failureCallingServiceNotAvailable": "Sorry, {app} can't make calls right now.",
      "failureContactNotSupportedByApp": "Sorry, {app} doesn't support calling[ {callees}].",
      "failureAppConfigurationRequired": "You need to set up {app} before it can make calls.",
      "failureRequiringInAppAuthentication": "You need to sign in to {app} before it can make calls.",
      "failureAirplaneModeEnabled": "Airplane mode is on. Turn it off to {call}[ {callees}].",
      "failureUnableToHandOff": "Sorry, {app} can't take the call over on this device.",
      "failureCallInProgress": "You're already on a call.",
      "failureCallRinging": "A call is ringing right now.",
    ]
  )

  private static let startAudioCall = RequestWords(
    about: "make a call",
    deed: "call[ {callees}]",
    questions: [
      "contacts": "Who do you want to call?",
      "destinationType": "Do you want to call a person, voicemail, or emergency services?",
    ],
    rejections: [
      "contacts": "{app} can't call {value}.",
      "destinationType": "{app} can't make {value} calls.",
    ],
    approvals: [
      "destinationType": "Do you want to make a {value} call?",
    ],
    review: "",
    goAhead: "Do you want to {deed}?",
    calledOff: "OK, I won't call.",
    answers: [
      "continueInApp": "Calling[ {callees}] with {app}[, {route}].",
      "failureCallingServiceNotAvailable": "Sorry, {app} can't make calls right now.",
      "failureContactNotSupportedByApp": "Sorry, {app} doesn't support calling[ {callees}].",
      "failureAppConfigurationRequired": "You need to set up {app} before it can make calls.",
      "failureNoValidNumber": "I don't have a number[ for {callees}] that {app} can call.",
    ]
  )

  private static let startVideoCall = RequestWords(
    about: "make a call",
    deed: "video call[ {callees}]",
    questions: [
      "contacts": "Who do you want to call?",
    ],
    rejections: [
      "contacts": "{app} can't call {value}.",
    ],
    approvals: [:],
    review: "",
    goAhead: "Do you want to {deed}?",
    calledOff: "OK, I won't call.",
    answers: [
      "continueInApp": "Video calling[ {callees}] with {app}[, {route}].",
      "failureCallingServiceNotAvailable": "Sorry, {app} can't make calls right now.",
      "failureContactNotSupportedByApp": "Sorry, {app} doesn't support calling[ {callees}].",
      "failureAppConfigurationRequired": "You need to set up {app} before it can make calls.",
      "failureInvalidNumber": "{app} can't make a video call to that number.",
    ]
  )

  private static let searchCallHistory = RequestWords(
    about: "look at your calls",
    deed: "look up your calls",
    questions: [
      "recipient": "Calls with whom?",
      "dateCreated": "Calls from when?",
      "callTypes": "Missed, received, or outgoing calls?",
      "callCapabilities": "Audio or video calls?",
      "unseen": "Only the calls you haven't seen yet?",
    ],
    rejections: [
      "recipient": "{app} has no calls with {value}.",
      "dateCreated": "{app} can't look up calls {value}.",
      "callTypes": "{app} can't look up {value} calls.",
      "callCapabilities": "{app} can't look up {value} calls.",
      "unseen": "{app} doesn't know which calls you have seen.",
    ],
    approvals: [
      "callTypes": "Only the {value} calls?",
      "callCapabilities": "Only the {value} calls?",
      "unseen": "Only the calls you haven't seen yet?",
    ],
    review: "",
    goAhead: "Do you want me to look them up?",
    calledOff: "OK, I won't look them up.",
    answers: [
      "success": "{calls}[ with {recipient}][ {dateCreated}].",
      "inProgress": "{app} is still looking up your calls.",
      "continueInApp": "OK, showing your calls in {app}.",
      "failureAppConfigurationRequired": "You need to set up {app} before it can look up your calls.",
    ]
  )

  private static let hangUpCall = RequestWords(
    about: "hang up",
    deed: "end the call",
    questions: [:],
    rejections: [:],
    approvals: [:],
    review: "",
    goAhead: "Do you want to hang up?",
    calledOff: "OK, I won't hang up.",
    answers: [
      "success": "Call ended.",
      "inProgress": "{app} is ending the call.",
      "failureNoCallToHangUp": "There is no call to hang up.",
    ]
  )

  private static let sendMessage = RequestWords(
    about: "send a message",
    deed: "send your message[ to {recipients}]",
    questions: [
      "recipients": "To whom?",
      "content": "What do you want to say[ to {recipients}]?",
      "speakableGroupName": "Which group do you want to send it to?",
      "outgoingMessageType": "Do you want to send it as text or audio?",
    ],
    rejections: [
      "recipients": "{app} can't send messages to {value}.",
      "content": "{app} can't send that text.",
      "speakableGroupName": "{app} doesn't know a group called {value}.",
      "outgoingMessageType": "{app} can't send {value} messages.",
    ],
    approvals: [
      "content": "Do you want to say “{value}”?",
      "outgoingMessageType": "Do you want to send it as {value}?",
    ],
    review: "[To {addressees}: ][“{content}”]",
    goAhead: "Ready to send it?",
    calledOff: "OK, I won't send it.",
    answers: [
      "success": "Message[ to {addressees}] sent.",
      "inProgress": "{app} has your message[ to {addressees}] and is sending it.",
      "failureMessageServiceNotAvailable": "Sorry, I can't reach {app} right now, so your message isn't sent.",
      "failureRequiringInAppAuthentication": "You need to sign in to {app} before it can send messages.",
    ]
  )

  private static let searchForMessages = RequestWords(
    about: "look for messages",
    deed: "look for your messages",
    questions: [
      "recipients": "Who were the messages sent to?",
      "senders": "Whose messages are you looking for?",
      "attributes": "Do you want the read or the unread messages?",
      "dateTimeRange": "Messages from when?",
      "speakableGroupNames": "Messages in which group?",
    ],
    rejections: [
      "recipients": "{app} has no messages to {value}.",
      "senders": "{app} has no messages from {value}.",
      "attributes": "{app} can't look for messages by whether they are {value}.",
      "dateTimeRange": "{app} can't look for messages {value}.",
      "speakableGroupNames": "{app} doesn't know a group called {value}.",
    ],
    approvals: [
      "attributes": "Only the {value} messages?",
    ],
    review: "",
    goAhead: "Do you want me to look for them?",
    calledOff: "OK, I won't look for them.",
    answers: [
      "success": "You have {messages}[ with {correspondents}][ from {writers}][ to {readers}][ in {speakableGroupNames}][ about “{searchTerms}”][ {dateTimeRange}].",
      "inProgress": "{app} is still looking for your messages.",
      "failureMessageServiceNotAvailable": "Sorry, I can't reach {app} right now, so I can't look for your messages.",
      "failureMessageTooManyResults": "There are too many messages like that. Try naming a person or a day.",
      "failureRequiringInAppAuthentication": "You need to sign in to {app} before it can look for messages.",
    ]
  )

  private static let setMessageAttribute = RequestWords(
    about: "mark messages",
    deed: "mark the messages[ as {attribute}]",
    questions: [
      "identifiers": "Which messages do you want to mark?",
      "attribute": "What do you want to mark them as?",
    ],
    rejections: [
      "attribute": "{app} can't mark messages as {value}.",
    ],
    approvals: [
      "attribute": "Do you want to mark them as {value}?",
    ],
    review: "",
    goAhead: "Do you want me to mark them[ as {attribute}]?",
    calledOff: "OK, I left them as they are.",
    answers: [
      "success": "OK, marked[ as {attribute}].",
      "inProgress": "OK, {app} is marking them[ as {attribute}].",
      "failureMessageNotFound": "Sorry, {app} can't find those messages.",
      "failureMessageAttributeNotSet": "Sorry, {app} found the messages, but couldn't mark them[ as {attribute}].",
    ]
  )

  private static let sendPayment = RequestWords(
    about: "send money",
    deed: "send {sum}[ to {payee}]",
    questions: [
      "note": "What is it for?",
      "payee": "To whom?",
      "currencyAmount": "How much do you want to send[ to {payee}]?",
    ],
    rejections: [
      "currencyAmount": "{app} can't do {value}.",
      "note": "{app} can't add that note.",
      "payee": "{app} can't send money to {value}.",
    ],
    approvals: [
      "note": "Is it for “{value}”?",
      "payee": "Do you want to send it to {value}?",
      "currencyAmount": "Do you want to send {value}[ to {payee}]?",
    ],
    review: "[{currencyAmount}][ to {payee}][ for “{note}”].",
    goAhead: "Ready to send it?",
    calledOff: "OK, I won't send it.",
    answers: [
      "failureCredentialsUnverified": "You need to sign in to {app} before it can {deed}.",
      "failurePaymentsCurrencyUnsupported": "{app} doesn't take that currency.",
      "failureNoBankAccount": "You need to add a bank account in {app} first.",
      "failureTermsAndConditionsAcceptanceRequired": "You need to agree to the terms of {app} first.",
      "success": "Sent[ {currencyAmount}][ to {payee}].",
      "inProgress": "{app} is sending[ {currencyAmount}][ to {payee}].",
      "failurePaymentsAmountBelowMinimum": "That's less than {app} can send.",
      "failurePaymentsAmountAboveMaximum": "That's more than {app} can send.",
      "failureInsufficientFunds": "You don't have enough money in {app} to {deed}.",
      "failureNotEligible": "You can't send money with {app}.",
    ]
  )

  private static let requestPayment = RequestWords(
    about: "ask for money",
    deed: "ask[ {payer}] for {sum}",
    questions: [
      "note": "What is it for?",
      "payer": "From whom?",
      "currencyAmount": "How much do you want to ask[ {payer}] for?",
    ],
    rejections: [
      "currencyAmount": "{app} can't do {value}.",
      "note": "{app} can't add that note.",
      "payer": "{app} can't ask {value} for money.",
    ],
    approvals: [
      "note": "Is it for “{value}”?",
      "payer": "Do you want to ask {value}?",
      "currencyAmount": "Do you want to ask for {value}?",
    ],
    review: "[{currencyAmount}][ from {payer}][ for “{note}”].",
    goAhead: "Ready to ask for it?",
    calledOff: "OK, I won't ask for it.",
    answers: [
      "failureCredentialsUnverified": "You need to sign in to {app} before it can {deed}.",
      "failurePaymentsCurrencyUnsupported": "{app} doesn't take that currency.",
      "failureNoBankAccount": "You need to add a bank account in {app} first.",
      "failureTermsAndConditionsAcceptanceRequired": "You need to agree to the terms of {app} first.",
      "success": "Asked[ {payer}][ for {currencyAmount}].",
      "inProgress": "{app} is asking[ {payer}][ for {currencyAmount}].",
      "failurePaymentsAmountBelowMinimum": "That's less than {app} can ask for.",
      "failurePaymentsAmountAboveMaximum": "That's more than {app} can ask for.",
      "failureNotEligible": "You can't ask for money with {app}.",
    ]
  )

  private static let payBill = RequestWords(
    about: "pay a bill",
    deed: "pay your[ {billType}] bill",
    questions: [
      "billType": "Which bill do you want to pay?",
      "transactionScheduledDate": "When do you want to pay it?",
      "transactionNote": "What should the note say?",
      "dueDate": "When is it due?",
    ],
    rejections: [
      "billType": "{app} has no {value} bill for you to pay.",
      "transactionScheduledDate": "{app} can't pay it {value}.",
      "transactionNote": "{app} can't add that note.",
      "dueDate": "{app} has no bill that is due {value}.",
    ],
    approvals: [
      "billType": "Do you want to pay your {value} bill?",
    ],
    review: "[{due} for your {billType} bill.]",
    goAhead: "Ready to pay it?",
    calledOff: "OK, I won't pay it.",
    answers: [
      "success": "Paid your[ {billType}] bill[ of {due}].",
      "inProgress": "{app} is paying your[ {billType}] bill.",
      "failureCredentialsUnverified": "You need to sign in to {app} before it can {deed}.",
      "failureInsufficientFunds": "You don't have enough money in {app} to {deed}.",
    ]
  )

  private static let searchForBills = RequestWords(
    about: "look at your bills",
    deed: "look up your bills",
    questions: [
      "billType": "Which bill do you mean?",
      "paymentDateRange": "Bills that were paid when?",
      "status": "Do you mean the unpaid or the paid bills?",
      "dueDateRange": "Bills that are due when?",
    ],
    rejections: [
      "billType": "{app} has no {value} bill of yours.",
      "paymentDateRange": "{app} can't look up bills by when they were paid.",
      "status": "{app} can't look up {value} bills.",
      "dueDateRange": "{app} can't look up bills by when they are due.",
    ],
    approvals: [
      "billType": "Do you mean your {value} bill?",
    ],
    review: "",
    goAhead: "Do you want me to look them up?",
    calledOff: "OK, I won't look them up.",
    answers: [
      "success": "You have {bills}.",
      "inProgress": "{app} is still looking up your bills.",
      "failureCredentialsUnverified": "You need to sign in to {app} before it can show your bills.",
      "failureBillNotFound": "There is no such bill in {app}.",
    ]
  )

  private static let searchForAccounts = RequestWords(
    about: "look at your balance",
    deed: "look up your balance",
    questions: [
      "accountNickname": "Which account do you mean?",
      "accountType": "What kind of account do you mean?",
      "organizationName": "At which bank?",
      "requestedBalanceType": "Do you mean money, points, or miles?",
    ],
    rejections: [
      "accountNickname": "{app} doesn't have an account for {value}.",
      "accountType": "{app} doesn't have a {value} account.",
      "organizationName": "{app} doesn't have an account with {value}.",
      "requestedBalanceType": "{app} doesn't count {value}.",
    ],
    approvals: [
      "accountNickname": "Do you mean your {value}?",
      "accountType": "Do you mean your {value} account?",
    ],
    review: "",
    goAhead: "Do you want me to look it up?",
    calledOff: "OK, I won't look it up.",
    answers: [
      "success": "You have {balances} in {app}.",
      "inProgress": "{app} is still looking up your balance.",
      "failureCredentialsUnverified": "You need to sign in to {app} before it can show your balance.",
      "failureAccountNotFound": "There is no such account in {app}.",
      "failureTermsAndConditionsAcceptanceRequired": "You need to agree to the terms of {app} first.",
      "failureNotEligible": "You can't look at accounts with {app}.",
    ]
  )

  private static let requestRide = RequestWords(
    about: "get a ride",
    deed: "request your ride",
    questions: [
      "pickupLocation": "Where do you want to be picked up?",
      "dropOffLocation": "Where do you want to go?",
      "rideOptionName": "What type of ride do you want?",
      "partySize": "How many people are riding?",
      "scheduledPickupTime": "When do you want to be picked up?",
      "paymentMethod": "How do you want to pay?",
    ],
    rejections: [
      "pickupLocation": "{app} can't pick you up at {value}.",
      "dropOffLocation": "{app} doesn't go to {value}.",
      "rideOptionName": "{app} doesn't have “{value}”.",
      "partySize": "{app} can't take {party}.",
      "scheduledPickupTime": "{app} can't pick you up {value}.",
    ],
    approvals: [
      "pickupLocation": "Do you want to be picked up at {value}?",
      "dropOffLocation": "Do you want to go to {value}?",
      "partySize": "Is that for {party}?",
      "scheduledPickupTime": "Do you want to be picked up {value}?",
    ],
    review: "[{app} offers the {other rideOptionName} for {party}. ]{app} can be there[ {eta}].",
    goAhead: "Do you want to request it?",
    calledOff: "OK, I won't request it.",
    answers: [
      "failureRequiringAppLaunchMustVerifyCredentials": "{app} needs you to sign in before it can {deed}.",
      "failureRequiringAppLaunchNoServiceInArea": "Sorry, {app} doesn't offer rides there.",
      "failureRequiringAppLaunchServiceTemporarilyUnavailable": "Sorry, {app} isn't available at the moment.",
      "failureRequiringAppLaunchPreviousRideNeedsCompletion": "Your last ride with {app} has to be completed first.",
      "success": "{app} has confirmed your ride[ with {driver}].",
      "inProgress": "{app} has your request and is looking for a driver.",
      "failureRequiringAppLaunchRideScheduledTooFar": "{app} can't book a ride that far in advance.",
    ]
  )

  private static let listRideOptions = RequestWords(
    about: "see what rides there are",
    deed: "find rides for you",
    questions: [
      "pickupLocation": "Where do you want to be picked up?",
      "dropOffLocation": "Where do you want to go?",
    ],
    rejections: [
      "pickupLocation": "{app} can't pick you up at {value}.",
      "dropOffLocation": "{app} doesn't go to {value}.",
    ],
    approvals: [:],
    review: "",
    goAhead: "Do you want me to look for rides?",
    calledOff: "OK, I won't look for rides.",
    answers: [
      "failureRequiringAppLaunchMustVerifyCredentials": "{app} needs you to sign in before it can {deed}.",
      "failureRequiringAppLaunchNoServiceInArea": "Sorry, {app} doesn't offer rides there.",
      "failureRequiringAppLaunchServiceTemporarilyUnavailable": "Sorry, {app} isn't available at the moment.",
      "failureRequiringAppLaunchPreviousRideNeedsCompletion": "Your last ride with {app} has to be completed first.",
      "failurePreviousRideNeedsFeedback": "{app} wants your feedback on your last ride first.",
      "success": "{app} has {options} for you.",
    ]
  )

  private static let getRideStatus = RequestWords(
    about: "check on your ride",
    deed: "check on your ride",
    questions: [:],
    rejections: [:],
    approvals: [:],
    review: "",
    goAhead: "Do you want me to check?",
    calledOff: "OK, I won't check.",
    answers: [
      "failureRequiringAppLaunchMustVerifyCredentials": "{app} needs you to sign in before it can {deed}.",
      "failureRequiringAppLaunchServiceTemporarilyUnavailable": "Sorry, {app} isn't available at the moment.",
      "success": "{ride status}",
      "inProgress": "{app} is still checking on your ride.",
      "failure": "Sorry, {app} couldn't find a ride for you.",
    ]
  )

  private static let cancelRide = RequestWords(
    about: "cancel your ride",
    deed: "cancel your ride",
    questions: [
      "rideIdentifier": "Which ride do you want to cancel?",
    ],
    rejections: [:],
    approvals: [:],
    review: "[Cancelling costs {fee}.]",
    goAhead: "Do you want to cancel your ride?",
    calledOff: "OK, I won't cancel it.",
    answers: [
      "success": "{app} has cancelled your ride.",
    ]
  )

  private static let sendRideFeedback = RequestWords(
    about: "rate your ride",
    deed: "send your feedback",
    questions: [
      "rideIdentifier": "Which ride do you want to rate?",
    ],
    rejections: [:],
    approvals: [:],
    review: "[A rating of {rating}.] [A tip of {tip}.]",
    goAhead: "Do you want to send that?",
    calledOff: "OK, I won't send it.",
    answers: [
      "success": "{app} has your feedback[: a rating of {rating}].[ {tip} goes to your driver.]",
      "failure": "{app} takes a rating from 1 to 5, and a tip up to $100, once and after the ride.",
    ]
  )

  private static let startWorkout = RequestWords(
    about: "start a workout",
    deed: "start your {workout}",
    questions: [
      "workoutName": "What workout do you want to start?",
      "goalValue": "What is your duration, distance, or calorie goal for this workout?",
      "workoutGoalUnitType": "What unit is your goal in: time, distance, or calories?",
      "workoutLocationType": "Is it indoors or outdoors?",
      "isOpenEnded": "Do you want to start it without a goal?",
    ],
    rejections: [
      "workoutName": "{app} doesn't have a workout called {value}.",
      "goalValue": "{app} can't use a goal of {goal}.",
      "workoutGoalUnitType": "{app} can't measure a goal in {value}.",
      "workoutLocationType": "{app} doesn't have that workout {value}s.",
      "isOpenEnded": "{app} needs a goal for that workout.",
    ],
    approvals: [
      "workoutName": "Do you want to start your {value}?",
      "goalValue": "Is your goal {goal}?",
      "workoutGoalUnitType": "Is your goal in {value}?",
      "workoutLocationType": "Is it {value}s?",
      "isOpenEnded": "Do you want to start it without a goal?",
    ],
    review: "",
    goAhead: "Do you want to start your {workout}?",
    calledOff: "OK, I won't start it.",
    answers: [
      "success": "Your {workout} has started in {app}.",
      "continueInApp": "OK, opening {app} to start your {workout}.",
      "handleInApp": "OK, {app} is starting your {workout}.",
      "failureOngoingWorkout": "You already have a workout going in {app}.",
      "failureNoMatchingWorkout": "{app} doesn't have a workout like that.",
    ]
  )

  private static let pauseWorkout = RequestWords(
    about: "pause your workout",
    deed: "pause your {workout}",
    questions: [
      "workoutName": "What workout do you want to pause?",
    ],
    rejections: [
      "workoutName": "{app} doesn't have a workout called {value} going.",
    ],
    approvals: [
      "workoutName": "Do you want to pause {value}?",
    ],
    review: "",
    goAhead: "Do you want to pause your {workout}?",
    calledOff: "OK, I left your workout as it is.",
    answers: [
      "success": "Your {workout} is paused.",
      "continueInApp": "OK, opening {app} to pause your {workout}.",
      "handleInApp": "OK, {app} is going to pause your {workout}.",
      "failureNoMatchingWorkout": "There is no {workout} in {app} to pause.",
    ]
  )

  private static let resumeWorkout = RequestWords(
    about: "resume your workout",
    deed: "resume your {workout}",
    questions: [
      "workoutName": "What workout do you want to resume?",
    ],
    rejections: [
      "workoutName": "{app} doesn't have a workout called {value} going.",
    ],
    approvals: [
      "workoutName": "Do you want to resume {value}?",
    ],
    review: "",
    goAhead: "Do you want to resume your {workout}?",
    calledOff: "OK, I left your workout as it is.",
    answers: [
      "success": "Your {workout} has resumed.",
      "continueInApp": "OK, opening {app} to resume your {workout}.",
      "handleInApp": "OK, {app} is going to resume your {workout}.",
      "failureNoMatchingWorkout": "There is no {workout} in {app} to resume.",
    ]
  )

  private static let endWorkout = RequestWords(
    about: "end your workout",
    deed: "end your {workout}",
    questions: [
      "workoutName": "What workout do you want to end?",
    ],
    rejections: [
      "workoutName": "{app} doesn't have a workout called {value} going.",
    ],
    approvals: [
      "workoutName": "Do you want to end {value}?",
    ],
    review: "",
    goAhead: "Do you want to end your {workout}?",
    calledOff: "OK, I left your workout as it is.",
    answers: [
      "success": "Your {workout} has ended.",
      "continueInApp": "OK, opening {app} to end your {workout}.",
      "handleInApp": "OK, {app} is going to end your {workout}.",
      "failureNoMatchingWorkout": "There is no {workout} in {app} to end.",
    ]
  )

  private static let cancelWorkout = RequestWords(
    about: "cancel your workout",
    deed: "cancel your {workout}",
    questions: [
      "workoutName": "What workout do you want to cancel?",
    ],
    rejections: [
      "workoutName": "{app} doesn't have a workout called {value} going.",
    ],
    approvals: [
      "workoutName": "Do you want to cancel {value}?",
    ],
    review: "",
    goAhead: "Do you want to cancel your {workout}?",
    calledOff: "OK, I left your workout as it is.",
    answers: [
      "success": "Your {workout} is cancelled.",
      "continueInApp": "OK, opening {app} to cancel your {workout}.",
      "handleInApp": "OK, {app} is going to cancel your {workout}.",
      "failureNoMatchingWorkout": "There is no {workout} in {app} to cancel.",
    ]
  )
}
