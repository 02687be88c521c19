internal import Automata
internal import English

/// A word that stands for one or more people who were spoken of before.
package enum Pronoun: String, Sendable, Hashable, CaseIterable {
  case him, her, them
}

extension Pronoun {
  /// The pronoun for whom something belongs to: “her” of “her place”.
  init?(owning word: Word) {
    guard let pronoun = Self.owners[word] else { return nil }
    self = pronoun
  }

  private static let owners = Dictionary(
    uniqueKeysWithValues: English.belonging.compactMap { word, pronoun in
      Pronoun(rawValue: pronoun).map { (Word(word), $0) }
    }
  )
}
