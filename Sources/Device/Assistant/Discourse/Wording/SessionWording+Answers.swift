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

  /// What of a request can be changed by saying so, and how to get back to it.
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

  /// What a parameter is called when it is to be changed: “the amount”.
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

// MARK: - What is shown

extension SessionWording {
  /// Says what a card shows of something that was asked, such as its price.
  static func answer(to detail: Detail, _ shown: String) -> String {
    switch detail {
    case .price: "It's \(shown)."
    case .pickup: "The pickup is \(shown)."
    case .arrival: "You'd be there \(shown)."
    case .done: shown
    }
  }
}

extension Card {
  /// What it shows of something that is asked for once more.
  func answer(to detail: Detail) -> String? {
    switch detail {
    case .price: self[.price] ?? self[.amount] ?? self[.fee]
    case .pickup: self[.pickupTime]
    case .arrival: self[.dropOffTime]
    case .done: nil
    }
  }
}
