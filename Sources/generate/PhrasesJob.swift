import Phrases

/// Compiles the files of phrases and writes the Swift file that carries the automaton.
func writePhrases(of inputs: [String], to output: String) throws {
  let files = try inputs.sorted().map { path in
    let name = String(path.split(separator: "/").last ?? "")
    return try PhraseFileParser.parse(contents(of: path), name: name)
  }
  let automaton = try Compiler.compile(files)
  let intents = files.flatMap(\.intents).filter { !$0.isAnswer }.map(\.name)
  try write(source(of: automaton) + names(of: intents), to: output + "/CompiledPhrases.swift")
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
    /// The phrases of Sources/Understanding/Phrases, compiled.
    package static let phrases = Automaton(encoded: #"\(automaton.encoded)"#)
  }

  """
}
