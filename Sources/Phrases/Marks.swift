/// What stands between two words, besides blanks.
package struct Marks: OptionSet, BitwiseCopyable, Sendable, Hashable {
  package let rawValue: UInt16

  package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  package static let space = Marks(rawValue: 1 << 0)
  package static let comma = Marks(rawValue: 1 << 1)
  package static let colon = Marks(rawValue: 1 << 2)

  /// A full stop, a question or an exclamation mark, a semicolon or a line's end.
  package static let sentenceEnd = Marks(rawValue: 1 << 3)
  package static let quoteOpen = Marks(rawValue: 1 << 4)
  package static let quoteClose = Marks(rawValue: 1 << 5)
  package static let hyphen = Marks(rawValue: 1 << 6)
  package static let slash = Marks(rawValue: 1 << 7)
  package static let plus = Marks(rawValue: 1 << 8)
  package static let hash = Marks(rawValue: 1 << 9)
  package static let dash = Marks(rawValue: 1 << 10)
  package static let parenthesis = Marks(rawValue: 1 << 11)
  package static let other = Marks(rawValue: 1 << 12)
  package static let apostrophe = Marks(rawValue: 1 << 13)
}
