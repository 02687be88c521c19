/// The sentences about an intent, with gaps, by purpose.
struct Words {
  private(set) var sentences: [Sentence] = []

  struct Sentence {
    var part: Part

    /// The parameter or the code that it is about; empty for a part that there is once.
    var subject: String
    var text: String
  }

  /// The purpose of a sentence; `RequestWords` of `Domains` explains each.
  enum Part: String, CaseIterable {
    case about, deed, review, goAhead, calledOff
    case ask, reject, approve, answer

    /// True if there is a sentence for each parameter or code.
    var hasSubject: Bool {
      switch self {
      case .about, .deed, .review, .goAhead, .calledOff: false
      case .ask, .reject, .approve, .answer: true
      }
    }
  }

  /// The sentence for a part; `nil` where nothing is said.
  subscript(part: Part) -> String? {
    sentences.first { $0.part == part }?.text
  }

  /// The sentences for a part, by parameter or code.
  func table(_ part: Part) -> [Sentence] {
    sentences.filter { $0.part == part }
  }

  /// Takes a sentence, instead of one for the same.
  private mutating func take(_ sentence: Sentence) {
    sentences.removeAll { $0.part == sentence.part && $0.subject == sentence.subject }
    sentences.append(sentence)
  }
}

// MARK: - Reading

extension Words {
  /// Reads the lines below `words`; `shared` are those that several intents have in common.
  init(_ line: Line, shared: [String: Words]) throws {
    for line in line.children {
      if let included = line.rest(after: "as ") {
        for sentence in try Self.included(included, line, shared) { take(sentence) }
      } else {
        take(try Sentence(line))
      }
    }
  }

  /// Reads `as NAME` or `as NAME(GAP: WORDS, …)`, which fills gaps of the shared words.
  private static func included(
    _ text: String,
    _ line: Line,
    _ shared: [String: Words]
  ) throws -> [Sentence] {
    let (name, list) = text.cut(at: "(") ?? (text, "")
    guard let words = shared[name] else {
      throw line.error(expected: "the name of shared `words` that stand in the catalogue")
    }
    let gaps = try list.filter { $0 != ")" }.commaSeparated.map { pair in
      guard let gap = pair.cut(at: ":") else {
        throw line.error(expected: "words for gaps, such as `as \(name)(verb: pause)`")
      }
      return gap
    }
    return words.sentences.map { sentence in
      var sentence = sentence
      for (gap, words) in gaps {
        sentence.text = sentence.text.replacing("{\(gap)}", with: words)
      }
      return sentence
    }
  }

  /// Leaves out the shared sentences on what an intent doesn't have.
  ///
  /// - Throws: If one of the intent's own is about such a thing, or if a part is missing.
  mutating func fit(_ line: Line, parameters: [String], codes: [String]) throws {
    let parameters = Set(parameters)
    let codes = Set(codes)
    func isOfUse(_ sentence: Sentence) -> Bool {
      !sentence.part.hasSubject
        || (sentence.part == .answer ? codes : parameters).contains(sentence.subject)
    }
    for line in line.children where line.rest(after: "as ") == nil {
      guard isOfUse(try Sentence(line)) else {
        throw line.error(expected: "a parameter or a code of this intent")
      }
    }
    sentences = sentences.filter(isOfUse)
    for part in [Part.about, .deed, .goAhead, .calledOff] where self[part] == nil {
      throw line.error(expected: "words with a line `\(part.rawValue): …`")
    }
  }
}

extension Words.Sentence {
  /// Reads `PART: TEXT` or `PART SUBJECT: TEXT`; the text can stand in brackets over several
  /// lines.
  fileprivate init(_ line: Line) throws {
    guard let (head, text) = line.text.cut(at: ":") else {
      throw line.error(expected: "what is said and when, such as `ask content: What?`")
    }
    let (keyword, subject) = head.cut(at: " ") ?? (head, "")
    guard let part = Words.Part(rawValue: keyword), part.hasSubject != subject.isEmpty else {
      let parts = Words.Part.allCases.map { $0.hasSubject ? "\($0.rawValue) NAME" : $0.rawValue }
      throw line.error(expected: "one of \(parts.joined(separator: ", ")) before the colon")
    }
    let isWrapped = text.hasPrefix("(") && text.hasSuffix(")")
    let sentence = isWrapped ? text.dropFirst().dropLast().trimmed : text
    guard sentence.hasWholeGaps else {
      throw line.error(expected: "brackets that are closed, as in `Send it[ to {recipients}]?`")
    }
    self.init(part: part, subject: subject, text: sentence)
  }
}

extension String {
  /// True if the brackets are balanced, and no bracket holds another of its kind.
  fileprivate var hasWholeGaps: Bool {
    var open: [Character] = []
    for character in self {
      switch character {
      case "[", "{": open.append(character)
      case "]": if open.popLast() != "[" { return false }
      case "}": if open.popLast() != "{" { return false }
      default: break
      }
      if open.count(where: { $0 == character }) > 1 { return false }
    }
    return open.isEmpty
  }
}
