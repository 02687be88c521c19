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
    let line = interpreter.line(sentence)
    guard line.count > 0 else { return .unclear }
    let answers = interpreter.answers(in: line, at: now)
    switch question.kind {
    case .value(let slot) where isText(slot):
      return textReply(answers, slot)
    case .value(let slot):
      return control(answers) ?? value(answers, slot) ?? change(answers) ?? request(line)
        ?? .unclear
    case .choice(let slot, let options):
      return option(line, options) ?? control(answers) ?? value(answers, slot ?? "")
        ?? change(answers) ?? request(line) ?? .unclear
    case .approval:
      return change(answers) ?? control(answers) ?? request(line) ?? .unclear
    }
  }

  private func isText(_ slot: String) -> Bool {
    Automaton.phrases.slots.contains { $0.name == slot && $0.kinds.contains(.text) }
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
    let found = Self.controls.compactMap { control in
      candidate(answers, control.name).map { (cost: $0.cost, reading: control.reading) }
    }
    return found.min { $0.cost < $1.cost }?.reading
  }

  /// Where any text is an answer, only an exact control word is something else.
  private func textReply(_ answers: Search, _ slot: String) -> ReplyReading {
    for (name, reading) in Self.controls where ["cancel", "help", "goBack", "skip"].contains(name) {
      if let found = candidate(answers, name), found.cost == 0 { return reading }
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

  /// A value for the slot that was asked about, unless the sentence is rather a request.
  private func value(_ answers: Search, _ slot: String) -> ReplyReading? {
    guard let found = candidate(answers, slot), found.cost <= Costs.limit else { return nil }
    if found.cost >= Costs.stranger, let request = request(answers.line),
      case .request(let reading) = request, (1 - reading.score) * 100 < Double(found.cost)
    {
      return request
    }
    return .values(answers.reading(found).slots)
  }

  private func change(_ answers: Search) -> ReplyReading? {
    let agreed = candidate(answers, "changeAgreed")
    let refused = candidate(answers, "change")
    guard let found = [refused, agreed].compactMap({ $0 }).min(by: { $0.cost < $1.cost }),
      found.cost <= Costs.limit
    else { return nil }
    return .change(answers.reading(found).slots, agreed: found.node == agreed?.node)
  }

  private func request(_ line: Line) -> ReplyReading? {
    switch Choice(interpreter.requests(in: line, at: now)).understood {
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
