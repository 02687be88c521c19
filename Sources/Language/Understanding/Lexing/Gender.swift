internal import Automata
internal import English

/// The gender by which “him” and “her” are told apart.
package enum Gender: Sendable, Hashable, CaseIterable {
  case female, male
}

extension Gender {
  /// The gender that a word tells: a relation, a title or a given name; `nil` for any other word.
  package init?(of word: String) {
    self.init(Word(word.lowercased()))
  }

  init?(_ word: Word) {
    if Self.women.contains(word) {
      self = .female
    } else if Self.men.contains(word) {
      self = .male
    } else {
      return nil
    }
  }

  private static let women = Words(English.women)
  private static let men = Words(English.men)
}

extension Pronoun {
  /// The gender of those whom it can mean; `nil` where it says nothing of that.
  package var gender: Gender? {
    switch self {
    case .him: .male
    case .her: .female
    case .them: nil
    }
  }
}
