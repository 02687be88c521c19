/// The policy for the requests of an intent.
///
/// `Manner` of `Understanding` explains each part.
struct Manner {
  var topic: String?
  var delivers: Delivery?
  var effect: Effect?
  var isOneAtATime = false
  var isImmediate = false
  var isBegunAnew = false
  var late: String?
  var next: String?
  var openings: [String] = []
  var followUp: FollowUp?
  var record: Record?

  enum Delivery: String { case text, money }

  struct Effect: Hashable {
    var verb: Verb
    var activity: String
  }

  enum Verb: String, CaseIterable {
    case offers, sets, shows, pauses, resumes, ends, cancels
  }

  struct FollowUp {
    var request: String
    var parameter: String
    var term: String
  }

  enum Record {
    case activity(String, Span)
    case contacts
    case sound(String)

    /// The activity that it is about.
    var activity: String? {
      switch self {
      case .activity(let name, _), .sound(let name): name
      case .contacts: nil
      }
    }
  }

  enum Span: String { case week, ongoing, latest, current, kinds }
}

// MARK: - Reading

extension Manner {
  /// Reads the lines below `manner`; `shared` are those that several intents have in common.
  init(_ line: Line, shared: [String: Manner]) throws {
    for line in line.children {
      try line.checkNoMore(than: 0)
      try read(line, shared)
    }
  }

  private mutating func read(_ line: Line, _ shared: [String: Manner]) throws {
    let head = line.text.cut(at: ":")?.before ?? line.text
    let (keyword, rest) = head.cut(at: " ") ?? (head, "")
    switch keyword {
    case "as": try include(rest, line, shared)
    case "topic": topic = rest
    case "delivers": delivers = try line.word(rest, "`delivers text` or `delivers money`")
    case "one": isOneAtATime = try line.flag(head == "one at a time", "`one at a time`")
    case "immediate": isImmediate = try line.flag(head == keyword, "`immediate` and nothing else")
    case "begun": isBegunAnew = try line.flag(head == "begun anew", "`begun anew`")
    case "followed": followUp = try FollowUp(line, rest)
    case "tells": record = try Record(line, rest)
    case "late": late = try line.sentence()
    case "then": next = try line.sentence()
    case "try": openings.append(try line.sentence())
    default: effect = try Effect(line, keyword, rest)
    }
  }

  /// Takes what is shared, ahead of whatever the entry says itself.
  private mutating func include(_ name: String, _ line: Line, _ shared: [String: Manner]) throws {
    guard let manner = shared[name] else {
      throw line.error(expected: "the name of a shared `manner` that stands in the catalogue")
    }
    self = manner
  }
}

extension Manner.Effect {
  /// Reads `VERB ACTIVITY`, such as `sets ride`.
  fileprivate init(_ line: Line, _ word: String, _ activity: String) throws {
    guard let verb = Manner.Verb(rawValue: word), activity.isSwiftName else {
      let verbs = Manner.Verb.allCases.map(\.rawValue).joined(separator: ", ")
      throw line.error(
        expected:
          "a part of a manner: as, topic, delivers, one at a time, immediate, begun anew, "
          + "followed by, tells, late, then, try; or one of \(verbs) and an activity"
      )
    }
    self.init(verb: verb, activity: activity)
  }
}

extension Manner.FollowUp {
  /// Reads `by REQUEST (PARAMETER = TERM)`, after `followed`.
  fileprivate init(_ line: Line, _ text: String) throws {
    guard text.hasPrefix("by "), text.hasSuffix(")"),
      let (request, rest) = text.dropFirst(3).dropLast().cut(at: "("),
      let (parameter, term) = rest.cut(at: "="), request.isSwiftName
    else { throw line.error(expected: "`followed by REQUEST (PARAMETER = TERM)`") }
    self.init(request: request, parameter: parameter, term: term)
  }
}

extension Manner.Record {
  /// Reads `contacts`, `sound of ACTIVITY`, or `SPAN of ACTIVITY`, such as `week of workout`.
  fileprivate init(_ line: Line, _ text: String) throws {
    if text == "contacts" {
      self = .contacts
    } else if let (word, activity) = text.cut(at: " of "), word == "sound" {
      self = .sound(activity)
    } else if let (word, activity) = text.cut(at: " of "), let span = Manner.Span(rawValue: word) {
      self = .activity(activity, span)
    } else {
      throw line.error(
        expected: "`tells contacts`, or `tells SPAN of ACTIVITY`, with `week`, `ongoing`, "
          + "`latest`, `current`, `kinds` or `sound`"
      )
    }
  }
}

extension Line {
  fileprivate func word<Word: RawRepresentable<String>>(
    _ text: String,
    _ expected: String
  ) throws -> Word {
    guard let word = Word(rawValue: text) else { throw error(expected: expected) }
    return word
  }

  fileprivate func flag(_ isRight: Bool, _ expected: String) throws -> Bool {
    guard isRight else { throw error(expected: expected) }
    return true
  }

  /// The sentence after the colon; a long one can stand in round brackets.
  func sentence() throws -> String {
    let text = text.cut(at: ":")?.after ?? ""
    let isWrapped = text.hasPrefix("(") && text.hasSuffix(")")
    let sentence = isWrapped ? text.dropFirst().dropLast().trimmed : text
    guard !sentence.isEmpty else { throw error(expected: "a sentence after a colon") }
    return sentence
  }
}
