package import Automata

/// The number of sentences that each template stands for.
struct TemplateSizes {
  private var rules: [String: Double] = [:]

  init(_ grammar: Grammar) {
    for name in grammar.rules.keys.sorted() { measure(name, grammar) }
  }

  private mutating func measure(_ name: String, _ grammar: Grammar) {
    guard rules[name] == nil, let rule = grammar.rules[name] else { return }
    for template in rule.alternatives {
      for inner in template.expression.rules { measure(inner, grammar) }
    }
    rules[name] = rule.alternatives.reduce(0) { $0 + count($1.expression) }
  }

  func count(_ expression: Expression) -> Double {
    switch expression {
    case .word, .slot, .gap: 1
    case .rule(let name): rules[name] ?? 0
    case .sequence(let parts): parts.reduce(1) { $0 * count($1) }
    case .alternatives(let parts): parts.reduce(0) { $0 + count($1) }
    case .optional(let part): 1 + count(part)
    case .loop(let part, let atLeastOnce):
      (atLeastOnce ? 0 : 1) + count(part) + count(part) * count(part)
    }
  }
}

extension Expression {
  /// The names of the rules that are used in it.
  var rules: [String] {
    if case .rule(let name) = self { return [name] }
    return parts.flatMap(\.rules)
  }

  /// The names of the slots that are in it, without the mark of those that are restricted.
  var slots: [String] {
    if case .slot(let name) = self { return [name.hasSuffix("!") ? String(name.dropLast()) : name] }
    return parts.flatMap(\.slots)
  }

  private var parts: [Expression] {
    switch self {
    case .word, .slot, .rule, .gap: []
    case .sequence(let parts), .alternatives(let parts): parts
    case .optional(let part), .loop(let part, _): [part]
    }
  }
}
