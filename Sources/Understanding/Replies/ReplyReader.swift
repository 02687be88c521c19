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
    return zip(words, words.dropFirst()).contains { $0 == Self.order && $1 == Self.negation }
      || words.contains(Self.joined)
  }

  private static let order = Word("do")
  private static let negation = Word("not")
  private static let joined = Word("dont")

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
      return control(answers) ?? value(answers, [slot]) ?? change(answers) ?? request(answers)
        ?? .unclear
    case .choice(let slot, let options):
      return option(line, options) ?? control(answers) ?? value(answers, Self.picks + [slot ?? ""])
        ?? change(answers) ?? request(answers) ?? .unclear
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

  private func candidate(_ answers: Search, _ name: String) -> Search.Candidate? {
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
    let whole = single(answers)
    // What fits the whole answer as a change is one; else its sentences tell more.
    if case .change? = whole { return whole }
    return combined(answers.line) ?? whole
  }

  /// The decision that an answer, or one sentence of it, stands for on its own.
  func single(_ answers: Search) -> ReplyReading? {
    let control = cheapestControl(answers)
    if let control, control.cost <= Costs.courtesy { return control.reading }
    let limit = control?.cost ?? Costs.limit
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

  /// What else can pick one of a list that is not known here.
  private static let picks = ["position", "label", "phoneNumber"]

  /// A value for a slot that was asked about, unless the sentence is rather a request.
  private func value(_ answers: Search, _ slots: [String]) -> ReplyReading? {
    let found = slots.compactMap { candidate(answers, $0) }.min { $0.cost < $1.cost }
    guard let found, found.cost <= Costs.limit else { return nil }
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

  private func change(_ answers: Search) -> ReplyReading? {
    cheapestChange(answers).map { reading($0, answers) }
  }

  private func cheapestChange(_ answers: Search) -> Search.Candidate? {
    [candidate(answers, "change"), candidate(answers, "changeAgreed")]
      .compactMap { $0 }
      .filter { $0.cost <= Costs.limit }
      .min { $0.cost < $1.cost }
  }

  private func reading(_ change: Search.Candidate, _ answers: Search) -> ReplyReading {
    .change(
      answers.reading(change).slots,
      agreed: answers.name(of: change) == "changeAgreed"
    )
  }

  private func request(_ answers: Search) -> ReplyReading? {
    switch Choice(interpreter.requests(in: answers)).understood {
    // In the middle of a request, what points to an earlier one rather means this one.
    case .reading(let reading, _) where IntentName.references.contains(reading.intent): nil
    case .reading(let reading, _), .nearTie(let reading, _): .request(reading)
    case .refused: nil
    }
  }

  private func option(_ line: Line, _ options: [Question.Option]) -> ReplyReading? {
    let fitting = OptionReader(line: line, options: options).fitting
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
