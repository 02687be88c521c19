import Dialogue
import Foundation

/// The subject of a sentence: the request, the app, the value in question, and the card.
///
/// It fills the gaps of templates: a slot's name stands for the request's value, “other” before it
/// for what the app offers in place of that, and a few further names for text that is derived.
struct Subject {
  var draft: Draft
  var app: String
  var voice: Voice
  var card: Card?

  /// The value that a question or a rejection is about.
  var value: Value?

  /// Returns the text for a gap; `nil` if there is none.
  func filling(of gap: String) -> String? {
    if let fill = Self.fillings[gap] { return fill(self) }
    let slot = Slot(rawValue: Self.slotName(in: gap))
    return slot.rawValue == gap ? spoken(slot) : offered(insteadOf: slot)
  }

  /// The name of the slot that a gap is about: `kind` of `other kind`.
  static func slotName(in gap: String) -> String {
    let other = "other "
    return gap.hasPrefix(other) ? String(gap.dropFirst(other.count)) : gap
  }

  /// The gaps besides slots.
  static let fillings: [String: @Sendable (Subject) -> String?] = [
    "app": { $0.app },
    "value": { $0.value?.spoken },
    "deed": { $0.deed },
    "addressees": { $0.spoken("recipients") ?? $0.spoken("speakableGroupName") },
    "correspondents": { $0.isExchange ? $0.spoken("recipients") : nil },
    "writers": { $0.isExchange ? nil : $0.spoken("senders") },
    "readers": { $0.isExchange ? nil : $0.spoken("recipients") },
    "messages": { $0.found("message", attributes: "attributes") },
    "callees": { $0.spoken("contacts") ?? $0.caller ?? $0.destination },
    "call": { $0.isVideo ? "video call" : "call" },
    "calling": { $0.isVideo ? "Video calling" : "Calling" },
    "route": { $0.route },
    "calls": { $0.calls },
    "party": { $0.party },
    "options": { $0.options ?? "no rides" },
    "eta": { subject in subject.ride?.pickupDate.map(subject.voice.words(until:)) },
    "arrival": { subject in subject.ride?.dropOffDate.map(subject.voice.words(until:)) },
    "driver": { $0.ride?.driver },
    "someone": { $0.ride?.driver ?? "Your driver" },
    "ride status": { $0.rideStatus },
    // What is due only later is on the card, with the time.
    "fee": { $0.card?[.freeUntil] == nil ? $0.card?[.fee] : nil },
    "workout": { $0.workout },
    "goal": { $0.goal?.words ?? $0.value?.spoken },
    "sum": { $0.spoken("currencyAmount") ?? "money" },
    "currency": { $0.currency },
    "balances": { $0.balances },
    "bills": { $0.found("bill", attributes: "status") },
    "due": { $0.card?[.amount] },
  ]

  private var deed: String {
    RequestWords.words(for: draft.intent)?.deed.filled(filling) ?? "do that"
  }

  /// Returns the slot's values, in words; `nil` if it is empty.
  func spoken(_ slot: Slot) -> String? {
    let values = draft[slot]
    return values.isEmpty ? nil : voice.list(values.map(\.spoken))
  }

  /// The option on the card, where the slot asks for another one.
  private func offered(insteadOf slot: Slot) -> String? {
    guard let wanted = spoken(slot), let offered = card?[.option],
      offered.caseInsensitiveCompare(wanted) != .orderedSame
    else { return nil }
    return offered
  }
}

// MARK: - Messages

extension Subject {
  /// True if messages in both directions are looked for: those who got them are those who wrote.
  private var isExchange: Bool {
    !draft["senders"].isEmpty && spoken("senders") == spoken("recipients")
  }
}

// MARK: - Calls and rides

extension Subject {
  private var isVideo: Bool {
    term("callCapability") == "videoCall"
  }

  /// The audio route of a call, if one was said.
  private var route: String? {
    switch term("audioRoute") {
    case "speakerphoneAudioRoute": "on speaker"
    case "bluetoothAudioRoute": "over Bluetooth"
    default: nil
    }
  }

  /// “Here is your latest outgoing call”, “You have 2 missed calls”.
  private var calls: String {
    if draft["callTypes"].first?.content == .terms(["voicemail"]), card?.items.isEmpty != false {
      return "There's no voicemail in \(app)"
    }
    guard case .terms(let kinds) = draft["callTypes"].first?.content, kinds.contains("latest"),
      card?.items.count == 1
    else { return "You have \(found("call", attributes: "callTypes"))" }
    let others = kinds.filter { $0 != "latest" }.map(voice.words(forTerm:))
    return "Here is your latest \((others.count == 1 ? others : []).joined())"
      + (others.count == 1 ? " call" : "call")
  }

  /// The caller, if the request returns a call.
  private var caller: String? {
    guard case .callRecord(let record) = draft["callRecordToCallBack"].first?.content else {
      return nil
    }
    return record.caller.map(voice.words(for:))
  }

  /// The destination of a call without a contact.
  private var destination: String? {
    switch term("destinationType") {
    case "voicemail": "voicemail"
    case "emergency": "emergency services"
    case "redial": "the last number"
    case "callBack": "back"
    default: nil
    }
  }

  private var party: String? {
    guard let value = value ?? draft["partySize"].first else { return nil }
    guard case .integer(let size) = value.content else { return value.spoken }
    return voice.words(for: Double(size), of: "person")
  }

  var ride: Card.Ride? {
    guard case .ride(let ride) = card?.kind else { return nil }
    return ride
  }

  func term(_ slot: Slot) -> String? {
    guard case .term(let name) = draft[slot].first?.content else { return nil }
    return name
  }
}

// MARK: - Payments

extension Subject {
  /// “Swiss francs”, of the amount in question.
  private var currency: String? {
    guard case .money(let money) = value?.content, let code = money.currency else { return nil }
    return voice.words(forCurrency: code)
  }

  /// “$1,250.00 and €80.00”, of all the accounts that were found.
  private var balances: String {
    let all = card?.items.flatMap(\.rows).filter { $0.label.isBalance }.map(\.value) ?? []
    return all.isEmpty ? "no accounts" : voice.list(all)
  }
}

extension Card.Label {
  fileprivate var isBalance: Bool { self == .balance || self == .otherBalance }
}

// MARK: - Workouts

extension Subject {
  /// “20-minute outdoor run”, “open-ended run”, “workout”.
  private var workout: String {
    let name = spoken("workoutName") ?? "workout"
    return [goal?.attribute ?? openEnded, location, name].compactMap { $0 }.joined(separator: " ")
  }

  private var goal: Goal? {
    let amounts = [value, draft["goalValue"].first].compactMap { value -> Double? in
      if case .decimal(let amount) = value?.content { amount } else { nil }
    }
    return amounts.first.map { Goal($0, unit: term("workoutGoalUnitType"), voice: voice) }
  }

  private var openEnded: String? {
    draft["isOpenEnded"].first?.content == .boolean(true) ? "open-ended" : nil
  }

  private var location: String? {
    term("workoutLocationType").flatMap { $0 == "unknown" ? nil : $0 }
  }
}
