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
  static let unknown = "I don't know that."

  /// To whoever wants more of a ride.
  private static let onlyOfRides =
    "I can only choose the car, the time and the number of passengers."

  /// To whoever wants a better one than the best.
  static let noneBetter = "No other one is."

  /// Ends a sentence, unless its last name does so: “Daniel Higgins Jr.”.
  private static func sentence(_ words: String) -> String {
    words.hasSuffix(".") ? words : words + "."
  }

  /// Says what is asked of a request, by its card and by what was said; `nil` where that is not
  /// known.
  static func answer(
    to detail: Detail,
    about draft: Draft?,
    showing card: Card?,
    in voice: Voice
  ) -> String? {
    func said(_ slot: Slot) -> String? {
      draft.map { voice.list($0[slot].map(\.spoken)) }.flatMap { $0.isEmpty ? nil : $0 }
    }
    switch detail {
    case .price:
      return (card?[.price] ?? card?[.amount] ?? card?[.fee] ?? said("currencyAmount"))
        .map { "It's \($0)." }
    case .due: return card?[.due].map { "It's due \($0)." }
    case .pickup: return card?[.pickupTime].map { "The pickup is \($0)." }
    case .arrival: return card?[.dropOffTime].map { "You'd be there \($0)." }
    case .duration:
      guard let start = card?[.pickupTime], let end = card?[.dropOffTime] else {
        return said("goalValue").map { "It's \($0)." }
      }
      return "From \(start) to \(end)."
    case .recipient, .members:
      if let payer = said("payer") { return sentence("It's from \(payer)") }
      return ["recipients", "speakableGroupName", "contacts", "payee"].lazy.compactMap(said).first
        .map { sentence("It's to \($0)") }
    case .content: return (said("content") ?? said("note")).map { "It says “\($0)”." }
    case .option: return (card?[.option] ?? said("rideOptionName")).map { "It's the \($0)." }
    case .party: return (said("partySize") ?? card?[.partySize]).map { "It's for \($0)." }
    case .route:
      guard let start = said("pickupLocation"), let end = said("dropOffLocation") else {
        return nil
      }
      return "It's from \(start) to \(end)."
    case .distance: return answer(to: .duration, about: draft, showing: card, in: voice)
    case .clock: return "It's \(voice.time(of: voice.now))."
    case .day: return "It's \(voice.fullDay(of: voice.now))."
    case .pastPayments: return "I can't look up past payments."
    case .weather: return "I can't tell you about the weather."
    case .holding: return "I can't put a call on hold. I can only hang up."
    case .muting: return "I can't mute a call. I can only hang up."
    case .recording: return "I can't record a call."
    case .joining:
      return "I can't add anyone to a call. Afterwards I can call several people together."
    case .childSeat: return "I can't ask for a child seat. \(onlyOfRides)"
    case .pets: return "I can't ask whether pets may ride. \(onlyOfRides)"
    case .driver: return "I can't choose the driver. \(onlyOfRides)"
    case .stops: return noStops
    case .later: return onlyNow
    case .repeating: return onlyOnce
    case .ownAccounts:
      return "I can't move money between your accounts, only send or request it."
    case .sharedArrival:
      let arrival = card?[.dropOffTime].map { " You'd be there \($0)." } ?? ""
      return "I can't send an arrival time by itself, only your own words.\(arrival)"
    case .months: return "I can't look back over a month, only over seven days or last week."
    case .cards: return "I can't pay by card, only from your accounts."
    case .partPayment: return "I can't pay part of a bill, only all of it."
    case .done, .standing, .going, .undoing, .room: return nil
    }
  }
}
