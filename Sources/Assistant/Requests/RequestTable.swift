import Dialogue
import Understanding

/// A SiriKit intent that can take a request, and which of its parameters the request's slots fill.
struct IntentRow: Sendable {
  /// The class name.
  let intent: String
  let request: IntentName
  let columns: [Column]

  /// A term that the intent stands for by itself, as INStartVideoCallIntent does for a video call.
  var implied: Implied?

  struct Column: Sendable {
    /// The slot's name in the phrases.
    let slot: String
    let parameter: Slot
    let kind: Kind
  }

  struct Implied: Sendable {
    let slot: String
    let term: String

    /// Whether the request need not say it.
    let isDefault: Bool
  }

  /// What becomes of the words in a slot.
  enum Kind: Sendable, Hashable {
    case text
    case texts
    case person
    case people

    /// A group of people, by name.
    case group
    case groups
    case place

    /// A point in time, as for a pick-up.
    case time

    /// A stretch of time to look through.
    case span
    case term
    case terms

    /// A word that is there or not.
    case flag
    case count

    /// A word of the app's own vocabulary.
    case phrase
    case goalAmount
    case goalUnit
  }
}

// MARK: - Looking up

extension IntentRow {
  static func row(for intent: String) -> IntentRow? {
    all.first { $0.intent == intent }
  }

  /// Whether a request means this intent, not only one like it.
  func takes(_ reading: Reading) -> Bool {
    guard reading.intent == request else { return false }
    guard let implied else { return true }
    let said = reading.slots.first { $0.name == implied.slot }?.meaning
    return said.map { $0 == .term(implied.term) } ?? implied.isDefault
  }

  func column(for parameter: Slot) -> Column? {
    columns.first { $0.parameter == parameter }
  }
}

// MARK: - The table

extension IntentRow {
  static let all: [IntentRow] = messages + calls + rides + workouts

  private static let messages = [
    IntentRow(
      .sendMessage,
      "INSendMessageIntent",
      [
        Column("recipients", .people),
        Column("group", "speakableGroupName", .group),
        Column("content", .text),
        Column("messageType", "outgoingMessageType", .term),
      ]
    ),
    IntentRow(
      .searchMessages,
      "INSearchForMessagesIntent",
      [
        Column("sender", "senders", .people),
        Column("recipients", .people),
        Column("group", "speakableGroupNames", .groups),
        Column("date", "dateTimeRange", .span),
        Column("attributes", .terms),
        Column("searchTerms", .texts),
      ]
    ),
    IntentRow(
      .setMessageAttribute,
      "INSetMessageAttributeIntent",
      [
        Column("attribute", .term)
      ]
    ),
  ]

  private static let calls = [
    IntentRow(
      .startCall,
      "INStartCallIntent",
      [
        Column("contacts", .people),
        Column("callFormat", "callCapability", .term),
        Column("destinationType", .term),
        Column("audioRoute", .term),
      ]
    ),
    IntentRow(
      .startCall,
      "INStartAudioCallIntent",
      [Column("contacts", .people), Column("destinationType", .term)],
      implied: Implied(slot: "callFormat", term: "audioCall", isDefault: true)
    ),
    IntentRow(
      .startCall,
      "INStartVideoCallIntent",
      [Column("contacts", .people)],
      implied: Implied(slot: "callFormat", term: "videoCall", isDefault: false)
    ),
    IntentRow(
      .searchCallHistory,
      "INSearchCallHistoryIntent",
      [
        Column("contact", "recipient", .person),
        Column("date", "dateCreated", .span),
        Column("callTypes", .terms),
        Column("callFormat", "callCapabilities", .terms),
        Column("unseen", .flag),
      ]
    ),
  ]

  private static let rides = [
    IntentRow(
      .listRideOptions,
      "INListRideOptionsIntent",
      [
        Column("pickup", "pickupLocation", .place),
        Column("destination", "dropOffLocation", .place),
      ]
    ),
    IntentRow(
      .requestRide,
      "INRequestRideIntent",
      [
        Column("pickup", "pickupLocation", .place),
        Column("destination", "dropOffLocation", .place),
        Column("rideOption", "rideOptionName", .phrase),
        Column("passengers", "partySize", .count),
        Column("date", "scheduledPickupTime", .time),
      ]
    ),
    IntentRow(.rideStatus, "INGetRideStatusIntent", []),
    IntentRow(.cancelRide, "INCancelRideIntent", []),
  ]

  private static let workouts = [
    IntentRow(
      .startWorkout,
      "INStartWorkoutIntent",
      [
        Column("workoutName", .phrase),
        Column("goal", "goalValue", .goalAmount),
        Column("goal", "workoutGoalUnitType", .goalUnit),
        Column("location", "workoutLocationType", .term),
        Column("openEnded", "isOpenEnded", .flag),
      ]
    ),
    IntentRow(.pauseWorkout, "INPauseWorkoutIntent", [Column("workoutName", .phrase)]),
    IntentRow(.resumeWorkout, "INResumeWorkoutIntent", [Column("workoutName", .phrase)]),
    IntentRow(.endWorkout, "INEndWorkoutIntent", [Column("workoutName", .phrase)]),
    IntentRow(.cancelWorkout, "INCancelWorkoutIntent", [Column("workoutName", .phrase)]),
  ]

  private init(
    _ request: IntentName,
    _ intent: String,
    _ columns: [Column],
    implied: Implied? = nil
  ) {
    self.intent = intent
    self.request = request
    self.columns = columns
    self.implied = implied
  }
}

extension IntentRow.Column {
  fileprivate init(_ slot: String, _ parameter: Slot, _ kind: IntentRow.Kind) {
    self.init(slot: slot, parameter: parameter, kind: kind)
  }

  /// For a slot that is called as the parameter is.
  fileprivate init(_ name: String, _ kind: IntentRow.Kind) {
    self.init(slot: name, parameter: Slot(rawValue: name), kind: kind)
  }
}
