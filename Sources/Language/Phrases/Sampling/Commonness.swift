package import Automata

/// The frequency of parts of templates in the sentences of one intent's corpora.
///
/// Sentences sampled by it read like the corpora.
struct Commonness: Sendable {
  private let successions: Successions
  private let intent: String
  private let grammar: Grammar
  private var rules: [String: Double] = [:]

  /// The counts of a word that is not in the corpora, and of an optional part.
  private static let unseen = 0.01
  private static let optional = 100.0

  init(_ successions: Successions, of intent: String, _ grammar: Grammar) {
    self.successions = successions
    self.intent = intent
    self.grammar = grammar
    for name in grammar.rules.keys.sorted() { measure(name) }
  }

  private mutating func measure(_ name: String) {
    guard rules[name] == nil, let rule = grammar.rules[name] else { return }
    for inner in rule.alternatives.flatMap(\.expression.rules) { measure(inner) }
    rules[name] = rule.alternatives.map { self($0.expression) }.max() ?? 0
  }

  /// As common as the rarest word that has to be said.
  func callAsFunction(_ expression: Expression) -> Double {
    switch expression {
    case .word(let word): count(word)
    case .slot(let name):
      grammar.slot(named: name).flatMap { grammar.slots[$0].kinds.sort }.map(count) ?? 1
    case .rule(let name): rules[name] ?? 0
    case .gap, .optional, .loop(_, atLeastOnce: false): Self.optional
    case .loop(let part, atLeastOnce: true): self(part)
    case .sequence(let parts): parts.map { self($0) }.min() ?? Self.optional
    case .alternatives(let parts): parts.map { self($0) }.max() ?? 0
    }
  }

  /// Returns the frequency of a term's rarest word.
  func callAsFunction(_ wording: String) -> Double {
    Sentence.words(of: wording).map(count).min() ?? 0
  }

  private func count(_ word: Word) -> Double {
    let key = ContinuationTables.key(word, in: intent)
    return successions.counts[key].map { Double($0) } ?? Self.unseen
  }
}
