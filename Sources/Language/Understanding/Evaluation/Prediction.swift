/// The result of understanding a sentence, in the names by which it is measured: `send_message`,
/// `recipients`, `no_with_change`.
package struct Prediction: Sendable, Hashable {
  /// An intent or the label of an answer.
  package var label: String
  package var slots: [String: Value] = [:]

  /// For answers: what the user wants instead.
  package var changes: [String: Value] = [:]

  package enum Value: Sendable, Hashable {
    case one(String)
    case several([String])
  }
}

extension Prediction {
  /// The prediction for a sentence.
  init(_ understood: Understood) {
    switch understood {
    // “Text Anna instead” asks for that, whatever was before.
    case .reading(let reading, _) where reading.intent == .otherKind:
      self.init(otherKind: reading)
    // Without an earlier request it asks for nothing.
    case .reading(let reading, _) where IntentName.references.contains(reading.intent):
      self.init(label: "out_of_scope")
    // What is measured is what SiriKit has intents for.
    case .reading(let reading, _) where IntentName.answeredAtOnce.contains(reading.intent):
      self.init(label: "out_of_scope")
    case .reading(let reading, _), .nearTie(let reading, _), .doubtful(let reading):
      self.init(label: Self.snake(reading.intent.rawValue), slots: Self.values(reading.slots))
      if let app = reading.app { slots["app"] = .one(app.wording) }
    case .refused:
      self.init(label: "out_of_scope")
    }
  }

  private init(otherKind reading: Reading) {
    let terms = reading.slots.compactMap { slot in
      if slot.name == "kind", case .term(let term) = slot.meaning { term } else { nil }
    }
    let kind = terms.first == "videoCall" ? "startCall" : terms.first
    let others = reading.slots.filter { $0.name != "kind" }
    self.init(label: kind.map(Self.snake) ?? "out_of_scope", slots: Self.values(others))
  }

  /// `sendMessage` as `send_message`.
  static func snake(_ name: String) -> String {
    name.reduce(into: "") { result, letter in
      if letter.isUppercase { result += "_" }
      result += letter.lowercased()
    }
  }

  /// The wordings of slots by their measured names; a list where there are several.
  static func values(_ slots: [SlotReading]) -> [String: Value] {
    var values: [String: [String]] = [:]
    for slot in slots {
      for (name, text) in named(slot) { values[name, default: []].append(text) }
    }
    if let count = passengers(slots) { values["passengers"] = [count] }
    for name in onlyOnce { values[name] = values[name].map { Array($0.suffix(1)) } }
    return values.mapValues { $0.count == 1 ? .one($0[0]) : .several($0) }
  }

  /// A ride has one of each: of several that were said, the last, as the assistant has it.
  private static let onlyOnce = ["pickup", "destination", "passengers"]

  private static let company = ["companions", "further", "companion"]

  /// Returns the number of passengers, the user included, if companions were counted: “me and 3
  /// friends”.
  private static func passengers(_ slots: [SlotReading]) -> String? {
    guard slots.contains(where: { company.contains($0.name) }) else { return nil }
    let total = slots.reduce(1.0) { total, slot in
      switch (slot.name, slot.meaning) {
      case ("partySize", .number(let count)): count
      case ("companions", .number(let count)): count + 1
      case ("further", .number(let count)): total + count
      case ("companion", _): total + 1
      default: total
      }
    }
    return Int(exactly: total).map { "\($0)" }
  }

  private static func named(_ slot: SlotReading) -> [(String, String)] {
    switch (slot.name, slot.meaning) {
    case ("goal", .duration): return [("duration", slot.wording)]
    case ("goal", .distance): return [("distance", slot.wording)]
    case ("goal", .energy): return [("energy", slot.wording)]
    case ("partySize", .number(let count)):
      return [("passengers", Int(exactly: count).map { "\($0)" } ?? slot.wording)]
    case ("companions", _), ("further", _), ("companion", _): return []
    case ("rideOption", .term(let option)): return [("ride_type", option)]
    case ("reply", _), ("same", _), ("listed", _), ("everyone", _), ("namesake", _),
      ("forwarded", _), ("pointed", _):
      return []
    case ("sharing", _): return [("shared_ride", "true")]
    case ("mark", .term(let term)): return [("attribute", term)]
    case ("recipientNumber", _): return [("recipients", slot.wording)]
    case ("payer", .person): return [("payee", slot.wording)]
    case ("sum", _): return [("amount", slot.wording)]
    case ("paymentMethod", .term(let method)): return [("payment_method", method)]
    case ("visibility", _): return [("private_visibility", "True")]
    case ("bookingIdentifier", _): return [("booking_id", slot.wording)]
    case ("label", .term(let label)): return [("phone_number_type", label)]
    case ("callFormat", .term(let term)), ("callKind", .term(let term)),
      ("attribute", .term(let term)), ("location", .term(let term)):
      return [(snake(slot.name), term)]
    case (_, .person(let mention)):
      let label = mention.label.map { [("phone_number_type", $0)] } ?? []
      return [(snake(slot.name), slot.wording)] + label
    default: return [(snake(slot.name), slot.wording)]
    }
  }
}
