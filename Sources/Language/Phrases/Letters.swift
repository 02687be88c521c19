package import Automata

/// The spellings of the words in files of phrases, which are known by their hashes elsewhere.
struct Letters {
  private var letters: [Word: String] = [Word("'s"): "'s"]

  init(_ grammar: Grammar) {
    for file in grammar.files {
      for template in file.intents.flatMap(\.templates) { learn(template.source) }
      for template in file.rules.flatMap(\.alternatives) { learn(template.source) }
      for word in file.lists.flatMap(\.words) { learn(word) }
    }
  }

  mutating func learn(_ source: String) {
    let sentence = Sentence(source)
    for token in sentence.tokens where letters[token.word] == nil {
      letters[token.word] = sentence.text(token.range)
    }
  }

  subscript(word: Word) -> String? { letters[word] }
}
