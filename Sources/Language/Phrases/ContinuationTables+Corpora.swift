package import Automata

extension ContinuationTables {
  /// The tables for an automaton that was made of some files, for a program to carry.
  ///
  /// - Throws: `PhraseError` if the files can't be compiled.
  package static func bytes(
    _ automaton: Automaton,
    of files: [PhraseFile],
    _ corpora: [Corpus]
  ) throws(PhraseError) -> [UInt8] {
    let grammar = try Grammar(files)
    let requests = automaton.intents.indices.filter { automaton.intents[$0].role == .request }
    let leads = Leads(automaton, requests).sets
    let sets = Set(leads).sorted()
    let places = sets.enumerated().reduce(into: [:]) { $0[$1.element] = UInt64($1.offset) }
    var writer = TableWriter()
    writer.write(requests.map { automaton.intents[$0].name })
    writer.write(words(of: automaton, grammar))
    writer.write((automaton.opened(Network(grammar).ruleNames) ?? -1) + 1)
    writer.write(sets.count)
    for set in sets { writer.write(set) }
    writer.write(table: leads.map { places[$0] ?? 0 })
    let counts = Successions(corpora, grammar).counts.sorted { $0.key < $1.key }
    writer.write(table: counts.map(\.key))
    writer.write(table: counts.map(\.value))
    return writer.bytes
  }

  private static func words(of automaton: Automaton, _ grammar: Grammar) -> [String] {
    let letters = Letters(grammar)
    return automaton.words.hashes.elements.map { hash in
      let word = letters[Word(hash: hash)] ?? ""
      return word == "i" ? "I" : word
    }
  }
}
