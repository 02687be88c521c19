import Automata
import Phrases

/// The files of phrases and corpora, for the jobs that read them.
struct PhraseSources {
  private let texts: [(name: String, text: String)]

  init(in folder: String) throws {
    texts = try files(in: folder).map { path in
      (name: String(path.split(separator: "/").last ?? ""), text: try contents(of: path))
    }
  }

  var phrases: [PhraseFile] {
    get throws {
      try texts.filter { $0.name.hasSuffix(".phrases") }.map { name, text in
        try PhraseFileParser.parse(text, name: name)
      }
    }
  }

  var corpora: [Corpus] {
    texts.filter { $0.name.hasSuffix(".corpus") }.map { Corpus($0.text, name: $0.name) }
  }
}

/// Compiles the phrases and writes the bytes of the automaton, and of what may follow the beginning
/// of a sentence as the corpora have it.
func writeTables(of sources: PhraseSources, to output: String) throws {
  let phrases = try sources.phrases
  let automaton = try Compiler.compile(phrases)
  let continuations = try ContinuationTables.bytes(automaton, of: phrases, sources.corpora)
  try write(automaton.bytes, to: output + "/phrases.bytes")
  try write(continuations, to: output + "/continuations.bytes")
}

/// Writes the Swift file with a constant for each request.
func writeRequestNames(of sources: PhraseSources, to output: String) throws {
  let names = try sources.phrases.flatMap(\.intents).filter { $0.role == .request }.map(\.name)
  let source = """
    // Written by `swift run generate` from Sources/Language/English/Phrases: edit that instead.

    extension IntentName {
    \(names.map { "  package static let \($0): IntentName = \"\($0)\"\n" }.joined())}

    """
  try write(source, to: output + "/RequestNames.swift")
}
