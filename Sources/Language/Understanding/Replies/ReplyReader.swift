internal import Phrases

/// Reads an answer in the light of the question it was given to.
///
/// In this order: an option, a control word, a value, a change, a new request. Where an answer
/// could be a yes as well as something else, it is never the yes.
struct ReplyReader {
  let interpreter: Interpreter
  let question: Question
  let now: CivilTime

  func read(_ sentence: String) -> ReplyReading {
    let reading = answer(sentence)
    guard reading == .yes else { return reading }
    return isAskedBack(sentence) || isForbidden(sentence) ? .unsure : .yes
  }

  /// “Yes please don't” holds a no: whatever else fits it, it is no yes.
  private func isForbidden(_ sentence: String) -> Bool {
    let words = interpreter.line(sentence).sentence.tokens.map(\.word)
    return words.contains(Self.joined) || words.contains(where: Self.conditions.contains)
      || zip(words, words.dropFirst()).contains { first, second in
        first == Self.order && second == Self.negation
          || Self.openings.contains(first) && Self.proposals.contains(second)
          || Self.askedAgain.contains(first) && Self.past.contains(second)
          || Self.errands.contains(first) && !Self.listeners.contains(second)
      }
  }

  private static let order = Word("do")
  private static let negation = Word("not")
  private static let joined = Word("dont")

  /// Not now, or not this: “yes, do it later”, “ok, if she agrees”, “yes – actually, Jane”.
  private static let conditions = Set(
    [
      "actually", "after", "except", "if", "later", "never", "only", "tomorrow", "unless", "who",
    ].map { Word($0) }
  )

  /// “Yes, what if it rains?” and “yes, how about six?” are in doubt.
  private static let openings = Set(["what", "how"].map { Word($0) })
  private static let proposals = Set(["if", "about"].map { Word($0) })

  /// “Right, what was the amount?” wants to hear first what was shown.
  private static let askedAgain = Set(
    ["what", "who", "which", "where", "when", "much", "many"].map { Word($0) }
  )
  private static let past = Set(["was", "were"].map { Word($0) })

  /// “Yes, and tell Mike” wants more than was asked; “yes, tell me the price” does not.
  private static let errands = Set(["tell", "text", "message", "add", "invite"].map { Word($0) })
  private static let listeners = Set(
    ["me", "us", "it", "that", "them", "him", "her"].map { Word($0) }
  )

  /// “Yes?” and “for sure?” ask back; “sure, how long will it take?” is a yes and a question.
  private func isAskedBack(_ sentence: String) -> Bool {
    let words = sentence.split(whereSeparator: \.isWhitespace)
    return words.count <= 2 && words.last?.hasSuffix("?") == true
  }

  private func answer(_ sentence: String) -> ReplyReading {
    let line = interpreter.line(sentence)
    guard line.count > 0 else { return .unclear }
    let answers = interpreter.answers(in: line, at: now)
    switch question.kind {
    case .value(let slot) where isText(slot):
      return textReply(answers, slot)
    case .value(let slot):
      return instead(answers) ?? newMessage(answers) ?? correction(answers) ?? control(answers)
        ?? value(answers, [slot]) ?? other(answers)
    case .choice(let slot, let options):
      return instead(answers) ?? option(line, options) ?? indifference(answers)
        ?? everyOption(answers) ?? newMessage(answers) ?? correction(answers) ?? control(answers)
        ?? value(answers, Self.picks + [slot ?? ""]) ?? other(answers)
    case .approval:
      return decision(answers) ?? .unclear
    }
  }

  private func isText(_ slot: String) -> Bool {
    interpreter.phrases.slots.contains { $0.name == slot && $0.kinds.contains(.text) }
  }
}

// MARK: - Kinds of answer

extension ReplyReader {
  /// Controls in the order in which they win when an answer fits several equally well.
  private static let controls: [(name: String, reading: ReplyReading)] = [
    ("cancel", .cancel), ("no", .no), ("changeWanted", .changeWanted), ("unsure", .unsure),
    ("repeat", .repeated), ("help", .help), ("goBack", .goBack), ("skip", .skip), ("yes", .yes),
  ]

  func candidate(_ answers: Search, _ name: String) -> Search.Candidate? {
    answers.candidates.first { answers.name(of: $0) == name }
  }

  private func control(_ answers: Search) -> ReplyReading? {
    cheapestControl(answers)?.reading
  }

  private func cheapestControl(_ answers: Search) -> (cost: Int32, reading: ReplyReading)? {
    let found = Self.controls.compactMap { control in
      candidate(answers, control.name).map { (cost: $0.cost, reading: control.reading) }
    }
    return found.min { $0.cost < $1.cost }
  }

  /// The answer to a yes-or-no question: whatever fits best of a control word, a change, and a
  /// request that changes the one at hand (“no, I want a ride to the station”).
  private func decision(_ answers: Search) -> ReplyReading? {
    if let control = cheapestControl(answers), control.cost <= Costs.courtesy {
      return control.reading
    }
    if let other = instead(answers) ?? newMessage(answers) { return other }
    let own = purpose(answers) ?? price(answers) ?? newText(answers) ?? moreText(answers)
    if let own = own ?? detail(answers) { return own }
    let whole = single(answers) ?? interpreter.corrected(answers).flatMap(single)
    // What fits the whole answer as a change is one; else its sentences tell more.
    if let whole, whole.isRepair { return whole }
    return combined(answers.line) ?? whole
  }

  /// The decision that an answer, or one sentence of it, stands for on its own.
  func single(_ answers: Search) -> ReplyReading? {
    let control = cheapestControl(answers)
    if let control, control.cost <= Costs.courtesy { return control.reading }
    if let request = newRequest(answers) ?? oneMore(answers) { return request }
    let limit = control?.cost ?? Costs.limit
    if let repair = cheapestRepair(answers), repair.cost <= limit,
      repair.cost <= cheapestChange(answers)?.cost ?? Costs.limit
    {
      return reading(repair: repair, answers)
    }
    if let change = cheapestChange(answers), change.cost <= limit {
      return reading(change, answers)
    }
    guard let found = request(answers), case .request(let request) = found,
      Int32((1 - request.score) * 100) <= limit
    else { return control?.reading }
    // A question after a yes leaves it one.
    if control?.reading == .yes, request.slots.isEmpty { return .yes }
    let isSame = question.intent == nil || question.intent == request.intent
    return isSame && corrects(answers.line) && !request.slots.isEmpty
      ? .change(request.slots, agreed: false) : found
  }

  /// Whether an answer begins by taking something back: “no, …”, “sorry, …”.
  func corrects(_ line: Line, at index: Int = 0) -> Bool {
    Self.corrections.contains(line.sentence.tokens[index].word)
  }

  private static let corrections = Set(
    ["no", "nope", "nah", "sorry", "actually", "wait", "oh", "wrong", "not"].map { Word($0) }
  )

  /// Where any text is an answer, only an exact control word is something else.
  private func textReply(_ answers: Search, _ slot: String) -> ReplyReading {
    for (name, reading) in Self.controls where ["cancel", "help", "goBack", "skip"].contains(name) {
      if let found = candidate(answers, name), found.cost <= Costs.courtesy { return reading }
    }
    let line = answers.line
    if case .instead(let kind, let people)? = instead(answers), people.isEmpty {
      return .instead(kind, people)
    }
    if corrects(line), let change = cheapestChange(answers), change.cost < Costs.stranger,
      case .change(let slots, _) = reading(change, answers), isAddress(slots)
    {
      return .change(slots, agreed: false)
    }
    let range = line.sentence.range(ofText: 0..<line.count)
    return .values([
      SlotReading(
        name: slot,
        wording: line.sentence.text(range),
        range: range,
        meaning: .text
      )
    ])
  }

  /// Whether a correction is about known people alone, as “no, send it to Anna” is where a text was
  /// asked for; everything else there is the text.
  private func isAddress(_ slots: [SlotReading]) -> Bool {
    !slots.isEmpty
      && slots.allSatisfy { slot in
        if case .person(let mention) = slot.meaning { !mention.candidates.isEmpty } else { false }
      }
  }

  /// What else can pick one of a list that is not known here.
  private static let picks = ["position", "label", "phoneNumber"]

  /// A value for a slot that was asked about, unless the sentence is rather a request.
  private func value(_ answers: Search, _ slots: [String]) -> ReplyReading? {
    let found = slots.compactMap { candidate(answers, $0) }.min { $0.cost < $1.cost }
    guard let found, found.cost <= Costs.limit else { return nil }
    if found.cost >= Costs.stranger, let other = cheapestRepair(answers), other.cost < found.cost,
      ["addition", "removal"].contains(answers.name(of: other))
    {
      return reading(repair: other, answers)
    }
    if let other = otherValues(answers, thanGuessed: found, slots) { return other }
    if found.cost >= Costs.stranger, let request = request(answers),
      case .request(let reading) = request, (1 - reading.score) * 100 < Double(found.cost),
      !isPick(reading)
    {
      return request
    }
    return .values(answers.reading(found).slots)
  }

  /// Whether a request says no more than which of a list is meant: “call Anna”.
  private func isPick(_ request: Reading) -> Bool {
    guard case .choice = question.kind, request.slots.count == 1,
      case .person = request.slots[0].meaning
    else { return false }
    return question.intent == nil || question.intent == request.intent
  }

  /// What adds to what was said, takes something out of it, or names what is to be changed.
  private func repair(_ answers: Search) -> ReplyReading? {
    cheapestRepair(answers).map { reading(repair: $0, answers) }
  }

  private static let repairs: Set = ["addition", "removal", "changeOf", "another"]

  private func cheapestRepair(_ answers: Search) -> Search.Candidate? {
    answers.candidates.first { Self.repairs.contains(answers.name(of: $0)) }
  }

  private func reading(repair: Search.Candidate, _ answers: Search) -> ReplyReading {
    let slots = answers.reading(repair).slots
    switch answers.name(of: repair) {
    case "addition": return .addition(slots)
    case "removal": return .removal(slots)
    case "another":
      guard let intent = question.intent else { return .change(slots, agreed: true) }
      return .another(Reading(intent: intent, slots: slots, score: 1))
    default:
      guard let slot = slots.first, case .term(let term) = slot.meaning else {
        return .changeWanted
      }
      // “Not the sedan” names the part by what it is not to be.
      return .changeOf(slot.name == "rideOption" ? "rideOptionName" : term)
    }
  }

  /// What takes something back and says what is wanted instead, where that fits better than a mere
  /// no: “no, call Anna”.
  private func correction(_ answers: Search) -> ReplyReading? {
    guard corrects(answers.line) else { return nil }
    // With no word of control in it, it may as well begin a name.
    let bound = cheapestControl(answers)?.cost ?? Costs.stranger
    guard bound > Costs.courtesy else { return nil }
    let change = cheapestChange(answers).flatMap { $0.cost < bound ? $0 : nil }
    let limit = change?.cost ?? bound - 1
    // A request in its own words is plainer than a list of values: “call” may be a name, too.
    if case .request(let request)? = request(answers), request.intent == question.intent,
      (1 - request.score) * 100 <= Double(limit), !request.slots.isEmpty
    {
      return .change(request.slots, agreed: false)
    }
    return change.map { reading($0, answers) }
  }

  /// What is no answer to an open question.
  private func other(_ answers: Search) -> ReplyReading {
    purpose(answers) ?? newRequest(answers) ?? change(answers) ?? repair(answers)
      ?? request(answers) ?? .unclear
  }

  /// A request of another kind, unless it fits worse than a change does, or takes something back.
  private func newRequest(_ answers: Search) -> ReplyReading? {
    guard !corrects(answers.line), case .request(let reading)? = request(answers),
      let intent = question.intent, reading.intent != intent,
      let change = cheapestChange(answers), (1 - reading.score) * 100 <= Double(change.cost)
    else { return nil }
    return .request(reading)
  }

  private func change(_ answers: Search) -> ReplyReading? {
    cheapestChange(answers).map { reading($0, answers) }
  }

  func cheapestChange(_ answers: Search) -> Search.Candidate? {
    [candidate(answers, "change"), candidate(answers, "changeAgreed")]
      .compactMap { $0 }
      .filter { $0.cost <= Costs.limit }
      .min { $0.cost < $1.cost }
  }

  func reading(_ change: Search.Candidate, _ answers: Search) -> ReplyReading {
    .change(
      answers.reading(change).slots,
      agreed: answers.name(of: change) == "changeAgreed"
    )
  }

  func request(_ answers: Search) -> ReplyReading? {
    switch Choice(interpreter.requests(in: answers)).understood {
    // In the middle of a request, what points to an earlier one rather means this one.
    case .reading(let reading, _) where IntentName.references.contains(reading.intent): nil
    case .reading(let reading, _), .nearTie(let reading, _): .request(reading)
    case .doubtful, .refused: nil
    }
  }

  private func option(_ line: Line, _ options: [Question.Option]) -> ReplyReading? {
    let fitting = OptionReader(line: line, options: options, interpreter.phrases).fitting
    return fitting.isEmpty ? nil : .options(fitting)
  }
}

extension Interpreter {
  /// Reads a sentence as the answer to a question.
  package func readReply(
    _ sentence: String,
    to question: Question,
    at now: CivilTime
  ) -> ReplyReading {
    ReplyReader(interpreter: self, question: question, now: now).read(sentence)
  }
}
