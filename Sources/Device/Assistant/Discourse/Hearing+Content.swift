import Domains
import Understanding

// MARK: - What it amounts to

extension Hearing {
  /// True if it says yes to the act of the open question, be it by that act's verb.
  func agrees(to own: IntentName?) -> Bool {
    guard decision == nil else { return decision == .yes }
    guard let own, let verb, unread.isEmpty, control == nil else { return false }
    // A bare “cancel” may call off the question or what that is about.
    return verb.requests.contains(own) && (!verb.cancels || verb.hasObject)
  }

  /// True if it is a yes and nothing else.
  var isPlainYes: Bool {
    decision == .yes && !isContradictory && updates.isEmpty && picks == nil && requests.isEmpty
      && instead == nil && !isRetracted && unread.isEmpty && control == nil
  }

  /// True if it looks something up, or asks about what is shown.
  var asksOnly: Bool {
    if case .detail = control { return true }
    return !requests.isEmpty && readings.count == requests.count
      && readings.allSatisfy(\.changesNothing)
  }

  /// True if it decides nothing, asks for nothing and changes nothing.
  var saysNothingElse: Bool {
    isWithoutContent && decision == nil && verb == nil && control == nil && instead == nil
      && picks == nil && !isRetracted
  }

  /// True if what it asks for or changes is not to be done yet: “only Anna, not yet”.
  ///
  /// Where somebody is left out, it is not plain who remains.
  var isHeldBack: Bool {
    isWaiting || control == .keep
      || updates.contains { $0.isRemoval && $0.slots.contains(where: \.isSomebody) }
  }

  /// True if nothing could be made of it.
  var isUnread: Bool { weight > 0 && unread.count == weight }

  /// True if it is like a request, but not plainly one.
  var isDoubtful: Bool { !requests.isEmpty && readings.isEmpty }

  /// True if it is nothing but faintly like a request, which in the middle of another says nothing.
  var isFaint: Bool {
    weight == 1
      && requests.contains {
        if case .perhaps(let reading) = $0 { !reading.isLikely } else { false }
      }
  }

  /// True if it gives values, and asks for nothing.
  var isOfValuesAlone: Bool {
    requests.isEmpty && !slots.isEmpty && verb == nil && control == nil
  }

  /// True if it names people or their numbers, and nothing else.
  var isOfPeopleAlone: Bool {
    requests.isEmpty && !updates.isEmpty && !addsToRemark
      && slots.allSatisfy { $0.isSomebody || $0.name == "label" }
  }

  /// The people whom it adds, if it does nothing else but agree.
  var added: [SlotReading]? {
    let isAddition = updates.allSatisfy { $0.isAddition && $0.slots.allSatisfy(\.isSomebody) }
    let isAlone = requests.isEmpty && unread.isEmpty && picks == nil && control == nil
    return isAddition && isAlone && verb == nil && !updates.isEmpty ? slots : nil
  }

  /// True if it adds to what is only told: “I was going to write to John and Anna”.
  var addsToRemark: Bool { remarks && updates.contains(where: \.isAddition) }

  /// True if there is nothing in it but courtesy.
  var isCourtesy: Bool { weight == 0 && !courtesies.isEmpty }

  /// The requests that are plain.
  var readings: [Reading] {
    requests.compactMap { wanted in
      if case .clearly(let reading) = wanted { reading } else { nil }
    }
  }

  /// True if it is “OK” alone.
  var isAcknowledgement: Bool {
    weight == 0 && !remarks && courtesies.contains(.acknowledgement)
  }

  /// True if it asks for nothing, answers nothing and tells something.
  var isRemark: Bool { weight == 0 && remarks }

  /// The request at hand, made once more in other words.
  var restated: [Reading] {
    updates.compactMap { update in
      if case .restate(let reading) = update { reading } else { nil }
    }
  }

  var restates: Bool { !restated.isEmpty }

  /// All the values in it, for what is asked of them wherever they stand.
  var slots: [SlotReading] { (updates + behind).flatMap(\.slots) }

  /// The unread words that are said beside a change: commands, and values, unless a time of day or
  /// a text behind them is what they lead up to, as in “the flight is at four, so make it one”.
  var dropped: [String] {
    let isLedUpTo = slots.contains { slot in
      if case .time(let time) = slot.meaning { time.isClockTime } else { slot.isDictated }
    }
    let rewords = updates.contains { if case .reword = $0 { true } else { false } }
    let values = unreadValues + (rewords ? [] : unreadNumbers)
    return isLedUpTo ? unreadOrders : unread.filter { (unreadOrders + values).contains($0) }
  }
}

// MARK: - Another act

extension Utterance {
  /// The line as another act for those whom it seems to put in the place of others: “actually call
  /// her”, of a message; `nil` if it asks for none.
  func asking(insteadOf own: IntentName, heardAs hearing: Hearing) -> Hearing? {
    guard hearing.isOfPeopleAlone, hearing.corrects, case .reading(let reading, _) = understood,
      reading.intent != own, !IntentName.references.contains(reading.intent),
      !reading.slots.isEmpty,
      reading.slots.allSatisfy({ $0.isSomebody || $0.name == "label" })
    else { return nil }
    var other = hearing
    (other.updates, other.decision) = ([], nil)
    other.instead = Hearing.Instead(intent: reading.intent, slots: reading.slots)
    return other
  }
}
