/// A person's manner of talking, by which conversations are counted.
package enum Temperament: String, Sendable, Hashable, CaseIterable {
  case brief
  case polite

  /// All is said in the first line.
  case thorough

  /// More is answered than asked.
  case overAnswering

  /// Questions are answered with requests in full.
  case answeringInFull
  case changingMind
  case changingMindTwice

  /// While one thing is asked, another one is corrected.
  case correctingElsewhere

  /// The first value is corrected in the line in which it is said.
  case correctingThemselves

  /// Values are changed in relation to what they are, somebody is added or removed.
  case adjusting
  case lookingUp

  /// Another request is made in the middle, and the first one taken up again.
  case interleaving
  case hesitating
  case agreeingByAct

  /// The question is asked for again, or help, a detail, or to go back.
  case askingBack
  case cancelling
}
