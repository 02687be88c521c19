package import Automata

extension Spellings {
  /// The words of all templates and rules that are long enough, plain letters only.
  static func letters(_ network: Network, _ grammar: Grammar) -> [Int32: [UInt8]] {
    let templates =
      grammar.files.flatMap(\.intents).flatMap(\.templates)
      + grammar.files.flatMap(\.rules).flatMap(\.alternatives)
    var entries: [Int32: [UInt8]] = [:]
    for template in templates {
      let sentence = Sentence(template.source)
      for token in sentence.tokens where token.range.count >= shortest {
        let letters = sentence.bytes[token.range].map { $0 | 0x20 }
        guard sentence.bytes[token.range].allSatisfy({ Scanner.isLetter($0) }),
          let number = network.words[token.word], Word(letters) == token.word
        else { continue }
        entries[Int32(number)] = letters
      }
    }
    return entries
  }
}
