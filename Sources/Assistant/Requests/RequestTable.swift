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
    case people

    /// The name of a group, where what was said is one.
    case group
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

  /// What the phrases call a parameter.
  func slot(for parameter: Slot) -> String? {
    columns.first { $0.parameter == parameter }?.slot
  }

  /// Whether a group of people can be given by its name.
  var takesGroups: Bool {
    columns.contains { $0.kind == .group }
  }
}

// MARK: - Terms

extension IntentRow.Column {
  /// The case of SiriKit's enumeration for a term of the phrases.
  func name(ofTerm term: String) -> String {
    Self.names[slot]?[term] ?? term
  }

  /// The terms that SiriKit calls otherwise.
  ///
  /// It has no “new”: what is new hasn't been read.
  private static let names = [
    "callFormat": ["audio": "audioCall", "video": "videoCall"],
    "attribute": ["new": "unread"],
  ]
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
        Column("recipients", "speakableGroupName", .group),
        Column("content", .text),
      ]
    ),
    IntentRow(
      .searchMessages,
      "INSearchForMessagesIntent",
      [
        Column("sender", "senders", .people),
        Column("recipient", "recipients", .people),
        Column("sender", "speakableGroupNames", .group),
        Column("recipient", "speakableGroupNames", .group),
        Column("date", "dateTimeRange", .span),
        Column("attribute", "attributes", .terms),
        Column("searchTerm", "searchTerms", .texts),
      ]
    ),
    IntentRow(.setMessageAttribute, "INSetMessageAttributeIntent", [Column("attribute", .term)]),
  ]

  private static let calls = [
    IntentRow(
      .startCall,
      "INStartCallIntent",
      callees + [Column("callFormat", "callCapability", .term), Column("destinationType", .term)]
    ),
    IntentRow(
      .startCall,
      "INStartAudioCallIntent",
      callees + [Column("destinationType", .term)],
      implied: Implied(slot: "callFormat", term: "audio", isDefault: true)
    ),
    IntentRow(
      .startCall,
      "INStartVideoCallIntent",
      callees,
      implied: Implied(slot: "callFormat", term: "video", isDefault: false)
    ),
    IntentRow(
      .searchCallHistory,
      "INSearchCallHistoryIntent",
      [
        Column("contact", "recipient", .people),
        Column("date", "dateCreated", .span),
        Column("callKind", "callTypes", .terms),
        Column("callFormat", "callCapabilities", .terms),
      ]
    ),
  ]

  private static let callees = [
    Column("contact", "contacts", .people),
    Column("phoneNumber", "contacts", .people),
  ]

  private static let rides = [
    IntentRow(.listRideOptions, "INListRideOptionsIntent", ends),
    IntentRow(
      .requestRide,
      "INRequestRideIntent",
      ends + [
        Column("rideOption", "rideOptionName", .phrase),
        Column("sharing", "rideOptionName", .phrase),
        Column("partySize", .count),
        Column("time", "scheduledPickupTime", .time),
      ]
    ),
    IntentRow(.rideStatus, "INGetRideStatusIntent", []),
    IntentRow(
      .cancelRide,
      "INCancelRideIntent",
      [Column("bookingIdentifier", "rideIdentifier", .text)]
    ),
  ]

  private static let ends = [
    Column("pickup", "pickupLocation", .place),
    Column("destination", "dropOffLocation", .place),
  ]

  private static let workouts = [
    IntentRow(
      .startWorkout,
      "INStartWorkoutIntent",
      workout + [
        Column("goal", "goalValue", .goalAmount),
        Column("goal", "workoutGoalUnitType", .goalUnit),
        Column("location", "workoutLocationType", .term),
        Column("openEnded", "isOpenEnded", .flag),
      ]
    ),
    IntentRow(.pauseWorkout, "INPauseWorkoutIntent", workout),
    IntentRow(.resumeWorkout, "INResumeWorkoutIntent", workout),
    IntentRow(.endWorkout, "INEndWorkoutIntent", workout),
    IntentRow(.cancelWorkout, "INCancelWorkoutIntent", workout),
  ]

  private static let workout = [Column("workoutName", .phrase)]

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
