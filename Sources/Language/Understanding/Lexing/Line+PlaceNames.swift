internal import Automata
internal import English

extension Line {
  /// Returns whether a word is written as part of a name that goes on with the next: the *Half* of
  /// *Half Moon Bay*, the *Over* of *Over Easy Cafe*; not the *I* of *the Ritz, I think*.
  func isProper(_ index: Int) -> Bool {
    guard usesCapitals, index > 0, isCapital(index),
      !Self.asides.contains(sentence.tokens[index].word)
    else { return false }
    return isJoinedToCapital(index) || isFollowedByCapital(index)
  }

  /// The *Out* of *In-N-Out*, the *Be* of *The Place To Be*.
  private func isJoinedToCapital(_ index: Int) -> Bool {
    index > 1 && isCapital(index - 1) && !marks(index).hasAny(of: Self.partings)
  }

  private func isFollowedByCapital(_ index: Int) -> Bool {
    // *Over the Moon*.
    let next = has(.the, at: index + 1) && !isCapital(index + 1) ? index + 2 : index + 1
    return isCapital(next) && !(index...next).contains { marks($0).hasAny(of: Self.partings) }
  }

  /// Returns whether a number is the first word of a name: the *21* of *21 Club*.
  func isNumberOfName(_ index: Int) -> Bool {
    usesCapitals && isCapital(index + 1) && self[index + 1].isNone && marks(index + 1) == [.space]
      && !Self.asides.contains(sentence.tokens[index + 1].word)
  }

  /// Returns whether a word is the article of a place that another is named by: *Gate B of the
  /// stadium*, *the Starbucks on the corner*.
  func isInnerArticle(_ index: Int) -> Bool {
    guard has(.the, at: index) else { return false }
    switch role(index - 1) {
    case .of, .and, .at, .on, .in, .by: return true
    default: return isProper(index - 1)
    }
  }

  private static let partings: Marks = [.sentenceEnd, .colon, .comma, .quoteOpen, .quoteClose]

  /// Words of grammar that are written with a capital by habit, and belong to no name.
  private static let asides = Words(English.asides)
}
