package import Automata

/// The grammar as a network of states, before it is made deterministic.
///
/// Every request runs `start → opening → one template → mark → closing → accept`, and so does
/// every move, between what leads in and what trails; the mark says
/// which template it was, and from there on each intent has states of its own, so that the best
/// reading of every intent survives to the end of the sentence. Small rules are copied to where
/// they are used; the others have a network of their own, which is entered and left again, so
/// that the whole grows with the text of the grammar and not with what it stands for.
struct Network {
  /// An edge between states, for a word, a slot or a mark.
  struct Edge {
    var symbol: Symbol
    var target: Int
  }

  struct State {
    var edges: [Edge] = []
    var empty: [Int] = []
    var accepts: Int?
  }

  private(set) var states: [State] = []
  private(set) var words: [Word: Int] = [:]
  private(set) var templates: [Automaton.Template] = []
  private(set) var intents: [Automaton.Intent] = []

  /// The initial states for requests, parts and moves, then one for each rule with a network of its
  /// own.
  private(set) var starts: [Int] = []
  private let grammar: Grammar
  private let sizes: RuleSizes

  /// Numbers of the rules with a network of their own.
  private var called: [String: Int] = [:]

  /// Rules that precede and follow every request, and every move.
  private static let framing: [IntentRole: (opening: String, closing: String)] = [
    .request: ("opening", "closing"), .move: ("lead-in", "trailing"),
  ]

  /// The names of the rules in `framing`.
  static var framingRules: [String] {
    framing.values.flatMap { [$0.opening, $0.closing] }.sorted()
  }

  /// The smallest number of a rule among the accepted symbols; smaller ones are intents.
  static let firstRule = 0x10000

  init(_ grammar: Grammar) {
    self.grammar = grammar
    sizes = RuleSizes(grammar)
    starts = IntentRole.allCases.map { _ in addState() }
    for list in grammar.files.flatMap(\.lists) {
      for word in list.words.flatMap(Sentence.words) { _ = identifier(of: word) }
    }
    var opened = starts
    for (role, rules) in Self.framing.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
      let number = Int(role.rawValue)
      opened[number] = wrap(from: starts[number], rule: rules.opening)
    }
    for file in grammar.files {
      for intent in file.intents { add(intent, of: file, from: opened[Int(intent.role.rawValue)]) }
    }
  }

  /// The rules in the order of their numbers.
  var ruleNames: [String] { called.sorted { $0.value < $1.value }.map(\.key) }

  private mutating func addState() -> Int {
    states.append(State())
    return states.count - 1
  }

  private mutating func wrap(from state: Int, rule: String) -> Int {
    guard grammar.rules[rule] != nil else { return state }
    return add(.optional(.rule(rule)), from: state)
  }

  private mutating func add(_ intent: PhraseFile.Intent, of file: PhraseFile, from start: Int) {
    let closing = addState()
    let end = Self.framing[intent.role].map { wrap(from: closing, rule: $0.closing) } ?? closing
    states[end].accepts = intents.count
    for template in intent.templates {
      let last = add(template.expression, from: start)
      states[last].edges.append(.init(symbol: .mark(templates.count), target: closing))
      templates.append(
        .init(
          intent: intents.count,
          file: file.name,
          line: template.line,
          cost: template.cost
        )
      )
    }
    intents.append(
      .init(
        name: intent.name,
        role: intent.role,
        examples: intent.examples,
        parameters: intent.role == .request ? grammar.parameters(of: intent) : []
      )
    )
  }
}

// MARK: - Expressions

extension Network {
  /// Adds an expression after a state; the state in which it ends.
  private mutating func add(_ expression: Expression, from state: Int) -> Int {
    switch expression {
    case .word(let word): return step(on: .word(identifier(of: word)), from: state)
    case .slot(let name): return step(on: .slot(grammar.slot(named: name) ?? 0), from: state)
    case .gap(let gap): return step(on: .gap(gap), from: state)
    case .rule(let name):
      if sizes.isLarge(name) { return step(on: .rule(number(of: name)), from: state) }
      return addRule(name, from: state)
    case .sequence(let parts): return parts.reduce(state) { add($1, from: $0) }
    case .alternatives(let parts): return addBranches(parts, from: state)
    case .optional(let part):
      let end = add(part, from: state)
      states[state].empty.append(end)
      return end
    case .loop(let part, let atLeastOnce):
      return addLoop(part, atLeastOnce: atLeastOnce, from: state)
    }
  }

  private mutating func addRule(_ name: String, from state: Int) -> Int {
    guard let rule = grammar.rules[name] else { return state }
    let end = addState()
    for template in rule.alternatives {
      let start = addState()
      states[state].empty.append(start)
      let last = add(template.expression, from: start)
      states[last].empty.append(template.cost == 0 ? end : charged(template, of: rule, to: end))
    }
    return end
  }

  /// A state from which a mark with the template's cost leads on.
  private mutating func charged(
    _ template: PhraseFile.Template,
    of rule: PhraseFile.Rule,
    to end: Int
  ) -> Int {
    let state = addState()
    states[state].edges.append(.init(symbol: .mark(templates.count), target: end))
    let file = grammar.files.first { $0.rules.contains { $0.name == rule.name } }?.name ?? ""
    templates.append(.init(intent: -1, file: file, line: template.line, cost: template.cost))
    return state
  }

  /// The number of a rule that is called; its network is made at the first call.
  private mutating func number(of rule: String) -> Int {
    if let known = called[rule] { return known }
    let number = called.count
    called[rule] = number
    let start = addState()
    starts.append(start)
    let end = addRule(rule, from: start)
    states[end].accepts = Self.firstRule + number
    return number
  }

  private mutating func step(on symbol: Symbol, from state: Int) -> Int {
    let end = addState()
    states[state].edges.append(.init(symbol: symbol, target: end))
    return end
  }

  private mutating func addBranches(_ parts: [Expression], from state: Int) -> Int {
    let end = addState()
    for part in parts {
      // A state of its own for each branch: a loop inside must not lead back into the others.
      let start = addState()
      states[state].empty.append(start)
      states[add(part, from: start)].empty.append(end)
    }
    return end
  }

  private mutating func addLoop(_ part: Expression, atLeastOnce: Bool, from state: Int) -> Int {
    let start = addState()
    let end = addState()
    states[state].empty.append(start)
    let last = add(part, from: start)
    states[last].empty += [start, end]
    if !atLeastOnce { states[start].empty.append(end) }
    return end
  }

  private mutating func identifier(of word: Word) -> Int {
    if let known = words[word] { return known }
    words[word] = words.count
    return words.count - 1
  }
}

/// The number of states that copies of each rule take.
struct RuleSizes {
  private var sizes: [String: Int] = [:]

  /// Rules above this are called instead of copied.
  private static let limit = 24

  init(_ grammar: Grammar) {
    for name in grammar.rules.keys { _ = measure(name, grammar) }
  }

  func isLarge(_ rule: String) -> Bool { sizes[rule, default: 0] > Self.limit }

  private mutating func measure(_ rule: String, _ grammar: Grammar) -> Int {
    if let known = sizes[rule] { return known }
    let size = (grammar.rules[rule]?.alternatives ?? []).reduce(0) {
      $0 + measure($1.expression, grammar)
    }
    sizes[rule] = size
    return size
  }

  private mutating func measure(_ expression: Expression, _ grammar: Grammar) -> Int {
    switch expression {
    case .word, .slot, .gap: return 1
    case .rule(let name):
      let size = measure(name, grammar)
      return size > Self.limit ? 1 : size
    case .sequence(let parts), .alternatives(let parts):
      return parts.reduce(0) { $0 + measure($1, grammar) }
    case .optional(let part), .loop(let part, _): return measure(part, grammar)
    }
  }
}
