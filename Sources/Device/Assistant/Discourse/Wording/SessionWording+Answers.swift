import Dialogue
import Domains
import Understanding

// MARK: - What can be said to a question

extension SessionWording {
  /// The kinds of answer that a question takes, a line each.
  static func answers(to question: Prompt.Kind) -> [String] {
    switch question {
    case .value: ["  To leave it open, say “skip”."]
    case .choice:
      ["  Say a name, a number, “the last one” or “not the first”; for none of them, say “no”."]
    case .narrowing: ["  Say more of the name, or another name."]
    case .approval: ["  Say “yes” or “no”, or what you want instead."]
    case .goAhead: ["  Say “yes” or “no”, or what you want instead."]
    case .openApp(.gaveUp): ["  Say “yes” or “no”, or what I asked for."]
    case .openApp(.failed): ["  Say “yes” or “no”."]
    }
  }

  /// The parameters of a request that can be changed by saying so, and the way back to it.
  static func changes(of slots: [Slot], orGoBack canGoBack: Bool) -> [String] {
    let changes = slots.compactMap(aspect).map { "“change \($0)”" }
    let back = canGoBack ? ["“go back”"] : []
    let all = changes.isEmpty ? [] : changes + back
    return (all.isEmpty ? [] : ["  You can also say \(either(all))."])
      + ["  To hear the question again, say “repeat”."]
  }

  /// “a”, “a or b”, “a, b, or c”.
  static func either(_ choices: [String]) -> String {
    guard let last = choices.last, choices.count > 1 else { return choices.first ?? "" }
    let others = choices.dropLast().joined(separator: ", ")
    return others + (choices.count == 2 ? " or " : ", or ") + last
  }

  /// Says back what was said besides what is asked for: “OK, 3 people, SUV”.
  static func taken(_ slots: [SlotReading]) -> String {
    let words = slots.map { slot in
      switch slot.meaning {
      case .text: "“\(slot.wording)”"
      case .number(1) where slot.name == party: "1 person"
      case .number(let count) where slot.name == party: "\(Int(count)) people"
      default: slot.wording
      }
    }
    return "OK, \(words.joined(separator: ", "))."
  }

  private static let party = "partySize"

  /// Asks what of a request to change.
  static func whatToChange(_ slots: [Slot]) -> String {
    let aspects = slots.compactMap(aspect)
    guard let last = aspects.last, aspects.count > 1 else { return "What do you want to change?" }
    let others = aspects.dropLast().joined(separator: ", ")
    return "What do you want to change: \(others) or \(last)?"
  }

  /// The name of a parameter that is to be changed: “the amount”.
  static func aspect(of slot: Slot) -> String? {
    aspects[slot]
  }

  private static let aspects: [Slot: String] = [
    "recipients": "the recipients", "content": "the message", "contacts": "the contact",
    "payee": "the recipient", "payer": "the person", "currencyAmount": "the amount",
    "note": "the note", "pickupLocation": "the pickup", "dropOffLocation": "the destination",
    "scheduledPickupTime": "the time", "partySize": "the number of people",
    "rideOptionName": "the type of ride", "workoutName": "the workout", "goalValue": "the goal",
  ]
}

extension Preference {
  /// “the cheapest one”.
  var words: String {
    switch self {
    case .cheapest: "the cheapest one"
    case .quickest: "the quickest one"
    case .biggest: "the biggest one"
    case .smallest: "the smallest one"
    case .cheaper: "a cheaper one"
    case .quicker: "a quicker one"
    case .bigger: "a bigger one"
    case .smaller: "a smaller one"
    }
  }
}

// MARK: - What is known of a request

extension SessionWording {
  /// To a question that nothing could be made of.
  static let unknown = "I can't answer that."

  /// To whoever wants a better one than the best.
  static let noneBetter = "No other one is."

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

  /// Who wrote or called, and when.
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
