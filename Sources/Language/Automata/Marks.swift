/// The punctuation between two words; `space` is a blank.
package struct Marks: OptionSet, BitwiseCopyable, Sendable, Hashable {
  package let rawValue: UInt16

  @inlinable package init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// Other modules see the body, and so what a list of marks comes to is known when they are
  /// compiled; the library's own way would be generic code that runs at each use.
  @inlinable package init(arrayLiteral marks: Marks...) {
    self.init(rawValue: marks.reduce(0) { $0 | $1.rawValue })
  }

  @inlinable package static var space: Marks { Marks(rawValue: 1 << 0) }
  @inlinable package static var comma: Marks { Marks(rawValue: 1 << 1) }
  @inlinable package static var colon: Marks { Marks(rawValue: 1 << 2) }

  /// A full stop, a question or an exclamation mark, a semicolon or a line's end.
  @inlinable package static var sentenceEnd: Marks { Marks(rawValue: 1 << 3) }
  @inlinable package static var quoteOpen: Marks { Marks(rawValue: 1 << 4) }
  @inlinable package static var quoteClose: Marks { Marks(rawValue: 1 << 5) }
  @inlinable package static var hyphen: Marks { Marks(rawValue: 1 << 6) }
  @inlinable package static var slash: Marks { Marks(rawValue: 1 << 7) }
  @inlinable package static var plus: Marks { Marks(rawValue: 1 << 8) }
  @inlinable package static var hash: Marks { Marks(rawValue: 1 << 9) }
  @inlinable package static var dash: Marks { Marks(rawValue: 1 << 10) }
  @inlinable package static var parenthesis: Marks { Marks(rawValue: 1 << 11) }
  @inlinable package static var other: Marks { Marks(rawValue: 1 << 12) }
  @inlinable package static var apostrophe: Marks { Marks(rawValue: 1 << 13) }
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
