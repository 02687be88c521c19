internal import Automata

extension Interpreter {
  /// Returns whether a word is one of the language, which says nothing of whoever uses it: a phrase
  /// has it, or it is a term, a number, a unit or a part of a date.
  package func isOfLanguage(_ word: String) -> Bool {
    let line = line(word)
    return (0..<line.count).allSatisfy { index in
      let word = line.sentence.tokens[index].word
      return !gazetteer.isStrange(word) || gazetteer.isTerm(word)
        || Misspellings.isValue(index, line)
    }
  }
}
