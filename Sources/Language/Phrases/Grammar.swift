package import Automata

/// All files of phrases together, with every name checked.
package struct Grammar: Sendable {
  package private(set) var files: [PhraseFile]
  package private(set) var slots: [PhraseFile.Slot] = []
  package private(set) var rules: [String: PhraseFile.Rule] = [:]

  /// - Throws: A name that is missing, declared twice, or used by itself.
  package init(_ files: [PhraseFile]) throws(PhraseError) {
    self.files = files
    for file in files {
      for slot in file.slots { declare(slot) }
      for rule in file.rules { try declare(rule, in: file) }
    }
    for file in files { try check(file) }
  }

  /// Each slot exists twice: as it is, and restricted to known values (`{destination!}`).
  private mutating func declare(_ slot: PhraseFile.Slot) {
    var known = slot
    known.kinds.insert(.known)
    slots += [slot, known]
  }

  /// The number of a slot by its name in a template; a final `!` asks for the restricted one.
  package func slot(named name: String) -> Int? {
    let isKnown = name.hasSuffix("!")
    return slots.firstIndex {
      $0.kinds.contains(.known) == isKnown && $0.name == (isKnown ? String(name.dropLast()) : name)
    }
  }

  /// The parameters that the templates of an intent can fill, sorted.
  func parameters(of intent: PhraseFile.Intent) -> [String] {
    var slots: Set<String> = []
    var known: Set<String> = []
    var open = intent.templates
    while let template = open.popLast() {
      slots.formUnion(template.expression.slots)
      for rule in template.expression.rules where known.insert(rule).inserted {
        open += rules[rule]?.alternatives ?? []
      }
    }
    return Set(slots.map { Automaton.Slot.parameter(of: $0.filter { $0 != "!" }) }).sorted()
  }

  private mutating func declare(_ rule: PhraseFile.Rule, in file: PhraseFile) throws(PhraseError) {
    guard rules[rule.name] == nil else {
      throw error(rule.line, in: file, "There is a rule “\(rule.name)” already.")
    }
    rules[rule.name] = rule
  }

  private func check(_ file: PhraseFile) throws(PhraseError) {
    for rule in file.rules {
      for template in rule.alternatives {
        try check(template.expression, at: template.line, in: file, inside: [rule.name])
      }
    }
    for list in file.terms where slot(named: list.slot) == nil {
      throw error(1, in: file, "No file declares the slot “\(list.slot)” of these terms.")
    }
    for template in file.intents.flatMap(\.templates) {
      try check(template.expression, at: template.line, in: file, inside: [])
    }
  }

  private func check(
    _ expression: Expression,
    at line: Int,
    in file: PhraseFile,
    inside open: [String]
  ) throws(PhraseError) {
    switch expression {
    case .word, .gap: break
    case .slot(let name):
      guard slot(named: name) != nil else {
        throw error(line, in: file, "No file declares a slot “\(name)”.")
      }
    case .rule(let name): try checkRule(name, at: line, in: file, inside: open)
    case .sequence(let parts), .alternatives(let parts):
      for part in parts { try check(part, at: line, in: file, inside: open) }
    case .optional(let part), .loop(let part, _):
      try check(part, at: line, in: file, inside: open)
    }
  }

  private func checkRule(
    _ name: String,
    at line: Int,
    in file: PhraseFile,
    inside open: [String]
  ) throws(PhraseError) {
    guard let rule = rules[name] else {
      throw error(line, in: file, "No file declares a rule “\(name)”.")
    }
    guard !open.contains(name) else {
      throw error(line, in: file, "The rule “\(name)” uses itself.")
    }
    guard !open.isEmpty else { return }
    for template in rule.alternatives {
      try check(template.expression, at: line, in: file, inside: open + [name])
    }
  }

  private func error(_ line: Int, in file: PhraseFile, _ message: String) -> PhraseError {
    PhraseError(file: file.name, line: line, column: 1, message: message, source: "")
  }
}
