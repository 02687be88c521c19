package import Automata

/// A phrase template as a tree.
///
/// | written | means |
/// | --- | --- |
/// | `send it` | these words, in this order |
/// | `[please]` | with or without |
/// | `(a\|the)` | one of these |
/// | `{recipients}` | a slot |
/// | `{place!}` | a slot, but only with a value that is known beforehand |
/// | `<greeting>` | whatever the rule of that name says |
/// | `x*`, `x+` | `x` any number of times; at least once |
/// | `,`, `:` and `;` | a comma, a colon, the end of a sentence is typed here |
package indirect enum Expression: Sendable, Hashable {
  case word(Word)
  case slot(String)
  case rule(String)
  case gap(Gap)
  case sequence([Expression])
  case alternatives([Expression])
  case optional(Expression)
  case loop(Expression, atLeastOnce: Bool)
}
