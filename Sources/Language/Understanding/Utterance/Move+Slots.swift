// From what phrases find to what moves hold.

extension Move {
  /// The values that a move gives or takes away.
  var values: [SlotReading] {
    switch self {
    case .inform(let slots), .correct(let slots), .add(let slots), .remove(let slots),
      .restore(let slots), .exchange(_, let slots):
      slots
    default: []
    }
  }

  /// The request that a move makes.
  var intent: IntentName? {
    switch self {
    case .request(let reading), .perhaps(let reading), .either(let reading, _): reading.intent
    case .instead(let intent, _): intent
    default: nil
    }
  }

  /// All slots of a move, those of requests included.
  var slots: [SlotReading] {
    switch self {
    case .request(let reading), .perhaps(let reading), .either(let reading, _): reading.slots
    case .instead(_, let slots), .resume(let slots): slots
    default: values
    }
  }
}

extension [SlotReading] {
  /// The terms of a slot, in order.
  fileprivate func terms(_ name: String) -> [String] {
    compactMap { slot in
      if slot.name == name, case .term(let term) = slot.meaning { term } else { nil }
    }
  }

  /// The requests that a verb can name.
  var acts: [String] { terms("act").flatMap { $0.split(separator: " ").map(String.init) } }

  /// True if the verb that ends something is among them: “don't cancel”.
  var namesEnding: Bool { !terms("ending").isEmpty }

  /// The bare verb of an act; `nil` if it is done to somebody by name, which is a request.
  ///
  /// What is marked by `?` counts only where that is asked about: a request is sent, too.
  func verb(of own: IntentName?) -> Verb? {
    let (acts, endings) = (terms("act"), terms("ending"))
    let requests = (acts + endings).flatMap { $0.split(separator: " ") }.compactMap { name in
      guard name.hasPrefix("?") else { return name }
      return name.dropFirst() == own?.rawValue ?? "" ? name.dropFirst() : nil
    }
    guard !requests.isEmpty || (acts + endings).isEmpty else { return nil }
    let object = filter { !["act", "ending"].contains($0.name) }
    guard !object.contains(where: \.namesSomebody) else { return nil }
    // “Request money” asks for no ride.
    let named = requests.map { IntentName(rawValue: String($0)) }
      .filter { request in acts.isEmpty || terms("thing").allSatisfy(Manner.of(request).isAbout) }
    var verb = Verb(
      requests: Set(named),
      object: object,
      cancels: acts.isEmpty
    )
    verb.hasObject = !object.isEmpty || contains(where: \.hasInnerObject)
    return verb
  }

  /// The parameter to change; an option that is rejected names its parameter.
  var aspect: String? {
    terms("aspect").first ?? (contains { $0.name == "rideOption" } ? "rideOptionName" : nil)
  }

  /// Another act on the same things.
  var instead: Move? {
    guard let kind = terms("kind").first else { return nil }
    return .instead(IntentName(rawValue: kind), filter { $0.name != "kind" })
  }
}

extension [SlotReading] {
  /// Somebody in the place of somebody else.
  var exchange: Move? {
    let old = filter { $0.name == Self.replaced }
    let new = filter { $0.name != Self.replaced }
    return old.isEmpty || new.isEmpty ? nil : .exchange(old, with: new)
  }

  private static var replaced: String { "replaced" }
}

// MARK: - Changes in relation to what is there

extension [SlotReading] {
  /// The change that a measure, a portion or a factor makes with its direction.
  var shift: Shift? {
    if let factor = terms("factor").first.flatMap(Double.init) {
      return Shift(slot: nil, .times(factor))
    }
    guard let direction = terms("direction").first else { return nil }
    if let portion = terms("portion").first.flatMap(Double.init) { return portion.shift(direction) }
    let isOfPeople = contains { $0.name == "head" }
    let measure = first { $0.name == "measure" }?.meaning ?? (isOfPeople ? .number(1) : nil)
    guard var shift = measure?.shift(direction, isOfPeople: isOfPeople) else { return nil }
    // “Five more dollars.”
    if contains(where: { $0.name == "currency" }) { shift.slot = "amount" }
    return shift
  }
}

extension Double {
  /// So much of the value more, or less.
  fileprivate func shift(_ direction: String) -> Shift? {
    switch direction {
    case "more": Shift(slot: nil, .times(1 + self))
    case "less": Shift(slot: nil, .times(1 - self))
    default: nil
    }
  }
}

extension Meaning {
  fileprivate func shift(_ direction: String, isOfPeople: Bool) -> Shift? {
    switch (direction, self) {
    case ("later", .duration(let seconds)): Shift(slot: "time", .later(seconds))
    case ("earlier", .duration(let seconds)): Shift(slot: "time", .earlier(seconds))
    case ("more", _): Shift(slot: slot(isOfPeople), .more(self))
    case ("less", _): Shift(slot: slot(isOfPeople), .less(self))
    default: nil
    }
  }

  private func slot(_ isOfPeople: Bool) -> String? {
    switch self {
    case .duration, .distance, .energy: "goal"
    case .money: "amount"
    case .number: isOfPeople ? "partySize" : nil
    default: nil
    }
  }
}

// MARK: - Single slots

extension SlotReading {
  /// True if it is somebody by name, and not “her”.
  var namesSomebody: Bool {
    if case .person(let mention) = meaning { mention.pronoun == nil } else { false }
  }

  var isPerson: Bool {
    if case .person = meaning { true } else { false }
  }

  var isMeasure: Bool {
    switch meaning {
    case .number, .money, .duration, .distance, .energy: true
    default: false
    }
  }

  var isOrdinal: Bool {
    if case .ordinal = meaning { true } else { false }
  }

  var isKnownPerson: Bool {
    if case .person(let mention) = meaning { !mention.candidates.isEmpty } else { false }
  }

  /// True if it is nobody who is known, but a number.
  var isNumberOnly: Bool {
    if case .phoneNumber = meaning { true } else { false }
  }

  /// True if it is written as names are, also where its letters have no capitals.
  var beginsAsName: Bool { wording.first.map { $0.isLetter && !$0.isLowercase } == true }

  /// True if it is a number with fewer digits than anybody is reached by.
  var isShortNumber: Bool {
    if case .phoneNumber(let digits) = meaning { digits.count < Self.fewestDigits } else { false }
  }

  private static let fewestDigits = 5

  /// True if its words are taken for what is asked, though nothing is known by them.
  var isGuessed: Bool {
    switch meaning {
    case .text: name != Self.note
    case .person(let mention):
      mention.candidates.isEmpty && mention.pronoun == nil && mention.relation == nil
        && mention.alternatives.isEmpty
    case .place(let mention): mention == .unknown && !isAddress
    default: false
    }
  }

  /// True if it is written as a street with a number: “12 Elm Street”.
  private var isAddress: Bool {
    let words = wording.split(separator: " ")
    return words.count > 2 && words[0].allSatisfy(\.isNumber)
  }

  /// True if it is the text of a message.
  package var isDictated: Bool { name == Self.dictated && meaning == .text }

  /// The slot of what is dictated.
  static let dictated = "content"

  /// The slot of what a payment is for: a title more than a text.
  static let note = "note"

  /// True if it is any words: the text of a message, a note.
  var isFreeText: Bool { isDictated || name == Self.note && meaning == .text }

  func moved(by offset: Int) -> SlotReading {
    var slot = self
    slot.range = range.lowerBound + offset..<range.upperBound + offset
    return slot
  }
}

extension Reading {
  /// The same in a line in which so many bytes stand before it.
  func moved(by offset: Int) -> Reading {
    guard offset > 0 else { return self }
    var reading = self
    reading.slots = slots.map { $0.moved(by: offset) }
    reading.app = app?.moved(by: offset)
    reading.evidence = evidence.map { rule in
      var rule = rule
      rule.range = rule.range.lowerBound + offset..<rule.range.upperBound + offset
      return rule
    }
    return reading
  }
}

extension SlotReading {
  /// “Call it off” has its object within.
  fileprivate var hasInnerObject: Bool {
    name == "ending" && wording.split(separator: " ").count > 2
  }
}

extension SlotReading {
  /// True if it tells one of several, and no more than their kind: neither “the money” nor “dollars”.
  var tellsOne: Bool { !["thing", "currency"].contains(name) }
}
