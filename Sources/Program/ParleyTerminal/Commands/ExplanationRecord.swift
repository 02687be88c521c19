import Understanding

/// Why a sentence is read as it is, as programs read it: one JSON object on one line.
///
/// Fields are only ever added; if their meaning has to change, the version does. Places are offsets
/// in the UTF-8 of the sentence: `to` is the first that does not belong to it any more.
struct ExplanationRecord: Encodable {
  /// Of the form of these records.
  var version = 1
  var sentence: String
  var found: [Finding]

  /// The clauses in their order.
  var clauses: [Clause]

  /// The readings that phrases allow, the best first.
  var readings: [Reading]

  /// The classifier's readings of a sentence that no phrase covers, the likeliest first.
  var weighed: [Reading]
  var outcome: Outcome

  /// The request for an app; `nil` if the sentence is none.
  var request: GroundedRequest?

  /// A stretch that makes one move.
  struct Clause: Encodable {
    var text: String
    var move: String
    var from: Int
    var to: Int
  }

  /// A stretch in which a value was seen.
  struct Finding: Encodable {
    var kind: String
    var text: String
    var from: Int
    var to: Int
  }

  struct Reading: Encodable {
    var intent: String

    /// From 0 to 1; of a weighed one, how likely it is.
    var score: Double
    var slots: [Finding]
    var app: String?
    var rules: [Rule]?
    var clues: [Clue]?
  }

  /// A rule of the phrases that matched, and what it covers.
  struct Rule: Encodable {
    var rule: String
    var from: Int
    var to: Int
  }

  /// Words that speak for a reading; below zero, against it.
  struct Clue: Encodable {
    var text: String
    var weight: Double
  }

  struct Outcome: Encodable {
    var kind: Kind

    /// The intent of the reading, or of the closest one if the sentence is refused.
    var intent: String?

    /// The next best; of a near tie, the other one.
    var other: String?

    /// A sentence that would be understood.
    var example: String?
  }

  enum Kind: String, Encodable {
    case taken
    case nearTie = "near-tie"
    case doubtful, refused
  }
}

// MARK: - From an explanation

extension ExplanationRecord {
  init(_ explanation: Explanation) {
    sentence = explanation.sentence
    found = explanation.findings.map { Finding($0.kind, $0.wording, $0.range) }
    clauses = explanation.clauses.map { clause in
      Clause(
        text: clause.wording,
        move: clause.move.notation,
        from: clause.range.lowerBound,
        to: clause.range.upperBound
      )
    }
    readings = explanation.alternatives.map { reading in
      var record = Reading(reading)
      record.rules = reading.evidence.map {
        Rule(rule: $0.rule, from: $0.range.lowerBound, to: $0.range.upperBound)
      }
      return record
    }
    weighed = explanation.weighed.map { reading in
      var record = Reading(reading)
      record.clues = reading.clues.map {
        Clue(text: $0.wording, weight: $0.weight.rounded(to: 100))
      }
      return record
    }
    outcome = Outcome(explanation.outcome)
  }

  /// With what an app would be asked for.
  func grounded(_ request: GroundedRequest?) -> ExplanationRecord {
    var record = self
    record.request = request
    return record
  }
}

extension ExplanationRecord.Finding {
  fileprivate init(_ kind: String, _ text: String, _ range: Range<Int>) {
    self.init(kind: kind, text: text, from: range.lowerBound, to: range.upperBound)
  }
}

extension ExplanationRecord.Reading {
  fileprivate init(_ reading: Understanding.Reading) {
    intent = reading.intent.rawValue
    score = reading.score.rounded(to: 1000)
    slots = reading.slots.map { .init($0.name, $0.wording, $0.range) }
    app = reading.app?.wording
  }
}

extension ExplanationRecord.Outcome {
  fileprivate init(_ outcome: Understood) {
    switch outcome {
    case .reading(let reading, let runnerUp):
      self.init(
        kind: .taken,
        intent: reading.intent.rawValue,
        other: runnerUp?.rawValue
      )
    case .nearTie(let one, let other):
      self.init(kind: .nearTie, intent: one.intent.rawValue, other: other.intent.rawValue)
    case .doubtful(let reading):
      self.init(kind: .doubtful, intent: reading.intent.rawValue)
    case .refused(let refusal):
      self.init(
        kind: .refused,
        intent: refusal.nearest?.rawValue,
        example: refusal.example
      )
    }
  }
}

extension Double {
  /// More digits would say more than anybody knows.
  fileprivate func rounded(to parts: Double) -> Double { (self * parts).rounded() / parts }
}
