internal import Phrases

/// Reads a stretch of words as a move, in the light of a question.
///
/// All that the words can do stands in one list with one scale of costs: the moves of the phrases,
/// the requests, and the options of the question. Of two that cost the same the first in `order`
/// counts.
struct MoveReader {
  private let stretch: Stretch
  private let question: Question?
  private let phrases: Automaton

  /// A move and what is doubtful about it.
  struct Found {
    var move: Move
    var cost: Int32
    var rank = 0
  }

  /// Whether a request names nothing, so that its words may as well be a value of another one.
  private static func isElliptic(_ move: Move) -> Bool {
    if case .request(let reading) = move { reading.slots.isEmpty } else { false }
  }

  init(_ stretch: Stretch, _ question: Question?, _ phrases: Automaton) {
    self.stretch = stretch
    self.question = question
    self.phrases = phrases
  }

  /// Whether the words ask something, be it known what or not.
  var isQuestion: Bool {
    stretch.isAsked
      || stretch.moves.candidates.contains { stretch.moves.name(of: $0) == "question" }
  }

  /// The cheapest move; `nil` where nothing fits.
  var best: Found? {
    let known = [option].compactMap(\.self) + candidates(stretch.moves)
    if let best = known.min(by: Self.isBefore), best.cost == 0, best.rank < rank("instead") {
      return best
    }
    let isValue = known.contains(where: isOwn)
    let asked = request.flatMap { isValue && Self.isElliptic($0.move) ? nil : $0 }
    let found = (known + [asked].compactMap(\.self)).min(by: Self.isBefore)
    guard found?.cost ?? .max >= Costs.misspelling, let corrected = stretch.correctedMoves else {
      return found
    }
    return (candidates(corrected) + [found].compactMap(\.self)).min(by: Self.isBefore)
  }

  private static func isBefore(_ one: Found, _ other: Found) -> Bool {
    (one.cost, one.rank) < (other.cost, other.rank)
  }

  /// What counts of moves that cost the same.
  private static let order = [
    "pick", "retract", "pickAll", "pickAny", "told", "asked", "skip", "affirm", "deny", "verb",
    "courtesy", "again", "help", "back",
    "unsure", "first", "detail", "instead", "revise", "remove",
    "add", "correct", "shift", "own", "request", "inform",
  ]

  private func rank(_ kind: String) -> Int {
    // With nothing asked, the verb of an act asks for it.
    if kind == "verb", question == nil { return Self.order.count }
    // “Sorry” excuses itself; “sorry?” has not heard.
    if kind == "again", stretch.isAsked { return 0 }
    // A word such as “none” says no, where there is nothing to be skipped.
    if kind == "skip", question?.kind == .approval { return Self.order.count }
    return Self.order.firstIndex(of: kind) ?? Self.order.count
  }
}

// MARK: - Options and requests

extension MoveReader {
  /// The options that the words pick.
  private var option: Found? {
    guard case .choice(_, let options)? = question?.kind, !endsInSubstitute else { return nil }
    let fitting = OptionReader(line: stretch.line, options: options, phrases).fitting
    return fitting.isEmpty ? nil : Found(move: .pick(fitting), cost: 0, rank: rank("pick"))
  }

  /// What the words ask for.
  private var request: Found? {
    let search = stretch.requests
    let choice = Choice(search)
    // A story around a request is for whom nothing was asked.
    guard let best = search.candidates.first, question == nil || search.isCovering(best) else {
      return nil
    }
    let cost = Int32(((1 - search.score(of: best)) * 100).rounded()) + introduction
    switch choice.understood {
    case .reading(let reading, _):
      return found(reading.moved(by: stretch.offset), cost)
    case .nearTie(let first, let second):
      let first = first.moved(by: stretch.offset)
      guard question == nil else { return found(first, cost) }
      let second = second.moved(by: stretch.offset)
      return Found(move: .either(first, second), cost: cost, rank: rank("request"))
    case .doubtful: return nil
    case .refused(let refusal):
      return refusal.isElsewhere && (question == nil || introduction == 0)
        ? Found(move: .foreign, cost: cost, rank: rank("request")) : nil
    }
  }

  /// Where something is asked, what stands before a request is a clause of its own, such as “yes”.
  private var introduction: Int32 {
    guard question != nil else { return 0 }
    let line = stretch.line
    let isDivided = (1..<max(line.count, 1)).contains { line.marks($0).hasAny(of: Division.marks) }
    let isIntroduced =
      line.count > 1 && phrases.has(line.sentence.tokens[0].word, as: .interjection)
    return isDivided || isIntroduced ? 3 * Costs.clause : 0
  }

  private func found(_ reading: Reading, _ cost: Int32) -> Found {
    if let instead = instead(reading) {
      return Found(move: instead, cost: cost, rank: rank("instead"))
    }
    return Found(move: .request(reading), cost: cost, rank: rank("request"))
  }
}

extension MoveReader {
  /// “Text her instead”, and in the middle of something “book a ride instead”.
  private func instead(_ reading: Reading) -> Move? {
    if reading.intent == .otherKind { return reading.slots.instead.flatMap(replacement) }
    guard question != nil, endsInSubstitute else { return nil }
    return replacement(.instead(reading.intent, reading.slots))
  }

  /// Whether something else is wanted, by the last word: “text her instead”.
  private var endsInSubstitute: Bool {
    stretch.line.sentence.tokens.last.map { phrases.has($0.word, as: .substitute) } == true
  }

  /// “Call Jane instead”, where a call is under way already, is somebody else.
  private func replacement(_ move: Move) -> Move? {
    guard case .instead(let intent, let slots) = move, intent == question?.intent else {
      return move
    }
    return slots.isEmpty ? nil : .correct(slots)
  }
}

// MARK: - Moves of the phrases

extension MoveReader {
  private func candidates(_ search: Search) -> [Found] {
    search.candidates.compactMap { candidate in
      let name = search.name(of: candidate)
      let parts = name.split(separator: "-", maxSplits: 1).map(String.init)
      let reading = search.reading(candidate).moved(by: stretch.offset)
      let detail = parts.count > 1 ? parts[1] : nil
      guard let move = move(parts[0], detail, reading.slots) else { return nil }
      let isAsked = parts[0] == "inform" && detail.map(asks) == true
      let isPlain = isAsked || parts[0] == "verb"
      let cost = candidate.cost + (isPlain ? 0 : strangeness(of: move) + rarity(of: parts[0]))
      guard cost <= (isAsked ? Costs.limit : Costs.likely) else { return nil }
      let kind = isAsked ? asked(detail) : isOwn(move) ? "own" : parts[0]
      return Found(move: move, cost: cost, rank: rank(kind))
    }
  }

  /// Whether all values are of the request that the question belongs to.
  private func isOwn(_ move: Move) -> Bool {
    guard let own, case .inform(let slots) = move else { return false }
    return slots.allSatisfy { own.parameters.contains($0.name) }
  }

  /// Whether a plain value is of the request that the question belongs to.
  private func isOwn(_ found: Found) -> Bool { found.cost <= Costs.ownText && isOwn(found.move) }

  /// With nothing asked, a line rather asks for something than changes something.
  private func rarity(of kind: String) -> Int32 {
    question == nil && Self.changing.contains(kind) ? Costs.clause : 0
  }

  private static let changing: Set = ["add", "again", "inform"]

  private func move(_ kind: String, _ detail: String?, _ slots: [SlotReading]) -> Move? {
    switch kind {
    case "affirm": .affirm
    case "deny": .deny
    case "unsure": .unsure
    case "retract": .retract
    case "again": .again
    case "help": .help
    case "back": .back
    case "skip": .skip
    case "pickAny": isChoice ? .pickAny : nil
    case "pickAll": isChoice ? .pickAll : nil
    case "verb": slots.verb.map { .verb($0) } ?? addressed(slots)
    case "revise": .revise(slots.aspect)
    case "add": takesText(slots) ? .add(slots) : nil
    case "remove": .remove(slots)
    case "instead": slots.instead.flatMap(replacement)
    case "correct": slots.isEmpty || !takesText(slots) ? nil : .correct(slots)
    case "shift": slots.shift.map { .shift([$0]) }
    case "detail": detail.flatMap(Detail.init).map { .detail($0) }
    case "courtesy": detail.flatMap(Courtesy.init).map { .courtesy($0) }
    case "first":
      question?.kind != .approval
        ? nil : .first(new: detail == "new" ? true : detail == "other" ? false : nil)
    case "inform": mayInform(detail, slots) ? .inform(slots) : nil
    default: nil
    }
  }

  /// “Send it to Kate”, where something is about to be sent, is somebody else.
  private func addressed(_ slots: [SlotReading]) -> Move? {
    let people = slots.filter(\.namesSomebody)
    guard let intent = question?.intent?.rawValue, !people.isEmpty,
      slots.acts.contains(intent)
    else { return nil }
    return .correct(people)
  }

  private var isChoice: Bool {
    if case .choice? = question?.kind { true } else { false }
  }

  /// The slot that is asked for, and what else can tell one of a list that is not known here.
  private func asks(_ slot: String) -> Bool {
    switch question?.kind {
    case .value(let asked): asked == slot
    case .choice(let asked, _): asked == slot || Self.picks.contains(slot)
    case .approval, nil: false
    }
  }

  private func asked(_ slot: String?) -> String {
    slot.map(Self.picks.contains) == true ? "told" : "asked"
  }

  private static let picks: Set = ["position", "label", "phoneNumber"]

  /// Any words may be a value only where that is asked for, or where they say what they are.
  private func mayInform(_ detail: String?, _ slots: [SlotReading]) -> Bool {
    guard !slots.isEmpty else { return false }
    guard let detail, !asks(detail) else { return true }
    // “The second one” is one of whatever was listed last, “2” hardly.
    if detail == "position" { return slots.allSatisfy(\.isOrdinal) }
    return !slots.contains(where: \.isGuessed) && takesText(slots)
  }

  /// Whether the request that the question belongs to has all texts of some slots: any words could
  /// be one.
  private func takesText(_ slots: [SlotReading]) -> Bool {
    let texts = slots.filter { $0.meaning == .text }.map(\.name)
    guard !texts.isEmpty else { return true }
    return own.map { $0.parameters.contains(where: texts.contains) } ?? false
  }

  /// The request that the question belongs to.
  private var own: Automaton.Intent? {
    guard let intent = question?.intent?.rawValue else { return nil }
    return phrases.intents.first { $0.name == intent && $0.role == .request }
  }

  /// What it costs if values fit other requests than the one that the question belongs to.
  private func strangeness(of move: Move) -> Int32 {
    guard let own else { return 0 }
    let values = move.values
    if values.isEmpty || values.contains(where: { own.parameters.contains($0.name) }) { return 0 }
    // Somebody is somebody, whatever the parameter is called.
    let takesPeople = phrases.slots.contains {
      $0.kinds.contains(.person) && own.parameters.contains($0.parameter)
    }
    let isValue = if case .inform = move { true } else { false }
    return takesPeople && !isValue && values.contains(where: \.isPerson) ? 1 : Costs.strangeSlot
  }
}

// MARK: - Where a text is asked for

extension MoveReader {
  /// A word of control, where any other words are the text.
  var control: Found? {
    let found = candidates(stretch.moves).filter { found in
      guard found.cost <= Costs.courtesy else { return false }
      switch found.move {
      case .retract, .help, .back, .skip: return true
      case .again: return stretch.line.count > 1
      case .verb(let verb): return verb.cancels
      case .instead(_, let slots): return !slots.contains(where: \.namesSomebody)
      default: return false
      }
    }
    return found.min(by: Self.isBefore)
  }

  /// The text that is asked for, without what leads up to it.
  func text(for slot: String) -> Found {
    let search = stretch.moves
    let introduced = search.candidates.first { search.name(of: $0) == "inform-\(slot)" }
    if let introduced, let text = search.reading(introduced).slots.first(where: { $0.name == slot })
    {
      return Found(move: .inform([text]), cost: 0)
    }
    let range = stretch.line.sentence.range(ofText: 0..<stretch.line.count)
    let text = SlotReading(
      name: slot,
      wording: stretch.line.sentence.text(range),
      range: range,
      meaning: .text
    )
    return Found(move: .inform([text]), cost: 0)
  }
}
