internal import Phrases

/// Why a sentence was read as it was.
package struct Explanation: Sendable, Hashable {
  /// A stretch in which a finder saw a value.
  package struct Finding: Sendable, Hashable {
    package var kind: String
    package var wording: String
    package var range: Range<Int>
  }

  package var sentence: String

  /// Everything that was found, in the order of the text.
  package var findings: [Finding]

  /// Every intent that some phrase allows, the best first, each with the rules that matched.
  package var alternatives: [Reading]

  /// What the words speak for where no phrase covers the sentence, likeliest first.
  package var weighed: [Reading]
  package var outcome: Understood
}

extension Interpreter {
  /// Reads a sentence as a request and keeps what the decision was made from.
  package func explain(_ sentence: String, at now: CivilTime) -> Explanation {
    let search = requests(in: line(sentence), at: now)
    let outcome = decide(search)
    return Explanation(
      sentence: sentence,
      findings: search.findings,
      alternatives: search.candidates.map(search.reading),
      weighed: Choice(search).isCovered ? [] : weighing(of: search)?.readings ?? [],
      outcome: outcome
    )
  }
}

extension Search {
  fileprivate var findings: [Explanation.Finding] {
    finders.all.all.map { span in
      let range = line.sentence.range(ofWords: Int(span.from)..<Int(span.to))
      let kind = SlotKinds.names.first { $0.value == span.kind }?.key ?? ""
      return .init(kind: kind, wording: line.sentence.text(range), range: range)
    }
    .sorted {
      ($0.range.lowerBound, $0.range.upperBound, $0.kind) < (
        $1.range.lowerBound, $1.range.upperBound, $1.kind
      )
    }
  }
}

// MARK: - In words

extension Explanation: CustomStringConvertible {
  package var description: String {
    ([sentence] + section("Found", found) + section("Read as", read)
      + section("By its words", weighing) + [verdict])
      .joined(separator: "\n")
  }

  private func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["\(title):"] + lines.map { "  \($0)" }
  }

  private var found: [String] {
    findings.map { "\($0.range.lowerBound)–\($0.range.upperBound) \($0.kind): \($0.wording)" }
  }

  private var read: [String] {
    alternatives.flatMap { reading in
      ["\(reading.intent.rawValue), score \(Self.hundredths(reading.score))"]
        + reading.evidence.map { "  by \($0.rule), \($0.range.lowerBound)–\($0.range.upperBound)" }
        + (reading.slots + [reading.app].compactMap { $0 }).map { "  \($0.name): \($0.wording)" }
    }
  }

  private var weighing: [String] {
    weighed.flatMap { reading in
      ["\(reading.intent.rawValue), likely \(Self.hundredths(reading.score))"]
        + reading.clues.prefix(Self.mostClues).map { clue in
          "  \(clue.weight < 0 ? "against" : "for") \(Self.tenths(abs(clue.weight))): \(clue.wording)"
        }
        + (reading.slots + [reading.app].compactMap { $0 }).map { "  \($0.name): \($0.wording)" }
    }
  }

  /// The weaker ones hardly count.
  private static let mostClues = 6

  private var verdict: String {
    switch outcome {
    case .reading(let reading, nil) where reading.evidence.isEmpty:
      "Taken as \(reading.intent.rawValue), by its words alone: no phrase covers them."
    case .reading(let reading, nil): "Taken as \(reading.intent.rawValue); nothing else fits."
    case .reading(let reading, let other?):
      "Taken as \(reading.intent.rawValue), before \(other.intent.rawValue)."
    case .nearTie(let one, let other):
      "A near tie of \(one.intent.rawValue) and \(other.intent.rawValue): the user has to say."
    case .doubtful(let reading):
      "Likely \(reading.intent.rawValue), by its words alone: the user has to agree."
    case .refused(let refusal):
      "Refused: \(why). Closest: \(refusal.nearest?.rawValue ?? "nothing"), as in “\(refusal.example)”."
    }
  }

  private var why: String {
    guard let best = alternatives.first else { return "no phrase covers the whole sentence" }
    return best.intent == .elsewhere
      ? "the phrases name it as something else" : "what fits is too doubtful"
  }

  private static func tenths(_ weight: Double) -> String {
    let tenths = Int((weight * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  private static func hundredths(_ score: Double) -> String {
    let hundredths = Int((score * 100).rounded())
    return hundredths == 100 ? "1.00" : "0.\(hundredths < 10 ? "0" : "")\(hundredths)"
  }
}
