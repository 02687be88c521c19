// swift-format-ignore-file
// Written by `swift run generate` from the catalogue: edit that instead.

import Dialogue
import Understanding

extension IntentRow {
  /// Every intent that a request can lead to, in the catalogue's order.
  static let all: [IntentRow] = [
    IntentRow(
      intent: "INStartCallIntent",
      request: "startCall",
      columns: [
        Column(slot: "contact", parameter: "contacts", kind: .people, names: [:]),
        Column(slot: "phoneNumber", parameter: "contacts", kind: .people, names: [:]),
        Column(slot: "recipients", parameter: "contacts", kind: .people, names: [:]),
        Column(slot: "callFormat", parameter: "callCapability", kind: .term, names: ["audio": "audioCall", "video": "videoCall"]),
        Column(slot: "destinationType", parameter: "destinationType", kind: .term, names: [:]),
        Column(slot: "audioRoute", parameter: "audioRoute", kind: .term, names: ["speaker": "speakerphoneAudioRoute", "bluetooth": "bluetoothAudioRoute"]),
      ],
      implied: nil
    ),
    IntentRow(
      intent: "INStartAudioCallIntent",
      request: "startCall",
      columns: [
        Column(slot: "contact", parameter: "contacts", kind: .people, names: [:]),
        Column(slot: "phoneNumber", parameter: "contacts", kind: .people, names: [:]),
        Column(slot: "recipients", parameter: "contacts", kind: .people, names: [:]),
        Column(slot: "destinationType", parameter: "destinationType", kind: .term, names: [:]),
      ],
      implied: Implied(slot: "callFormat", term: "audio", isDefault: true)
    ),
    IntentRow(
      intent: "INStartVideoCallIntent",
      request: "startCall",
      columns: [
        Column(slot: "contact", parameter: "contacts", kind: .people, names: [:]),
        Column(slot: "phoneNumber", parameter: "contacts", kind: .people, names: [:]),
        Column(slot: "recipients", parameter: "contacts", kind: .people, names: [:]),
      ],
      implied: Implied(slot: "callFormat", term: "video", isDefault: false)
    ),
    IntentRow(
      intent: "INSearchCallHistoryIntent",
      request: "searchCallHistory",
      columns: [
        Column(slot: "contact", parameter: "recipient", kind: .people, names: [:]),
        Column(slot: "date", parameter: "dateCreated", kind: .span, names: [:]),
        Column(slot: "callKind", parameter: "callTypes", kind: .terms, names: [:]),
        Column(slot: "callFormat", parameter: "callCapabilities", kind: .terms, names: ["audio": "audioCall", "video": "videoCall"]),
      ],
      implied: nil
    ),
    IntentRow(
      intent: "INHangUpCallIntent",
      request: "endCall",
      columns: [
      ],
      implied: nil
    ),
    IntentRow(
      intent: "INSendMessageIntent",
      request: "sendMessage",
      columns: [
        Column(slot: "recipients", parameter: "recipients", kind: .people, names: [:]),
        Column(slot: "recipientNumber", parameter: "recipients", kind: .people, names: [:]),
        Column(slot: "recipients", parameter: "speakableGroupName", kind: .group, names: [:]),
        Column(slot: "content", parameter: "content", kind: .text, names: [:]),
        Column(slot: "greeting", parameter: "content", kind: .opening, names: [:]),
      ],
      implied: nil
    ),
    IntentRow(
      intent: "INSearchForMessagesIntent",
      request: "searchMessages",
      columns: [
        Column(slot: "sender", parameter: "senders", kind: .people, names: [:]),
        Column(slot: "recipient", parameter: "recipients", kind: .people, names: [:]),
        Column(slot: "correspondent", parameter: "senders", kind: .people, names: [:]),
        Column(slot: "correspondent", parameter: "recipients", kind: .people, names: [:]),
        Column(slot: "sender", parameter: "speakableGroupNames", kind: .group, names: [:]),
        Column(slot: "recipient", parameter: "speakableGroupNames", kind: .group, names: [:]),
        Column(slot: "correspondent", parameter: "speakableGroupNames", kind: .group, names: [:]),
        Column(slot: "date", parameter: "dateTimeRange", kind: .span, names: [:]),
        Column(slot: "attribute", parameter: "attributes", kind: .terms, names: ["new": "unread", "latest": "nothing"]),
        Column(slot: "state", parameter: "attributes", kind: .terms, names: ["new": "unread"]),
        Column(slot: "searchTerm", parameter: "searchTerms", kind: .texts, names: [:]),
      ],
      implied: nil
    ),
    IntentRow(
      intent: "INSetMessageAttributeIntent",
      request: "setMessageAttribute",
      columns: [
        Column(slot: "attribute", parameter: "attribute", kind: .term, names: ["new": "unread"]),
        Column(slot: "mark", parameter: "attribute", kind: .term, names: [:]),
      ],
      implied: nil
    ),
    IntentRow(
      intent: "INSendPaymentIntent",
      request: "sendPayment",
      columns: [
        Column(slot: "payee", parameter: "payee", kind: .people, names: [:]),
        Column(slot: "amount", parameter: "currencyAmount", kind: .money, names: [:]),
        Column(slot: "sum", parameter: "currencyAmount", kind: .money, names: [:]),
        Column(slot: "note", parameter: "note", kind: .text, names: [:]),
        Column(slot: "partySize", parameter: "currencyAmount", kind: .money, names: [:]),
        Column(slot: "recipients", parameter: "payee", kind: .people, names: [:]),
        Column(slot: "content", parameter: "note", kind: .text, names: [:]),
      ],
      implied: nil
    ),
    IntentRow(
      intent: "INRequestPaymentIntent",
      request: "requestPayment",
      columns: [
        Column(slot: "payer", parameter: "payer", kind: .people, names: [:]),
        Column(slot: "amount", parameter: "currencyAmount", kind: .money, names: [:]),
        Column(slot: "sum", parameter: "currencyAmount", kind: .money, names: [:]),
        Column(slot: "note", parameter: "note", kind: .text, names: [:]),
        Column(slot: "partySize", parameter: "currencyAmount", kind: .money, names: [:]),
        Column(slot: "recipients", parameter: "payer", kind: .people, names: [:]),
        Column(slot: "content", parameter: "note", kind: .text, names: [:]),
      ],
      implied: nil
    ),
    IntentRow(
      intent: "INPayBillIntent",
      request: "payBill",
      columns: [
        Column(slot: "bill", parameter: "billType", kind: .term, names: [:]),
      ],
      implied: nil
    ),
    IntentRow(
      intent: "INSearchForBillsIntent",
      request: "searchBills",
      columns: [
        Column(slot: "bill", parameter: "billType", kind: .term, names: [:]),
        Column(slot: "billStatus", parameter: "status", kind: .term, names: [:]),
      ],
      implied: nil
    ),
    IntentRow(
      intent: "INSearchForAccountsIntent",
      request: "searchAccounts",
      columns: [
        Column(slot: "account", parameter: "accountNickname", kind: .phrase, names: [:]),
        Column(slot: "accountType", parameter: "accountType", kind: .term, names: [:]),
      ],
      implied: nil
    ),
    IntentRow(
      intent: "INRequestRideIntent",
      request: "requestRide",
      columns: [
        Column(slot: "pickup", parameter: "pickupLocation", kind: .place, names: [:]),
        Column(slot: "destination", parameter: "dropOffLocation", kind: .place, names: [:]),
        Column(slot: "rideOption", parameter: "rideOptionName", kind: .phrase, names: [:]),
        Column(slot: "sharing", parameter: "rideOptionName", kind: .phrase, names: [:]),
        Column(slot: "partySize", parameter: "partySize", kind: .count, names: [:]),
        Column(slot: "companions", parameter: "partySize", kind: .others, names: [:]),
        Column(slot: "further", parameter: "partySize", kind: .more, names: [:]),
        Column(slot: "companion", parameter: "partySize", kind: .more, names: [:]),
        Column(slot: "time", parameter: "scheduledPickupTime", kind: .time, names: [:]),
      ],
      implied: nil
    ),
    IntentRow(
      intent: "INListRideOptionsIntent",
      request: "listRideOptions",
      columns: [
        Column(slot: "pickup", parameter: "pickupLocation", kind: .place, names: [:]),
        Column(slot: "destination", parameter: "dropOffLocation", kind: .place, names: [:]),
      ],
      implied: nil
    ),
    IntentRow(
      intent: "INGetRideStatusIntent",
      request: "rideStatus",
      columns: [
      ],
      implied: nil
    ),
    IntentRow(
      intent: "INCancelRideIntent",
      request: "cancelRide",
      columns: [
        Column(slot: "bookingIdentifier", parameter: "rideIdentifier", kind: .text, names: [:]),
      ],
      implied: nil
    ),
    IntentRow(
      intent: "INSendRideFeedbackIntent",
      request: "rateRide",
      columns: [
        Column(slot: "stars", parameter: "rating", kind: .count, names: [:]),
        Column(slot: "tip", parameter: "tip", kind: .money, names: [:]),
        Column(slot: "tipSum", parameter: "tip", kind: .money, names: [:]),
        Column(slot: "amount", parameter: "tip", kind: .money, names: [:]),
        Column(slot: "sum", parameter: "tip", kind: .money, names: [:]),
        Column(slot: "partySize", parameter: "tip", kind: .money, names: [:]),
      ],
      implied: nil
    ),
    IntentRow(
      intent: "INStartWorkoutIntent",
      request: "startWorkout",
      columns: [
        Column(slot: "workoutName", parameter: "workoutName", kind: .phrase, names: [:]),
        Column(slot: "goal", parameter: "goalValue", kind: .goalAmount, names: [:]),
        Column(slot: "goal", parameter: "workoutGoalUnitType", kind: .goalUnit, names: [:]),
        Column(slot: "unit", parameter: "workoutGoalUnitType", kind: .term, names: [:]),
        Column(slot: "location", parameter: "workoutLocationType", kind: .term, names: [:]),
        Column(slot: "openEnded", parameter: "isOpenEnded", kind: .flag, names: [:]),
        Column(slot: "partySize", parameter: "goalValue", kind: .goalAmount, names: [:]),
      ],
      implied: nil
    ),
    IntentRow(
      intent: "INPauseWorkoutIntent",
      request: "pauseWorkout",
      columns: [
        Column(slot: "workoutName", parameter: "workoutName", kind: .phrase, names: [:]),
      ],
      implied: nil
    ),
    IntentRow(
      intent: "INResumeWorkoutIntent",
      request: "resumeWorkout",
      columns: [
        Column(slot: "workoutName", parameter: "workoutName", kind: .phrase, names: [:]),
      ],
      implied: nil
    ),
    IntentRow(
      intent: "INEndWorkoutIntent",
      request: "endWorkout",
      columns: [
        Column(slot: "workoutName", parameter: "workoutName", kind: .phrase, names: [:]),
      ],
      implied: nil
    ),
    IntentRow(
      intent: "INCancelWorkoutIntent",
      request: "cancelWorkout",
      columns: [
        Column(slot: "workoutName", parameter: "workoutName", kind: .phrase, names: [:]),
      ],
      implied: nil
    ),
  ]
}
