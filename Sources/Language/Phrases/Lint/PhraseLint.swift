package import Automata

/// The errors and redundancies in files of phrases that compile.
package struct PhraseLint: Sendable {
  private let grammar: Grammar
  private let automaton: Automaton
  private let sizes: TemplateSizes

  /// A line of a file, and what is the matter with it.
  package struct Finding: Sendable, Hashable, CustomStringConvertible {
    package var file: String
    package var line: Int
    package var message: String

    package var description: String { "\(file):\(line): \(message)" }
  }

  /// - Throws: `PhraseError` if the files can't be compiled.
  package init(_ files: [PhraseFile]) throws(PhraseError) {
    grammar = try Grammar(files)
    automaton = try Compiler.compile(files)
    sizes = TemplateSizes(grammar)
  }

  /// Everything that should be mended, in the order of the files.
  package var findings: [Finding] {
    (unusedRules + unusedSlots + repeatedTerms + repeatedTemplates + sharedSentences
      + twinReadings + uselessTemplates)
      .sorted { ($0.file, $0.line, $0.message) < ($1.file, $1.line, $1.message) }
  }

  /// The number of sentences of each template, in descending order; a slot counts as one word, and
  /// a repeatable part as said at most twice.
  package var counts: [(file: String, line: Int, sentences: Double)] {
    let templates = grammar.files.flatMap { file in
      file.intents.flatMap(\.templates).map { (file.name, $0) }
    }
    return templates.map { (file: $0, line: $1.line, sentences: sizes.count($1.expression)) }
      .sorted { $0.sentences > $1.sentences }
  }
}

// MARK: - Never used

extension PhraseLint {
  /// Every request and every move may begin and end with these.
  private static let framing = Network.framingRules

  private var unusedRules: [Finding] {
    var used = Set(Self.framing)
    var open = Self.framing.flatMap { grammar.rules[$0]?.alternatives ?? [] }
    open += grammar.files.flatMap(\.intents).flatMap(\.templates)
    while let template = open.popLast() {
      for name in template.expression.rules where used.insert(name).inserted {
        open += grammar.rules[name]?.alternatives ?? []
      }
    }
    return grammar.files.flatMap { file in
      file.rules.filter { !used.contains($0.name) }.map {
        Finding(file: file.name, line: $0.line, message: "No template uses the rule “\($0.name)”.")
      }
    }
  }

  private var unusedSlots: [Finding] {
    let templates =
      grammar.files.flatMap(\.intents).flatMap(\.templates)
      + grammar.files.flatMap(\.rules).flatMap(\.alternatives)
    let used = Set(templates.flatMap(\.expression.slots))
    return grammar.files.flatMap { file in
      file.slots.filter { !used.contains($0.name) }.map {
        Finding(file: file.name, line: $0.line, message: "No template has the slot “\($0.name)”.")
      }
    }
  }
}

// MARK: - Said twice

extension PhraseLint {
  /// Of a wording with two meanings only the first would be heard.
  private var repeatedTerms: [Finding] {
    grammar.files.flatMap { file in
      file.terms.flatMap { list -> [Finding] in
        var known: [String: String] = [:]
        return list.entries.flatMap { term in
          term.wordings.compactMap { wording in
            let first = known.updateValue(known[wording] ?? term.identifier, forKey: wording)
            guard let first, first != term.identifier else { return nil }
            let line = file.slots.first { $0.name == list.slot }?.line ?? 1
            let message = "“\(wording)” of “\(list.slot)” means “\(first)” already."
            return Finding(file: file.name, line: line, message: message)
          }
        }
      }
    }
  }

  private var repeatedTemplates: [Finding] {
    grammar.files.flatMap { file in
      file.intents.flatMap { intent -> [Finding] in
        var lines: [Expression: Int] = [:]
        return intent.templates.compactMap { template in
          let first = lines.updateValue(
            lines[template.expression] ?? template.line,
            forKey: template.expression
          )
          return first.map {
            let message = "Line \($0) says the same."
            return Finding(file: file.name, line: template.line, message: message)
          }
        }
      }
    }
  }

  /// The pairs of templates of two requests that end in one state at one cost, so that nothing
  /// tells them apart.
  private var sharedSentences: [Finding] {
    var found: Set<Finding> = []
    for state in automaton.states.elements {
      let templates = automaton.templatesEnding(in: state)
        .filter { $0.intent >= 0 && automaton.intents[$0.intent].role == .request }
      for (index, one) in templates.enumerated() {
        for other in templates[(index + 1)...]
        where other.intent != one.intent && other.cost == one.cost {
          found.insert(shared(one, other))
        }
      }
    }
    return Array(found)
  }

  private func shared(_ one: Automaton.Template, _ other: Automaton.Template) -> Finding {
    let isInOrder = (one.file, one.line) < (other.file, other.line)
    let (first, second) = isInOrder ? (one, other) : (other, one)
    let message = "Some sentence is as well one of \(first.file):\(first.line), another intent's."
    return Finding(file: second.file, line: second.line, message: message)
  }
}

// MARK: - Never decisive

extension PhraseLint {
  /// A template all of whose sentences another one of its intent has, with the same slots and at no
  /// higher cost, decides nothing.
  private var uselessTemplates: [Finding] {
    let automaton = automaton
    var rivals: [Int: Set<Int>] = [:]
    for state in automaton.states.elements.indices {
      let ends = automaton.edges(of: state, .mark).map { Int($0.symbol) }
      for one in ends where automaton.template(one).intent >= 0 {
        let cheaper = ends.filter { isCheaper($0, than: one) }
        rivals[one] = rivals[one]?.intersection(cheaper) ?? Set(cheaper)
      }
    }
    return rivals.sorted { $0.key < $1.key }.compactMap { number, rivals in
      guard let rival = rivals.min() else { return nil }
      let (own, other) = (automaton.template(number), automaton.template(rival))
      let message =
        "Never decides: \(other.file):\(other.line) has every sentence of it"
        + (own.cost == other.cost ? "." : " for less.")
      return Finding(file: own.file, line: own.line, message: message)
    }
  }

  /// Returns `true` if the rival is of the same intent, and costs less, or the same and comes
  /// first.
  private func isCheaper(_ rival: Int, than number: Int) -> Bool {
    let (one, own) = (automaton.template(rival), automaton.template(number))
    return one.intent == own.intent && (one.cost, rival) < (own.cost, number)
  }

  /// Of two readings of a sentence by one intent chance would choose.
  private var twinReadings: [Finding] {
    TwinReadings(automaton).found.map { twins in
      let (one, other) = (twins.templates[0], twins.templates[1])
      let (first, second) = (automaton.template(one), automaton.template(other))
      let slots = twins.slots.map { "{\($0)}" }.joined(separator: " and ")
      let place = "\(first.file):\(first.line)"
      let message = "Some sentence is as well one of \(place), read otherwise: \(slots)."
      return Finding(file: second.file, line: second.line, message: message)
    }
  }
}
