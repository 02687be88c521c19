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
}
