import Phrases

/// Compiles the files of phrases and writes the Swift file that carries the automaton.
func writePhrases(of inputs: [String], to output: String) throws {
  let files = try inputs.sorted().map { path in
    let name = String(path.split(separator: "/").last ?? "")
    return try PhraseFileParser.parse(contents(of: path), name: name)
  }
  let automaton = try Compiler.compile(files)
  try write(source(of: automaton), to: output + "/CompiledPhrases.swift")
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
