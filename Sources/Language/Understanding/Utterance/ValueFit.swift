internal import Automata

/// Tells whether values can be meant at a question: as an answer to it, or as a change of the request
/// that it belongs to.
struct ValueFit {
  let stretch: Stretch
  let question: Question?
  let seen: SeenRequest
  let phrases: Automaton

  /// The request that the question belongs to.
  let own: Automaton.Intent?

  static let quoted = "quoted"
  static let payment = "payment"
}

// MARK: - What may be said

extension ValueFit {
  /// True if a slot is asked for, or can tell one of a list that is not known here.
  func asks(_ slot: String) -> Bool {
    switch question?.kind {
    case .value(let asked): asked == slot
    case .choice(let asked, _): asked == slot || Self.picks.contains(slot)
    case .approval, nil: false
    }
  }

  /// The kind of move that tells a value which is asked for.
  func asked(_ slot: String?) -> String {
    slot.map(Self.picks.contains) == true ? "told" : "asked"
  }

  private static let picks: Set = ["position", "label", "phoneNumber"]

  /// Any words may be a value only where that is asked for, or where they say what they are.
  func mayInform(_ detail: String?, _ slots: [SlotReading]) -> Bool {
    guard !slots.isEmpty else { return false }
    // “Mike Chen, from the kitchen” chooses, and tells more of him.
    guard let detail else {
      return question?.isChoice != true || slots.allSatisfy { isOwn(.inform([$0])) }
    }
    if detail == "position", slots.contains(where: isBeyondOptions) { return false }
    guard !asks(detail) else { return true }
    // “830” is rather another figure of the text than somebody's number.
    if slots.contains(where: \.isShortNumber), seen.hasText() { return false }
    // Words in quotation marks are a text, whatever is asked.
    if detail == Self.quoted || slots.contains(where: stretch.isQuoted) {
      return slots.allSatisfy(stretch.isQuoted) && takesText(slots)
    }
    // “The second one” is one of whatever was listed last, “2” hardly.
    if detail == "position" { return slots.allSatisfy(\.isOrdinal) }
    return !slots.contains(where: \.isGuessed) && takesText(slots)
  }

  /// True if a bare number is greater than that of the options: “35” is none of two.
  private func isBeyondOptions(_ slot: SlotReading) -> Bool {
    guard case .choice(_, let options)? = question?.kind, !options.isEmpty,
      case .number(let number) = slot.meaning
    else { return false }
    return number > Double(options.count)
  }

  /// True if something was changed, and no clause of its own stands before what comes back.
  func mayRestore(_ slots: [SlotReading]) -> Bool {
    guard seen.look(at: .change)?.isChanged == true else { return false }
    guard let words = slots.first(where: { $0.meaning == .text }) else { return true }
    let opens = Sentence.words(of: words.wording).first
    return !stretch.isDivided(words) && opens.map { phrases.has($0, as: .response) } != true
  }

  /// True if values can join those of the request: people who are known, and what it takes as a text.
  func mayAdd(_ detail: String?, _ slots: [SlotReading]) -> Bool {
    // “Add my treat” and “add 🎂” add nobody; who is not known has a capital.
    !slots.contains { $0.isGuessed && $0.meaning != .text && !$0.beginsAsName }
      && (detail == Self.payment || takesText(slots))
      && (detail != Self.quoted || slots.allSatisfy(stretch.isQuoted))
      && slots.allSatisfy { stretch.isQuoted($0) || Sentence($0.wording).quotes.isEmpty }
  }

  /// The continuation of a told text, with the word that joins it: “and he must bring the pump”,
  /// “oh, and eggs”.
  func toldBesides(_ slots: [SlotReading], where goesOn: (Sentence) -> Bool) -> Move? {
    guard question?.kind == .approval, !stretch.isAsked, takesText(slots), let told = slots.first
    else { return nil }
    let words = Sentence(told.wording)
    guard goesOn(words) else { return nil }
    let start = stretch.line.count - words.count - 1
    guard start >= 0 else { return nil }
    return .add([stretch.text(start..<stretch.line.count, as: SlotReading.dictated)])
  }

  /// True if words go on with what is told: as a statement, or with few up to a comma.
  func tellsOn(_ words: Sentence) -> Bool {
    guard seen.hasText(), let first = words.tokens.first else { return false }
    let pause = words.tokens.indices.dropFirst().first { words.marks(before: $0).contains(.comma) }
    return pause ?? words.count <= Self.few || phrases.has(first.word, as: .statement)
  }

  /// True if words go on with what somebody is asked: “if she has a tent”, “and when she comes”.
  func asksOn(_ words: Sentence) -> Bool {
    let text = seen.look(at: .texts)?.texts[SlotReading.dictated].map { Sentence($0) }
    return [text, words].allSatisfy { sentence in
      sentence?.tokens.first.map { phrases.has($0.word, as: .indirect) } == true
    }
  }

  /// The words that may go on with a text without a verb: “and some eggs”.
  private static let few = 4

  /// True if the request that the question belongs to has all texts of some slots: any words could
  /// be one.
  func takesText(_ slots: [SlotReading]) -> Bool {
    let texts = slots.filter { $0.meaning == .text }.map(\.name)
    guard !texts.isEmpty else { return true }
    return own.map { $0.parameters.contains(where: texts.contains) } ?? false
  }

  /// The cost of values that fit other requests than the one that the question belongs to.
  func strangeness(of move: Move) -> Int32 {
    guard let own, !isOwn(move) else { return 0 }
    // Somebody is somebody, whatever the parameter is called.
    let takesPeople = phrases.slots.contains {
      $0.kinds.contains(.person) && own.parameters.contains($0.parameter)
    }
    return takesPeople && move.values.contains(where: \.isPerson) ? 0 : Costs.strangeSlot
  }

  /// The slots that name a part or an earlier state of the request at hand.
  private static let parts: Set = ["aspect", "former"]

  /// True if some value of a move is such as the request has.
  func isOwn(_ move: Move) -> Bool {
    // What comes back was the request's own.
    if case .restore = move { return true }
    guard let own, !move.values.isEmpty else { return true }
    return move.values.contains { own.parameters.contains($0.name) || Self.parts.contains($0.name) }
  }
}

// MARK: - What is told

extension ValueFit {
  /// The open words of statements, with what may be none of their values.
  private static let openWords: [String: SlotKinds] = [
    "remark": [], "subject": [], "whereabouts": .place, "observation": .person,
  ]

  /// True if the words of a statement hold a value that the request at hand could take; then they
  /// are none that only remark on something.
  func holdsValue(_ candidate: Search.Candidate, _ search: Search) -> Bool {
    guard let own else { return false }
    let open = search.openWords(of: candidate).filter { Self.openWords[$0.name] != nil }
    guard !open.isEmpty else { return false }
    let slots = phrases.slots.filter { own.parameters.contains($0.parameter) }
    let taken = slots.reduce(into: SlotKinds()) { $0.formUnion($1.kinds) }
    let asksForPeople = slots.contains { $0.kinds.contains(.person) && asks($0.name) }
    return open.contains { name, words in
      guard var barred = Self.openWords[name] else { return false }
      if asksForPeople { barred.formUnion(.person) }
      if barred.contains(.place), taken.contains(.place) { return true }
      // That any words may be a text or a title makes them no value of the request.
      let open: SlotKinds = [.person, .text, .title, .word, .known]
      let kinds = taken.subtracting(open).union(taken.intersection(barred))
      return search.holds(kinds, slots, words)
    }
  }
}
