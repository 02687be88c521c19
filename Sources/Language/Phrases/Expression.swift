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

/// A mark that a template asks for between two words.
package enum Gap: UInt8, Sendable, Hashable, CaseIterable {
  case comma, colon, end

  package var marks: Marks {
    switch self {
    case .comma: .comma
    case .colon: .colon
    case .end: .sentenceEnd
    }
  }
}
