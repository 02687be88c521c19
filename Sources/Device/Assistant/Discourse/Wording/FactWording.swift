import Domains
import Understanding

/// The sentences that answer questions: about what is shown, and about the assistant itself.
enum FactWording {
  /// Ends a sentence, unless its last name does so: “Daniel Higgins Jr.”.
  static func sentence(_ words: String) -> String {
    words.hasSuffix(".") ? words : words + "."
  }

  /// The beginning of an answer, before the value.
  static func stem(of detail: Detail, isDone: Bool) -> String {
    switch detail {
    case .due: "It's due"
    case .pickup: "The pickup is"
    case .arrival: isDone ? "You'll be there" : "You'd be there"
    case .room: "There's room for"
    default: "It's"
    }
  }

  /// A part of a sentence on one entry of a list.
  static func clause(_ label: Card.Label, _ value: String) -> String? {
    switch label {
    case .price, .amount: "is \(value)"
    case .pickupTime: "can be there \(value)"
    case .due: "is due \(value)"
    case .partySize: "takes \(value)"
    default: nil
    }
  }

  /// The one that comes first among several, and the value that shows it.
  static func best(_ name: String, by preference: Preference, because value: String?) -> String {
    let (quality, link) =
      switch preference {
      case .cheapest, .cheaper: ("cheapest", ", at")
      case .quickest, .quicker: ("quickest", ": it can be there")
      case .biggest, .bigger: ("biggest", ", for")
      case .smallest, .smaller: ("smallest", ", for")
      }
    return "\(name) is the \(quality)\(value.map { "\(link) \($0)" } ?? "")."
  }

  /// The origin of a message or a call, and its time.
  static func origin(_ who: String?, _ when: String?, isOfTime: Bool) -> String {
    let from = who.map { "from \($0)" }
    let parts = (isOfTime ? [when, from] : [from, when]).compactMap(\.self)
    return sentence("\(isOfTime ? "It was" : "It's") \(parts.joined(separator: ", "))")
  }

  /// To whoever asks for a part of a request that is not known yet.
  static func unknownYet(_ detail: Detail) -> String? {
    let part: String? =
      switch detail {
      case .price: "the price"
      case .due: "when it's due"
      case .pickup: "how long the wait is"
      case .arrival, .duration, .distance: "how long it takes"
      case .recipient, .members: "whom it's for"
      case .content: "what it says"
      case .option, .cheapest, .quickest, .biggest, .smallest: "which cars there are"
      case .room: "how many it takes"
      case .party: "how many it's for"
      default: nil
      }
    return part.map { "I don't know \($0) yet." }
  }
}

// MARK: - What is asked of the assistant itself, and what nothing here can do or knows

extension FactWording {
  /// The answer to a question about the assistant, or for what is beyond it; `nil` where a detail is
  /// neither.
  static func limit(of detail: Detail) -> String? {
    switch detail {
    case .abilities: abilities
    case .safety: "I show what I'm about to send, pay or book, and ask before I do it."
    case .advice: "That's up to you."
    case .language: "I can't check your language. I pass on your own words."
    case .pastPayments: "I can't look up past payments."
    case .weather: "I can't tell you about the weather."
    case .holding: "I can't put a call on hold. I can only hang up."
    case .muting: "I can't mute a call. I can only hang up."
    case .recording: "I can't record a call."
    case .loudness: "I can't change the volume, only turn the speaker on or off."
    case .joining:
      "I can't add anyone to a call. Afterwards I can call several people together."
    case .childSeat: "I can't ask for a child seat. \(onlyOfRides)"
    case .pets: "I can't ask whether pets may ride. \(onlyOfRides)"
    case .driver: "I can't choose the driver. \(onlyOfRides)"
    case .stops: SessionWording.noStops
    case .later: SessionWording.onlyNow
    case .repeating: SessionWording.onlyOnce
    case .ownAccounts:
      "I can't move money between your accounts, only send or request it."
    case .months: "I can't look back over a month, only over seven days or last week."
    case .cards: "I can't pay by card, only from your accounts."
    case .partPayment: "I can't pay part of a bill, only all of it."
    case .music: "I can't play music."
    case .timers: "I can't set timers or alarms."
    case .reminders: "I can't set reminders."
    case .calendar: "I don't have a calendar."
    case .translation: "I can't translate."
    case .blocking: "I can't block or silence calls."
    case .price, .due, .pickup, .arrival, .duration, .recipient, .sender, .moment, .content,
      .option, .party, .route, .cheapest, .quickest, .biggest, .smallest, .choices, .done,
      .receipt, .ringing, .coming, .members, .room, .undoing, .luggage, .sharedArrival, .places,
      .standing, .progress, .going, .distance, .clock, .day:
      nil
    }
  }

  static let abilities = "I do messages, calls, rides, workouts and payments."

  static let noLuggage = "I don't know about luggage."

  static let noSharedArrival = "I can't send an arrival time by itself, only your own words."

  /// To whoever asks where a ride may go.
  static func places(_ names: String) -> String { "To places such as \(names)." }

  /// After what was done, to whoever asks whether it was noticed.
  static let cantSeeReceipt = "I can't see whether it has been noticed."

  static let cantHear = "I can't hear the call."

  /// To whoever asks how far something is where nothing goes on.
  static let nothingGoing = "There's no ride or workout going."

  /// To whoever wants more of a ride.
  private static let onlyOfRides =
    "I can only choose the car, the time and the number of passengers."
}
