import Phrases

/// Compiles the files of phrases and writes the Swift files that carry the automaton, and what
/// may follow the beginning of a sentence as the corpora have it.
func writePhrases(of inputs: [String], to output: String) throws {
  let texts = try inputs.sorted().map { path in
    (name: String(path.split(separator: "/").last ?? ""), text: try contents(of: path))
  }
  let files = try texts.filter { $0.name.hasSuffix(".phrases") }.map { name, text in
    try PhraseFileParser.parse(text, name: name)
  }
  let corpora = texts.filter { $0.name.hasSuffix(".corpus") }.map { name, text in
    Corpus(text, name: name)
  }
  let automaton = try Compiler.compile(files)
  let intents = files.flatMap(\.intents).filter { $0.role == .request }.map(\.name)
  try write(source(of: automaton) + names(of: intents), to: output + "/CompiledPhrases.swift")
  let continuations = try ContinuationTables.encoded(automaton, of: files, corpora)
  try write(source(of: continuations), to: output + "/CompiledContinuations.swift")
}

/// The constants for what can be asked for.
private func names(of intents: [String]) -> String {
  let constants = intents.map { "  package static let \($0): IntentName = \"\($0)\"\n" }
  return "\nextension IntentName {\n\(constants.joined())}\n"
}

private func source(of automaton: Automaton) -> String {
  """
  package import Phrases

  extension Automaton {
    /// The phrases of Sources/Language/English/Phrases, compiled.
    package static let phrases = Automaton(encoded: #"\(automaton.encoded)"#)
  }

  """
}

private func source(of continuations: String) -> String {
  """
  package import Phrases

  extension ContinuationTables {
    /// The data for completing the phrases of Sources/Language/English/Phrases, with counts from
    /// their corpora.
    package static let phrases = ContinuationTables(encoded: #"\(continuations)"#)
  }

  """
}
