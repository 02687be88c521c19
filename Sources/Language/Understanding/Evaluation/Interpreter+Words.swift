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

  /// Returns whether a word alone counts for something where no phrase covers a sentence.
  package func isLearned(_ word: String) -> Bool {
    let weights = [secondStage.requests, secondStage.replies, secondStage.questions]
    return Sentence(word).tokens.allSatisfy { token in
      weights.contains { $0?.counts(token.word) == true }
    }
  }

  /// Returns whether a word may be one of the phrases with a typing error.
  package func isMisspelling(_ word: String) -> Bool {
    Sentence.letters(of: word).allSatisfy { letters in
      !phrases.spellings.words(like: letters[...]).isEmpty
        || gazetteer.termSpellings.word(like: letters) != nil
    }
  }

  /// Returns whether a word is one of grammar, which says nothing by itself: *the*, *please*.
  package func isOfGrammar(_ word: String) -> Bool {
    Sentence.words(of: word).allSatisfy { gazetteer.has($0, as: .function) }
  }

  /// Returns whether a word speaks of somebody, or of a place, without a name: *my*, *mother*,
  /// *mobile*, *home*.
  package func isOfMention(_ word: String) -> Bool {
    let line = line(word)
    return slots(ofTerm: word).contains(Search.label)
      || (0..<line.count).allSatisfy { !line.nameWord($0).isDisjoint(with: .mentions) }
  }

  /// The slots of the phrases that a word fills by itself as a term: *missed*, *electricity*.
  package func slots(ofTerm word: String) -> Set<String> {
    let sentence = Sentence(word)
    var slots: Set<String> = []
    gazetteer.names(in: sentence, at: 0) { entry, end in
      guard end == sentence.tokens.count, gazetteer.kind(entry) == .terms else { return }
      slots.formUnion(gazetteer.slots(ofTerm: entry))
    }
    return slots
  }
}

extension NameWord {
  fileprivate static let mentions: NameWord = [
    .owner, .article, .possessive, .home, .house, .work, .office, .here, .current, .location,
    .relation, .pronoun, .degree, .law, .and, .of,
  ]
}
