/// A word that stands for one or more people who were spoken of before.
package enum Pronoun: String, Sendable, Hashable, CaseIterable {
  case him, her, them
}
