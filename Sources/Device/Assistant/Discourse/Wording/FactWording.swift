import Domains
import Understanding

/// The sentences that answer questions: about what is shown, and about the assistant itself.
enum FactWording {
  /// Ends a sentence, unless its last name does so: “Daniel Higgins Jr.”.
  static func sentence(_ words: String) -> String {
    words.hasSuffix(".") ? words : words + "."
  }

  /// The sentence that tells a fact.
  static func sentence(on fact: Facts.Fact, isDone: Bool, in voice: Voice) -> String {
    switch fact {
    case .value(let value): sentence("It's \(value)")
    case .trait(let trait, let value): sentence("\(stem(of: trait, isDone: isDone)) \(value)")
    case .traits(let trait, let entries):
      sentence("\(stem(of: trait, isDone: isDone)) \(voice.list(entries.map(trait.value)))")
    case .span(let start, let end): sentence("From \(start) to \(end)")
    case .route(let start, let end): sentence("It's from \(start) to \(end)")
    case .recipient(let people): sentence("It's to \(people)")
    case .sender(let people): sentence("It's from \(people)")
    case .content(let text): "It says “\(text)”."
    case .option(let name): sentence("It's the \(name)")
    case .party(let count): sentence("It's for \(count)")
    case .origin(let person, let time, let isOfTime): origin(person, time, isOfTime: isOfTime)
    case .best(let entry, let preference, let value): best(entry, by: preference, because: value)
    case .entries(let entries):
      entries.map { entry, traits in
        sentence("\(entry.words.withCapital) \(voice.list(traits.map(clause)))")
      }.joined(separator: " ")
    case .luggage(let room): noLuggage + following(room, isDone, voice)
    case .sharedArrival(let arrival): noSharedArrival + following(arrival, isDone, voice)
    }
  }

  private static func following(_ fact: Facts.Fact?, _ isDone: Bool, _ voice: Voice) -> String {
    fact.map { " \(sentence(on: $0, isDone: isDone, in: voice))" } ?? ""
  }

  /// The beginning of a sentence, before the value.
  private static func stem(of trait: Facts.Trait, isDone: Bool) -> String {
    switch trait {
    case .price: "It's"
    case .due: "It's due"
    case .pickup: "The pickup is"
    case .arrival: isDone ? "You'll be there" : "You'd be there"
    case .room: "There's room for"
    }
  }

  /// A part of a sentence on one entry of a list.
  private static func clause(_ trait: Facts.Trait, _ value: String) -> String {
    switch trait {
    case .price: "is \(value)"
    case .pickup: "can be there \(value)"
    case .due: "is due \(value)"
    case .room: "takes \(value)"
    case .arrival: "gets there \(value)"
    }
  }

  /// The one that comes first among several, and the value that shows it.
  private static func best(
    _ entry: Facts.Entry,
    by preference: Preference,
    because value: String?
  ) -> String {
    let (quality, link) =
      switch preference {
      case .cheapest, .cheaper: ("cheapest", ", at")
      case .quickest, .quicker: ("quickest", ": it can be there")
      case .biggest, .bigger: ("biggest", ", for")
      case .smallest, .smaller: ("smallest", ", for")
      }
    let reason = value.map { "\(link) \($0)" } ?? ""
    return sentence("\(entry.words.withCapital) is the \(quality)\(reason)")
  }

  /// The origin of a message or a call, and its time.
  private static func origin(_ person: String?, _ time: String?, isOfTime: Bool) -> String {
    let from = person.map { "from \($0)" }
    let parts = (isOfTime ? [time, from] : [from, time]).compactMap(\.self)
    return sentence("\(isOfTime ? "It was" : "It's") \(parts.joined(separator: ", "))")
  }

  /// To whoever asks for a part of a request that is not known yet.
  static func unknownYet(_ detail: Detail) -> String? {
    let part =
      Preference(rawValue: detail.rawValue).map { _ in choice }
      ?? Detail.Property(detail).flatMap(part)
    return part.map { "I don't know \($0) yet." }
  }

  private static func part(_ property: Detail.Property) -> String? {
    switch property {
    case .price: "the price"
    case .due: "when it's due"
    case .pickup: "how long the wait is"
    case .arrival, .duration, .distance: "how long it takes"
    case .recipient, .members: "whom it's for"
    case .content: "what it says"
    case .option: choice
    case .room: "how many it takes"
    case .party: "how many it's for"
    case .luggage, .sharedArrival, .route, .sender, .moment, .clock, .day: nil
    }
  }

  private static let choice = "what there is to choose from"
}

extension Facts.Entry {
  fileprivate var words: String { isKind ? "the \(title)" : title }
}

extension Facts.Trait {
  /// “$12 for the Compact”.
  fileprivate func value(_ entry: Facts.Entry, _ value: String) -> String {
    "\(value) \(self == .room ? "in" : "for") \(entry.words)"
  }
}

// MARK: - What is asked of the assistant itself, and what nothing here can do or knows

extension FactWording {
  /// The answer to a question about the assistant, or for what is beyond it; `nil` where a detail is
  /// neither.
  static func limit(of detail: Detail) -> String? {
    Detail.Limit(detail).map(sentence)
  }

  private static func sentence(_ limit: Detail.Limit) -> String {
    switch limit {
    case .abilities: abilities
    case .safety: "I show what I'm about to send, pay or book, and ask before I do it."
    case .advice: "That's up to you."
    case .language: "I can't check or reword it. I pass on your own words."
    case .pastPayments: "I can't look up past payments."
    case .comparison: "I can't compare it with others."
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
    case .months:
      "I can't look back over that: only over seven days, last week, this month or last month."
    case .cards: "I can't pay by card, only from your accounts."
    case .partPayment: "I can't pay part of a bill, only all of it."
    case .music: "I can't play music."
    case .timers: "I can't set timers or alarms."
    case .reminders: "I can't set reminders."
    case .calendar: "I don't have a calendar."
    case .translation: "I can't translate."
    case .blocking: "I can't block or silence calls."
    }
  }

  static let abilities = "I do messages, calls, rides, workouts and payments."

  private static let noLuggage = "I don't know about luggage."

  private static let noSharedArrival =
    "I can't send an arrival time by itself, only your own words."

  /// To whoever asks on which date a day falls.
  static func thatIs(_ date: String) -> String { "That's \(date)." }

  /// To whoever asks where a ride may go.
  static func places(_ names: String) -> String { "To places such as \(names)." }

  /// After what was done, to whoever asks whether it was noticed.
  static let cantSeeReceipt = "I can't see whether it has been noticed."

  static let cantHear = "I can't hear the call."

  /// To whoever asks how far something is where nothing goes on.
  static let nothingGoing = "There's no \(activities.joined(separator: " or ")) going."

  /// The names of the activities that tell how they stand.
  private static let activities = Manner.Activity.all
    .filter { Manner.report(on: $0) != nil }
    .map(\.name)

  /// To whoever wants more of a ride.
  private static let onlyOfRides =
    "I can only choose the car, the time and the number of passengers."
}
